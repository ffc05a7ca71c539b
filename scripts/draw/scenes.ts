import { mergeGroupEvent, type StagedEvent } from '../../demo/events.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { otherCommit } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';

/** A run of the built action whose pages are drawn. */
export type Scene = {
  /** Of the picture, without its ending. */
  readonly name: string;
  readonly page: 'comment' | 'summary';
  readonly scenario: Scenario;
  readonly inputs?: Readonly<Record<string, string>>;
  /** The pull request by default. */
  readonly event?: StagedEvent;
  /** What the platform shows afterwards: the run that is drawn is then the second one. */
  readonly afterwards?: Scenario;
};

/** An earlier commit of the pull request was scanned; the one under test was not. */
const earlierCommit: Scenario = (context) => SCENARIOS.clean({ ...context, commit: otherCommit(499) });

const LIVE_SECRETS = `
version: 1
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

/** What README.md and docs/reports.md show. */
export const SCENES: readonly Scene[] = [
  { name: 'comment-fail', page: 'comment', scenario: SCENARIOS['over-limit'], inputs: { 'max-medium': '10' } },
  { name: 'comment-fail-baseline', page: 'comment', scenario: SCENARIOS.baseline, inputs: { baseline: 'base' } },
  {
    name: 'comment-fail-live-secret',
    page: 'comment',
    scenario: SCENARIOS['over-limit'],
    inputs: { policy: LIVE_SECRETS },
  },
  { name: 'comment-warning', page: 'comment', scenario: SCENARIOS['at-limit'], inputs: { policy: WARNING } },
  {
    name: 'comment-nothing-blocks',
    page: 'comment',
    scenario: SCENARIOS['at-limit'],
    inputs: { 'max-critical': 'none', 'max-high': 'none' },
  },
  {
    name: 'comment-no-scan',
    page: 'comment',
    scenario: earlierCommit,
    inputs: { 'discovery-timeout': '2s', 'wait-timeout': '4s' },
  },
  {
    name: 'comment-scan-running',
    page: 'comment',
    scenario: SCENARIOS['still-running'],
    inputs: { 'wait-timeout': '0s' },
  },
  { name: 'comment-superseded', page: 'comment', scenario: SCENARIOS.superseded, inputs: { 'wait-timeout': '0s' } },
  { name: 'comment-pass', page: 'comment', scenario: SCENARIOS['over-limit'], afterwards: SCENARIOS.clean },
  { name: 'comment-merge-group', page: 'comment', scenario: SCENARIOS['over-limit'], event: mergeGroupEvent() },
  { name: 'summary-fail', page: 'summary', scenario: SCENARIOS['over-limit'], inputs: { 'max-medium': '10' } },
];
