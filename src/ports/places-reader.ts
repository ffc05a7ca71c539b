import type { PlacePage, PlaceSearch } from '../domain/place/issue-place.ts';

/**
 * The one read that explains a verdict that stands. It is apart from the reads of `FindingsReader`, and no stage of the
 * story knows it.
 */
export type PlacesReader = {
  /** Pages of single issues, the worst first. Each is asked for once, until the signal stops it. Throws `GateFailure`. */
  listPlaces(search: PlaceSearch, signal: AbortSignal): AsyncGenerator<PlacePage, void, undefined>;
  /** Requests sent by this reader so far. */
  requestsSent(): number;
};

/** How a run comes by it: its code is loaded when it is opened. */
export type PlacesSource = {
  open(): Promise<PlacesReader>;
  /** So many pages are read at most. */
  readonly mostPages: number;
};
