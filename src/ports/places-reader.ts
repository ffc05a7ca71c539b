import type { PlacePage, PlaceSearch } from '../domain/place/issue-place.ts';

/** Apart from `FindingsReader`: no step before the verdict knows it. */
export type PlacesReader = {
  /** Pages of single issues, the worst first. Each is asked for once, until the signal stops it. Throws `GateFailure`. */
  listPlaces(search: PlaceSearch, signal: AbortSignal): AsyncGenerator<PlacePage, void, undefined>;
  requestsSent(): number;
};

/** How a run comes by it: its code is loaded when it is opened. */
export type PlacesSource = {
  open(): Promise<PlacesReader>;
  readonly mostPages: number;
};
