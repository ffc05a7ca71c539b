import { expect, it } from 'vitest';
import { aPlatformState, aRepository, aRule, aScan, countsOf, endsAs, issuesOf } from '../../../emulator/build.ts';
import type { Issue, PlatformScan } from '../../../emulator/state.ts';
import type { Target } from '../../../src/domain/target.ts';
import { aPush, aTarget, COMMIT, OTHER_COMMIT } from '../../build/a-target.ts';
import { readSource } from '../../house/source-file.ts';
import type { Given as GivenInputs } from '../../inputs/some-inputs.ts';
import { at, virtualRun } from './virtual-run.ts';

/*
 * What a run costs in each world, measured on the gate's own pipeline, with the emulator's answers and without real waits.
 * Seconds count from the start of the run, and are negative before it.
 */

type Given = {
  readonly scans?: readonly PlatformScan[];
  readonly issues?: readonly Issue[];
  readonly inputs?: GivenInputs;
  readonly target?: Target;
};

const DAY_S = 86_400;
const PULL = 'refs/pull/7/merge';

type GivenScan = Partial<PlatformScan> & {
  /** Start of the scan. It ends two minutes later, or when its timeline says. */
  readonly startS?: number;
};

/** A diff scan of pull request 7 by the three usual products, which ended five minutes ago. */
function ofPull({ startS = -420, ...parts }: GivenScan = {}): PlatformScan {
  return aScan({
    branch: PULL,
    commit: COMMIT,
    createdAtMs: at(startS),
    totalTimeSeconds: 120,
    isFull: false,
    pullRequestId: '7',
    ...parts,
  });
}

function ofBranch(branch: string, parts: GivenScan = {}): PlatformScan {
  return ofPull({ branch, fullRef: `refs/heads/${branch}`, isFull: true, pullRequestId: undefined, ...parts });
}

/** Scans of 300 other repositories, evenly over the days before the run. */
function othersScans(perDay: number, days: number): readonly PlatformScan[] {
  return Array.from({ length: perDay * days }, (_, index) =>
    aScan({
      id: String(100_000 + index),
      repositoryId: String(5_000 + (index % 300)),
      commit: OTHER_COMMIT,
      createdAtMs: at(-60 - (index * DAY_S) / perDay),
    }),
  );
}

function lowIssues(count: number, parts: Partial<Issue> = {}): readonly Issue[] {
  return issuesOf(count, { ref: PULL, severity: 'SEVERITY_LOW', ...parts });
}

/** A scan that runs, and ends after so many seconds: cleanly by default. */
function runningUntil(seconds: number, status = 'SCAN_STATUS_COMPLETED'): PlatformScan['timeline'] {
  const exitCode = status === 'SCAN_STATUS_ERROR' ? 2 : 0;
  return [RUNNING, { atMs: seconds * 1_000, status, exitCode }];
}

const RUNNING = { atMs: 0, status: 'SCAN_STATUS_RUNNING' } as const;

const PART = { repo_display_name: 'acme/shop/payments' };
const RUNS_60_S = ofPull({ startS: -60, timeline: runningUntil(60) });
const LISTED_AFTER_60_S = ofPull({ startS: 60 });
const FAILED = endsAs('SCAN_STATUS_ERROR', 2);
/** Scans of other pull requests, one an hour. The first took `seconds`, and each further one `step` seconds longer. */
function earlierScans(count: number, seconds: number, step: number): readonly PlatformScan[] {
  return Array.from({ length: count }, (_, index) =>
    ofPull({
      id: String(8_200 + index),
      branch: `refs/pull/${100 + index}/merge`,
      pullRequestId: String(100 + index),
      commit: OTHER_COMMIT,
      startS: -3_600 * (index + 1),
      totalTimeSeconds: seconds + step * index,
    }),
  );
}
const EARLIER = earlierScans(12, 115, 1);
const LONG = ofPull({ startS: -60, timeline: runningUntil(540) });
/** An earlier commit of the same pull request, by all three products. */
const LAST_COMMIT = ofPull({ id: '8000', commit: OTHER_COMMIT, startS: -7_200 });
const BASE = ofBranch('main', { id: '8100', commit: OTHER_COMMIT });
/** 40 pages of the list cover five days of these scans. */
const OTHERS = othersScans(4_000, 6);

const OF_OTHER = { commit: OTHER_COMMIT };
const CODE = { enabledProducts: ['sast'] };
const SUPPLY_CHAIN = { enabledProducts: ['sca'] };
const NOT_SUPPLY_CHAIN = { enabledProducts: ['sast', 'secrets'] };
const TWO = { findingsCounts: countsOf(lowIssues(2)) };
const TWO_ISSUES: Given = { issues: lowIssues(2) };
const BY_NAME: Given = { inputs: { 'repository-id': '' } };
const TO_BASE: Given = { inputs: { baseline: 'base' } };
const PUSH: Given = { target: aPush() };
const FAILED_BEFORE = { startS: -900, timeline: FAILED };
const JUST_NOW = ofPull({ startS: -124, ...TWO });
const TEN_DAYS_AGO = ofPull({ id: '8000', ...OF_OTHER, startS: -10 * DAY_S, ...TWO });
const SUPPLY_CHAIN_SINCE = ofPull({ id: '8100', ...OF_OTHER, startS: -7_200, ...SUPPLY_CHAIN });
const SECOND_PROJECT = ofPull({ id: '9200', repositoryId: '7700' });

const WORLDS: Readonly<Record<string, Given>> = {
  'one finished scan of the own ref (the usual run)': { scans: [ofPull()] },
  'the same, without `repository-id`': { scans: [ofPull()], ...BY_NAME },
  'push: one finished scan of the branch': { scans: [ofBranch('main')], ...PUSH },
  'code and supply chain in two scans': {
    scans: [ofPull(NOT_SUPPLY_CHAIN), ofPull({ id: '9002', ...SUPPLY_CHAIN, startS: -400 })],
  },
  'the scan is listed after 60 s': { scans: [LISTED_AFTER_60_S] },
  'the scan runs for 60 s more': { scans: [RUNS_60_S] },
  'the same, without `repository-id`: its detail is read twice': { scans: [RUNS_60_S], ...BY_NAME },
  'the scan runs for 63 s more, and twelve earlier ones took 115 to 126 s': {
    scans: [ofPull({ startS: -60, timeline: runningUntil(63) }), ...EARLIER],
  },
  'the scan runs for 540 s more, and twelve earlier ones took 550 to 649 s': {
    scans: [LONG, ...earlierScans(12, 550, 9)],
  },
  'the same, and only four earlier ones are known': { scans: [LONG, ...earlierScans(4, 550, 33)] },
  'the scan fails after 5 s more, and twelve earlier ones took 550 to 649 s': {
    scans: [ofPull({ startS: -60, timeline: runningUntil(5, 'SCAN_STATUS_ERROR') }), ...earlierScans(12, 550, 9)],
  },
  'the scan never ends': { scans: [ofPull({ startS: -60, timeline: [RUNNING] })] },
  'no scan': {},
  'no scan, `wait-timeout: 0s`': { inputs: { 'wait-timeout': '0s' } },
  'only code is scanned here': { scans: [ofPull(CODE)] },
  'push: only code is scanned here; the list is asked for `main` and `refs/heads/main`': {
    scans: [ofBranch('main', { ...CODE })],
    ...PUSH,
  },
  'only code so far; the last commit was scanned for all three': {
    scans: [LAST_COMMIT, ofPull({ ...CODE, startS: -125 })],
  },
  'the same, but the scan of the last commit was cancelled': {
    scans: [{ ...LAST_COMMIT, timeline: endsAs('SCAN_STATUS_CANCELLED') }, ofPull({ ...CODE, startS: -125 })],
  },
  'supply chain failed just now, code finished': {
    scans: [ofPull(NOT_SUPPLY_CHAIN), ofPull({ id: '9002', ...SUPPLY_CHAIN, startS: -130, timeline: FAILED })],
  },
  'a head-branch scan; no pull request is scanned here': { scans: [ofBranch('topic')] },
  'a head-branch scan; pull requests are scanned here': { scans: [ofBranch('topic'), LAST_COMMIT] },
  'an own-ref scan of code, a head-branch scan of the rest; pull requests are scanned only for code': {
    scans: [ofPull(CODE), ofBranch('topic', { id: '9100' }), { ...LAST_COMMIT, ...CODE }],
  },
  'a head-branch scan; pull requests are scanned under bare names': {
    scans: [ofBranch('topic'), { ...LAST_COMMIT, branch: 'feature/x', pullRequestId: '8' }],
  },
  'bare commit, scanned on two branches': {
    scans: [ofBranch('topic', { id: '9100' }), ofBranch('main')],
    target: aTarget({ subject: { kind: 'commit' }, baseRef: undefined }),
  },
  'two projects scanned the commit, without `repository-id`': { scans: [ofPull(), SECOND_PROJECT], ...BY_NAME },
  'the same, and ours shows the name of a part': { scans: [ofPull({ meta: PART }), SECOND_PROJECT], ...BY_NAME },
  'one project that shows the name of a part ended 5 s ago, without `repository-id`': {
    scans: [ofPull({ startS: -125, meta: PART })],
    ...BY_NAME,
  },
  'two parts of a monorepo ended 5 s ago, without `repository-id`': {
    scans: [
      ofPull({ startS: -125, meta: PART }),
      ofPull({
        id: '9200',
        repositoryId: '7700',
        startS: -125,
        meta: { repository: 'acme/shop', repo_display_name: 'acme/shop/billing' },
      }),
    ],
    ...BY_NAME,
  },
  'superseded in the last two minutes': {
    scans: [ofPull({ startS: -900 }), ofPull({ id: '9300', ...OF_OTHER, startS: -180 })],
  },
  'superseded before that': { scans: [ofPull({ startS: -1_800 }), ofPull({ id: '9300', ...OF_OTHER, startS: -900 })] },
  'failed in the last two minutes': { scans: [ofPull({ startS: -130, timeline: FAILED })] },
  'failed before that': { scans: [ofPull(FAILED_BEFORE)] },
  'failed before that, and a new scan runs from 30 s to 60 s': {
    scans: [ofPull(FAILED_BEFORE), ofPull({ id: '9400', startS: 30, timeline: runningUntil(60) })],
  },
  'ended 5 s ago; for 10 s only 1 of its 2 issues can be found': {
    scans: [ofPull({ startS: -125, ...TWO })],
    issues: [...lowIssues(1), ...lowIssues(1, { id: 'late', rule: aRule({ path: 'acme.late' }), visibleAtMs: at(10) })],
  },
  'ended 4 s ago with as many findings as the full scan before it': {
    scans: [
      ofPull({ id: '8000', isFull: true, ...OF_OTHER, startS: -7_200, ...TWO }),
      ofPull({ isFull: true, startS: -124, ...TWO }),
    ],
    ...TWO_ISSUES,
  },
  'ended 4 s ago and fixed what a scan ten days ago found; the index shows it for 5 s more': {
    scans: [TEN_DAYS_AGO, ofPull({ startS: -124 })],
    issues: lowIssues(2, { visibleUntilMs: at(5) }),
  },
  'ended 4 s ago, with findings, the first full scan of its branch': {
    scans: [ofPull({ isFull: true, startS: -124, ...TWO })],
    ...TWO_ISSUES,
  },
  'ended 4 s ago, with findings, the first diff scan of its pull request': { scans: [JUST_NOW], ...TWO_ISSUES },
  'the same, after a diff scan ten days ago that found as many': { scans: [TEN_DAYS_AGO, JUST_NOW], ...TWO_ISSUES },
  'the same, and only supply chain was scanned since': {
    scans: [TEN_DAYS_AGO, SUPPLY_CHAIN_SINCE, JUST_NOW],
    ...TWO_ISSUES,
  },
  'the same, and there is no such scan ten days ago': { scans: [SUPPLY_CHAIN_SINCE, JUST_NOW], ...TWO_ISSUES },
  'ended four minutes ago; 1 of its 2 issues can be found': {
    scans: [ofPull({ startS: -360, ...TWO })],
    issues: lowIssues(1),
  },
  'ended an hour ago; 1 of its 2 issues can be found': {
    scans: [ofPull({ startS: -3_720, ...TWO })],
    issues: lowIssues(1),
  },
  'its issues can never be found': { scans: [ofPull(TWO)] },
  '`baseline: base`, full scans': { scans: [ofPull({ isFull: true }), BASE], ...TO_BASE },
  '`baseline: base`, a diff scan': { scans: [ofPull(), BASE], ...TO_BASE },
  '`baseline: base`, a diff scan of a bare name that a full scan wrote a week ago': {
    scans: [
      ofBranch('topic', { id: '8000', ...OF_OTHER, startS: -7 * DAY_S }),
      ofPull({ branch: 'topic', fullRef: 'refs/heads/topic' }),
      BASE,
    ],
    issues: lowIssues(2, { ref: 'topic' }),
    ...TO_BASE,
  },
  '4,000 scans a day, with `repository-id`': { scans: [ofPull(), ...OTHERS] },
  '4,000 scans a day, without it': { scans: [ofPull(), ...OTHERS], ...BY_NAME },
  // Polls of all repositories would take two pages each.
  '4,000 scans a day, without it, and a scan of three hours runs for 60 s more': {
    scans: [ofPull({ startS: -10_800, timeline: runningUntil(60) }), ...OTHERS],
    ...BY_NAME,
  },
  '4,000 scans a day, without it, and the scan is listed after 60 s': {
    scans: [LISTED_AFTER_60_S, ...OTHERS],
    ...BY_NAME,
  },
};

/** The cost of a run: pages of the list, details, pages of searches, seconds, and how the run ends. */
async function costOf({ scans = [], issues = [], inputs = {}, target }: Given): Promise<readonly string[]> {
  const repositories = [aRepository(), aRepository({ id: '7700', name: 'somebody/shop' })];
  const state = aPlatformState({ startedAtMs: at(0), repositories, scans, issues });
  const given = { inputs: { 'repository-id': '101', ...inputs }, ...(target && { target }) };
  const { report, sent, requests, seconds } = await virtualRun(state, given);
  const { list, details, searches } = sent;
  expect(list + details + searches).toBe(requests);
  const { word, reason } = report.verdict;
  return [`${list}+${details}+${searches}`, `${seconds} s`, `${word}${reason === undefined ? '' : ` \`${reason}\``}`];
}

/** The rows of the chapter "What each world costs", by their first cell. */
function tableOfCosts(): ReadonlyMap<string, readonly string[]> {
  const { text } = readSource('docs/verdict-rules/what-it-costs.md');
  const [, chapter = ''] = text.split('\n## What each world costs\n');
  const rows = chapter
    .split(/\n#/)[0]!
    .split('\n')
    .filter((line) => /^\| .*\d+ s \|/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));
  return new Map(rows.map(([world, ...cells]) => [world!, cells]));
}

const TABLE = tableOfCosts();

it('the table of costs has a row for each world that is measured, and no other', () => {
  expect([...TABLE.keys()]).toEqual(Object.keys(WORLDS));
});

it.each(Object.keys(WORLDS))('%s: costs what the table says', async (world) => {
  expect(await costOf(WORLDS[world]!)).toEqual(TABLE.get(world));
});

it('the README gives the figures of the table in its advice on repository-id', () => {
  const pattern = /asks the list (\d+) time instead of (\d+) /;
  const said = pattern.exec(readSource('README.md').text.replace(/\n */g, ' '));
  const rows = ['4,000 scans a day, with `repository-id`', '4,000 scans a day, without it'];
  expect(said?.slice(1)).toEqual(rows.map((row) => TABLE.get(row)![0]!.split('+')[0]));
});
