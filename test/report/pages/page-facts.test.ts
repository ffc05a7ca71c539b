import { expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderConsole, renderConsoleProof } from '../../../src/report/log/console.ts';
import { renderComment } from '../../../src/report/pages/comment.ts';
import { pageFacts } from '../../../src/report/pages/page-facts.ts';
import { pageNotes } from '../../../src/report/pages/page-top.ts';
import { renderSummary } from '../../../src/report/pages/summary.ts';
import { markdown } from '../../../src/report/text/text-style.ts';
import { aCondition, aReport, aReportedScan } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

const STARTED = Date.UTC(2026, 10, 3, 12, 0, 0);
const TIMES = { ...aReport().times, startedAtMs: STARTED };
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
const JUDGED = 'commit `3f2a9c1b8d7e`';

test.each<[what: string, given: Partial<GateReport>, facts: readonly string[]]>([
  [
    'one scan, with its kind and its age',
    { scans: [scan('1', 3, { isFullScan: true, decides: ['code'] })] },
    [JUDGED, 'code (not limited) by full scan `1`, ended 3m before this run'],
  ],
  [
    'several scans, each with what it decides',
    {
      scans: [scan('2', 1, { decides: ['code'] }), scan('1', 90, { decides: ['secrets'] })],
      conditions: [aCondition({ products: ['code', 'secrets'] })],
    },
    [
      '0 critical',
      JUDGED,
      'code by diff scan `2`, ended 1m before this run',
      'secrets by diff scan `1`, ended 1h 30m before this run',
    ],
  ],
  [
    'a scan whose end is not known, without an age',
    { scans: [aReportedScan({ id: '1', decides: ['code'], completedAtMs: undefined })] },
    [JUDGED, 'code (not limited) by diff scan `1`'],
  ],
  [
    'the commit of a merge group that was not scanned',
    { scans: [scan('1', -1, { decides: ['code'] })], mergeGroupCommit: 'abcdef0123456789' },
    [
      `${JUDGED}, the queued pull request; the merge group's own commit \`abcdef012345\` was not scanned`,
      'code (not limited) by diff scan `1`, ended during this run',
    ],
  ],
  [
    'which project it was, beside another one',
    { scans: [scan('1', 3, { decides: ['code'], repository: 'acme/shop/payments' })], otherProjects: OTHER_PROJECTS },
    [`${JUDGED} of \`acme/shop/payments\``, 'code (not limited) by diff scan `1`, ended 3m before this run'],
  ],
  [
    'the name that was asked for, where the scan has none',
    { scans: [scan('1', 3, { decides: ['code'], repository: undefined })], otherProjects: OTHER_PROJECTS },
    [`${JUDGED} of \`acme/shop\``, 'code (not limited) by diff scan `1`, ended 3m before this run'],
  ],
  ['nothing where a scan was only waited for', { scans: [scan('1', 3, { decides: [] })] }, []],
  ['nothing where the commit is not known', { commit: undefined }, []],
  [
    'what limits count, and what none counts',
    { scans: [], conditions: [aCondition()], counts: { ...COUNTS, medium: 6n, low: 4n }, waived: 2n },
    ['0 critical', 'not limited: 6 medium, 4 low', '2 waived'],
  ],
  [
    'what was found beside conditions of a policy',
    { scans: [], conditions: [aCondition({ column: undefined })], counts: { ...COUNTS, high: 1n } },
    ['no severity limit: 1 high'],
  ],
  [
    'what was compared',
    { scans: [], baseline: { ref: 'main', wasScanned: true }, newTotal: 1n, fixedTotal: 5n },
    ['1 new, 5 fixed or triaged, compared with `main` as it is now, net per rule'],
  ],
  [
    'nothing of a comparison that proves nothing',
    { scans: [], baseline: { ref: 'main', wasScanned: true }, newTotal: 2n, fixedTotal: 5n, countsAre: 'unsettled' },
    ['compared with `main` as it is now, net per rule'],
  ],
])('the facts tell %s', (_what, given, facts) => {
  expect(factsOf({ counts: COUNTS, ...given })).toEqual(facts);
});

test('the facts of what is not proven are the reason, the commit, its scans and the wait', () => {
  const verdict = { word: 'inconclusive', reason: 'scan-running', message: '' } as const;
  const given = { verdict, counts: { ...COUNTS, critical: undefined }, countsAre: 'unsettled' } as const;
  const times = { ...TIMES, waitedSeconds: 900 };
  const begun = { startedAtMs: STARTED - 60_000, products: ['code'] } as const;
  const running = scan('1', 0, { ...begun, status: 'running' });
  expect(factsOf({ ...given, times, scans: [running] })).toEqual([
    '`scan-running`',
    `${JUDGED} of \`acme/shop\``,
    'scan `1` (code) `running`, started 2026-11-03 11:59 UTC',
    'waited 15m',
  ]);
  const ended = scan('1', 0, { ...begun, status: 'failed' });
  expect(factsOf({ ...given, times, scans: [ended] })).toContain('scan `1` (code) `failed`');
  expect(factsOf({ ...given, commit: undefined, scans: [] })).toEqual([
    '`scan-running`',
    '`acme/shop`',
    'waited 1m 11s',
  ]);
});

test('a scan is a link where the platform has a page of it', () => {
  const report = aReport();
  expect(pageFacts(report, markdown(report)).join()).toMatch(
    /scan \[`481516`\]\(<https:\/\/platform\.example\/\S+\/scans\/481516>\), ended/,
  );
});

test.each<[what: string, given: Partial<GateReport>, notes: readonly string[]]>([
  [
    'what nobody scanned',
    { unscanned: ['supply-chain', 'secrets'] },
    ['**Not scanned: supply-chain, secrets**. Name what must be scanned in `required-products`.'],
  ],
  [
    'nothing of products that the verdict says are missing',
    {
      unscanned: ['secrets'],
      verdict: { word: 'inconclusive', reason: 'product-missing', message: 'no scan ran secrets' },
    },
    [],
  ],
  [
    'other projects of the repository, with names that can do no harm',
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
    'all of it, a line each',
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
    'nothing of one that the headline names',
    {
      baseline: { ref: 'main', wasScanned: false },
      verdict: { word: 'inconclusive', reason: 'no-scan', message: 'no finished scan of the baseline main is known' },
    },
    [],
  ],
  ['nothing where all was judged', {}, []],
])('the notes tell %s', (_what, given, notes) => {
  const report = aReport(given);
  expect(pageNotes(report, markdown(report), false)).toEqual(notes);
});

test.each<[word: string, given: Partial<GateReport>]>([
  ['pass', { unscanned: ['secrets'] }],
  ['fail', { ...SAMPLE_REPORTS.fail!, unscanned: ['secrets'] }],
  ['inconclusive run', SAMPLE_REPORTS['inconclusive-index-lag']!],
])('they stand on every page before its facts and its proof, on a %s', (_word, given) => {
  const report = aReport({ ...given, otherProjects: OTHER_PROJECTS });
  const pages = [
    renderSummary(report, { maxBytes: 100_000 }),
    renderComment(report, { marker: '' }),
    [...renderConsole(report), ...renderConsoleProof(report)].join('\n'),
  ];
  for (const page of pages) {
    const table = page.search(/^(?:<sub>|RESULT|<details>)/m);
    for (const text of ['Not judged: ', ...report.unscanned.map((product) => `Not scanned: ${product}`)]) {
      expect(page.indexOf(text)).toBeGreaterThan(-1);
      if (table > -1) expect(page.indexOf(text)).toBeLessThan(table);
    }
  }
});
