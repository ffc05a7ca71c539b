declare const clock: unique symbol;

/**
 * Milliseconds of the monotonic clock, from any start: deadlines and waits know no other. A plain number may stand for
 * one, as a sum of two numbers is one. A calendar time may not, and neither may a monotonic one stand for it.
 */
export type MonotonicMs = number & { readonly [clock]?: 'monotonic' };

/** Milliseconds since 1970 (UTC): what servers and people tell. */
export type EpochMs = number & { readonly [clock]?: 'calendar' };

/** The time that many milliseconds after another one, of the same clock. */
export function later<Time extends MonotonicMs | EpochMs>(time: Time, ms: number): Time {
  return (time + ms) as Time;
}
