import type { Closing, ScanRun, Triage } from '../../emulator/history/history.ts';

/**
 * Everything that happens in one simulated repository, as plain data, and the runs of the gate in it. The platform's answers and the
 * truth both follow from it. Times are milliseconds since 1970 (UTC). Events may be left out one by one: what remains is a universe.
 */
export type Universe = {
  readonly seed: number;
  readonly features: readonly string[];
  /** Projects of the platform that the repository is: one, or one for each part of a monorepo. */
  readonly projects: readonly ProjectId[];
  readonly commits: readonly CommitOfUniverse[];
  readonly events: readonly UniverseEvent[];
  readonly gates: readonly Gate[];
  /** How the platform answers beside what is true; undefined: each answer is whole, at once. */
  readonly answers?: Answers | undefined;
};

/** All that is answered is true, and awkward to read. */
export type Answers = {
  readonly scansPerPage?: number | undefined;
  readonly groupsPerPage?: number | undefined;
  /** Each issue is a group of its own: a rule comes several times on one page. */
  readonly splitsGroups?: boolean | undefined;
  /** The list shows the scans of all projects, whichever is asked for. */
  readonly ignoresProject?: boolean | undefined;
  /** What cannot be asked for some time. */
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
  /** Names of the pool (findings.ts); of the first project, or with the project in front: `102:sast-high-2`. */
  readonly findings: readonly string[];
};

export type UniverseEvent = CiScan | (Triage & InProject) | (Closing & InProject) | BaseChange | Push;

type InProject = { readonly project: ProjectId };

/** A scan that CI, the platform itself or a schedule makes. */
export type CiScan = ScanRun &
  InProject & {
    /** What it was made for, in truth, whatever its ref and its detail say. */
    readonly owner: Owner;
  };

/** `pull 7`, `branch main`, `tag v1`. */
export type Owner = `pull ${number}` | `branch ${string}` | `tag ${string}`;

/** A ref is moved to a commit. By itself it changes nothing on the platform. */
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
  /** The event says nothing of the owner. */
  readonly isBare?: boolean | undefined;
  /** Where the pull request goes since its event: who runs an old event again judges by a base that is not there any more. */
  readonly laterBase?: { readonly ref: string; readonly changedAtMs: number } | undefined;
  /** What scanners of a merged pipeline name in the place of the commit. */
  readonly pipelineCommit?: string | undefined;
  /** The part of a monorepo that is judged alone; undefined: the first project, or all of them. */
  readonly part?: { readonly project: ProjectId; readonly isNamedById: boolean } | undefined;
  /** What the CI system calls the pull request's ref, where that is another name. */
  readonly ciRef?: string | undefined;
  readonly settings: GateSettings;
};

export type GateSettings = {
  /** Nothing is waited for, as in a sweep. */
  readonly isSweep: boolean;
  readonly waitMs: number;
  readonly discoveryMs: number;
  readonly pollMs: number;
  readonly maxCritical: number;
  readonly maxHigh: number;
  readonly required: readonly string[];
  /** Triage states that count, where they are others than usual. */
  readonly states?: CountedStates | undefined;
  readonly namesId: boolean;
  readonly isFullRequired: boolean;
  /** The base of the pull request, or any ref. */
  readonly baseline: 'none' | 'base' | `refs/${string}`;
  /** `names`, `ids`: all of them, in a list. */
  readonly projects: 'one' | 'all' | 'names' | 'ids';
  /** Of a policy, beside the limits. */
  readonly condition?: Condition | undefined;
  /** The limits are switched off: the condition decides alone. */
  readonly isUnlimited?: boolean | undefined;
  /** Paths of rules that a waiver accepts. */
  readonly waived?: readonly string[] | undefined;
  /** Reasons that let the job go on. */
  readonly softened?: readonly SoftReason[] | undefined;
  /** What ended longer before the run does not decide. */
  readonly maxAgeMs?: number | undefined;
  /** How long each answer of the platform takes. */
  readonly answerMs: number;
};

export const SOFT_REASONS = ['scan-failed', 'scan-cancelled', 'scan-running', 'product-missing'] as const;
export type SoftReason = (typeof SOFT_REASONS)[number];

export type CountedStates = 'open alone' | 'and ignored';

/** At most so many of these products and severities. */
export type Condition = {
  readonly products: readonly ProductWord[];
  readonly severities: readonly string[];
  readonly max: number;
  readonly isIfScanned: boolean;
  /** Only dependencies with this score or more, and those without a score. */
  readonly epssAbove?: number | undefined;
  /** Only what the platform has known on this ref for so long. */
  readonly olderThanDays?: number | undefined;
  /** It counts what people ignore, in the place of what is open. */
  readonly isOfIgnored?: boolean | undefined;
  /** Of that only what they decided in so many days before the run. */
  readonly triagedWithinDays?: number | undefined;
  /** It counts all that is there, also where the limits count what is new; undefined: as the limits. */
  readonly comparesAll?: boolean | undefined;
  /** It counts rules, in the place of issues. */
  readonly isOfRules?: boolean | undefined;
};

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** The time around which all happens. */
export const NOON_MS = Date.UTC(2026, 5, 15, 12);
/** Zero of the platform's own time: before everything. */
export const PLATFORM_START_MS = NOON_MS - 60 * DAY_MS;

/** What the limits count. */
export const PRODUCTS = ['sast', 'sca', 'secrets'] as const;
/** With one that only a condition counts: it has no severities, and scans give no number for it. */
export const ALL_PRODUCTS = [...PRODUCTS, 'ai_sast'] as const;
/** As settings have them. */
export const PRODUCT_WORDS = { sast: 'code', sca: 'supply-chain', secrets: 'secrets', ai_sast: 'ai-code' } as const;
export type ProductWord = (typeof ALL_PRODUCTS)[number];

export function scansOf({ events }: Pick<Universe, 'events'>): readonly CiScan[] {
  return events.filter((event) => event.kind === 'scan');
}

/** What is compared with, if anything. */
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
