import { readFileSync } from 'node:fs';
import { anEpss, aPlatformState, aScan, countsOf, endsAs, issuesOf } from '../../../../emulator/build.ts';
import { PLACES } from '../../../../emulator/scenarios/places.ts';
import { CODE_RULES, SECRETS_RULES, SUPPLY_CHAIN_RULES } from '../../../../emulator/scenarios/rules.ts';
import type { Issue, PlatformScan } from '../../../../emulator/state.ts';
import { writeOrCheck } from '../../../../scripts/generated-file.ts';
import { COMMIT } from '../../../build/a-target.ts';
import { record } from '../record/recorded-run.ts';

/*
 * The records of examples/policy-repository: runs of the gate on the emulator, without real waits. The bytes are the same
 * on every machine and at any time.
 */

const FOLDER = 'examples/policy-repository';
const NOW_MS = Date.UTC(2026, 9, 14, 9);
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const SCAN = '184467501';
/** The ref of the pull request's scan, as issues name it. */
const REF = 'refs/pull/7/merge';

type Change = { readonly issues: readonly Issue[]; readonly scan?: Partial<PlatformScan> };

const { evalDetected, rawSql, directResponseWrite } = CODE_RULES;
const { log4j, lodash } = SUPPLY_CHAIN_RULES;
const RARE = { score: 0.0121, percentile: 0.41, categorization: 'EPSS_PROBABILITY_LOW' };
const dependency = {
  type: 'ISSUE_TYPE_SCA',
  severity: 'SEVERITY_CRITICAL',
  attributes: { reachabilities: 'REACHABILITY_ALWAYS_REACHABLE' },
} as const;
const secret = (state: string): Partial<Issue> => ({
  ...PLACES.awsAccessKey,
  rule: SECRETS_RULES.awsAccessKey,
  type: 'ISSUE_TYPE_SECRETS',
  attributes: { validationStates: `VALIDATION_STATE_${state}`, secretTypes: 'AWS' },
});
const longAgo = { createdAtMs: NOW_MS - 200 * DAY_MS, relevantSinceMs: NOW_MS - 200 * DAY_MS };
const medium = { ...PLACES.directResponseWrite, rule: directResponseWrite, severity: 'SEVERITY_MEDIUM' };

const CHANGES: Readonly<Record<string, Change>> = {
  clean: { issues: [] },
  injection: { issues: found(1, { ...PLACES.rawSql, rule: rawSql, severity: 'SEVERITY_CRITICAL' }) },
  'two-accepted': { issues: found(2, { ...PLACES.evalDetected, rule: evalDetected }) },
  'one-more-than-accepted': { issues: found(3, { ...PLACES.evalDetected, rule: evalDetected }) },
  'exploited-dependency': { issues: found(1, { ...dependency, ...PLACES.log4j, rule: log4j, epss: anEpss() }) },
  'unlikely-dependency': { issues: found(1, { ...dependency, ...PLACES.lodash, rule: lodash, epss: anEpss(RARE) }) },
  'live-secret': { issues: found(1, secret('CONFIRMED_VALID')) },
  'revoked-secret': { issues: found(1, secret('CONFIRMED_INVALID')) },
  'old-medium-issues': { issues: found(4, { ...medium, ...longAgo }) },
  'secrets-not-scanned': { issues: [], scan: { enabledProducts: ['sast', 'sca'] } },
};

function found(count: number, parts: Partial<Issue>): readonly Issue[] {
  const createdAtMs = NOW_MS - MINUTE_MS;
  const place = { ref: REF, createdAtMs, relevantSinceMs: createdAtMs, firstSeenScanId: SCAN, lastSeenScanId: SCAN };
  return issuesOf(count, { ...place, ...parts });
}

async function recordOf({ issues, scan }: Change): Promise<string> {
  const state = aPlatformState({
    startedAtMs: NOW_MS,
    issues,
    scans: [
      aScan({
        id: SCAN,
        branch: REF,
        commit: COMMIT,
        createdAtMs: NOW_MS - 2 * MINUTE_MS,
        isFull: false,
        pullRequestId: '7',
        timeline: endsAs('SCAN_STATUS_COMPLETED', issues.length === 0 ? 0 : 1),
        findingsCounts: countsOf(issues),
        ...scan,
      }),
    ],
  });
  const policy = readFileSync(new URL(`../../../../${FOLDER}/policy.yml`, import.meta.url), 'utf8');
  const { text } = await record(state, { policy }, { around: () => ({ random: () => 0.5 }) });
  return text;
}

for (const [name, change] of Object.entries(CHANGES)) {
  const text = await recordOf(change);
  writeOrCheck(`${FOLDER}/records/${name}.record`, () => text);
}
