import { describe, expect, it } from 'vitest';
import { BASE_SHA, GROUP_SHA, HEAD_SHA, mergeGroupEvent } from '../../demo/events.ts';
import { aRule } from '../../emulator/build.ts';
import { ACTION_INPUTS, type ActionInputName } from '../../src/domain/action-inputs.ts';
import { committed, LAX, POLICY_PATH } from '../policy-e2e/policy-file.ts';
import { type GateOptions, type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { PASS } from '../run/outcomes.ts';
import { failing, SOON_OVER, withIssues } from '../run/platforms.ts';

/** The effect of an input: the same run without it and with it, and the visible results of both. */
type Trial = readonly [
  value: string,
  seen: (run: GateRun) => unknown,
  without: unknown,
  given: unknown,
  scene?: GateOptions,
];

const unproven = (reason: string) => [2, 'inconclusive', reason];
const soonOver: GateOptions = { inputs: SOON_OVER };
const byName: GateOptions = { inputs: { ...SOON_OVER, 'repository-id': '' } };

const lateList: GateOptions = { prepare: failing('list-scans', { kind: 'delay', ms: 1_000 }), inputs: SOON_OVER };
const named: GateOptions = {
  platform: withIssues({ count: 2, severity: 'SEVERITY_HIGH', rule: aRule({ id: 'r-eval', path: 'python.eval' }) }),
};
const WAIVERS = `version: 1\nwaivers: [{ rule: python.eval, reason: Known, owner: us, expires: 2999-01-31 }]\n`;
const WAIVERS_PATH = 'waivers.yml';

function conditionNames({ report }: GateRun): readonly string[] {
  return report.conditions.map(({ name }) => name);
}

/** A limit of an input is listed beside the limits that are always there. */
function limitTrial(value: string, name: string): Trial {
  return [value, (run) => conditionNames(run).includes(name), value === 'none', value !== 'none'];
}

function leftFile(end: string) {
  return ({ leftFiles }: GateRun): boolean => [...leftFiles.keys()].some((path) => path.endsWith(end));
}

/** True for more polls than those at the start and at the end of the time, which do not depend on the gap. */
function isPolledOften({ requests }: GateRun): boolean {
  return requests.filter(({ operation }) => operation === 'list-scans').length > 6;
}

function pageSizes({ requests }: GateRun): readonly unknown[] {
  const searches = requests.filter(({ operation }) => operation === 'search-issues');
  return [...new Set(searches.map(({ body }) => (JSON.parse(body.toString()) as { limit: unknown }).limit))];
}

/** Inputs that the tests of their tool try. */
const OF_TOOLS = ['record-path', 'attestation-path'] as const;

const moving: GateOptions = { platform: 'moving' };
const overLimit: GateOptions = { platform: 'over-limit' };
const LIMITS = ['max-critical', 'max-high'];
const IN_POLICY = ['Anything at all'];
const isOf = ({ outputs }: GateRun) => outputs.commit;
const countComments = ({ comments }: GateRun) => comments.length;
const statusesOf = ({ githubState }: GateRun) =>
  githubState.repositories.flatMap(({ statuses }) => statuses.map(({ state }) => state));

/** A new input needs a row here that shows its effect. */
const TRIALS: Readonly<Record<Exclude<ActionInputName, (typeof OF_TOOLS)[number]>, Trial>> = {
  'base-url': ['http://127.0.0.1:1', outcomeOf, PASS, unproven('network'), soonOver],
  'api-token': ['a-token-of-nobody', outcomeOf, PASS, unproven('auth')],
  'deployment-id': ['43', outcomeOf, PASS, unproven('not-found')],
  'repository-id': ['102', outcomeOf, PASS, unproven('no-scan'), soonOver],
  repository: ['octo-org/other', outcomeOf, PASS, unproven('wrong-repository')],
  commit: [BASE_SHA, isOf, HEAD_SHA, BASE_SHA, soonOver],
  'required-products': ['ai-code', outcomeOf, PASS, unproven('product-missing'), soonOver],
  projects: ['octo-org/other', outcomeOf, PASS, unproven('wrong-repository'), byName],
  'required-scan': ['full', outcomeOf, PASS, unproven('no-scan'), soonOver],
  'max-scan-age': ['5s', outcomeOf, PASS, unproven('no-scan'), soonOver],
  'discovery-timeout': ['300ms', outcomeOf, PASS, unproven('no-scan'), moving],
  'wait-timeout': ['3s', outcomeOf, PASS, unproven('scan-running'), moving],
  'poll-interval': [
    '10s',
    isPolledOften,
    true,
    false,
    { platform: 'never-appears', inputs: { 'discovery-timeout': '3s', 'wait-timeout': '3s' } },
  ],
  'request-timeout': ['50ms', outcomeOf, PASS, unproven('network'), lateList],
  'page-size': ['7', pageSizes, [100], [7]],
  'fail-on-severity': ['low', conditionNames, LIMITS, [...LIMITS, 'max-medium', 'max-low']],
  'max-critical': limitTrial('none', 'max-critical'),
  'max-high': limitTrial('none', 'max-high'),
  'max-medium': limitTrial('1', 'max-medium'),
  'max-low': limitTrial('1', 'max-low'),
  'max-unrated': limitTrial('1', 'max-unrated'),
  states: ['open, fixed', ({ outputs }) => outputs.total, '4', '2', { platform: 'triaged' }],
  baseline: ['base', ({ outputs }) => outputs['new-total'], '', '1', { platform: 'baseline' }],
  policy: [LAX, conditionNames, LIMITS, IN_POLICY],
  'policy-file': [POLICY_PATH, conditionNames, LIMITS, IN_POLICY, { prepare: committed({ [BASE_SHA]: LAX }) }],
  'waivers-file': [
    WAIVERS_PATH,
    ({ outputs }) => outputs.waived,
    '0',
    '2',
    { ...named, prepare: committed({ [BASE_SHA]: WAIVERS }, WAIVERS_PATH) },
  ],
  'merge-queue': ['merge-group', isOf, HEAD_SHA, GROUP_SHA, { ...soonOver, event: mergeGroupEvent() }],
  mode: ['report', outcomeOf, [1, 'fail', ''], [0, 'fail', ''], overLimit],
  'on-inconclusive': [
    'warn',
    outcomeOf,
    unproven('no-scan'),
    [0, 'inconclusive', 'no-scan'],
    { ...soonOver, platform: 'never-appears' },
  ],
  comment: ['never', countComments, 1, 0, overLimit],
  'comment-key': ['backend', ({ comments }) => comments[0]!.includes('backend'), false, true, overLimit],
  'commit-status': ['gate', statusesOf, [], ['pending', 'success']],
  summary: ['false', ({ summary }) => summary === '', false, true],
  'report-path': ['out/report.json', leftFile('out/report.json'), false, true],
  'github-token': ['', countComments, 1, 0, overLimit],
};

it('each input is tried', () => {
  expect([...Object.keys(TRIALS), ...OF_TOOLS].sort()).toEqual(Object.keys(ACTION_INPUTS).sort());
});

describe('the input', () => {
  it.concurrent.each(Object.entries(TRIALS))('%s changes what a run does', async (name, [value, seen, ...expected]) => {
    const [without, given, scene = {}] = expected;
    const runs = await Promise.all([runGate(scene), runGate({ ...scene, inputs: { ...scene.inputs, [name]: value } })]);
    expect(runs.map(seen)).toEqual([without, given]);
  });
});
