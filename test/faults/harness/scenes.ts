import { anIssue, aRule, countsOf, endsAs, issuesOf } from '../../../emulator/build.ts';
import {
  placeOf,
  type Scenario,
  type ScenarioContext,
  scanUnderTest,
  worldOf,
} from '../../../emulator/scenarios/scenario.ts';
import type { Issue, PlatformState, ScanRecord } from '../../../emulator/state.ts';

type Parts = Partial<ScanRecord>;
type PartsOf = Parts | ((context: ScenarioContext) => Parts);

/** Times under which a gate that finds no scan gives up after a few polls. */
export const SOON_OVER = { 'discovery-timeout': '400ms', 'wait-timeout': '600ms', 'poll-interval': '100ms' } as const;

/** A platform with these variants of the scan under test, the first one the oldest; ids ascend, ten seconds lie between two. */
export function scansOf(...all: readonly PartsOf[]): Scenario {
  return (context) => worldOf(context, { scans: variants(context, all) });
}

/** The scan under test, changed, and a number of issues of one severity on its ref. */
export function foundBy(parts: PartsOf, count: number, issue: Partial<Issue> = {}): Scenario {
  return (context) => {
    const issues = issuesOf(count, { ...placeOf(context), severity: 'SEVERITY_HIGH', ...issue });
    const found = { timeline: endsAs('SCAN_STATUS_COMPLETED', 1), findingsCounts: countsOf(issues) };
    const own = typeof parts === 'function' ? parts(context) : parts;
    return worldOf(context, { scans: variants(context, [{ ...found, ...own }]), issues });
  };
}

/** So many rules with an issue each, of a severity and a kind that the rule's number decides, and the scan that found them. */
export function manyRules(rules: number, partsOf: (index: number) => Partial<Issue>): Scenario {
  return (context) => {
    const issues = Array.from({ length: rules }, (_, index) =>
      anIssue({
        ...placeOf(context),
        id: `many-${index}`,
        rule: aRule({ path: `rules.generated.rule-${String(index).padStart(6, '0')}`, testCases: [], definition: {} }),
        ...partsOf(index),
      }),
    );
    const found = { timeline: endsAs('SCAN_STATUS_COMPLETED', 1), findingsCounts: countsOf(issues) };
    return worldOf(context, { scans: [scanUnderTest(context, found)], issues });
  };
}

/** A scenario whose state is changed before anybody asks. */
export function changed(
  scenario: Scenario,
  change: (state: PlatformState, context: ScenarioContext) => PlatformState,
): Scenario {
  return (context) => change(scenario(context), context);
}

function variants(context: ScenarioContext, all: readonly PartsOf[]): ScanRecord[] {
  return all.map((each, index) => {
    const parts = typeof each === 'function' ? each(context) : each;
    const createdAtMs = context.nowMs - 120_000 + index * 10_000;
    return scanUnderTest(context, { id: String(184467501 + index), createdAtMs, startedAtMs: createdAtMs, ...parts });
  });
}
