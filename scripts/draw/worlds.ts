import { aRepository, countsOf, endsAs, issuesOf } from '../../emulator/build.ts';
import { fewFindings } from '../../emulator/scenarios/findings.ts';
import { scannedWith } from '../../emulator/scenarios/finished.ts';
import { CODE_RULES } from '../../emulator/scenarios/rules.ts';
import { otherCommit, placeOf, type Scenario, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';

const MINUTE_MS = 60_000;
const OTHER_PART_ID = '102';

/** An earlier commit of the pull request was scanned; the one under test was not. */
export const earlierCommit: Scenario = (context) => SCENARIOS.clean({ ...context, commit: otherCommit(499) });

/** Two low issues, which the usual limits allow. */
export const fewIssues: Scenario = (context) => scannedWith(context, fewFindings(context), { id: '184467488' });

/** Two parts of one repository were scanned. The one that is judged, `payments`, has two low issues, the other one more. */
export const partsOfOneRepository: Scenario = (context) => {
  const issues = fewFindings(context);
  const others = issuesOf(3, {
    ...placeOf(context),
    repositoryId: OTHER_PART_ID,
    rule: CODE_RULES.rawSql,
    severity: 'SEVERITY_CRITICAL',
  });
  return worldOf(context, {
    repositories: [aRepository({ id: OTHER_PART_ID, name: context.repository })],
    issues: [...issues, ...others],
    scans: [
      scanUnderTest(context, {
        meta: { repo_display_name: `${context.repository}/payments` },
        timeline: endsAs('SCAN_STATUS_COMPLETED', 1),
        findingsCounts: countsOf(issues),
      }),
      scanUnderTest(context, {
        id: '184467502',
        repositoryId: OTHER_PART_ID,
        meta: { repo_display_name: `${context.repository}/billing` },
        timeline: endsAs('SCAN_STATUS_COMPLETED', 1),
        findingsCounts: countsOf(others),
      }),
    ],
  });
};

/** The scan ended an hour ago and counted 14 issues; two low ones can be found. */
export const gap: Scenario = (context) => {
  const issues = fewFindings(context);
  return worldOf(context, {
    issues,
    scans: [
      scanUnderTest(context, {
        createdAtMs: context.nowMs - 61 * MINUTE_MS,
        timeline: endsAs('SCAN_STATUS_COMPLETED', 1),
        findingsCounts: { code: 14, secrets: 0, supply_chain: 0, total: 14 },
      }),
    ],
  });
};
