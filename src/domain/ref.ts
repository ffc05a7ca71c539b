// A git ref is written in full (`refs/heads/main`, `refs/tags/v1`, `refs/pull/7/merge`), or as the short name of a branch or tag (`main`, `v1`).

export const REF_START = { any: 'refs/', branch: 'refs/heads/', tag: 'refs/tags/' } as const;

export const LONGEST_REF = 255;

/** False for a ref name that git refuses: git-check-ref-format(1). */
export function isRefName(text: string): boolean {
  return text.length <= LONGEST_REF && !/[\p{Cc}\p{Zl}\p{Zp} ~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|[/.]$|\.lock$/u.test(text);
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

/** True if two texts may name one ref. `x` may be `refs/heads/x` or `refs/tags/x`, which are two refs. Undefined and '' equal only each other. */
export function isSameRef(one: string | undefined, other: string | undefined): boolean {
  if (!one || !other) return !one && !other;
  if (one === other) return true;
  const [bare, full] = isFullRef(one) ? [other, one] : [one, other];
  return !isFullRef(bare) && isBranchOrTagRef(full) && branchOrTagName(full) === bare;
}

/** Gives a key for each ref, equal for every spelling. If a branch and a tag share a name, the bare name has a key of its own. */
export function refKeysAmong(refs: readonly (string | undefined)[]): (ref: string | undefined) => string {
  const known = new Set(refs);
  return (ref) => {
    if (!ref) return '';
    const name = branchOrTagName(ref);
    const isTwo = known.has(branchRef(name)) && known.has(REF_START.tag + name);
    return isTwo || isFullRef(name) ? ref : name;
  };
}

/** Groups the scans by ref, whatever its spelling. Groups are in the order of their first scans. */
export function groupedByRef<One extends { readonly branch: string | undefined }>(scans: readonly One[]) {
  const keyOf = refKeysAmong(scans.map(({ branch }) => branch));
  return [...Map.groupBy(scans, ({ branch }) => keyOf(branch)).values()];
}

/** The number of the pull request whose ref this is; undefined for branches and tags. Never guessed from `7` or `pull/7`. */
export function pullRequestNumber(ref: string | undefined): string | undefined {
  return ref === undefined ? undefined : /^refs\/pull\/([0-9]+)(?:\/|$)/.exec(ref)?.[1];
}

/** Every spelling under which the list may have scans of a ref: those in `seen`, and a branch with and without `refs/heads/`. `meant`: the judged ref. */
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

/** Every reported spelling, a branch's with and without `refs/heads/`. A bare name is a tag's if that tag is reported or meant, unless the branch is meant. */
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
