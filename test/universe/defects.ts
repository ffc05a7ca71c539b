import type { Changes, Mutant } from '../faults/mutants.ts';

const BY_FILE: Changes<readonly [from: string, to: string]> = {
  'domain/whose-scan.ts': {
    'a scan of the base that failed by its exit code is a result': [' && !hasFailedExit(scan)', ''],
  },
  'evidence/await-index.ts': {
    'what still moves on one of two refs is there to stay': [
      'onLag(waiting.filter(isMoving)',
      'onLag(waiting.slice(0, 0)',
    ],
    'what was searched in part is all that is there': ['isKnown ? atLeast : undefined', 'atLeast'],
    'as many open findings as were counted are all of them': ['const isPart = fits', 'const isPart = false && fits'],
  },
  'evidence/index-barrier.ts': {
    'a scan that failed by its exit code is the one before': ['      !hasFailedExit(before) &&\n', ''],
    "a branch's scan counts as the one before of a tag of its name": [' || branch !== newest.branch', ''],
  },
  'evidence/read-evidence.ts': {
    'what nobody judges is in doubt': [' && isJudged(type)', ''],
    'what was read before a long wait for the base still holds': [
      'world.clock.now() - at > STILL_MS ? await readHere(world, plan) : early',
      'early',
    ],
  },
  'evidence/read-here.ts': {
    'what has grown beyond the count is believed': [
      'is < was ? is < expected.findings : is > was && is > expected.findings',
      'is < was && is < expected.findings',
    ],
    'what an earlier scan left proves a fail where a check has failed': [
      'await mayGoOf(plan, counts, side, began, doubted).catch(() => ISSUE_TYPES)',
      '[]',
    ],
    'what was counted is there when a condition searches again': [' || each.search.id === RATED_SEARCH', ''],
    'what an earlier scan left proves a fail where a search has failed': [
      'mayGo: await mayGoOf(plan, counts, side, began) }',
      'mayGo: [] }',
    ],
    'what no scan counts is believed at once': [' || isUncounted(each)', ''],
    'a total counts what has no severity': ['RATED_ISSUE_TYPES.some((rated) => rated === type) &&', ''],
    'what an earlier scan left proves a fail where nothing is counted': [
      'doubted.push(...freshOf(sources, began));',
      '',
    ],
  },
  'evidence/read-side.ts': {
    'what was read of other types on the same ref is taken for these': [
      ' && isSameSet(issueTypes, each.issueTypes)',
      '',
    ],
  },
  'evidence/read-there.ts': {
    'what a diff scan left under the name of the base is the base': [
      '(isAnythingFound && !scans.hasDiffScan)',
      'isAnythingFound',
    ],
    'a failed search hides that the base was never scanned': [
      'wasScanned(there) === false',
      'wasScanned(there) === false && there.doubt === undefined',
    ],
    'a failed search hides that the index of the base lags': ['open.length > 0 || isFresh', 'isFresh'],
  },
  'gate/pipeline/baseline-scans.ts': {
    'the scan of the base that began last says what it has': [
      'endOf(other) > endOf(scan)',
      '(other.startedAtMs ?? 0) > (scan.startedAtMs ?? 0)',
    ],
    'one of two scans of the base that end at one time speaks for it': [
      'endOf(other) > endOf(scan)',
      'endOf(other) > endOf(scan) || (endOf(other) === endOf(scan) && full.indexOf(other) < full.indexOf(scan))',
    ],
  },
  'gate/pipeline/counting-scopes.ts': {
    'all that a full scan shows is new beside a diff scan': [' && !scans.some(isWhole)', ''],
    'what nobody scanned a fork for is of its branch': [' && !mayBeOurs(scan)', ''],
  },
  'gate/pipeline/projects/judge-every.ts': {
    'a missing part is not waited for after the last scan': ['    if (await isWaited(last)) continue;\n', ''],
  },
  'gate/pipeline/scan-step.ts': {
    'a change of the base is learned after the failure': ['!isChangeAfter(known, asked)', 'true'],
    'a scan from before the base changed proves a fail': [
      '      if (isSame instanceof GateFailure && isBaseNew) throw isSame;\n',
      '',
    ],
  },
  'scan/choose.ts': {
    'a scan that was cancelled today hides one of the day before': ["status !== 'cancelled' && ", ''],
    'what was listed yesterday and began late is not the newest': [' && startedAtMs >= fromMs', ''],
  },
  'scan/detail-fact.ts': {
    'the detail of another scan denies one that runs': [
      '  if (detail.id !== scan.id && !isResult) return nothingSaid(scan);\n',
      '',
    ],
  },
  'scan/every-project/project-finder.ts': {
    'parts are known by the last day alone': ["!== 'commit' && isSure", "!== 'commit'"],
  },
  'scan/every-project/project-set.ts': {
    'a missing part is awaited by what decides alone': [
      'awaitedOf(unnamedYet, missing, scansThat(mayCount), situation)',
      'awaitedOf(unnamedYet, missing, scansThat(isTier), situation)',
    ],
    'a part whose last scan contradicts itself is forgotten': [
      'absent.filter((id) => refused.has(id))',
      'absent.filter(() => false)',
    ],
  },
  'scan/lookup/scan-lookup.ts': {
    'a usual product was scanned on another ref the day before': ['refsOfPull(subject) : []', '[] : []'],
  },
  'scan/sorted-scans.ts': {
    'what may have taken a ref over is not asked whose it is': [
      'isSameRef(known.branch, scan.branch) && isAfter(scan, known)',
      'false',
    ],
  },
  'scan/usual-products.ts': {
    'what lets the job go on hides a usual product': [
      'if (products.length === 0) return [];',
      'if (products.length === 0 || (isOver && others.length > 0)) return [];',
    ],
    "a fork's branch is our branch of its name": ['(isBare ? ofKind : scans)', 'scans'],
    'a tag makes an old commit of a branch the newest': ['byCommit(ofRef, beside)', 'byCommit([...ofRef, ...beside])'],
    'a pull request that is scanned in full is a branch': [
      'isBare && !isPull && pullRequestNumber(scan.branch) !== undefined',
      'false',
    ],
    'a pull request under its Jenkins name is a branch': [' && !isPull', ''],
    'a scan of an unknown commit is the newest one': ["isCommitSha(ofCommit[0]?.commit ?? '') && ", ''],
  },
};

/** Some defects that the universes have found in the gate. If one is put back, the universe of its name in kept/ shows it. */
export const DEFECTS = Object.entries(BY_FILE).flatMap(([file, changes]) =>
  Object.entries(changes).map(([name, [from, to]]): Omit<Mutant, 'caughtBy'> => ({ name, file, from, to })),
);

export function keptFileOf({ name }: Pick<Mutant, 'name'>): string {
  return `${name.replaceAll(/\W+/g, '-')}.json`;
}
