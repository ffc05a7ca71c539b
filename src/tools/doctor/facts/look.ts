export type LookResult = 'holds' | 'does-not-hold' | 'not-seen';

/** One look: its result, and in a sentence without a name, address or finding what was seen. */
export type LookedAt = { readonly result: LookResult; readonly seen: string };

export const CONNECTION_PARTS = [
  'address',
  'proxy',
  'tls',
  'clock',
  'token',
  'deployment',
  'project',
  'issue-list',
] as const;
export type ConnectionPart = (typeof CONNECTION_PARTS)[number];

/** `seen` may name the address, ids and projects: they are the user's own. `next` is empty where nothing is to be done. */
export type ConnectionLook = LookedAt & { readonly part: ConnectionPart; readonly next: string };

/** A row of docs/spec-gaps.md. `effect` says what the gate does where it does not hold. */
export type Assumption = LookedAt & { readonly id: string; readonly effect: string };
