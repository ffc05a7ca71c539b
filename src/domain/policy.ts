import type { IssueChoice, RuleFacts } from './evidence.ts';
import type { CountColumn, FailOnSeverity, Severity } from './issue.ts';
import { ISSUE_TYPES, type IssueType, PRODUCT_OF_ISSUE_TYPE, type Product, UNRATED_ISSUE_TYPES } from './product.ts';
import type { Reason } from './reason.ts';

/** One rule of the gate, from an input (`max-critical`) or from the policy. */
export type Condition = {
  readonly name: string;
  readonly source: 'input' | 'policy';
  /** The column that an input limits; undefined for a condition of the policy. */
  readonly column: CountColumn | undefined;
  /** `fail` blocks; `warn` is only shown. */
  readonly action: 'fail' | 'warn';
  readonly max: bigint;
  readonly count: 'issues' | 'groups';
  /** `new`: only what is more than on the baseline's ref, rule by rule. */
  readonly compare: 'all' | 'new';
  /** True: a condition of a product that no scan of the commit lists does not apply, and nothing is waited for. */
  readonly ifScanned: boolean;
  readonly scope: ConditionScope;
};

/** `max: none`: one more than any number that a policy can contain. Such a condition is shown, and blocks nothing. */
export const UNLIMITED = 9_223_372_036_854_775_808n;

/** A limit for programs: undefined where there is none, instead of a number of 20 digits. */
export function limitOf(max: bigint): bigint | undefined {
  return max === UNLIMITED ? undefined : max;
}

export function limitText(max: bigint): string {
  return max === UNLIMITED ? 'none' : String(max);
}

export type ConditionScope =
  /** Issues of every type without a severity that this version knows (`max-unrated`). */
  | { readonly kind: 'unrated' }
  | (IssueChoice & {
      readonly kind: 'search';
      /** True where the policy wrote `issue-types`: their products must then have been scanned. */
      readonly namesIssueTypes: boolean;
    });

export function countedTypes({ scope }: Pick<Condition, 'scope'>): readonly IssueType[] {
  return scope.kind === 'unrated' ? ISSUE_TYPES : scope.issueTypes;
}

export function productsOfTypes(types: readonly IssueType[]): readonly Product[] {
  return types.map((type) => PRODUCT_OF_ISSUE_TYPE[type]).filter((product) => product !== undefined);
}

export const LIMIT_INPUTS = [
  'fail-on-severity',
  'max-critical',
  'max-high',
  'max-medium',
  'max-low',
  'max-unrated',
] as const;

/** Undefined where an input is blank. */
export type Limits = Readonly<Record<CountColumn, bigint | 'none' | undefined>> & {
  readonly failOnSeverity: FailOnSeverity | undefined;
};

/** Which severities block, who says so, and the columns that no `max-*` input limits in its place. */
export type FailOn = {
  readonly severity: FailOnSeverity;
  readonly source: 'default' | 'input' | 'policy';
  readonly columns: readonly CountColumn[];
};

/** An accepted rule: its issues, or `maxIssues` of them, are shown but not judged, until the end of the day `expires` (UTC). */
export type Waiver = {
  /** A rule path or rule id, compared exactly. */
  readonly rule: string;
  readonly reason: string;
  readonly owner: string;
  readonly expires: string;
  /** The most that it takes out of each condition, from 1 up: what is more counts. Undefined means: all. */
  readonly maxIssues: bigint | undefined;
  readonly ticket?: string | undefined;
  /** Only issues of these types are waived; undefined means of all. */
  readonly issueTypes?: readonly IssueType[] | undefined;
  /** Only issues of these severities are waived; undefined means of all, known or not. */
  readonly severities?: readonly Severity[] | undefined;
};

export type PartFacts = {
  readonly issueTypes: readonly IssueType[];
  /** Undefined where they have several, or none that is known; `any` where it was not read, so that every waiver may cover them. */
  readonly severity: Severity | 'any' | undefined;
  /** True for the issues of unknown severity: they count with those of the types that have none, which a waiver must name too. */
  readonly isUnclassified?: boolean;
};

/** Where a type or a severity is not known, a waiver that is limited to some does not apply. */
export function doesCover(
  { rule, severities, issueTypes }: Pick<Waiver, 'rule' | 'issueTypes' | 'severities'>,
  group: RuleFacts,
  part: PartFacts,
): boolean {
  if (rule !== group.rulePath && rule !== group.ruleId) return false;
  if (severities && part.severity !== 'any' && !severities.some((one) => one === part.severity)) return false;
  return issueTypes === undefined || typesOf(group, part).every((type) => issueTypes.includes(type));
}

function typesOf({ issueType }: RuleFacts, { issueTypes, isUnclassified }: PartFacts): readonly IssueType[] {
  if (issueType === undefined) return issueTypes;
  if (isUnclassified) return [...UNRATED_ISSUE_TYPES, issueType];
  return issueTypes.includes(issueType) ? [issueType] : issueTypes;
}

export type Softening = Readonly<Partial<Record<Reason, 'fail' | 'warn'>>>;

export type Policy = {
  readonly conditions: readonly Condition[];
  readonly waivers: readonly Waiver[];
  readonly onInconclusive: Softening;
  readonly failOnSeverity?: FailOnSeverity | undefined;
  /** The most days that a waiver may last from the day of the run on; undefined: any. */
  readonly longestWaiverDays?: number | undefined;
};

export type PolicySource =
  | { readonly kind: 'input' }
  /** The caller of the command line is responsible for the path. `sha256` is of the bytes, in hex. */
  | { readonly kind: 'local-file'; readonly path: string; readonly sha256: string }
  | {
      readonly kind: 'file';
      readonly repository: string;
      readonly path: string;
      readonly ref: string;
      readonly sha: string;
      /** True when the pull request under test changes this file: its copy is not used. Undefined where not known. */
      readonly isChangedInPullRequest: boolean | undefined;
    };

/** In this repository, or in another one at a ref that the workflow names. */
export type PolicyLocation =
  | { readonly kind: 'here'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly repository: string; readonly path: string; readonly ref: string };

export type PolicyTexts = {
  readonly policy: string | Uint8Array | undefined;
  readonly waivers: string | Uint8Array | undefined;
};

/** The file that the setting `waivers-file` names; `source` is undefined where that file does not exist, which means no waivers. */
export type WaiversFile = {
  readonly path: string;
  readonly source: Exclude<PolicySource, { readonly kind: 'input' }> | undefined;
};
