import type { CiName } from '../../domain/ci-name.ts';
import type { ConnectionPart, Probe, ProbeAnswer } from './probe.ts';
import type { ProjectFacts } from './project/project-facts.ts';
import type { Settings } from './project/propose-settings.ts';

/** The JSON that `--json` prints; the text is rendered from it. Unknown values are null, never absent. Durations are in milliseconds. */
export type Diagnosis = {
  readonly schema: 1;
  readonly exitCode: 0 | 1 | 2 | 3;
  /** Requests sent to the platform, retries included. */
  readonly requests: number;
  readonly connection: readonly ConnectionProbe[];
  readonly project: ProjectFacts | null;
  /** Proposed settings by input name; `value` is null if nothing needs to be set. */
  readonly settings: Partial<Settings>;
  readonly workflow: string | null;
  readonly recipes: readonly { readonly name: CiName; readonly url: string }[];
  readonly assumptions: readonly Assumption[];
  readonly github: GitHubProbe | null;
};

/** Failed checks, in the order in which to fix them. The issue list explains verdicts and decides none, so it does not count. */
export function troublesOf(diagnosis: Pick<Diagnosis, 'connection' | 'assumptions'>) {
  const parts = diagnosis.connection.filter(({ part }) => part !== 'issue-list');
  return [...parts, ...diagnosis.assumptions].filter(({ result }) => result === 'does-not-hold');
}

/** The sentences contain text from outside as it came, in double quotes. It is made harmless when they are printed. */
export type GitHubProbe = {
  readonly check: string | null;
  /** False only if every rule was read and none requires the check; null if not known. */
  readonly required: boolean | null;
  readonly mergeQueue: boolean | null;
  readonly defaultBranch: string | null;
  readonly seen: readonly string[];
  /** Next steps, the most important first. */
  readonly next: readonly string[];
};

/** `seen` may name the address, ids and projects: they are the user's own. */
export type ConnectionProbe = Probe & { readonly part: ConnectionPart };

/** A row of docs/spec-gaps.md. `effect` says what the gate does if the assumption fails. */
export type Assumption = ProbeAnswer & { readonly id: string; readonly effect: string };
