import { aScan, countsOf, endsAs } from '../../emulator/build.ts';
import type { QuirkId } from '../../emulator/quirks/quirks.ts';
import { manyFindings } from '../../emulator/scenarios/findings.ts';
import { otherCommit, type Scenario, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { RawInputs } from '../../src/inputs/raw-inputs.ts';

export type JudgedScenario = {
  readonly platform: Scenario;
  /** A pull request by default. */
  readonly isPush?: boolean;
  readonly inputs?: Partial<RawInputs>;
};

/** The verdict on a platform that behaves as the gate assumes. A quirk may turn it into `inconclusive`, but never into a pass. */
export type Due = 'pass' | 'fail' | 'inconclusive';

const partialAlone: Scenario = (context) => worldOf(context, { scans: [scanUnderTest(context, { isPartial: true })] });

/** The commit is to be scanned again. The new scan has not begun, and gives this as its start. */
const scannedAgain =
  (startedAt: string | null): Scenario =>
  (context) => {
    const again = { id: '184467509', timeline: endsAs('SCAN_STATUS_PENDING'), createdAtMs: context.nowMs - 20_000 };
    const listMembers = { started_at: startedAt };
    return worldOf(context, {
      scans: [scanUnderTest(context), scanUnderTest(context, { ...again, listMembers, detailMembers: listMembers })],
    });
  };

/** Code was scanned once by another pull request, under the bare name of the branch that was pushed. */
const changeUnderABareName: Scenario = (context) => {
  const change = { branch: context.headRef, isFull: false, pullRequestId: '8', commit: context.commit };
  return worldOf(context, { scans: [scanUnderTest(context, change)] });
};

const LAST_SCAN = '184467000';

/** Code is no longer scanned, but the code issues of the previous commit are still on the ref. */
const codeOfTheLastCommit: Scenario = (context) => {
  const createdAtMs = context.nowMs - 3_600_000;
  const seen = { createdAtMs, relevantSinceMs: createdAtMs, visibleAtMs: createdAtMs };
  const issues = manyFindings(context)
    .filter(({ type }) => type === 'ISSUE_TYPE_SAST')
    .map((issue) => ({ ...issue, ...seen, firstSeenScanId: LAST_SCAN, lastSeenScanId: LAST_SCAN }));
  const now = scanUnderTest(context, { enabledProducts: ['sca', 'secrets'] });
  const before = scanUnderTest(context, {
    id: LAST_SCAN,
    commit: otherCommit(7),
    createdAtMs,
    startedAtMs: createdAtMs,
    findingsCounts: countsOf(issues),
  });
  return worldOf(context, { scans: [before, now], issues });
};

const halfIndexed: Scenario = (context) => {
  const issues = manyFindings(context).filter(({ type }) => type !== 'ISSUE_TYPE_SCA');
  const shown = issues.map((issue) =>
    issue.type === 'ISSUE_TYPE_SECRETS'
      ? { ...issue, severity: 'SEVERITY_LOW' }
      : { ...issue, visibleAtMs: Number.POSITIVE_INFINITY },
  );
  const scan = scanUnderTest(context, {
    timeline: endsAs('SCAN_STATUS_COMPLETED', 1),
    findingsCounts: countsOf(issues),
  });
  return worldOf(context, { scans: [scan], issues: shown });
};

const takenOver: Scenario = (context) => {
  const scan = scanUnderTest(context);
  const startedAtMs = context.nowMs - 50_000;
  const newer = aScan({ ...scan, id: '184467508', commit: otherCommit(7), createdAtMs: startedAtMs, startedAtMs });
  return worldOf(context, { scans: [scan, newer] });
};

const OF_AI = { 'required-products': 'ai-code' } as const;
const BASE = { baseline: 'base' } as const;

/**
 * `passesUnder`: these quirks give a wrong pass, as docs/spec-gaps.md says. A partial scan looks like any other if the list does
 * not mark it. A number that is missing or not only digits counts as no number. And the gate cannot miss issues that
 * no scan of the commit counts. `wayOut`: with these inputs there is no such pass.
 */
type Row = JudgedScenario & {
  readonly due: Due;
  readonly passesUnder?: readonly QuirkId[];
  readonly wayOut?: JudgedScenario['inputs'];
};

export const SCENARIOS_THAT_MATTER: Readonly<Record<string, Row>> = {
  'a clean pull request': { platform: SCENARIOS.clean, due: 'pass' },
  'a clean push': { platform: SCENARIOS.clean, isPush: true, due: 'pass' },
  'a pull request over the limit': { platform: SCENARIOS['over-limit'], due: 'fail' },
  'a push, in pages': { platform: SCENARIOS['over-limit'], isPush: true, inputs: { 'page-size': '2' }, due: 'fail' },
  'issues in every state': { platform: SCENARIOS.triaged, due: 'fail' },
  'a pull request beside its base': { platform: SCENARIOS.baseline, inputs: BASE, due: 'fail' },
  'a diff scan beside the base': { platform: SCENARIOS['baseline-diff'], inputs: BASE, due: 'fail' },
  'two scans, each of its products': { platform: SCENARIOS['two-products'], isPush: true, due: 'pass' },
  'a scan that ends while the gate waits': { platform: SCENARIOS.moving, due: 'pass' },
  'findings that are indexed late': { platform: SCENARIOS['index-lag'], due: 'fail' },
  'findings that are never indexed': { platform: SCENARIOS['index-lag-forever'], due: 'inconclusive' },
  'findings in code that are never indexed': { platform: halfIndexed, due: 'inconclusive' },
  'a product that is missing': { platform: SCENARIOS.clean, inputs: OF_AI, due: 'inconclusive' },
  'a scan that runs forever': { platform: SCENARIOS['still-running'], due: 'inconclusive' },
  'a scan of one product that runs': { platform: SCENARIOS['scans-per-product'], due: 'inconclusive' },
  'a commit that is scanned again': { platform: scannedAgain(null), due: 'inconclusive' },
  'a commit scanned again from the year 1 on': { platform: scannedAgain('0001-01-01T00:00:00Z'), due: 'inconclusive' },
  'no scan': { platform: SCENARIOS['never-appears'], due: 'inconclusive' },
  'a scan that failed': { platform: SCENARIOS['scan-failed'], due: 'inconclusive' },
  'a cancelled scan and a partial one': { platform: SCENARIOS['partial-beside-cancelled'], due: 'inconclusive' },
  'a partial scan alone': { platform: partialAlone, due: 'inconclusive', passesUnder: ['omitted-members'] },
  'a scan of a fork': { platform: SCENARIOS['fork-commit'], due: 'inconclusive' },
  'a scan of the merge commit alone': { platform: SCENARIOS['merge-commit-only'], due: 'inconclusive' },
  'a ref that a newer commit took over': { platform: takenOver, isPush: true, due: 'inconclusive' },
  'a ref that was forced back': { platform: SCENARIOS.superseded, isPush: true, due: 'inconclusive' },
  "a pull request's scan under the name of the pushed branch": {
    platform: changeUnderABareName,
    isPush: true,
    due: 'inconclusive',
    passesUnder: ['pull-request-id-of-none', 'diff-scan-under-a-branch-name'],
    wayOut: { 'required-scan': 'full' },
  },
  'issues of a product of the last commit only': { platform: codeOfTheLastCommit, isPush: true, due: 'fail' },
};
