import { describe, expect, it } from 'vitest';
import { anEpss, aRule } from '../../emulator/build.ts';
import { ConditionEntry, PolicyFile, WaiverEntry } from '../../src/policy/file/policy-schema.ts';
import { type GateOptions, type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { SOON_OVER, withIssues } from '../run/platforms.ts';

/** The effect of a key: the same run with the first and with the second policy, and the visible results of both. */
type Trial = readonly [
  policies: readonly [string, string],
  seen: (run: GateRun) => unknown,
  expected: readonly [unknown, unknown],
  scene?: GateOptions,
];

const LONG_AGO_MS = Date.now() - 30 * 86_400_000;

/** Two old high issues and three fresh low ones in code, one high issue in a package. */
const SHOP: GateOptions = {
  platform: withIssues(
    { count: 2, severity: 'SEVERITY_HIGH', rule: aRule({ id: 'r-eval', path: 'eval' }), createdAtMs: LONG_AGO_MS },
    { count: 3, severity: 'SEVERITY_LOW', rule: aRule({ id: 'r-log', path: 'log' }) },
    { count: 1, type: 'ISSUE_TYPE_SCA', rule: aRule({ id: 'r-pkg', path: 'pkg' }), epss: anEpss({ score: 0.02 }) },
  ),
};

/** One issue that was ignored yesterday, and three a month ago. */
const SILENCED: GateOptions = {
  platform: withIssues(
    { count: 1, state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP', triagedAtMs: Date.now() - 86_400_000 },
    { count: 3, state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP', triagedAtMs: LONG_AGO_MS },
  ),
};

/** A policy in which only the conditions decide. */
const ALONE = 'version: 1\nfail-on-severity: none\n';

function condition(keys: string): string {
  return `${ALONE}conditions: [{ ${keys} }]`;
}

function waiver(keys: string): string {
  return `${condition('name: All, max: 5')}\nwaivers: [{ ${keys} }]`;
}

/** The condition of the policy. Limits that are in force beside it come first. */
function first({ report }: GateRun) {
  return report.conditions.find(({ source }) => source === 'policy')!;
}

const found = (run: GateRun) => first(run).found;
const result = (run: GateRun) => first(run).result;
const waived = (run: GateRun) => first(run).waived;
const reason = (run: GateRun) => run.reason;
const shown = (key: 'reason' | 'owner' | 'ticket') => (run: GateRun) => run.report.waivers[0]![key];

/** The key must narrow the issues that `keys` judge, from the first number to the second. */
function narrows(
  key: string,
  expected: readonly [number, number],
  keys = 'name: A, max: 5',
  scene: GateOptions = SHOP,
): Trial {
  return [[condition(keys), condition(`${keys}, ${key}`)], found, expected, scene];
}

const OF_PACKAGES = 'name: A, max: 5, issue-types: [sca]';
const UNSCORED: GateOptions = { platform: withIssues({ count: 1, type: 'ISSUE_TYPE_SCA' }) };
const AI_CODE = 'name: A, max: 0, issue-types: [ai-sast]';

const CONDITION_KEYS: Readonly<Record<keyof ConditionEntry, Trial>> = {
  name: [[condition('name: One, max: 5'), condition('name: Two, max: 5')], (run) => first(run).name, ['One', 'Two']],
  'issue-types': narrows('issue-types: [sca]', [6, 1]),
  severities: narrows('severities: [low]', [6, 3]),
  where: narrows('where: { ruleIds: [r-log] }', [6, 3]),
  'epss-above': narrows('epss-above: 0.5', [1, 0], OF_PACKAGES),
  unscored: narrows('unscored: ignore', [1, 0], `${OF_PACKAGES}, epss-above: 0.01`, UNSCORED),
  'older-than': narrows('older-than: 14d', [6, 2]),
  states: narrows('states: [ignored-app]', [0, 4], 'name: A, max: 5', SILENCED),
  'triaged-within': narrows('triaged-within: 7d', [4, 1], 'name: A, max: 5, states: [ignored-app]', SILENCED),
  count: narrows('count: groups', [6, 3]),
  max: [[condition('name: A, max: 5'), condition('name: A, max: 6')], result, ['broken', 'ok']],
  compare: [
    [condition('name: A, max: 1'), condition('name: A, max: 1, compare: new')],
    result,
    ['broken', 'ok'],
    { platform: 'baseline', inputs: { baseline: 'base' } },
  ],
  action: [
    [condition('name: A, max: 5'), condition('name: A, max: 5, action: warn')],
    (run) => outcomeOf(run).join(),
    ['1,fail,', '0,pass,'],
  ],
  'if-scanned': [
    [condition(AI_CODE), condition(`${AI_CODE}, if-scanned: true`)],
    reason,
    ['product-missing', ''],
    { ...SHOP, inputs: SOON_OVER },
  ],
};

const WAIVED = 'reason: Known, owner: us, expires: 2999-01-31';
const LOG = `rule: log, ${WAIVED}`;

/** Compares the waiver of a rule with another waiver. */
function waives(other: string, seen: (run: GateRun) => unknown, expected: readonly [unknown, unknown]): Trial {
  return [[waiver(LOG), waiver(other)], seen, expected];
}

const WAIVER_KEYS: Readonly<Record<keyof WaiverEntry, Trial>> = {
  rule: waives(LOG.replace('log', 'eval'), waived, [3, 2]),
  expires: waives(LOG.replace('2999', '2020'), waived, [3, 0]),
  'max-issues': waives(`${LOG}, max-issues: 1`, waived, [3, 1]),
  'issue-types': waives(`${LOG}, issue-types: [secrets]`, waived, [3, 0]),
  severities: waives(`${LOG}, severities: [high]`, waived, [3, 0]),
  reason: waives(LOG.replace('Known', 'Old'), shown('reason'), ['Known', 'Old']),
  owner: waives(LOG.replace('us,', 'them,'), shown('owner'), ['us', 'them']),
  ticket: waives(`${LOG}, ticket: SEC-1`, shown('ticket'), [null, 'SEC-1']),
};

const V1 = 'version: 1';
const names = ({ report }: GateRun) => report.conditions.map(({ name }) => name).join();

const POLICY_KEYS: Readonly<Record<keyof PolicyFile, Trial>> = {
  version: [[V1, 'version: 2'], reason, ['', 'policy-invalid']],
  conditions: [
    [V1, `${V1}\nconditions: [{ name: A, max: 9 }]`],
    names,
    ['max-critical,max-high', 'max-critical,max-high,A'],
  ],
  'fail-on-severity': [[V1, `${V1}\nfail-on-severity: none`], names, ['max-critical,max-high', '']],
  waivers: [[condition('name: All, max: 5'), waiver(LOG)], waived, [0, 3]],
  'longest-waiver': [[waiver(LOG), `${waiver(LOG)}\nlongest-waiver: 90d`], reason, ['', 'policy-invalid']],
  'on-inconclusive': [
    [V1, `${V1}\non-inconclusive: { no-scan: warn }`],
    ({ exitCode }) => exitCode,
    [2, 0],
    { platform: 'never-appears', inputs: SOON_OVER },
  ],
};

/** A new key needs a row in these tables that shows its effect. */
describe.each([
  ['a condition', CONDITION_KEYS, ConditionEntry],
  ['a waiver', WAIVER_KEYS, WaiverEntry],
  ['a policy', POLICY_KEYS, PolicyFile],
])('in %s', (_, trials: Readonly<Record<string, Trial>>, { shape }) => {
  it('each key is tried', () => {
    expect(Object.keys(trials).sort()).toEqual(Object.keys(shape).sort());
  });

  it.concurrent.each(Object.entries(trials))(
    '%s changes the judgement',
    async (_key, [policies, seen, expected, scene = SHOP]) => {
      const runs = policies.map((policy) => runGate({ ...scene, inputs: { ...scene.inputs, policy } }));
      expect((await Promise.all(runs)).map(seen)).toEqual(expected);
    },
  );
});
