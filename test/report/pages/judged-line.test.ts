import { expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { judgedLine } from '../../../src/report/pages/judged-line.ts';
import { linkTo } from '../../../src/report/text/markdown.ts';
import { aReport, aReportedScan } from '../../build/a-report.ts';

const STARTED = Date.UTC(2026, 10, 3, 12, 0, 0);
const TIMES = { ...aReport().times, startedAtMs: STARTED };
const NO_LINKS = { platform: undefined, findings: undefined, run: undefined };

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
    'loud, what nobody scanned',
    { scans: [scan('1', 3, { decides: ['code'] })], unscanned: ['supply-chain', 'secrets'] },
    'Judged commit `3f2a9c1b8d7e`: code by diff scan `1`, ended 3m before this run. ⚠️ **Not scanned: supply-chain, secrets**',
  ],
  [
    'the commit of a merge group that was not scanned',
    { scans: [scan('1', 3, { decides: ['code'] })], mergeGroupCommit: 'abcdef0123456789' },
    "Judged commit `3f2a9c1b8d7e` of the queued pull request (the merge group's own commit `abcdef012345` was not scanned): code by diff scan `1`, ended 3m before this run",
  ],
  [
    'other projects of the repository, with names that can do no harm',
    {
      scans: [scan('1', 3, { decides: ['code'] })],
      siblings: [
        { repositoryId: '102', name: 'acme/shop/billing' },
        { repositoryId: '103', name: '@everyone [x](https://evil.example)' },
      ],
    },
    'Judged commit `3f2a9c1b8d7e`: code by diff scan `1`, ended 3m before this run. Not judged: `acme/shop/billing` (project 102), `@everyone [x](https://evil.example)` (project 103), other projects of this repository that scanned this commit',
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
