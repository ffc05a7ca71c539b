/** What a look has shown: the assumption holds, does not hold, or nothing that was read says either. */
export type LookResult = 'holds' | 'does-not-hold' | 'not-seen';

/** One look: its result, and in a sentence without a name, address or finding what was seen. */
export type LookedAt = { readonly result: LookResult; readonly seen: string };

/** The parts of a connection, in the order in which they are looked at. */
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

/**
 * What is seen may name the address, ids and projects: they are the user's own. `next` says what to do, where there is
 * something to do; it is empty otherwise.
 */
export type ConnectionLook = LookedAt & { readonly part: ConnectionPart; readonly next: string };

/** A row of docs/spec-gaps.md. `effect` says what the gate does where it does not hold. */
export type Assumption = LookedAt & { readonly id: string; readonly effect: string };
