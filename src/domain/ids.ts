/** Ids are text, never numbers: the platform's integers may exceed 2^53 and are compared digit by digit. */
declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** The decimal digits of a signed 64-bit integer, without sign or leading zero. */
export type DeploymentId = Branded<'DeploymentId'>;
export type RepositoryId = Branded<'RepositoryId'>;
export type ScanId = Branded<'ScanId'>;
export type TeamId = Branded<'TeamId'>;
/** A full commit hash: 40 (SHA-1) or 64 (SHA-256) lower-case hex digits. */
export type CommitSha = Branded<'CommitSha'>;

const INT64_MAX = 9223372036854775807n;

/** True for the decimal digits of an integer from 0 to 2^63 - 1, written without sign, space or leading zero. */
export function isDigits(text: string): boolean {
  return /^(?:0|[1-9][0-9]{0,18})$/.test(text) && (text.length < 19 || BigInt(text) <= INT64_MAX);
}

export function isCommitSha(text: string): text is CommitSha {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

/** True for the all-zero hash, which GitHub sends as `after` when a branch is deleted. */
export function isZeroSha(text: string): boolean {
  return /^0+$/.test(text);
}
