import type { LocationPage, LocationSearch } from '../domain/location/issue-location.ts';
import type { Pages } from './findings-reader.ts';

/** Separate from `FindingsReader`: no step before the verdict has it. */
export type LocationsReader = {
  /** Pages of single issues, the worst first. A page is requested once and not retried; the signal stops it. Throws `GateFailure`. */
  listLocations(search: LocationSearch, signal: AbortSignal): Pages<LocationPage>;
  requestsSent(): number;
};

/** Opens the reader, and loads its code only then. */
export type LocationsSource = { open(): Promise<LocationsReader>; readonly mostPages: number };
