/*
 * Git refs as events, the platform and people spell them: in full (`refs/heads/main`, `refs/tags/v1`, `refs/pull/7/merge`), or as
 * the short name of a branch or tag (`main`, `v1`).
 */

export const REF_START = { any: 'refs/', branch: 'refs/heads/', tag: 'refs/tags/' } as const;

/** False for what git refuses in a ref name: git-check-ref-format(1). */
export function isRefName(text: string): boolean {
  return text.length <= 255 && !/[\p{Cc}\s~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|[/.]$|\.lock$/u.test(text);
}

export function isFullRef(ref: string): boolean {
  return ref.startsWith(REF_START.any);
}

/** True for `refs/heads/main` and `refs/tags/v1`; false for pull requests and for every short name. */
export function isBranchOrTagRef(ref: string): boolean {
  return isBranchRef(ref) || isTagRef(ref);
}

export function isTagRef(ref: string): boolean {
  return ref.startsWith(REF_START.tag);
}

function isBranchRef(ref: string): boolean {
  return ref.startsWith(REF_START.branch);
}

export function branchRef(name: string): string {
  return `${REF_START.branch}${name}`;
}

/** Gives `main` for `refs/heads/main` and for `main`. */
export function branchName(ref: string): string {
  return isBranchRef(ref) ? ref.slice(REF_START.branch.length) : ref;
}

/** Gives `main` for `refs/heads/main` and for `main`, `v1` for `refs/tags/v1`; every other ref as it is. */
export function branchOrTagName(ref: string): string {
  return isTagRef(ref) ? ref.slice(REF_START.tag.length) : branchName(ref);
}

/**
 * True where two texts may name one ref: the same text, or a bare name and a branch or tag of that name in full. A
 * branch and a tag in full are never the same, so this cannot be decided by one text for each ref: `x` is the same as
 * `refs/heads/x` and as `refs/tags/x`, which are two. Two scans that name no ref are of one.
 */
export function isSameRef(one: string | undefined, other: string | undefined): boolean {
  if (!one || !other) return !one && !other;
  if (one === other) return true;
  const [bare, full] = isFullRef(one) ? [other, one] : [one, other];
  return !isFullRef(bare) && isBranchOrTagRef(full) && branchOrTagName(full) === bare;
}

/**
 * A text for each of these refs, equal for every spelling of one. A bare name beside a branch and a tag of that name
 * may be either: it is a ref of its own then, so that neither of them stands for the other.
 */
export function refKeysAmong(refs: readonly (string | undefined)[]): (ref: string | undefined) => string {
  const known = new Set(refs);
  return (ref) => {
    if (!ref) return '';
    const name = branchOrTagName(ref);
    const isTwo = known.has(branchRef(name)) && known.has(REF_START.tag + name);
    return isTwo || isFullRef(name) ? ref : name;
  };
}

/**
 * True for a ref of a kind that is scanned, as a person may name it: `main`, `refs/heads/main`, `refs/tags/v1`,
 * `refs/pull/7/merge`, `refs/pull/7/head`. False for every other full ref, and for what git refuses.
 */
export function isScannedRefName(text: string): boolean {
  if (!isRefName(text)) return false;
  return !isFullRef(text) || isBranchOrTagRef(text) || /^refs\/pull\/[1-9][0-9]{0,14}\/(?:merge|head)$/.test(text);
}

/** The number of the pull request whose ref this is; undefined for branches and tags. Never guessed from `7` or `pull/7`. */
export function pullRequestNumber(ref: string | undefined): string | undefined {
  return ref === undefined ? undefined : /^refs\/pull\/([0-9]+)(?:\/|$)/.exec(ref)?.[1];
}

/**
 * Every spelling under which a list that compares the letter may hold scans of a ref: those that were seen, and for a
 * branch with and without `refs/heads/`. `meant` is what is judged, where that is a ref.
 */
// spec-gap: list-branch-filter
export function listSpellings(ref: string, seen: readonly (string | undefined)[], meant = ref): readonly string[] {
  const number = pullRequestNumber(ref);
  const isOfRef = (one: string): boolean =>
    number === undefined ? isSameRef(one, meant) : pullRequestNumber(one) === number;
  const spellings = new Set([ref, ...seen.filter((one) => one !== undefined).filter(isOfRef)]);
  if (number !== undefined || isTagRef(meant)) return [...spellings];
  const name = branchOrTagName(ref);
  return [...spellings.add(name).add(branchRef(name))];
}

/**
 * Every spelling of the refs that the scans themselves reported: with and without `refs/heads/` for branches, unchanged
 * for all others. Never a spelling that no scan reported, such as `pull/7`. `meant` is what is judged, where that is a
 * ref: a bare name that is a tag's there, or else in what was reported, is no branch's, since a branch of that name has
 * issues of its own.
 */
// spec-gap: issue-ref-spelling
export function refSpellings(reported: readonly (string | undefined)[], meant?: string): readonly string[] {
  const isTagName = (name: string): boolean =>
    meant !== branchRef(name) && [...reported, meant].includes(REF_START.tag + name);
  const spellings = new Set<string>();
  for (const ref of reported) {
    if (ref === undefined || ref === '') continue;
    spellings.add(ref);
    if (isBranchRef(ref)) spellings.add(branchName(ref));
    else if (!isFullRef(ref) && !isTagName(ref)) spellings.add(branchRef(ref));
  }
  return [...spellings];
}
