import type { Mutant } from '../faults/mutants.ts';

/** Some of what the universes have found in the gate: each put back, the universe of this name in kept/ shows it. */
export const DEFECTS: readonly Omit<Mutant, 'caughtBy'>[] = [
  {
    name: "a fork's branch is our branch of its name",
    file: 'scan/usual-products.ts',
    from: '(isBare ? ofKind : this.#scans)',
    to: 'this.#scans',
  },
  {
    name: 'a missing part is not waited for after the last scan',
    file: 'gate/pipeline/projects/judge-every.ts',
    from: '    if (await isWaited(last)) continue;\n',
    to: '',
  },
  {
    name: 'parts are known by the last day alone',
    file: 'scan/every-project/project-finder.ts',
    from: ' || !isSure',
    to: '',
  },
  {
    name: 'a missing part is awaited by what decides alone',
    file: 'scan/every-project/project-set.ts',
    from: 'awaitedOf(unnamedYet, missing, scansThat(mayCount), situation)',
    to: 'awaitedOf(unnamedYet, missing, scansThat(isTier), situation)',
  },
  {
    name: 'what was read of other types on the same ref is taken for these',
    file: 'evidence/read-side.ts',
    from: ' && isSameSet(issueTypes, each.issueTypes)',
    to: '',
  },
  {
    name: 'what has grown beyond the count is believed',
    file: 'evidence/read-here.ts',
    from: 'is < was ? is < expected.findings : is > was && is > expected.findings',
    to: 'is < was && is < expected.findings',
  },
  {
    name: 'a tag makes an old commit of a branch the newest',
    file: 'scan/usual-products.ts',
    from: 'byCommit(ofRef, beside)',
    to: 'byCommit([...ofRef, ...beside])',
  },
  {
    name: 'a pull request that is scanned in full is a branch',
    file: 'scan/usual-products.ts',
    from: 'isBare && isPull !== true && pullRequestNumber(scan.branch) !== undefined',
    to: 'false',
  },
  {
    name: 'a scan that failed by its exit code is the one before',
    file: 'evidence/expected-counts.ts',
    from: '      !hasFailedExit(before) &&\n',
    to: '',
  },
  {
    name: 'a part whose last scan contradicts itself is forgotten',
    file: 'scan/every-project/project-set.ts',
    from: 'absent.filter((id) => refused.has(id))',
    to: 'absent.filter(() => false)',
  },
  {
    name: 'what is found while another type is missing may still go',
    file: 'evidence/await-index.ts',
    from: 'earlier.some((scans) => scans.length > 0) ? MayStillGo : GateFailure',
    to: 'GateFailure',
  },
  {
    name: 'a failed search hides that the base was never scanned',
    file: 'gate/pipeline/run.ts',
    from: 'if (doubt === undefined) return found',
    to: 'if (doubt === undefined || found.read.evidence.baselineShortfall !== undefined) return found',
  },
  {
    name: 'all that a full scan shows is new beside a diff scan',
    file: 'gate/pipeline/counting-scopes.ts',
    from: ' && !scans.some(isWhole)',
    to: '',
  },
  {
    name: 'what a diff scan left under the name of the base is the base',
    file: 'gate/pipeline/baseline.ts',
    from: '(isAnythingThere && !isOfDiffs)',
    to: 'isAnythingThere',
  },
  {
    name: "a branch's scan counts as the one before of a tag of its name",
    file: 'evidence/expected-counts.ts',
    from: ' || branch !== newest.branch',
    to: '',
  },
  {
    name: 'the scan of the base that began last says what it has',
    file: 'gate/pipeline/counting-scopes.ts',
    from: 'endOf(other) > endOf(scan)',
    to: '(other.startedAtMs ?? 0) > (scan.startedAtMs ?? 0)',
  },
  {
    name: 'what an earlier scan left proves a fail where a search has failed',
    file: 'evidence/read-here.ts',
    from: 'isOthersToo: (await indexLag(open)) instanceof MayStillGo',
    to: 'isOthersToo: false',
  },
  {
    name: 'a pull request under its Jenkins name is a branch',
    file: 'scan/usual-products.ts',
    from: ' && isPull !== true',
    to: '',
  },
  {
    name: 'a scan of the base that failed by its exit code is a result',
    file: 'domain/whose-scan.ts',
    from: ' && !hasFailedExit(scan)',
    to: '',
  },
  {
    name: 'what may have taken a ref over is not asked whose it is',
    file: 'scan/sorted-scans.ts',
    from: 'isSameRef(known.branch, scan.branch) && isAfter(scan, known)',
    to: 'false',
  },
  {
    name: 'a failed search hides that the index of the base lags',
    file: 'evidence/read-evidence.ts',
    from: '      if (open.length > 0) throw failure;\n',
    to: '',
  },
  {
    name: 'a scan of an unknown commit is the newest one',
    file: 'scan/usual-products.ts',
    from: "isCommitSha(ofCommit[0]?.commit ?? '') && ",
    to: '',
  },
  {
    name: 'a change of the base is learned after the failure',
    file: 'gate/pipeline/scan-step.ts',
    from: '!isChangeAfter(known, asked)',
    to: 'true',
  },
  {
    name: 'what nobody scanned a fork for is of its branch',
    file: 'gate/pipeline/counting-scopes.ts',
    from: ' && !mayBeOurs(scan)',
    to: '',
  },
  {
    name: 'a scan from before the base changed proves a fail',
    file: 'gate/pipeline/scan-step.ts',
    from: '      if (isSame instanceof GateFailure && isBaseNew) throw isSame;\n',
    to: '',
  },
  {
    name: 'the detail of another scan denies one that runs',
    file: 'scan/detail-fact.ts',
    from: '  if (detail.id !== scan.id && !isResult) return nothingSaid(scan);\n',
    to: '',
  },
  {
    name: 'what was searched in part is all that is there',
    file: 'evidence/await-index.ts',
    from: 'isKnown ? atLeast : undefined',
    to: 'atLeast',
  },
  {
    name: 'what was read before a long wait for the base still holds',
    file: 'evidence/read-evidence.ts',
    from: 'world.clock.now() - at > STILL_MS ? await readHere(world, plan) : early',
    to: 'early',
  },
  {
    name: 'one of two scans of the base that end at one time speaks for it',
    file: 'gate/pipeline/counting-scopes.ts',
    from: 'endOf(other) > endOf(scan)',
    to: 'endOf(other) > endOf(scan) || (endOf(other) === endOf(scan) && ofRef.indexOf(other) < ofRef.indexOf(scan))',
  },
  {
    name: 'as many open findings as were counted are all of them',
    file: 'evidence/await-index.ts',
    from: 'const isPart = fits',
    to: 'const isPart = false && fits',
  },
];

export function keptFileOf({ name }: Pick<Mutant, 'name'>): string {
  return `${name.replaceAll(/\W+/g, '-')}.json`;
}
