import type { Changes, Mutant } from '../faults/mutants.ts';

const BY_FILE: Changes<readonly [from: string, to: string]> = {
  'domain/whose-scan.ts': {
    'a scan of the base that failed by its exit code counts as a result': [' && !hasFailedExit(scan)', ''],
  },
  'evidence/await-index.ts': {
    'issues that still change on one of two refs count as settled': [
      'onLag(waiting.filter(isMoving)',
      'onLag(waiting.slice(0, 0)',
    ],
    'an incomplete search counts as complete': ['isKnown ? atLeast : undefined', 'atLeast'],
    'a matching number of open findings counts as all of them': ['const isPart = fits', 'const isPart = false && fits'],
  },
  'evidence/index-barrier.ts': {
    'a scan that failed by its exit code counts as the one before': ['      !hasFailedExit(before) &&\n', ''],
    "a branch's scan counts as the one before of a tag of its name": [' || branch !== newest.branch', ''],
  },
  'evidence/read-evidence.ts': {
    'a type that no condition judges makes the verdict doubtful': [' && isJudged(type)', ''],
    'issues are not read again after a long wait for the base': [
      'world.clock.now() - at > STILL_MS ? await readHere(world, plan) : early',
      'early',
    ],
  },
  'evidence/read-here.ts': {
    'issues that grew beyond the expected count are accepted': [
      'is < was ? is < expected.findings : is > was && is > expected.findings',
      'is < was && is < expected.findings',
    ],
    'issues of an earlier scan prove a fail if a check has failed': [
      '{ ...unknown, gap, lag, mayGo }',
      '{ ...unknown, gap, lag, mayGo: [] }',
    ],
    'a second search does not check that counted issues are still there': [' || each.search.id === RATED_SEARCH', ''],
    'issues of an earlier scan prove a fail if a search has failed': [
      'mayGo: await mayGoOf(plan, counts, side, began) }',
      'mayGo: [] }',
    ],
    'issues that no scan counts are accepted at once': [' || isUncounted(each)', ''],
    'a total includes issues without a severity': ['RATED_ISSUE_TYPES.some((rated) => rated === type) &&', ''],
    'issues of an earlier scan prove a fail if nothing is counted': ['doubted.push(...freshOf(sources, began));', ''],
  },
  'evidence/read-side.ts': {
    'issues of other types on the same ref are used for these types': [
      ' && isSameSet(issueTypes, each.issueTypes)',
      '',
    ],
  },
  'evidence/read-there.ts': {
    'issues of a diff scan under the name of the base count as the baseline': [
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
    'the scan of the base that began last decides': [
      'endOf(other) > endOf(scan)',
      '(other.startedAtMs ?? 0) > (scan.startedAtMs ?? 0)',
    ],
    'one of two scans of the base that end at the same time decides': [
      'endOf(other) > endOf(scan)',
      'endOf(other) > endOf(scan) || (endOf(other) === endOf(scan) && full.indexOf(other) < full.indexOf(scan))',
    ],
  },
  'gate/pipeline/counting-scopes.ts': {
    'all issues of a full scan are new beside a diff scan': [' && !scans.some(isWhole)', ''],
    'a product that no scan of a fork ran is counted on its branch': [' && !mayBeOurs(scan)', ''],
  },
  'gate/pipeline/projects/judge-every.ts': {
    'the gate does not wait for a missing project after the last scan': [
      '    if (await isWaited(last)) continue;\n',
      '',
    ],
  },
  'gate/pipeline/scan-step.ts': {
    'a change of the base is noticed after the failure': ['|| !isChanged', '|| true'],
    'a scan from before the base changed proves a fail': ['      finder.baseNow = await asked;\n', ''],
  },
  'scan/choose.ts': {
    'a scan that was cancelled today hides one of the day before': ["status !== 'cancelled' && ", ''],
    'a scan that was listed yesterday and began late is not the newest': [' && startedAtMs >= fromMs', ''],
  },
  'scan/detail-fact.ts': {
    'the detail of another scan contradicts one that runs': [
      '  if (detail.id !== scan.id && !isResult) return nothingSaid(scan);\n',
      '',
    ],
  },
  'scan/every-project/project-finder.ts': {
    'projects are known only by the last day': ["!== 'commit' && isSure", "!== 'commit'"],
  },
  'scan/every-project/project-set.ts': {
    'only deciding scans make the gate wait for a missing project': [
      'awaitedOf(unnamedYet, missing, scansThat(mayCount), situation)',
      'awaitedOf(unnamedYet, missing, scansThat(isTier), situation)',
    ],
    'a project whose last scan contradicts itself is forgotten': [
      'absent.filter((id) => refused.has(id))',
      'absent.filter(() => false)',
    ],
  },
  'scan/lookup/scan-lookup.ts': {
    'a usual product was scanned on another ref the day before': ['refsOfPull(subject) : []', '[] : []'],
  },
  'scan/sorted-scans.ts': {
    'the detail of a scan that may have taken a ref over is not read': [
      'isSameRef(known.branch, scan.branch) && isAfter(scan, known)',
      'false',
    ],
  },
  'scan/usual-products.ts': {
    'a softened blocker hides a usual product': [
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
