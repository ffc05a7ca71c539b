import type { Reason } from '../reason.ts';

/**
 * Who can do something about it: who owns the gate, who runs the scans, nobody (`time`, and where the platform is in
 * trouble `platform`), or who made the change.
 */
export type Actor = 'gate' | 'scans' | 'time' | 'platform' | 'author';

export type ReasonWords = {
  /** It says what is missing for a verdict, and follows a colon. */
  readonly missing: string;
  readonly actor: Actor;
};

/** A headline is made of these: the name of a reason is for programs. */
export const REASON_WORDS: Readonly<Record<Reason, ReasonWords>> = {
  config: { missing: 'a setting of the gate is wrong', actor: 'gate' },
  'no-token': { missing: 'the gate has no token for the platform', actor: 'gate' },
  'bad-event': { missing: 'this event does not say which commit to judge', actor: 'gate' },
  'policy-missing': { missing: 'the policy cannot be found', actor: 'gate' },
  'policy-invalid': { missing: 'the policy has mistakes', actor: 'gate' },
  github: { missing: 'GitHub did not give what the verdict needs', actor: 'gate' },
  'no-scan': { missing: 'no scan of this commit was found', actor: 'scans' },
  'scan-running': { missing: 'the scan of this commit has not ended yet', actor: 'time' },
  'scan-failed': { missing: 'the scan of this commit failed', actor: 'scans' },
  'scan-cancelled': { missing: 'the scan of this commit was cancelled', actor: 'scans' },
  'scan-never-finished': { missing: 'the scan of this commit stopped before its end', actor: 'scans' },
  'scan-inconsistent': { missing: 'the platform contradicts itself about the scan', actor: 'scans' },
  'partial-only': { missing: 'the scans of this commit ran only a part of the rules', actor: 'scans' },
  'wrong-repository': { missing: 'this commit was scanned as a project of another name', actor: 'gate' },
  'product-missing': { missing: 'a product that must be scanned was not', actor: 'scans' },
  superseded: { missing: 'a newer scan has replaced the issues of this commit', actor: 'author' },
  'index-lag': { missing: 'the issues of this scan cannot be found yet', actor: 'platform' },
  unstable: { missing: 'the issues changed while they were read', actor: 'time' },
  unclassified: { missing: 'issues have a severity that this version does not know', actor: 'gate' },
  auth: { missing: 'the platform refused the token', actor: 'gate' },
  'not-found': { missing: 'the platform does not have what the gate asked for', actor: 'gate' },
  gone: { missing: 'the platform has retired what the gate asked for', actor: 'gate' },
  'api-changed': { missing: 'the platform gave an answer that this version does not know', actor: 'gate' },
  'rate-limited': { missing: 'the platform takes no more requests for now', actor: 'platform' },
  network: { missing: 'the platform could not be reached, or not in time', actor: 'platform' },
  tls: { missing: 'the certificate of the platform is not trusted here', actor: 'gate' },
  server: { missing: 'the platform failed to answer', actor: 'platform' },
  redirect: { missing: 'the platform sent the gate to another address', actor: 'gate' },
  'too-large': { missing: 'an answer of the platform is too large', actor: 'gate' },
  contract: { missing: 'an answer of the platform is not as documented', actor: 'gate' },
  'cursor-loop': { missing: 'the platform repeats its pages without an end', actor: 'platform' },
  'page-limit': { missing: 'there are more pages than the gate reads', actor: 'gate' },
  budget: { missing: 'the platform failed too often in this run', actor: 'platform' },
  cancelled: { missing: 'the run was stopped before it could decide', actor: 'time' },
  internal: { missing: 'the gate itself has a defect', actor: 'gate' },
};

/** A replay asks a record, and no platform: these are its words where the record does not answer. */
export const NOT_HELD_WORDS: ReasonWords = {
  missing: 'the record does not hold what this policy asks for',
  actor: 'gate',
};

/** Says in a sentence who can do something about it. */
export const WHO_ACTS: Readonly<Record<Actor, string>> = {
  gate: 'This is not caused by this change: whoever owns the gate can mend it.',
  scans: 'Whoever runs the scans can mend it.',
  time: 'It takes time, and then a re-run.',
  platform: 'This is not caused by this change: it takes time, and then a re-run.',
  author: 'The author can mend it, by judging the newer commit or by scanning this one again.',
};

/** The same in a few words, where there is little room. */
export const WHO_ACTS_SHORT: Readonly<Record<Actor, string>> = {
  gate: "not caused by this change, for the gate's owner",
  scans: 'for whoever runs the scans',
  time: 'takes time and a re-run',
  platform: 'not caused by this change, takes time and a re-run',
  author: 'for the author of the change',
};
