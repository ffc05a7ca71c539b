import type { IssueSearch, IssueState, Severity } from '../issue.ts';
import type { IssueType } from '../product.ts';

/** One issue that a broken condition may count, as pages show it. Text is as the platform sent it: hostile until rendered. */
export type IssueLocation = {
  readonly issueId: string | undefined;
  readonly ref: string | undefined;
  readonly ruleId: string;
  readonly issueType: IssueType | undefined;
  readonly severity: Severity | undefined;
  readonly state: IssueState | undefined;
  /** For a dependency, the path of the lock file. */
  readonly filePath: string | undefined;
  readonly line: number | undefined;
  readonly endLine: number | undefined;
  readonly column: number | undefined;
  readonly endColumn: number | undefined;
  /** Undefined for a secret, and for an issue of unknown type: the message could quote a secret. */
  readonly message: string | undefined;
  readonly ruleUrl: string | undefined;
  readonly firstSeenScan: string | undefined;
  readonly dependency: LocationDependency | undefined;
  readonly secret: LocationSecret | undefined;
};

export type LocationDependency = Readonly<Record<'package' | 'version' | 'advisory' | 'fixedBy', string | undefined>>;

export type LocationSecret = {
  /** The service that the secret is for, such as `AWS`. */
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
  /** The states that a condition without its own counts: those of the input. */
  readonly states: readonly IssueState[];
  readonly found: readonly ReportedLocation[];
  readonly areAll: boolean;
  /** Why some or all are missing, as the end of a sentence; undefined if none is missing. */
  readonly missing: string | undefined;
};

export type ReportedLocation = IssueLocation & {
  readonly isNew: boolean;
  /** The judged commit of its file; undefined if no scan of a judged commit decides its product and ref. */
  readonly commit: string | undefined;
  /** The address of its lines in that commit at the code host of the run; undefined if no such page is known. */
  readonly url: string | undefined;
};

export const VALIDATIONS = ['confirmed-valid', 'confirmed-invalid', 'validation-error', 'no-validator'] as const;
export type Validation = (typeof VALIDATIONS)[number];
