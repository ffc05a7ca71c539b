import type { EpssScore, IssueState } from '../issue.ts';
import type { IssueType } from '../product.ts';
import type { Severity } from '../severity.ts';

/** One entry of the list of single issues. It explains and never decides: what is missing or malformed is undefined. Text is hostile until rendered. */
export type ListedIssue = {
  readonly id: string | undefined;
  readonly ref: string | undefined;
  readonly issueType: IssueType | undefined;
  readonly severity: Severity | undefined;
  readonly state: IssueState | UnknownWord | undefined;
  readonly ruleId: string | undefined;
  readonly rulePath: string | undefined;
  readonly filePath: string | undefined;
  readonly line: number | undefined;
  readonly endLine: number | undefined;
  readonly column: number | undefined;
  readonly endColumn: number | undefined;
  /** Undefined for a secret, and for an issue of which no type is known: it could quote one. */
  readonly message: string | undefined;
  readonly ruleUrl: string | undefined;
  readonly ruleReferences: readonly string[];
  readonly lineOfCodeUrl: string | undefined;
  readonly firstSeenScan: SeenByScan | undefined;
  readonly lastSeenScan: SeenByScan | undefined;
  readonly createdAt: string | undefined;
  readonly relevantSince: string | undefined;
  readonly triageReason: string | undefined;
  readonly note: string | undefined;
  readonly ruleCweNames: readonly string[];
  readonly ruleOwaspNames: readonly string[];
  readonly vulnerability: Vulnerability | undefined;
  readonly secret: FoundSecret | undefined;
  readonly codeowners: readonly { readonly name: string | undefined; readonly isTeam: boolean | undefined }[];
};

export type SeenByScan = { readonly id: string | undefined };

export type Vulnerability = {
  readonly advisory: string | undefined;
  readonly reachability: string | undefined;
  readonly dependency: FoundDependency | undefined;
  readonly fixes: readonly PackageVersion[];
  readonly bestFix: PackageVersion | undefined;
  readonly epss: EpssScore | undefined;
};

export type FoundDependency = PackageVersion & {
  readonly transitivity: string | undefined;
  readonly ecosystem: string | undefined;
  /** The lock file, and the file that people write. */
  readonly filePath: string | undefined;
  readonly manifestFilePath: string | undefined;
};

export type PackageVersion = { readonly package: string | undefined; readonly version: string | undefined };

export type FoundSecret = {
  readonly validation: Validation | UnknownWord | undefined;
  readonly kind: string | undefined;
};

export const VALIDATIONS = ['confirmed-valid', 'confirmed-invalid', 'validation-error', 'no-validator'] as const;
export type Validation = (typeof VALIDATIONS)[number];

export type UnknownWord = { readonly unknown: string };

export type ListedPage = {
  readonly issues: readonly ListedIssue[];
  readonly unread: number;
  readonly isLast: boolean;
};
