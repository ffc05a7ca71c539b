import type { ActionInputName } from '../../domain/action-inputs.ts';
import type { CiName } from '../../domain/ci-name.ts';
import type { RepositoryId } from '../../domain/ids.ts';
import type { Product } from '../../domain/product.ts';

/** What `--json` prints, and what the text is rendered from. What is not known is null, never absent; durations are milliseconds. */
export type Diagnosis = {
  readonly schema: 1;
  readonly exitCode: 0 | 1 | 2 | 3;
  /** Sent to the platform, repetitions included. */
  readonly requests: number;
  readonly connection: readonly ConnectionLook[];
  readonly project: ProjectFacts | null;
  /** By the name of the input; `value` is null where nothing is to be set. */
  readonly settings: Readonly<Record<string, { readonly value: string | null; readonly reason: string }>>;
  readonly workflow: string | null;
  readonly recipes: readonly RecipePage[];
  readonly assumptions: readonly Assumption[];
  readonly github: GitHubLook | null;
};

/** In the order in which they are fixed. The issue list explains verdicts and decides none, so it does not count. */
export function troublesOf({
  connection,
  assumptions,
}: Pick<Diagnosis, 'connection' | 'assumptions'>): readonly (ConnectionLook | Assumption)[] {
  const parts = connection.filter(({ part }) => part !== 'issue-list');
  return [...parts, ...assumptions].filter(({ result }) => result === 'does-not-hold');
}

/** In the order in which they are reported. */
export const PROPOSED_INPUTS = [
  'repository-id',
  'repository',
  'required-products',
  'required-scan',
  'discovery-timeout',
  'wait-timeout',
  'baseline',
] as const satisfies readonly ActionInputName[];
export type ProposedInput = (typeof PROPOSED_INPUTS)[number];

export type RecipePage = { readonly name: CiName; readonly url: string };

/** What a setting should be and why; the reason alone where nothing is to be set. Texts may be hostile. */
export type Advice = string | { readonly value: string; readonly reason: string };

export type Proposal = {
  readonly input: ProposedInput;
  readonly value: string | undefined;
  /** Whole sentences. They may name refs and projects: hostile until they are rendered. */
  readonly reason: string;
};

/** Text from outside is raw in the sentences, between double quotes, and is made harmless where they are printed. */
export type GitHubLook = {
  readonly check: string | null;
  /** False only where every rule was read and none requires the check; null is "not known". */
  readonly required: boolean | null;
  readonly mergeQueue: boolean | null;
  readonly defaultBranch: string | null;
  readonly seen: readonly string[];
  /** The most important first. */
  readonly next: readonly string[];
};

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

/** `next` is empty where nothing is to be done. */
export type PartLook = LookedAt & { readonly next: string };

/** `seen` may name the address, ids and projects: they are the user's own. */
export type ConnectionLook = PartLook & { readonly part: ConnectionPart };

/** A row of docs/spec-gaps.md. `effect` says what the gate does where it does not hold. */
export type Assumption = LookedAt & { readonly id: string; readonly effect: string };

export const SCANNED_AS = ['pull-request', 'branch', 'merge-queue'] as const;
export type ScannedAs = (typeof SCANNED_AS)[number];

/** How a ref is written: `refs/pull/7/merge`, `refs/heads/main`, `refs/tags/v1`, `PR-7` or `pull/7`, `main`; any other, or none. */
export const REF_SPELLINGS = [
  'pull-request-ref',
  'branch-in-full',
  'tag-in-full',
  'name-of-the-ci-system',
  'bare-name',
  'other-ref',
  'no-ref',
] as const;
export type RefSpelling = (typeof REF_SPELLINGS)[number];

/** Milliseconds of finished scans. The 90th percentile is the time that nine of ten took at most. */
export type Durations = {
  readonly scans: number;
  readonly medianMs: number;
  readonly p90Ms: number;
  readonly longestMs: number;
};

export type Endings = {
  readonly completed: number;
  readonly failed: number;
  readonly cancelled: number;
  readonly neverFinished: number;
  /** They wait or run, or have a status that this version does not know. */
  readonly unfinished: number;
};

export type KindFacts = {
  readonly as: ScannedAs;
  readonly isFullScan: boolean;
  readonly scans: number;
  readonly endings: Endings;
  readonly products: readonly { readonly product: Product; readonly scans: number }[];
  /** Null where none is finished, or none tells how long it took. */
  readonly durations: Durations | null;
};

export type Lateness = {
  readonly product: Product;
  readonly commits: number;
  /** Those on which its scan began over a minute after the first one. */
  readonly late: number;
  readonly longestMs: number;
};

export type Scanner = {
  readonly name: CiName | null;
  readonly label: string | null;
  readonly scans: number;
};

export type SiblingProject = { readonly repositoryId: RepositoryId; readonly name: string };

/** How a project is scanned. Times are milliseconds since 1970 (UTC); texts are the platform's: hostile until they are rendered. */
export type ProjectFacts = {
  readonly repositoryId: RepositoryId;
  /** All its names in one line, as the details give them, newest first; more than one where they disagree. */
  readonly names: readonly string[];
  /** ISO 8601. */
  readonly readAt: string | null;
  readonly scans: number;
  /** They ran a part of the rules, and never decide. */
  readonly partial: number;
  readonly endings: Endings;
  /** Null where it is not known since when every scan was read. */
  readonly perDay: {
    readonly since: string | null;
    readonly mean: number;
    readonly most: number;
    /** Every day (UTC) of the time, the first and the last of which may be cut. */
    readonly days: readonly { readonly day: string; readonly scans: number; readonly unsuccessful: number }[];
  } | null;
  readonly refs: readonly {
    readonly spelling: RefSpelling;
    readonly refs: number;
    readonly scans: number;
    readonly example: string | null;
  }[];
  readonly kinds: readonly KindFacts[];
  readonly lateness: readonly Lateness[];
  readonly scanners: readonly Scanner[];
  readonly unknownProducts: readonly string[];
  readonly siblings: readonly SiblingProject[] | null;
  /** Other projects that were not asked for their names: siblings may be among them. */
  readonly unnamedOthers: number;
};
