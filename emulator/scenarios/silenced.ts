import { countsOf, endsAs, issuesOf } from '../build.ts';
import type { Issue, PlatformState } from '../state.ts';
import { PLACES } from './places.ts';
import { CODE_RULES, SUPPLY_CHAIN_RULES } from './rules.ts';
import { placeOf, refOf, type ScenarioContext, scanUnderTest, worldOf } from './scenario.ts';

const DAY_MS = 86_400_000;
const ON_MAIN = { ref: 'main', lastSeenScanId: undefined };

/**
 * A full scan with nothing open. Two critical issues are suppressed in code: one that `main` has suppressed too, and one
 * that the change brings with its comment. People have ignored a critical one yesterday, as an acceptable risk, and three
 * high ones a month ago, as false positives.
 */
export function silenced(context: ScenarioContext): PlatformState {
  const here = silencedOn(context);
  const found = { timeline: endsAs('SCAN_STATUS_COMPLETED', 1), findingsCounts: countsOf(here), isFull: true };
  return worldOf(context, {
    scans: [scanUnderTest(context, found)],
    issues: refOf(context) === 'main' ? here : [...here, ...knownAt({ ...earlier(context), ...ON_MAIN })],
  });
}

function silencedOn(context: ScenarioContext): readonly Issue[] {
  const added = {
    ...placeOf(context),
    ...PLACES.rawSql,
    rule: CODE_RULES.rawSql,
    severity: 'SEVERITY_CRITICAL',
    state: 'AGGREGATE_ISSUE_STATE_IGNORED_CODE',
  };
  const accepted = {
    ...earlier(context),
    ...PLACES.log4j,
    type: 'ISSUE_TYPE_SCA',
    rule: SUPPLY_CHAIN_RULES.log4j,
    severity: 'SEVERITY_CRITICAL',
    ...ignoredByPeople(context, 1, 'ACCEPTABLE_RISK', 'Nothing from outside is logged. Gone with the next release.'),
  } as const;
  const notTrue = {
    ...earlier(context),
    ...PLACES.directResponseWrite,
    rule: CODE_RULES.directResponseWrite,
    ...ignoredByPeople(context, 30, 'FALSE_POSITIVE', 'The text is escaped before.'),
  };
  return [...issuesOf(1, added), ...knownAt(earlier(context)), ...issuesOf(1, accepted), ...issuesOf(3, notTrue)];
}

/** An issue that was suppressed in code long ago, on each branch that has the code. */
function knownAt(place: Partial<Issue>): readonly Issue[] {
  return issuesOf(1, {
    ...place,
    ...PLACES.evalDetected,
    rule: CODE_RULES.evalDetected,
    severity: 'SEVERITY_CRITICAL',
    state: 'AGGREGATE_ISSUE_STATE_IGNORED_CODE',
  });
}

/** Members of an issue that has been on the ref for 40 days, so that an earlier scan found it first. */
function earlier(context: ScenarioContext): Partial<Issue> {
  const createdAtMs = context.nowMs - 40 * DAY_MS;
  return { ...placeOf(context), createdAtMs, relevantSinceMs: createdAtMs, firstSeenScanId: undefined };
}

function ignoredByPeople(context: ScenarioContext, daysAgo: number, reason: string, note: string): Partial<Issue> {
  return {
    state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP',
    triagedAtMs: context.nowMs - daysAgo * DAY_MS,
    attributes: { triageReasons: `FINDING_TRIAGE_REASON_${reason}` },
    note,
  };
}
