import type { IssueChoice, RuleFacts } from './evidence.ts';
import { COUNT_COLUMNS, type CountColumn, type FailOnSeverity, type Severity } from './issue.ts';
import { ISSUE_TYPES, type IssueType, PRODUCT_OF_ISSUE_TYPE, type Product, UNRATED_ISSUE_TYPES } from './product.ts';
import type { Reason } from './reason.ts';

export type Condition = {
  readonly name: string;
  readonly source: 'input' | 'policy';
  /** The column that an input limits; undefined for a condition of the policy. */
  readonly column: CountColumn | undefined;
  readonly action: 'fail' | 'warn';
  readonly max: bigint;
  readonly count: 'issues' | 'groups';
  /** `new`: only the issues of a rule beyond those that it has on the baseline's ref. */
  readonly compare: 'all' | 'new';
  /** True: the condition does not apply if no scan of the commit lists its products, and the gate waits only for usual ones. */
  readonly ifScanned: boolean;
  readonly scope: ConditionScope;
};

/** Stands for `max: none`: one more than any number that a policy can contain. Such a condition is shown and blocks nothing. */
export const UNLIMITED = 9_223_372_036_854_775_808n;

/** The limit as programs read it: undefined if there is none, instead of a number of 19 digits. */
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

export const LIMIT_INPUTS = ['fail-on-severity', ...COUNT_COLUMNS.map((column) => `max-${column}` as const)] as const;

/** A member is undefined if its input is blank. */
export type Limits = Readonly<Record<CountColumn, bigint | 'none' | undefined>> & {
  readonly failOnSeverity: FailOnSeverity | undefined;
};

/** Issues of `severity` and above block. `columns`: those of these severities whose limit no `max-*` input replaces. */
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
  /** Maximum number of issues that the waiver takes out of each condition, at least 1; further ones count. Undefined: all. */
  readonly maxIssues: bigint | undefined;
  readonly ticket?: string | undefined;
  /** Only issues of these types are waived; undefined means of all. */
  readonly issueTypes?: readonly IssueType[] | undefined;
  /** Only issues of these severities are waived; undefined means of all, known or not. */
  readonly severities?: readonly Severity[] | undefined;
};

export type PartFacts = {
  readonly issueTypes: readonly IssueType[];
  /** Undefined if the issues have several severities, or none that is known. `any`: not read, so every waiver may cover them. */
  readonly severity: Severity | 'any' | undefined;
  /** True for issues of an unknown severity. They count with the unrated types, so a waiver must name those types too. */
  readonly isUnclassified?: boolean;
};

/** A waiver for some severities does not cover unknown ones. For a group without a type, a waiver for some types must name all types of the part. */
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
  /** Maximum number of days that a waiver may last, counted from the day of the run. Undefined: no limit. */
  readonly longestWaiverDays?: number | undefined;
};

export const NO_POLICY: Policy = { conditions: [], waivers: [], onInconclusive: {} };

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
      /** True if the pull request under test changes this file: its copy is not used. Undefined if unknown. */
      readonly isChangedInPullRequest: boolean | undefined;
    };

/** In this repository, or in another one at a ref that the workflow names. */
export type PolicyLocation =
  | { readonly kind: 'here'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly repository: string; readonly path: string; readonly ref: string };

/** The file that the setting `waivers-file` names; `source` is undefined where that file does not exist, which means no waivers. */
export type WaiversFile = {
  readonly path: string;
  readonly source: Exclude<PolicySource, { readonly kind: 'input' }> | undefined;
};
