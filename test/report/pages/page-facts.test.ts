import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { baselineRules, pageFacts } from '../../../src/report/pages/page-facts.ts';
import { pageNotes, triageLine } from '../../../src/report/pages/page-top.ts';
import { otherProjectsText } from '../../../src/report/text/projects.ts';
import { markdown } from '../../../src/report/text/text-style.ts';
import { aCondition, aReport, aReportedScan, aRule } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';
import { comment, log, pagesOf, summary, WRITERS } from '../writers.ts';

const STARTED = Date.UTC(2026, 10, 3, 12, 0, 0);
const TIMES = { ...aReport().times, startedAtMs: STARTED, waitedSeconds: 0 };
const NO_LINKS = { platform: undefined, findings: undefined, run: undefined, code: undefined };

const OTHER_PROJECTS = [{ repositoryId: '102', name: 'acme/shop/billing' }] as const;

function factsOf(given: Partial<GateReport>): readonly string[] {
  const report = aReport({ times: TIMES, links: NO_LINKS, conditions: [], ...given });
  return pageFacts(report, markdown(report));
}

function scan(id: string, minutesBefore: number, given: Parameters<typeof aReportedScan>[0] = {}) {
  return aReportedScan({ id, completedAtMs: STARTED - minutesBefore * 60_000, ...given });
}

const COUNTS = { critical: 0n, high: 0n, medium: 0n, low: 0n, unrated: 0n, total: 0n };
const JUDGED = 'commit `3f2a9c1b8d7e` of `acme/shop`';

test.each<[what: string, given: Partial<GateReport>, facts: readonly string[]]>([
  [
    'one scan, with its kind and its age',
    { scans: [scan('1', 3, { isFullScan: true, decides: ['code'] })] },
    [JUDGED, 'code (not limited) by full scan `1`, `completed`, ended 3m before this run'],
  ],
  [
    'several scans, each with what it decides',
    {
      scans: [scan('2', 1, { decides: ['code'] }), scan('1', 90, { decides: ['secrets'] })],
      conditions: [aCondition({ products: ['code', 'secrets'] })],
    },
    [
      'within limits: 0 critical',
      JUDGED,
      'code by diff scan `2`, `completed`, ended 1m before this run',
      'secrets by diff scan `1`, `completed`, ended 1h 30m before this run',
    ],
  ],
  [
    'a scan whose end is not known, with its start',
    { scans: [aReportedScan({ id: '1', decides: ['code'], completedAtMs: undefined })] },
    [JUDGED, 'code (not limited) by diff scan `1`, `completed`, started during this run'],
  ],
  [
    'the commit of a merge group that was not scanned',
    { scans: [scan('1', -1, { decides: ['code'] })], mergeGroupCommit: 'abcdef0123456789' },
    [
      JUDGED,
      "the merge group's own commit `abcdef012345` was not scanned",
      'code (not limited) by diff scan `1`, `completed`, ended during this run',
    ],
  ],
  [
    'the project of the scan',
    { scans: [scan('1', 3, { decides: ['code'], repository: 'acme/shop/payments' })] },
    [
      'commit `3f2a9c1b8d7e` of `acme/shop/payments`',
      'code (not limited) by diff scan `1`, `completed`, ended 3m before this run',
    ],
  ],
  [
    'the requested name, if the scan has none',
    { scans: [scan('1', 3, { decides: ['code'], repository: undefined })] },
    [JUDGED, 'code (not limited) by diff scan `1`, `completed`, ended 3m before this run'],
  ],
  ['the project alone where the commit is not known', { commit: undefined, scans: [] }, ['`acme/shop`']],
  ['the time waited', { scans: [], times: { ...TIMES, waitedSeconds: 900 } }, [JUDGED, 'waited 15m']],
  [
    'the counts with and without a limit',
    { scans: [], conditions: [aCondition()], counts: { ...COUNTS, medium: 6n, low: 4n }, waived: 2n },
    ['within limits: 0 critical', 'no severity limit: 6 medium, 4 low', '2 waived', JUDGED],
  ],
  [
    'counts without a limit, beside conditions of a policy',
    { scans: [], conditions: [aCondition({ column: undefined })], counts: { ...COUNTS, high: 1n } },
    ['no severity limit: 1 high', JUDGED],
  ],
  [
    'the comparison with a baseline',
    { scans: [], baseline: { ref: 'main', wasScanned: true }, newTotal: 1n, fixedTotal: 5n },
    ['1 new, 5 fixed or triaged, compared with `main` as it is now, net per rule', JUDGED],
  ],
  [
    'no numbers of a comparison that is not settled',
    { scans: [], baseline: { ref: 'main', wasScanned: true }, newTotal: 2n, fixedTotal: 5n, countsAre: 'unsettled' },
    ['compared with `main` as it is now, net per rule', JUDGED],
  ],
])('the facts show %s', (_what, given, facts) => {
  expect(factsOf({ counts: COUNTS, ...given })).toEqual(facts);
});

test('the facts of an inconclusive run are the reason, the commit and its scans', () => {
  const verdict = { word: 'inconclusive', reason: 'scan-running', message: '' } as const;
  const given = { verdict, counts: { ...COUNTS, critical: undefined }, countsAre: 'unsettled' } as const;
  const begun = { startedAtMs: STARTED - 60_000, products: ['code'], decides: [] } as const;
  const running = scan('1', 0, { ...begun, status: 'running', completedAtMs: undefined });
  expect(factsOf({ ...given, scans: [running] })).toEqual([
    '`scan-running`',
    JUDGED,
    'code by diff scan `1`, `running`, started 1m before this run',
  ]);
  const ended = scan('1', 3, { ...begun, status: 'failed' });
  expect(factsOf({ ...given, scans: [ended] })).toContain('code by diff scan `1`, `failed`, ended 3m before this run');
});

test.each<[what: string, given: Partial<GateReport>, notes: readonly string[]]>([
  [
    'products that were not scanned',
    { unscanned: ['supply-chain', 'secrets'] },
    ['**Not scanned: supply-chain, secrets**. Name what must be scanned in `required-products`.'],
  ],
  [
    'nothing about products that the verdict reports as missing',
    {
      unscanned: ['secrets'],
      verdict: { word: 'inconclusive', reason: 'product-missing', message: 'no scan ran secrets' },
    },
    [],
  ],
  [
    'other projects of the repository, with their names as code',
    {
      otherProjects: [
        { repositoryId: '102', name: 'acme/shop/billing' },
        { repositoryId: '103', name: '@everyone [x](https://evil.example)' },
      ],
    },
    [
      'Not judged: `acme/shop/billing` (project 102), `@everyone [x](https://evil.example)` (project 103), other projects of this repository with a scan of this commit. Each needs a gate of its own.',
    ],
  ],
  [
    'both, on a line each',
    { unscanned: ['secrets'], otherProjects: [{ repositoryId: '1', name: 'x' }], event: 'command-line' },
    [
      '**Not scanned: secrets**. Name what must be scanned in `--required-products`.',
      'Not judged: `x` (project 1), another project of this repository with a scan of this commit. It needs a gate of its own.',
    ],
  ],
  [
    'issues that the baseline has as well',
    {
      baseline: { ref: 'main', wasScanned: true },
      conditions: [aCondition({ compare: 'new', found: 3n, new: 1n }), aCondition({ found: 9n })],
    },
    ['Not counted: `main` has 2 critical as well.'],
  ],
  [
    'a baseline that was not scanned',
    { baseline: { ref: 'main', wasScanned: false } },
    ['No finished scan of the baseline `main` is known: nothing is compared with it.'],
  ],
  [
    'nothing about a baseline that the headline names',
    {
      baseline: { ref: 'main', wasScanned: false },
      verdict: { word: 'inconclusive', reason: 'no-scan', message: 'no finished scan of the baseline main is known' },
    },
    [],
  ],
  ['nothing where all was judged', {}, []],
])('the notes show %s', (_what, given, notes) => {
  const report = aReport(given);
  expect(pageNotes(report, markdown(report), false)).toEqual(notes);
});

test.each<[word: string, given: Partial<GateReport>]>([
  ['pass', { unscanned: ['secrets'] }],
  ['fail', { ...SAMPLE_REPORTS.fail!, unscanned: ['secrets'] }],
  ['inconclusive run', SAMPLE_REPORTS['inconclusive-index-lag']!],
])('the notes are on every page before its facts and its proof, on a %s (M18)', (_word, given) => {
  const report = aReport({ ...given, otherProjects: OTHER_PROJECTS });
  for (const page of [summary(report), comment(report), WRITERS['the log'](report)]) {
    const table = page.search(/^(?:<sub>|RESULT|<details>)/m);
    for (const text of ['Not judged: ', ...report.unscanned.map((product) => `Not scanned: ${product}`)]) {
      expect(page.indexOf(text)).toBeGreaterThan(-1);
      if (table > -1) expect(page.indexOf(text)).toBeLessThan(table);
    }
  }
});

test('JUnit and SARIF name other projects, and Code Quality does not', () => {
  const report = aReport({ otherProjects: OTHER_PROJECTS });
  const text = 'Not judged: `?acme/shop/billing`? \\(project 102\\), another project of this repository with a scan of';
  for (const name of ['JUnit', 'SARIF'] as const) expect(WRITERS[name](report)).toMatch(new RegExp(text, 'i'));
  expect(WRITERS['Code Quality'](report)).toBe(WRITERS['Code Quality'](aReport()));
});

test('at most ten other projects are named', () => {
  const otherProjects = Array.from({ length: 12 }, (_, index) => ({
    repositoryId: `${100 + index}`,
    name: `p${index}`,
  }));
  const text = otherProjectsText({ otherProjects }, (name) => name);
  expect(text).toMatch(/^Not judged: p0 \(project 100\), .*p9 \(project 109\) and 2 more, other projects of this/);
});

const THREE = rules('a=3-0 b=2-0 c=1-0');
const BASELINE = { ref: 'refs/heads/main', wasScanned: true } as const;

/** `a=3-1`: three issues, one on the baseline. */
function rules(text: string): GateReport['rules'] {
  return [...text.matchAll(/(\S+)=(\d+)-(\d+)/g)].map(([, rulePath = '', issues = '', there = '']) =>
    aRule({ rulePath, issues: BigInt(issues), issuesAtBaseline: BigInt(there) }),
  );
}

function linesOf(given: Partial<GateReport>, most = 10): string {
  const report = aReport({ baseline: BASELINE, fixedRules: [], breakingRules: 0, ...given });
  return baselineRules(report, most, markdown(report)).join('  \n');
}

describe('new and fixed rules', () => {
  test.each<[what: string, given: Partial<GateReport>, text: string, most?: number]>([
    [
      'with their counts',
      { rules: rules('x.a=3-1 b=2-2 c=1-0 d=1-5'), fixedRules: rules('x.e=4-0') },
      '**New:** `a` (2), `c` (1)  \n**Fixed or triaged:** `e` · `x.e` (4)',
    ],
    ['without new ones if there are none', { fixedRules: rules('d=1-0') }, '**Fixed or triaged:** `d` (1)'],
    ['without fixed ones if there are none', { rules: rules('a=1-0') }, '**New:** `a` (1)'],
    ['not at all if there are none', { rules: rules('a=1-1') }, ''],
    ['completely if there is space', { rules: THREE }, '**New:** `a` (3), `b` (2), `c` (1)', 3],
    ['with the number of the others', { rules: THREE }, '**New:** `a` (3), `b` (2) and 1 more', 2],
    ['with one rule at least', { rules: THREE }, '**New:** `a` (3) and 2 more', 0],
    ['without those that break a condition', { rules: THREE, breakingRules: 2 }, '**New:** `c` (1)'],
    ['not at all of a diff scan, which has nothing to be compared with', { rules: THREE, fixedRules: undefined }, ''],
    ['not at all without a baseline', { rules: THREE, baseline: undefined }, ''],
  ])('are listed %s', (_what, given, text, most) => {
    expect(linesOf(given, most)).toBe(text);
  });

  test('are complete in a summary that has space, even if all other lists are short', () => {
    const names = Array.from({ length: 60 }, (_, index) => `gone${index}`);
    const fixedRules = rules(names.map((name) => `${name}=1-0`).join(' '));
    const verdict = { word: 'fail', reason: undefined, message: '' } as const;
    const page = summary(aReport({ verdict, baseline: BASELINE, fixedRules }));
    expect(names.filter((name) => !page.includes(`\`${name}\` (1)`))).toEqual([]);
  });
});

describe('a pass', () => {
  const passed = { baseline: BASELINE, rules: rules('x.a=3-1'), fixedRules: rules('x.gone=4-0') };

  test.each([
    ['with issues', { counts: { ...aReport().counts, medium: 3n, total: 3n } }, true],
    ['without any', { rules: [] }, false],
  ])('%s names the rules that are fixed, and new ones beside them, on every page', (_what, given, isNew) => {
    const report = aReport({ ...passed, ...given });
    for (const page of [summary(report), comment(report)]) {
      expect(page).toContain('**Fixed or triaged:** `gone` · `x.gone` (4)');
      expect(page.includes('**New:** `a` (2)')).toBe(isNew);
    }
    expect(log(report)).toMatch(/^Fixed or triaged: x\.gone \(4\)$/m);
    expect(/^New: a \(2\)$/m.test(log(report))).toBe(isNew);
  });

  test('names no new or fixed rules if a diff scan decides', () => {
    const report = aReport({ ...passed, fixedRules: undefined });
    expect(log(report)).not.toMatch(/New:|Fixed or triaged:/);
  });
});

type Triaged = NonNullable<GateReport['triagedOut']>;
const inAll = (issues: bigint | undefined, ...issueTypes: Triaged['issueTypes']) => ({
  issueTypes,
  issues,
  byState: [],
});
const inState = (state: 'ignored-app' | 'ignored-code', issues: bigint, type: 'sast' | 'sca' = 'sast') => ({
  state,
  issueTypes: [type],
  issues,
});

describe('the line about issues that triage excluded', () => {
  test.each<[given: GateReport['triagedOut'], line: string]>([
    [undefined, ''],
    [{ issueTypes: [], issues: undefined, byState: [] }, ''],
    [inAll(1n, 'sast'), 'Triage has excluded 1 issue (code): only conditions that name their states count them.'],
    [
      inAll(12n, 'sca', 'secrets', 'research'),
      'Triage has excluded 12 issues (supply-chain, secrets, research): only conditions that name their states count them.',
    ],
    [
      { ...inAll(undefined, 'sast'), byState: [inState('ignored-app', 0n), inState('ignored-code', 1n)] },
      'Triage has excluded 1 issue in ignored-code (code): only conditions that name their states count them.',
    ],
    [
      { ...inAll(undefined, 'sast', 'sca'), byState: [inState('ignored-app', 2n, 'sca'), inState('ignored-code', 1n)] },
      'Triage has excluded 2 issues in ignored-app (supply-chain) and 1 issue in ignored-code (code): only conditions that name their states count them.',
    ],
    [
      { ...inAll(5n, 'sast', 'sca'), byState: [inState('ignored-app', 2n, 'sca')] },
      'Triage has excluded 5 issues (code, supply-chain): only conditions that name their states count them.',
    ],
  ])('for %o is %j', (triagedOut, line) => {
    expect(triageLine({ triagedOut })).toBe(line);
  });

  test.each([
    ['a pass that found nothing', aReport()],
    ['a pass with counts', SAMPLE_REPORTS['pass-with-counts']!],
    ['a fail', SAMPLE_REPORTS.fail!],
  ])('is once on each page and in the log of %s', (_what, report) => {
    const triaged = { ...report, triagedOut: inAll(4n, 'sast') };
    for (const page of pagesOf(triaged)) expect(page.split('Triage has excluded 4 issues (code)')).toHaveLength(2);
  });
});
