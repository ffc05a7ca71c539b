import type { LocationPage, LocationSearch } from '../domain/location/issue-location.ts';
import type { Pages } from './findings-reader.ts';

/** Apart from `FindingsReader`: no step before the verdict knows it. */
export type LocationsReader = {
  /** Pages of single issues, the worst first. Each is asked for once, until the signal stops it. Throws `GateFailure`. */
  listLocations(search: LocationSearch, signal: AbortSignal): Pages<LocationPage>;
  requestsSent(): number;
};

/** How a run comes by it: its code is loaded when it is opened. */
export type LocationsSource = { open(): Promise<LocationsReader>; readonly mostPages: number };
