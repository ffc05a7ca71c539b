import type { Reason } from '../../src/domain/reason.ts';
import type { GateReport } from '../../src/domain/report.ts';
import { aReport, aReportedScan } from './a-report.ts';
import { anInconclusiveReport, indexLag } from './inconclusive-reports.ts';

const NO_SCAN = { scans: [], ref: undefined };
const endedAs = (status: string) => ({ scans: [aReportedScan({ status, decides: [] })] });

/** The message of a run for each reason, as it is thrown, and the facts that the run had by then. */
const TOLD: Readonly<Record<Exclude<Reason, 'index-lag'>, readonly [message: string, given?: Partial<GateReport>]>> = {
  config: ['max-critical is "lots": give a whole number or none.', { ...NO_SCAN, commit: undefined, conditions: [] }],
  'no-token': ['the input api-token is empty', { ...NO_SCAN, conditions: [] }],
  'bad-event': ['the event file is not complete JSON', { ...NO_SCAN, commit: undefined, conditions: [] }],
  'policy-missing': ['there is no policy file .github/findings-gate.yml in acme/shop at main', NO_SCAN],
  'policy-invalid': [
    '.github/findings-gate.yml line 2, column 1: conditons is unknown; did you mean conditions?',
    NO_SCAN,
  ],
  github: ['cannot read pull request 7: GitHub answered 502', NO_SCAN],
  'no-scan': ['no scan of commit 3f2a9c1b8d7e in acme/shop after 5m', NO_SCAN],
  'scan-running': [
    'scan 481516 of commit 3f2a9c1b8d7e is still running after 2m 30s, earlier scans took about 42s',
    { scans: [aReportedScan({ status: 'running', completedAtMs: undefined, decides: [] })] },
  ],
  'scan-failed': ['scan 481516 of commit 3f2a9c1b8d7e, the newest one, ended as failed', endedAs('failed')],
  'scan-cancelled': ['scan 481516 of commit 3f2a9c1b8d7e, the newest one, ended as cancelled', endedAs('cancelled')],
  'scan-never-finished': [
    'scan 481516 of commit 3f2a9c1b8d7e, the newest one, ended as never-finished',
    endedAs('never_finished'),
  ],
  'scan-inconsistent': ['scan 481516 ends before it starts', endedAs('completed')],
  'partial-only': ['every scan that counts for commit 3f2a9c1b8d7e ran only a part of the rules', NO_SCAN],
  'wrong-repository': ['commit 3f2a9c1b8d7e was scanned as acme/shop-web, not as acme/shop', NO_SCAN],
  'product-missing': ['no finished scan of commit 3f2a9c1b8d7e ran secrets'],
  superseded: [
    'the issues of main are now those of scan 481600 of commit 9b1c7e0f5a6d (code), ' +
      'no longer those of scan 481516 of commit 3f2a9c1b8d7e',
    {
      seen: {
        scan: aReportedScan({ id: '481600', commit: '9b1c7e0f5a6d4b2c8e9f0a1b2c3d4e5f60718293' }),
        project: undefined,
      },
    },
  ],
  'index-gap': [
    'the scan counted 401 findings (code), and only 1 can be found',
    { indexGap: { issueTypes: ['sast'], counted: 401n, found: 1n } },
  ],
  unstable: ['search high listed a rule twice with different counts'],
  unclassified: ['3 issues carry a severity that this version does not know'],
  auth: ['scan list: answered 401', NO_SCAN],
  'not-found': ['scan list: answered 404', NO_SCAN],
  gone: ['scan list: answered 410', NO_SCAN],
  'api-changed': ['scan list: answered 204', NO_SCAN],
  'rate-limited': ['issue search: answered 429; asked to wait until 2026-11-04 17:58 UTC'],
  network: ['scan list: connection failed (ECONNRESET); gave up after 4 attempts', NO_SCAN],
  tls: ['scan list: TLS failed (DEPTH_ZERO_SELF_SIGNED_CERT)', NO_SCAN],
  server: ['issue search: answered 503; gave up after 4 attempts'],
  redirect: ['scan list: answered 307', NO_SCAN],
  'too-large': ['issue search: the answer is larger than 16 MiB'],
  contract: ['scan list: the answer does not match the documentation: it is not JSON', NO_SCAN],
  'cursor-loop': ['issue search: the pages repeat themselves'],
  'page-limit': ['issue search: more than 200 pages'],
  budget: ['issue search: answered 503; gave up after 20 retries in this run'],
  cancelled: ['the run was stopped from outside', NO_SCAN],
  internal: ['unexpected error: a is not a function', NO_SCAN],
};

export function reportFor(reason: Reason): GateReport {
  if (reason === 'index-lag') return indexLag();
  const [message, given = {}] = TOLD[reason];
  return anInconclusiveReport(reason, message, { times: { ...aReport().times, waitedSeconds: 30 }, ...given });
}
