import { mergeGroupEvent, type StagedEvent } from '../../demo/events.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { earlierCommit, fewIssues, gap, partsOfOneRepository } from './worlds.ts';

/** A run of the built action whose pages are drawn. */
export type Scene = {
  /** Name of the picture, without its ending. */
  readonly name: string;
  readonly title: string;
  /** Facts that a reader must see within five seconds, each with the text that says it: above the folded parts. */
  readonly firstSight: readonly { readonly know: string; readonly text: string }[];
  /** `conversation` shows the comments before and after the last run, `files` the annotations in the files of the pull request. */
  readonly page: 'comment' | 'summary' | 'conversation' | 'files';
  readonly scenario: Scenario;
  readonly inputs?: Readonly<Record<string, string>>;
  /** The pull request by default. */
  readonly event?: StagedEvent;
  /** State of the platform for a second run, which is then the run that is drawn. */
  readonly afterwards?: Scenario;
};

const LIVE_SECRETS = `
version: 1
fail-on-severity: none
conditions:
  - name: No live secrets
    issue-types: [secrets]
    where:
      validationStates: [confirmed_valid]
    max: 0
  - name: Few critical issues
    severities: [critical]
    max: 5
`;

const WARNING = `
version: 1
fail-on-severity: none
conditions:
  - name: No critical issue
    severities: [critical]
    max: 0
  - name: High issues in code
    issue-types: [sast]
    severities: [high]
    max: 2
    action: warn
`;

const RE_RUN = { know: 'that triage and a re-run also help', text: 're-run this job' };
const JUDGED = { know: 'what was judged, by which scan, and how old that is', text: 'by diff scan' };
const NOT_A_PASS = { know: 'that this is no pass', text: 'Not a pass.' };

/** The scenes that README.md and docs/reports.md show. */
export const SCENES: readonly Scene[] = [
  {
    name: 'comment-fail',
    title: 'Failed',
    page: 'comment',
    scenario: SCENARIOS['over-limit'],
    inputs: { 'max-medium': '10' },
    firstSight: [
      { know: 'that it failed, and by how much', text: '❌ Findings Gate: 3 critical and 8 high issues, none allowed' },
      { know: 'that a secret works, and is revoked first', text: 'AWS secret that works: **revoke it first**' },
      { know: 'which version of a package to take', text: '**update to 2.17.1**' },
      { know: 'what to fix, and where', text: '[src/orders/views.py:118]' },
      { know: 'that all of it is new', text: 'All of these are new.' },
      RE_RUN,
      JUDGED,
    ],
  },
  {
    name: 'comment-fail-baseline',
    title: 'Failed, compared with a baseline',
    page: 'comment',
    scenario: SCENARIOS.baseline,
    inputs: { baseline: 'base' },
    firstSight: [
      { know: 'that only what is new counts', text: '❌ Findings Gate: 1 new high issue, none allowed' },
      { know: 'which rule is new', text: '`sql-injection-using-raw`' },
      { know: 'what was not judged', text: 'Not counted: `main` has 2 high as well.' },
      RE_RUN,
    ],
  },
  {
    name: 'comment-fail-live-secret',
    title: 'Failed by a condition of the policy',
    page: 'comment',
    scenario: SCENARIOS['over-limit'],
    inputs: { policy: LIVE_SECRETS },
    firstSight: [
      { know: 'which condition is broken', text: '❌ Findings Gate: "No live secrets": 1 issue, none allowed' },
      { know: 'which secret it is, and where', text: '[deploy/settings.env:3]' },
      {
        know: 'that it works, and must be revoked',
        text: 'AWS secret that works: **revoke it first**, then remove it',
      },
    ],
  },
  {
    name: 'comment-warning',
    title: 'Passed with a warning',
    page: 'comment',
    scenario: SCENARIOS['at-limit'],
    inputs: { policy: WARNING },
    firstSight: [
      {
        know: 'that it passed, and that there is a warning',
        text: '✅ Findings Gate: no blocking limit is broken; warning',
      },
      { know: 'which warning, and by how much', text: 'breaks `High issues in code`' },
      JUDGED,
    ],
  },
  {
    name: 'comment-nothing-blocks',
    title: 'Passed, and could not have failed',
    page: 'comment',
    scenario: SCENARIOS['at-limit'],
    inputs: { 'fail-on-severity': 'none' },
    firstSight: [
      { know: 'that this is no proof of a clean change', text: '⚠️ Findings Gate: nothing blocks' },
      { know: 'what was found', text: '3 high, 5 medium' },
      { know: 'how to make it block', text: 'set fail-on-severity to high' },
    ],
  },
  {
    name: 'comment-no-scan',
    title: 'Inconclusive: no scan of the commit',
    page: 'comment',
    scenario: earlierCommit,
    inputs: { 'discovery-timeout': '2s', 'wait-timeout': '4s' },
    firstSight: [
      { know: 'that there is no scan, in words', text: '⚠️ Findings Gate: no scan of this commit was found' },
      NOT_A_PASS,
      { know: 'who can fix it', text: 'Ask the people who run the scans' },
      { know: 'which scan is missing', text: 'No scan of commit `aaaaaaaa1f1f`' },
      { know: 'what was found instead', text: 'the newest' },
      { know: 'what to check', text: 'check that the scan job ran for this commit' },
    ],
  },
  {
    name: 'comment-scan-running',
    title: 'Inconclusive: the scan runs',
    page: 'comment',
    scenario: SCENARIOS['still-running'],
    inputs: { 'wait-timeout': '0s' },
    firstSight: [
      {
        know: 'that the scan is not ready, in words',
        text: '⏳ Findings Gate: the scan of this commit has not ended yet',
      },
      NOT_A_PASS,
      { know: 'that waiting helps', text: 'when the scan has finished' },
      { know: 'what was waited for', text: 'is still running' },
      { know: 'what to do', text: 'when the scan has finished' },
    ],
  },
  {
    name: 'comment-superseded',
    title: 'Inconclusive: another commit was scanned since',
    page: 'comment',
    scenario: SCENARIOS.superseded,
    inputs: { 'wait-timeout': '0s' },
    firstSight: [
      { know: 'what happened, in words', text: "⚠️ Findings Gate: a later scan has replaced this commit's result" },
      NOT_A_PASS,
      { know: 'who can fix it', text: 'If you pushed the other commit' },
      { know: 'which scan took over', text: 'scan `184467504` of commit' },
      { know: 'what to do', text: 'look at its own run' },
    ],
  },
  {
    name: 'comment-sibling',
    title: 'Passed, and another project was not judged',
    page: 'comment',
    scenario: partsOfOneRepository,
    inputs: { 'repository-id': '', repository: 'octo-org/shop/payments' },
    firstSight: [
      { know: 'that it passed, and within what', text: '✅ Findings Gate: within both limits' },
      { know: 'which project was not judged', text: 'Not judged: `octo-org/shop/billing`' },
      { know: 'what to do about that', text: 'It needs a gate of its own' },
      { know: 'which project was judged', text: 'of `octo-org/shop/payments`' },
    ],
  },
  {
    name: 'comment-projects',
    title: 'Several projects of one repository',
    page: 'comment',
    scenario: partsOfOneRepository,
    inputs: { 'repository-id': '', repository: 'octo-org/shop', projects: 'all' },
    firstSight: [
      {
        know: 'that it failed, in how many projects, and in which',
        text: '1 of 2 projects fails (`octo-org/shop/billing`)',
      },
      { know: 'how many passed', text: '1 passes' },
      { know: 'what breaks it', text: '❌ fail | 3 critical issues, none allowed' },
      {
        know: 'which one passed, and what it has',
        text: '`octo-org/shop/payments` | ✅ pass | within both limits | 2 low',
      },
    ],
  },
  {
    name: 'comment-gap',
    title: 'Not proven: the scan counted more',
    page: 'comment',
    scenario: gap,
    firstSight: [
      {
        know: 'that it is inconclusive, and what is missing',
        text: '⚠️ Findings Gate: the scan counted more findings than the platform shows',
      },
      { know: 'how many', text: 'counted 14 findings (code), and only 2 can be found' },
      { know: 'who can act', text: 'Ask the people who run the scans' },
      { know: 'what to do', text: 'scan this commit again' },
    ],
  },
  {
    name: 'comment-pass',
    title: 'Passed',
    page: 'comment',
    scenario: SCENARIOS['over-limit'],
    afterwards: SCENARIOS.clean,
    firstSight: [{ know: 'that it passed, and within what', text: '✅ Findings Gate: within both limits' }, JUDGED],
  },
  {
    name: 'comment-turned-red',
    title: 'A comment that turned red',
    page: 'conversation',
    scenario: fewIssues,
    afterwards: SCENARIOS['at-limit'],
    firstSight: [
      { know: 'that it fails now, and by how much', text: '❌ Findings Gate: 3 high issues, none allowed' },
      { know: 'which rule to fix', text: '`eval-detected`' },
      RE_RUN,
    ],
  },
  {
    name: 'comment-merge-group',
    title: 'In a merge queue',
    page: 'comment',
    scenario: SCENARIOS['over-limit'],
    event: mergeGroupEvent(),
    firstSight: [
      { know: 'that it failed, and by how much', text: '❌ Findings Gate: 3 critical and 8 high issues, none allowed' },
      { know: 'which commit was judged', text: 'commit `aaaaaaaa1f1f` of' },
      {
        know: "that the group's own was not scanned",
        text: "the merge group's own commit `dddddddd4c4c` was not scanned",
      },
    ],
  },
  {
    name: 'files-fail',
    title: 'The findings at their lines',
    page: 'files',
    scenario: SCENARIOS['over-limit'],
    firstSight: [
      { know: 'which line it is', text: 'src/orders/views.py:121' },
      { know: 'which rule found it', text: 'Findings Gate: sql-injection-using-raw' },
      { know: 'how bad it is, and what is wrong', text: 'Critical: Data of the request reaches a raw SQL query.' },
      { know: 'that a secret works, and is revoked first', text: 'AWS secret that works: revoke it first' },
      { know: 'which version of a package to take', text: 'update to 2.17.1' },
    ],
  },
  {
    name: 'summary-fail',
    title: 'The job summary of a failed run',
    page: 'summary',
    scenario: SCENARIOS['over-limit'],
    inputs: { 'max-medium': '10' },
    firstSight: [
      { know: 'that it failed, and by how much', text: '❌ Findings Gate: 3 critical and 8 high issues, none allowed' },
      { know: 'that a secret works, and is revoked first', text: 'AWS secret that works: **revoke it first**' },
      { know: 'what to fix, and where', text: '[src/orders/views.py:118]' },
      { know: 'which limits are broken', text: '| `max-critical` | 0 | 3 | ❌ broken |' },
      RE_RUN,
      JUDGED,
    ],
  },
];
