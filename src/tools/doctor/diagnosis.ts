import type { CiName } from '../../domain/ci-name.ts';
import type { ConnectionPart, Probe, ProbeAnswer } from './probe.ts';
import type { ProjectFacts } from './project/project-facts.ts';
import type { Settings } from './project/propose-settings.ts';

/** What `--json` prints, and what the text is rendered from. What is not known is null, never absent; durations are milliseconds. */
export type Diagnosis = {
  readonly schema: 1;
  readonly exitCode: 0 | 1 | 2 | 3;
  /** Sent to the platform, repetitions included. */
  readonly requests: number;
  readonly connection: readonly ConnectionProbe[];
  readonly project: ProjectFacts | null;
  /** By the name of the input; `value` is null where nothing is to be set. */
  readonly settings: Partial<Settings>;
  readonly workflow: string | null;
  readonly recipes: readonly { readonly name: CiName; readonly url: string }[];
  readonly assumptions: readonly Assumption[];
  readonly github: GitHubProbe | null;
};

/** In the order in which they are fixed. The issue list explains verdicts and decides none, so it does not count. */
export function troublesOf(diagnosis: Pick<Diagnosis, 'connection' | 'assumptions'>) {
  const parts = diagnosis.connection.filter(({ part }) => part !== 'issue-list');
  return [...parts, ...diagnosis.assumptions].filter(({ result }) => result === 'does-not-hold');
}

/** Text from outside is raw in the sentences, between double quotes, and is made harmless where they are printed. */
export type GitHubProbe = {
  readonly check: string | null;
  /** False only where every rule was read and none requires the check; null is "not known". */
  readonly required: boolean | null;
  readonly mergeQueue: boolean | null;
  readonly defaultBranch: string | null;
  readonly seen: readonly string[];
  /** The most important first. */
  readonly next: readonly string[];
};

/** `seen` may name the address, ids and projects: they are the user's own. */
export type ConnectionProbe = Probe & { readonly part: ConnectionPart };

/** A row of docs/spec-gaps.md. `effect` says what the gate does where it does not hold. */
export type Assumption = ProbeAnswer & { readonly id: string; readonly effect: string };
