import { expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderConsole, renderConsoleProof } from '../../../src/report/log/console.ts';
import { renderComment } from '../../../src/report/pages/comment.ts';
import { judgedLine, unjudged } from '../../../src/report/pages/judged-line.ts';
import { renderSummary } from '../../../src/report/pages/summary.ts';
import { linkTo } from '../../../src/report/text/markdown.ts';
import { aReport, aReportedScan } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

const STARTED = Date.UTC(2026, 10, 3, 12, 0, 0);
const TIMES = { ...aReport().times, startedAtMs: STARTED };
const NO_LINKS = { platform: undefined, findings: undefined, run: undefined, code: undefined };

const SIBLINGS = [{ repositoryId: '102', name: 'acme/shop/billing' }] as const;

function lineOf(given: Partial<GateReport>): string {
  return judgedLine(aReport({ times: TIMES, ...given }), linkTo(NO_LINKS));
}

function scan(id: string, minutesBefore: number, given: Parameters<typeof aReportedScan>[0] = {}) {
  return aReportedScan({ id, completedAtMs: STARTED - minutesBefore * 60_000, ...given });
}

test.each<[what: string, given: Partial<GateReport>, line: string]>([
  [
    'one scan, with its kind and its age',
    { scans: [scan('1', 3, { isFullScan: true })] },
    'Judged commit `3f2a9c1b8d7e`: code, supply-chain, secrets by full scan `1`, ended 3m before this run',
  ],
  [
    'several scans, each with what it decides',
    { scans: [scan('2', 1, { decides: ['code'] }), scan('1', 90, { decides: ['secrets'] })] },
    'Judged commit `3f2a9c1b8d7e`: code by diff scan `2`, ended 1m before this run; secrets by diff scan `1`, ended 1h 30m before this run',
  ],
  [
    'a scan that ended during the run',
    { scans: [scan('1', -1, { decides: ['code'] })] },
    'Judged commit `3f2a9c1b8d7e`: code by diff scan `1`, ended during this run',
  ],
  [
    'a scan whose end is not known, without an age',
    { scans: [aReportedScan({ id: '1', decides: ['code'], completedAtMs: undefined })] },
    'Judged commit `3f2a9c1b8d7e`: code by diff scan `1`',
  ],
  [
    'the commit of a merge group that was not scanned',
    { scans: [scan('1', 3, { decides: ['code'] })], mergeGroupCommit: 'abcdef0123456789' },
    "Judged commit `3f2a9c1b8d7e` of the queued pull request (the merge group's own commit `abcdef012345` was not scanned): code by diff scan `1`, ended 3m before this run",
  ],
  [
    'which project it was, beside another one',
    { scans: [scan('1', 3, { decides: ['code'], repository: 'acme/shop/payments' })], siblings: SIBLINGS },
    'Judged commit `3f2a9c1b8d7e` of `acme/shop/payments`: code by diff scan `1`, ended 3m before this run',
  ],
  [
    'the name that was asked for, where the scan has none',
    { scans: [scan('1', 3, { decides: ['code'], repository: undefined })], siblings: SIBLINGS },
    'Judged commit `3f2a9c1b8d7e` of `acme/shop`: code by diff scan `1`, ended 3m before this run',
  ],
  ['nothing where a scan was only waited for', { scans: [scan('1', 3, { decides: [] })], unscanned: ['code'] }, ''],
  ['nothing where there is no scan', { scans: [] }, ''],
  ['nothing where the commit is not known', { commit: undefined }, ''],
])('the line under the headline tells %s', (_what, given, line) => {
  expect(lineOf(given)).toBe(line);
});

test('a scan is a link where the platform has a page of it, and so is the run', () => {
  const { links } = aReport();
  expect(judgedLine(aReport(), linkTo(links))).toMatch(
    /scan \[`481516`\]\(<https:\/\/platform\.example\/\S+\/scans\/481516>\), ended during \[this run\]\(<https:\/\/github\.com\//,
  );
});

test.each<[what: string, given: Partial<GateReport>, line: string]>([
  [
    'what nobody scanned',
    { unscanned: ['supply-chain', 'secrets'] },
    '⚠️ **Not scanned: supply-chain, secrets**. Name what must be scanned in `required-products`.',
  ],
  [
    'nothing of products that the verdict says are missing',
    {
      unscanned: ['secrets'],
      verdict: { word: 'inconclusive', reason: 'product-missing', message: 'no scan ran secrets' },
    },
    '',
  ],
  [
    'other projects of the repository, with names that can do no harm',
    {
      siblings: [
        { repositoryId: '102', name: 'acme/shop/billing' },
        { repositoryId: '103', name: '@everyone [x](https://evil.example)' },
      ],
    },
    'Not judged: `acme/shop/billing` (project 102), `@everyone [x](https://evil.example)` (project 103), other projects of this repository with a scan of this commit. Each needs a gate of its own.',
  ],
  [
    'all of it, a line each',
    { unscanned: ['secrets'], siblings: [{ repositoryId: '1', name: 'x' }], event: 'command-line' },
    '⚠️ **Not scanned: secrets**. Name what must be scanned in `--required-products`.  \n' +
      'Not judged: `x` (project 1), another project of this repository with a scan of this commit. It needs a gate of its own.',
  ],
  ['nothing where all was judged', {}, ''],
])('the lines of what the verdict says nothing about tell %s', (_what, given, text) => {
  expect(unjudged(aReport(given))).toBe(text);
});

const BESIDE: Partial<GateReport> = {
  unscanned: ['secrets'],
  siblings: SIBLINGS,
};
const VERDICTS: readonly (readonly [word: string, given: Partial<GateReport>])[] = [
  ['pass', {}],
  ['pass with nothing to tell but that', { unscanned: [] }],
  ['fail', SAMPLE_REPORTS.fail!],
  ['inconclusive', SAMPLE_REPORTS['inconclusive-index-lag']!],
];

test.each(VERDICTS)('they stand on every page before its tables and its proof, on a %s', (_word, given) => {
  const report = aReport({ ...given, ...BESIDE, ...('verdict' in given ? {} : given) });
  const texts = ['Not judged: ', ...(report.unscanned.length > 0 ? ['Not scanned: secrets'] : [])];
  const pages = [
    renderSummary(report, { maxBytes: 100_000 }),
    renderComment(report, { marker: '' }),
    [...renderConsole(report), ...renderConsoleProof(report)].join('\n'),
  ];
  for (const page of pages) {
    const table = page.search(/^(?:\||RESULT|ISSUES|<details>)/m);
    for (const text of texts) {
      expect(page.indexOf(text)).toBeGreaterThan(-1);
      if (table > -1) expect(page.indexOf(text)).toBeLessThan(table);
    }
  }
});
