declare const clock: unique symbol;

/**
 * Milliseconds of the monotonic clock, from any start: deadlines and waits know no other. A calendar time may not stand
 * for one, and neither may a monotonic one stand for it. A plain number may stand for either: a sum is one, which
 * `later` avoids, and so is what a test writes. A mark that each number needs was tried: it asks for a conversion at
 * some 50 places of the sources and 380 of the tests.
 */
export type MonotonicMs = number & { readonly [clock]?: 'monotonic' };

/** Milliseconds since 1970 (UTC): what servers and people tell. */
export type EpochMs = number & { readonly [clock]?: 'calendar' };

/** The time that many milliseconds after another one, of the same clock. */
export function later<Time extends MonotonicMs | EpochMs>(time: Time, ms: number): Time {
  return (time + ms) as Time;
}
