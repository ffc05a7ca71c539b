import { anIssue, aRule, countsOf, endsAs } from '../build.ts';
import type { Issue, PlatformScan, PlatformState } from '../state.ts';
import { manyFindings, someFindings } from './findings.ts';
import { placeOf, type ScenarioContext, scanUnderTest, worldOf } from './scenario.ts';

const GROUPS = 4000;

/** A finished scan that found nothing. */
export function clean(context: ScenarioContext): PlatformState {
  return worldOf(context, { scans: [scanUnderTest(context)] });
}

/** Critical and high issues in code, supply chain (with exploit prediction) and secrets. */
export function overLimit(context: ScenarioContext): PlatformState {
  return scannedWith(context, manyFindings(context), { enabledProducts: ['sast', 'sca', 'secrets', 'ai_sast'] });
}

/** No critical issue, exactly 3 high and 5 medium ones. */
export function atLimit(context: ScenarioContext): PlatformState {
  return scannedWith(context, someFindings(context));
}

/** One high issue in each of the nine triage states. */
export function triaged(context: ScenarioContext): PlatformState {
  const states = 'OPEN FIXED REMOVED IGNORED_APP IGNORED_CODE UNKNOWN REVIEWING FIXING PROVISIONALLY_IGNORED_APP'.split(
    ' ',
  );
  const issues = states.map((state) =>
    anIssue({
      ...placeOf(context),
      id: `triaged-${state}`,
      rule: aRule({ path: `acme.triage.${state.toLowerCase()}` }),
      state: `AGGREGATE_ISSUE_STATE_${state}`,
      ...(state === 'OPEN' ? {} : { triagedAtMs: context.nowMs - 30_000, note: 'Seen by the security team.' }),
    }),
  );
  return scannedWith(context, issues);
}

/** 4,000 rules with one issue each: every 200th is high, the others alternate between medium and low. */
export function thousandsOfGroups(context: ScenarioContext): PlatformState {
  const place = placeOf(context);
  const issues = Array.from({ length: GROUPS }, (_, index) => {
    const usual = index % 2 === 0 ? 'SEVERITY_MEDIUM' : 'SEVERITY_LOW';
    const severity = index % 200 === 199 ? 'SEVERITY_HIGH' : usual;
    const rule = aRule({ path: `acme.custom.rule-${String(index).padStart(4, '0')}`, origin: 'RULE_ORIGIN_CUSTOM' });
    return anIssue({ ...place, id: `many-${index}`, rule, severity });
  });
  return scannedWith(context, issues);
}

/** The scan's own counts agree with the issues. */
export function scannedWith(
  context: ScenarioContext,
  issues: readonly Issue[],
  parts: Partial<PlatformScan> = {},
): PlatformState {
  const found = { timeline: endsAs('SCAN_STATUS_COMPLETED', 1), findingsCounts: countsOf(issues) };
  return worldOf(context, { scans: [scanUnderTest(context, { ...found, ...parts })], issues });
}
