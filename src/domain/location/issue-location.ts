import type { IssueSearch, IssueState, Severity } from '../issue.ts';
import type { IssueType } from '../product.ts';

/** What the pages say of one issue that a broken condition may count. Text is as the platform sent it: hostile until rendered. */
export type IssueLocation = {
  readonly issueId: string | undefined;
  readonly ref: string | undefined;
  readonly ruleId: string;
  readonly issueType: IssueType | undefined;
  readonly severity: Severity | undefined;
  readonly state: IssueState | undefined;
  /** Of a dependency it is its lock file. */
  readonly filePath: string | undefined;
  readonly line: number | undefined;
  readonly endLine: number | undefined;
  readonly column: number | undefined;
  readonly endColumn: number | undefined;
  /** Undefined for a secret, and for an issue of which no type is known: it could quote one. */
  readonly message: string | undefined;
  readonly ruleUrl: string | undefined;
  readonly firstSeenScan: string | undefined;
  readonly dependency: LocationDependency | undefined;
  readonly secret: LocationSecret | undefined;
};

export type LocationDependency = Readonly<Record<'package' | 'version' | 'advisory' | 'fixedBy', string | undefined>>;

export type LocationSecret = {
  /** Whose it is, such as `AWS`. */
  readonly kind: string | undefined;
  readonly validation: Validation | undefined;
};

export type LocationSearch = Pick<IssueSearch, 'repositoryId' | 'refs' | 'issueTypes' | 'states'> & {
  readonly ruleIds: readonly string[];
};

export type LocationPage = { readonly places: readonly IssueLocation[]; readonly isLast: boolean };

/** The locations of the blocking findings, as far as they were read. They explain, and decide nothing. */
export type ReportedLocations = {
  readonly search: LocationSearch;
  /** What a condition without states of its own counts: those of the input. */
  readonly states: readonly IssueState[];
  readonly found: readonly ReportedLocation[];
  readonly areAll: boolean;
  /** Why some or all are missing, as the rest of a sentence; undefined where what was asked for has come. */
  readonly missing: string | undefined;
};

export type ReportedLocation = IssueLocation & {
  readonly isNew: boolean;
  /** The judged commit whose file it is in; undefined where no scan of a judged commit decides what it is about. */
  readonly commit: string | undefined;
  /** Its lines in that commit, at the code host of the run; undefined where there is no page of them that is known. */
  readonly url: string | undefined;
};

export const VALIDATIONS = ['confirmed-valid', 'confirmed-invalid', 'validation-error', 'no-validator'] as const;
export type Validation = (typeof VALIDATIONS)[number];
