export type ProbeResult = 'holds' | 'does-not-hold' | 'not-seen';

/** Result of one check. `seen` is a sentence about what was received, without a name, address or finding. */
export type ProbeAnswer = { readonly result: ProbeResult; readonly seen: string };

/** `next` is empty if nothing needs to be done. */
export type Probe = ProbeAnswer & { readonly next: string };

export type ConnectionPart = 'address' | 'proxy' | 'tls' | 'clock' | 'token' | 'deployment' | 'project' | 'issue-list';

const probe =
  (result: ProbeResult) =>
  (seen: string, next = ''): Probe => ({ result, seen, next });

export const holds = probe('holds');
export const doesNotHold = probe('does-not-hold');
export const notSeen = probe('not-seen');
