import type { GateReport } from '../../src/domain/report.ts';
import { aReplay, aReport, aReportedScan } from './a-report.ts';
import {
  fail,
  failBesideUnknownSeverity,
  failOnLiveSecret,
  incompleteFail,
  newAgainstBaseline,
  tenThousandRules,
} from './failed-reports.ts';
import { anInconclusiveReport, indexLag } from './inconclusive-reports.ts';
import { failWithManyLocations } from './located-report.ts';
import {
  passAtLimit,
  passBesideOthers,
  passNotAllJudged,
  passWhereNothingBlocks,
  passWithCounts,
  passWithWaivers,
} from './passed-reports.ts';
import { PROJECT_REPORTS } from './project-reports.ts';

/** A report for each kind of ending, to look at (`npm run pages`) and to test every renderer. */
export const SAMPLE_REPORTS: Readonly<Record<string, GateReport>> = {
  pass: aReport(),
  'pass-with-counts': passWithCounts(),
  'pass-at-limit': passAtLimit(),
  'pass-where-nothing-blocks': passWhereNothingBlocks(),
  'pass-not-all-judged': passNotAllJudged(),
  'pass-beside-others': passBesideOthers(),
  'pass-with-waivers': passWithWaivers(),
  fail: fail(),
  'fail-with-places': failWithManyLocations(),
  'fail-of-a-replay': {
    ...fail(),
    replay: aReplay(),
    nextStep: 'Before it is put in force, run simulate to see what else it would block.',
  },
  'fail-incomplete': incompleteFail(),
  'fail-beside-unknown-severity': failBesideUnknownSeverity(),
  'fail-report-mode': { ...fail(), mode: 'report', exitCode: 0 },
  'fail-ten-thousand-rules': tenThousandRules(),
  'fail-new-against-baseline': newAgainstBaseline(),
  'fail-on-live-secret': failOnLiveSecret(),
  'inconclusive-no-scan': anInconclusiveReport('no-scan', 'no scan of commit 3f2a9c1b8d7e in acme/shop after 5m', {
    scans: [],
    ref: undefined,
  }),
  'inconclusive-scan-running': anInconclusiveReport(
    'scan-running',
    'scan 481516 of commit 3f2a9c1b8d7e is still running after 2m 30s, earlier scans took about 42s',
    { scans: [aReportedScan({ status: 'running', completedAtMs: undefined })] },
  ),
  ...PROJECT_REPORTS,
  'inconclusive-index-lag': indexLag(),
  'inconclusive-auth': anInconclusiveReport('auth', 'The platform refused the token (status 401) at the scan list.', {
    scans: [],
    ref: undefined,
    times: { ...aReport().times, waitedSeconds: 0, seconds: 1.2, issuesReadAtMs: undefined },
  }),
  'inconclusive-softened': {
    ...anInconclusiveReport('server', 'The platform answered 503 four times at the issue search.', {}),
    exitCode: 0,
    isSoftened: true,
  },
  config: {
    ...anInconclusiveReport('config', 'max-critical is "lots": give a whole number or none.', {
      commit: undefined,
      ref: undefined,
      pullRequest: undefined,
      scans: [],
      conditions: [],
      searches: [],
      requests: { planned: 0, sent: 0 },
      times: { ...aReport().times, waitedSeconds: 0, seconds: 0.1, issuesReadAtMs: undefined },
    }),
    exitCode: 3,
  },
};
