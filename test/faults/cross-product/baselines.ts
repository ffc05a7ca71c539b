import { aRule, countsOf, endsAs, issuesOf } from '../../../emulator/build.ts';
import { otherCommit, placeOf, type Scenario, scanUnderTest, worldOf } from '../../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import type { BuiltOptions } from '../../run/built-gate.ts';
import { foundBy, SOON_OVER, scanned } from '../../run/platforms.ts';

/** A platform and settings whose verdict is known as long as nothing goes wrong. */
export type Baseline = {
  readonly name: string;
  readonly due: 'pass' | 'fail' | 'unproven';
  readonly options: Pick<BuiltOptions, 'platform'> & { readonly inputs: Readonly<Record<string, string>> };
};

/** Four critical rules with one issue each, three on a page, and three are allowed: the last page decides. */
const lastPageDecides: Scenario = (context) => {
  const issues = Array.from({ length: 4 }, (_, index) =>
    issuesOf(1, {
      ...placeOf(context),
      severity: 'SEVERITY_CRITICAL',
      rule: aRule({ path: `acme.critical-${index}` }),
    }),
  ).flat();
  const found = { timeline: endsAs('SCAN_STATUS_COMPLETED', 1), findingsCounts: countsOf(issues) };
  return worldOf(context, { scans: [scanUnderTest(context, found)], issues });
};

/** A comment is written on every run, so that requests to GitHub can fail too. */
const ALWAYS = { comment: 'always' } as const;

export const BASELINES: readonly Baseline[] = [
  { name: 'clean', due: 'pass', options: { platform: SCENARIOS.clean, inputs: ALWAYS } },
  {
    name: 'at-limit',
    due: 'pass',
    options: { platform: SCENARIOS['at-limit'], inputs: { ...ALWAYS, 'max-high': '3' } },
  },
  {
    name: 'last-page',
    due: 'fail',
    options: { platform: lastPageDecides, inputs: { ...ALWAYS, 'max-critical': '3', 'page-size': '3' } },
  },
  { name: 'count', due: 'fail', options: { platform: foundBy({}, 4), inputs: { ...ALWAYS, 'max-high': '3' } } },
  {
    name: 'partial',
    due: 'unproven',
    options: { platform: scanned({ isPartial: true }), inputs: { ...ALWAYS, ...SOON_OVER } },
  },
  {
    name: 'other-commit',
    due: 'unproven',
    options: { platform: scanned({ commit: otherCommit(400) }), inputs: { ...ALWAYS, ...SOON_OVER } },
  },
];
