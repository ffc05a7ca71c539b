export type LookResult = 'holds' | 'does-not-hold' | 'not-seen';

/** One check: its result, and in a sentence without a name, address or finding what was received. */
export type LookedAt = { readonly result: LookResult; readonly seen: string };

/** `next` is empty where nothing is to be done. */
export type PartLook = LookedAt & { readonly next: string };

const look =
  (result: LookResult) =>
  (seen: string, next = ''): PartLook => ({ result, seen, next });

export const holds = look('holds');
export const doesNotHold = look('does-not-hold');
export const notSeen = look('not-seen');
