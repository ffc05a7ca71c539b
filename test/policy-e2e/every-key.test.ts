import { describe, expect, it } from 'vitest';
import { anEpss, aRule } from '../../emulator/build.ts';
import { ConditionEntry, PolicyFile, WaiverEntry } from '../../src/policy/file/policy-schema.ts';
import { type GateOptions, type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { SOON_OVER, withIssues } from '../run/platforms.ts';

/** What a key changes: the same run with the first policy and with the second one, and what is seen of both. */
type Trial = {
  readonly scene?: GateOptions;
  readonly policies: readonly [string, string];
  readonly seen: (run: GateRun) => unknown;
  readonly expected: readonly [unknown, unknown];
};

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

/** The conditions alone decide. */
const ALONE = 'version: 1\nfail-on-severity: none\n';

function condition(keys: string): string {
  return `${ALONE}conditions: [{ ${keys} }]`;
}

function waiver(keys: string): string {
  return `${condition('name: All, max: 5')}\nwaivers: [{ ${keys} }]`;
}

/** The condition of the policy: limits that are in force beside it come first. */
function first({ report }: GateRun) {
  return report.conditions.find(({ source }) => source === 'policy')!;
}

const found = (run: GateRun) => first(run).found;
const result = (run: GateRun) => first(run).result;
const waived = (run: GateRun) => first(run).waived;
const shown = (key: 'reason' | 'owner' | 'ticket') => (run: GateRun) => run.report.waivers[0]![key];

/** From all that `keys` judge to those of them that the key leaves. */
function narrows(key: string, expected: readonly [number, number], keys = 'name: A, max: 5'): Trial {
  return { policies: [condition(keys), condition(`${keys}, ${key}`)], seen: found, expected };
}

const CONDITION_KEYS: Readonly<Record<keyof ConditionEntry, Trial>> = {
  name: {
    policies: [condition('name: One, max: 5'), condition('name: Two, max: 5')],
    seen: (run) => first(run).name,
    expected: ['One', 'Two'],
  },
  'issue-types': narrows('issue-types: [sca]', [6, 1]),
  severities: narrows('severities: [low]', [6, 3]),
  where: narrows('where: { ruleIds: [r-log] }', [6, 3]),
  'epss-above': narrows('epss-above: 0.5', [1, 0], 'name: A, max: 5, issue-types: [sca]'),
  unscored: {
    ...narrows('unscored: ignore', [1, 0], 'name: A, max: 5, issue-types: [sca], epss-above: 0.01'),
    scene: { platform: withIssues({ count: 1, type: 'ISSUE_TYPE_SCA' }) },
  },
  'older-than': narrows('older-than: 14d', [6, 2]),
  states: { ...narrows('states: [ignored-app]', [0, 4]), scene: SILENCED },
  'triaged-within': {
    ...narrows('triaged-within: 7d', [4, 1], 'name: A, max: 5, states: [ignored-app]'),
    scene: SILENCED,
  },
  'and-not': {
    policies: ['', ', and-not: [Lows]'].map(
      (rest) => `${ALONE}conditions: [{ name: Lows, severities: [low], max: 9 }, { name: A, max: 5${rest} }]`,
    ) as [string, string],
    seen: ({ report }) => report.conditions.map((each) => each.found),
    expected: [
      [3, 6],
      [3, 3],
    ],
  },
  count: narrows('count: groups', [6, 3]),
  max: {
    policies: [condition('name: A, max: 5'), condition('name: A, max: 6')],
    seen: result,
    expected: ['broken', 'ok'],
  },
  compare: {
    scene: { platform: 'baseline', inputs: { baseline: 'base' } },
    policies: [condition('name: A, max: 1'), condition('name: A, max: 1, compare: new')],
    seen: result,
    expected: ['broken', 'ok'],
  },
  action: {
    policies: [condition('name: A, max: 5'), condition('name: A, max: 5, action: warn')],
    seen: outcomeOf,
    expected: [
      [1, 'fail', ''],
      [0, 'pass', ''],
    ],
  },
  'if-scanned': {
    scene: { ...SHOP, inputs: SOON_OVER },
    policies: [
      condition('name: A, max: 0, issue-types: [ai-sast]'),
      condition('name: A, max: 0, issue-types: [ai-sast], if-scanned: true'),
    ],
    seen: ({ reason }) => reason,
    expected: ['product-missing', ''],
  },
};

const WAIVED = 'reason: Known, owner: us, expires: 2999-01-31';

const WAIVER_KEYS: Readonly<Record<keyof WaiverEntry, Trial>> = {
  rule: { policies: [waiver(`rule: eval, ${WAIVED}`), waiver(`rule: log, ${WAIVED}`)], seen: waived, expected: [2, 3] },
  expires: {
    policies: [waiver(`rule: eval, ${WAIVED}`), waiver('rule: eval, reason: Known, owner: us, expires: 2020-01-31')],
    seen: waived,
    expected: [2, 0],
  },
  'max-issues': limits('max-issues: 1', [3, 1]),
  'issue-types': limits('issue-types: [secrets]', [3, 0]),
  severities: limits('severities: [high]', [3, 0]),
  reason: {
    policies: [waiver(`rule: log, ${WAIVED}`), waiver('rule: log, reason: Old, owner: us, expires: 2999-01-31')],
    seen: shown('reason'),
    expected: ['Known', 'Old'],
  },
  owner: {
    policies: [waiver(`rule: log, ${WAIVED}`), waiver('rule: log, reason: Known, owner: them, expires: 2999-01-31')],
    seen: shown('owner'),
    expected: ['us', 'them'],
  },
  ticket: {
    policies: [waiver(`rule: log, ${WAIVED}`), waiver(`rule: log, ${WAIVED}, ticket: SEC-1`)],
    seen: shown('ticket'),
    expected: [null, 'SEC-1'],
  },
};

function limits(key: string, expected: readonly [number, number]): Trial {
  const keys = `rule: log, ${WAIVED}`;
  return { policies: [waiver(keys), waiver(`${keys}, ${key}`)], seen: waived, expected };
}

const POLICY_KEYS: Readonly<Record<keyof PolicyFile, Trial>> = {
  version: {
    policies: ['version: 1', 'version: 2'],
    seen: ({ reason }) => reason,
    expected: ['', 'policy-invalid'],
  },
  conditions: {
    policies: ['version: 1', 'version: 1\nconditions: [{ name: A, max: 9 }]'],
    seen: ({ report }) => report.conditions.map(({ name }) => name),
    expected: [
      ['max-critical', 'max-high'],
      ['max-critical', 'max-high', 'A'],
    ],
  },
  'fail-on-severity': {
    policies: ['version: 1', 'version: 1\nfail-on-severity: none'],
    seen: ({ report }) => report.conditions.map(({ name }) => name),
    expected: [['max-critical', 'max-high'], []],
  },
  waivers: {
    policies: [condition('name: All, max: 5'), waiver(`rule: log, ${WAIVED}`)],
    seen: waived,
    expected: [0, 3],
  },
  'longest-waiver': {
    policies: [waiver(`rule: log, ${WAIVED}`), `${waiver(`rule: log, ${WAIVED}`)}\nlongest-waiver: 90d`],
    seen: ({ reason }) => reason,
    expected: ['', 'policy-invalid'],
  },
  'on-inconclusive': {
    scene: { platform: 'never-appears', inputs: SOON_OVER },
    policies: ['version: 1', 'version: 1\non-inconclusive: { no-scan: warn }'],
    seen: ({ exitCode }) => exitCode,
    expected: [2, 0],
  },
};

/** A new key has no row in these tables until somebody says what it does. */
describe.each([
  ['a condition', CONDITION_KEYS, ConditionEntry],
  ['a waiver', WAIVER_KEYS, WaiverEntry],
  ['a policy', POLICY_KEYS, PolicyFile],
])('in %s', (_, trials: Readonly<Record<string, Trial>>, { shape }) => {
  it('each key is tried', () => {
    expect(Object.keys(trials).sort()).toEqual(Object.keys(shape).sort());
  });

  it.concurrent.each(Object.entries(trials))('%s changes the judgement', async (_key, trial) => {
    const { scene = SHOP, policies, seen, expected } = trial;
    const runs = policies.map((policy) => runGate({ ...scene, inputs: { ...scene.inputs, policy } }));
    expect((await Promise.all(runs)).map(seen)).toEqual(expected);
  });
});
