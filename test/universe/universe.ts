import type { Closing, ScanRun, Triage } from '../../emulator/history/history.ts';

/**
 * Everything that happens in one simulated repository, as plain data, and the runs of the gate in it. The platform's answers and the truth
 * both follow from this data. Times are milliseconds since 1970 (UTC). Events may be left out one by one: the rest is still a universe.
 */
export type Universe = {
  readonly seed: number;
  readonly features: readonly string[];
  /** Projects of the platform for this repository: one, or one for each part of a monorepo. */
  readonly projects: readonly ProjectId[];
  readonly commits: readonly CommitOfUniverse[];
  readonly events: readonly UniverseEvent[];
  readonly gates: readonly Gate[];
  /** How the platform delivers its answers; undefined: each answer is whole, and comes at once. */
  readonly answers?: Answers | undefined;
};

/** Ways in which true answers are awkward to read. */
export type Answers = {
  readonly scansPerPage?: number | undefined;
  readonly groupsPerPage?: number | undefined;
  /** Each issue is a group of its own: a rule comes several times on one page. */
  readonly splitsGroups?: boolean | undefined;
  /** The list shows the scans of all projects, whichever is asked for. */
  readonly ignoresProject?: boolean | undefined;
  /** Times at which the platform refuses some requests. */
  readonly outages?: readonly Outage[] | undefined;
};

export type Outage = {
  readonly of: 'list' | 'details' | 'searches' | 'searches of some types' | 'later pages';
  readonly fromMs: number;
  readonly untilMs: number;
};

export type ProjectId = string;
export const FIRST_PROJECT: ProjectId = '101';

export type CommitOfUniverse = {
  readonly sha: string;
  /** Names of the pool (findings.ts). For another project than the first one, its id stands in front: `102:sast-high-2`. */
  readonly findings: readonly string[];
};

export type UniverseEvent = CiScan | (Triage & InProject) | (Closing & InProject) | BaseChange | Push;

type InProject = { readonly project: ProjectId };

/** A scan that CI, the platform itself or a schedule makes. */
export type CiScan = ScanRun &
  InProject & {
    /** The true subject of the scan, whatever its ref and its detail say. */
    readonly owner: Owner;
  };

/** `pull 7`, `branch main`, `tag v1`. */
export type Owner = `pull ${number}` | `branch ${string}` | `tag ${string}`;

/** A ref is moved to a commit. A push alone changes nothing on the platform. */
export type Push = {
  readonly kind: 'push';
  readonly atMs: number;
  readonly owner: Owner;
  readonly commit: string;
  readonly what: string;
};

export type BaseChange = {
  readonly kind: 'base';
  readonly atMs: number;
  readonly pullRequest: number;
  readonly base: string;
};

/** One run of the gate, at the moment at which a workflow would start it. */
export type Gate = {
  readonly atMs: number;
  readonly why: string;
  readonly owner: Owner;
  readonly commit: string;
  /** Short name of the head branch of a pull request. */
  readonly headRef?: string | undefined;
  readonly isFork?: boolean | undefined;
  readonly baseRef?: string | undefined;
  /** When the pull request last went to another base. */
  readonly baseChangedAtMs?: number | undefined;
  /** True if the event does not name the owner. */
  readonly isBare?: boolean | undefined;
  /** The base of the pull request since its event: a re-run of an old event judges by a base that the pull request no longer has. */
  readonly laterBase?: { readonly ref: string; readonly changedAtMs: number } | undefined;
  /** The commit that scanners of a merged pipeline report instead of the judged one. */
  readonly pipelineCommit?: string | undefined;
  /** The part of a monorepo that is judged alone; undefined: the first project, or all of them. */
  readonly part?: { readonly project: ProjectId; readonly isNamedById: boolean } | undefined;
  /** The CI system's own name for the pull request's ref, if it has one. */
  readonly ciRef?: string | undefined;
  readonly settings: GateSettings;
};

export type GateSettings = {
  /** True if the gate waits for nothing, as in a sweep. */
  readonly isSweep: boolean;
  readonly waitMs: number;
  readonly discoveryMs: number;
  readonly pollMs: number;
  readonly maxCritical: number;
  readonly maxHigh: number;
  readonly required: readonly string[];
  /** Triage states that count, if they differ from the usual ones. */
  readonly states?: CountedStates | undefined;
  readonly namesId: boolean;
  readonly isFullRequired: boolean;
  /** The base of the pull request, or any ref. */
  readonly baseline: 'none' | 'base' | `refs/${string}`;
  /** `names` and `ids` list all projects. */
  readonly projects: 'one' | 'all' | 'names' | 'ids';
  /** A condition of a policy, beside the limits. */
  readonly condition?: Condition | undefined;
  /** The limits are switched off: the condition decides alone. */
  readonly isUnlimited?: boolean | undefined;
  /** Paths of rules that a waiver accepts. */
  readonly waived?: readonly string[] | undefined;
  /** Reasons that let the job go on. */
  readonly softened?: readonly SoftReason[] | undefined;
  /** A scan that ended longer than this before the run does not decide. */
  readonly maxAgeMs?: number | undefined;
  /** How long each answer of the platform takes. */
  readonly answerMs: number;
};

export const SOFT_REASONS = ['scan-failed', 'scan-cancelled', 'scan-running', 'product-missing'] as const;
export type SoftReason = (typeof SOFT_REASONS)[number];

export type CountedStates = 'open alone' | 'and ignored';

/** Allows at most `max` findings of these products and severities. */
export type Condition = {
  readonly products: readonly ProductWord[];
  readonly severities: readonly string[];
  readonly max: number;
  readonly isIfScanned: boolean;
  /** Only dependencies with this score or more, and those without a score. */
  readonly epssAbove?: number | undefined;
  /** Counts only findings that the platform has known on this ref for so many days. */
  readonly olderThanDays?: number | undefined;
  /** Counts ignored findings instead of open ones. */
  readonly isOfIgnored?: boolean | undefined;
  /** Counts only findings that were ignored in so many days before the run. */
  readonly triagedWithinDays?: number | undefined;
  /** Counts all findings, also if the limits count new ones; undefined: as the limits. */
  readonly comparesAll?: boolean | undefined;
  /** Counts rules instead of issues. */
  readonly isOfRules?: boolean | undefined;
};

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** The time around which everything happens. */
export const NOON_MS = Date.UTC(2026, 5, 15, 12);
/** Zero of the platform's own time, before all events. */
export const PLATFORM_START_MS = NOON_MS - 60 * DAY_MS;

/** Products that the limits count. */
export const PRODUCTS = ['sast', 'sca', 'secrets'] as const;
/** Includes a product that only a condition counts: it has no severities, and scans give no count for it. */
export const ALL_PRODUCTS = [...PRODUCTS, 'ai_sast'] as const;
/** Names of the products in settings. */
export const PRODUCT_WORDS = { sast: 'code', sca: 'supply-chain', secrets: 'secrets', ai_sast: 'ai-code' } as const;
export type ProductWord = (typeof ALL_PRODUCTS)[number];

export function scansOf({ events }: Pick<Universe, 'events'>): readonly CiScan[] {
  return events.filter((event) => event.kind === 'scan');
}

/** The ref that the gate compares with, if any. */
export function baselineOf({
  baseRef,
  settings: { baseline },
}: Pick<Gate, 'baseRef' | 'settings'>): string | undefined {
  if (baseline === 'none') return undefined;
  return baseline === 'base' ? baseRef : baseline;
}

export function isPull(owner: Owner): boolean {
  return owner.startsWith('pull ');
}

export function numberOf(owner: Owner): number {
  return Number(owner.split(' ')[1]);
}

export function listedAtMs({ listedAtMs, queuedAtMs, startedAtMs }: CiScan): number {
  return listedAtMs ?? queuedAtMs ?? startedAtMs;
}

export function shaOf(index: number): string {
  return `c${String(index).padStart(3, '0')}`.padEnd(40, '0');
}
