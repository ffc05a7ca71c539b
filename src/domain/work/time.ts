declare const clock: unique symbol;

/** Of the monotonic clock, which a calendar time may not replace. A plain number may: a mark on each would need conversions in 430 places. */
export type MonotonicMs = number & { readonly [clock]?: 'monotonic' };

/** Milliseconds since 1970 (UTC): the time of servers and people. */
export type EpochMs = number & { readonly [clock]?: 'calendar' };

export function later<Time extends MonotonicMs | EpochMs>(time: Time, ms: number): Time {
  return (time + ms) as Time;
}
