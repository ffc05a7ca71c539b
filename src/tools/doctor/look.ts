export type LookResult = 'holds' | 'does-not-hold' | 'not-seen';

/** One look: its result, and in a sentence without a name, address or finding what was seen. */
export type LookedAt = { readonly result: LookResult; readonly seen: string };

/** `next` is empty where nothing is to be done. */
export type PartLook = LookedAt & { readonly next: string };

export function holds(seen: string, next = ''): PartLook {
  return { result: 'holds', seen, next };
}

export function doesNotHold(seen: string, next = ''): PartLook {
  return { result: 'does-not-hold', seen, next };
}

export function notSeen(seen: string, next = ''): PartLook {
  return { result: 'not-seen', seen, next };
}
