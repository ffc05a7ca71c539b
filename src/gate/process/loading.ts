/** The first request has left by then: to load before would delay it. */
const AHEAD_MS = 30;

/** Begins to load soon. A failure is thrown where the result is awaited. */
export function loadAhead(load: () => Promise<unknown>): void {
  setTimeout(() => load().catch(() => {}), AHEAD_MS);
}
