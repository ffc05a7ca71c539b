import { describe, expect, it } from 'vitest';
import { BASE_SHA, GROUP_SHA, HEAD_SHA, mergeGroupEvent } from '../../demo/events.ts';
import { aRule } from '../../emulator/build.ts';
import { ACTION_INPUTS, type ActionInputName } from '../../src/domain/action-inputs.ts';
import { committed, LAX, POLICY_PATH } from '../policy-e2e/policy-file.ts';
import { type GateOptions, type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { PASS } from '../run/outcomes.ts';
import { failing, SOON_OVER, withIssues } from '../run/platforms.ts';

/** What an input changes: the same run without it and with it, and what is seen of both. */
type Trial = {
  readonly scene?: GateOptions;
  readonly value: string;
  readonly seen: (run: GateRun) => unknown;
  readonly without: unknown;
  readonly with: unknown;
};

const unproven = (reason: string) => [2, 'inconclusive', reason];
const soonOver: GateOptions = { inputs: SOON_OVER };

/** The list answers late: after one second. */
const lateList: GateOptions = { prepare: failing('list-scans', { kind: 'delay', ms: 1_000 }), inputs: SOON_OVER };
const named: GateOptions = {
  platform: withIssues({ count: 2, severity: 'SEVERITY_HIGH', rule: aRule({ id: 'r-eval', path: 'python.eval' }) }),
};
const WAIVERS = `version: 1\nwaivers: [{ rule: python.eval, reason: Known, owner: us, expires: 2999-01-31 }]\n`;
const WAIVERS_PATH = 'waivers.yml';

function conditionNames({ report }: GateRun): readonly string[] {
  return report.conditions.map(({ name }) => name);
}

/** A limit of its own stands beside those that are always there. */
function limitTrial(value: string, name: string): Trial {
  return {
    value,
    seen: (run) => conditionNames(run).includes(name),
    without: value === 'none',
    with: value !== 'none',
  };
}

function leftFile(end: string) {
  return ({ leftFiles }: GateRun): boolean => [...leftFiles.keys()].some((path) => path.endsWith(end));
}

/** Another number of polls: the list is asked at once, and at the end of the time, whatever the gap is. */
function isPolledOften({ requests }: GateRun): boolean {
  return requests.filter(({ operation }) => operation === 'list-scans').length > 6;
}

function pageSizes({ requests }: GateRun): readonly unknown[] {
  const searches = requests.filter(({ operation }) => operation === 'search-issues');
  return [...new Set(searches.map(({ body }) => (JSON.parse(body.toString()) as { limit: unknown }).limit))];
}

/** Tried among the tests of their tool. */
const OF_TOOLS = ['record-path', 'attestation-path'] as const;

/** A new input has no row here until somebody says what it does. */
const TRIALS: Readonly<Record<Exclude<ActionInputName, (typeof OF_TOOLS)[number]>, Trial>> = {
  'base-url': {
    scene: soonOver,
    value: 'http://127.0.0.1:1',
    seen: outcomeOf,
    without: PASS,
    with: unproven('network'),
  },
  'api-token': { value: 'a-token-of-nobody', seen: outcomeOf, without: PASS, with: unproven('auth') },
  'deployment-id': { value: '43', seen: outcomeOf, without: PASS, with: unproven('not-found') },
  'repository-id': { scene: soonOver, value: '102', seen: outcomeOf, without: PASS, with: unproven('no-scan') },
  repository: { value: 'octo-org/other', seen: outcomeOf, without: PASS, with: unproven('wrong-repository') },
  commit: {
    scene: soonOver,
    value: BASE_SHA,
    seen: ({ outputs }) => outputs.commit,
    without: HEAD_SHA,
    with: BASE_SHA,
  },
  'required-products': {
    scene: soonOver,
    value: 'ai-code',
    seen: outcomeOf,
    without: PASS,
    with: unproven('product-missing'),
  },
  projects: {
    scene: { inputs: { ...SOON_OVER, 'repository-id': '' } },
    value: 'octo-org/other',
    seen: outcomeOf,
    without: PASS,
    with: unproven('wrong-repository'),
  },
  'required-scan': { scene: soonOver, value: 'full', seen: outcomeOf, without: PASS, with: unproven('no-scan') },
  'max-scan-age': { scene: soonOver, value: '5s', seen: outcomeOf, without: PASS, with: unproven('no-scan') },
  'discovery-timeout': {
    scene: { platform: 'moving' },
    value: '300ms',
    seen: outcomeOf,
    without: PASS,
    with: unproven('no-scan'),
  },
  'wait-timeout': {
    scene: { platform: 'moving' },
    value: '3s',
    seen: outcomeOf,
    without: PASS,
    with: unproven('scan-running'),
  },
  'poll-interval': {
    scene: { platform: 'never-appears', inputs: { 'discovery-timeout': '3s', 'wait-timeout': '3s' } },
    value: '10s',
    seen: isPolledOften,
    without: true,
    with: false,
  },
  'request-timeout': { scene: lateList, value: '50ms', seen: outcomeOf, without: PASS, with: unproven('network') },
  'page-size': { value: '7', seen: pageSizes, without: [100], with: [7] },
  'fail-on-severity': {
    value: 'low',
    seen: conditionNames,
    without: ['max-critical', 'max-high'],
    with: ['max-critical', 'max-high', 'max-medium', 'max-low'],
  },
  'max-critical': limitTrial('none', 'max-critical'),
  'max-high': limitTrial('none', 'max-high'),
  'max-medium': limitTrial('1', 'max-medium'),
  'max-low': limitTrial('1', 'max-low'),
  'max-unrated': limitTrial('1', 'max-unrated'),
  states: {
    scene: { platform: 'triaged' },
    value: 'open, fixed',
    seen: ({ outputs }) => outputs.total,
    without: '4',
    with: '2',
  },
  baseline: {
    scene: { platform: 'baseline' },
    value: 'base',
    seen: ({ outputs }) => outputs['new-total'],
    without: '',
    with: '1',
  },
  policy: {
    value: LAX,
    seen: conditionNames,
    without: ['max-critical', 'max-high'],
    with: ['Anything at all'],
  },
  'policy-file': {
    scene: { prepare: committed({ [BASE_SHA]: LAX }) },
    value: POLICY_PATH,
    seen: conditionNames,
    without: ['max-critical', 'max-high'],
    with: ['Anything at all'],
  },
  'waivers-file': {
    scene: { ...named, prepare: committed({ [BASE_SHA]: WAIVERS }, WAIVERS_PATH) },
    value: WAIVERS_PATH,
    seen: ({ outputs }) => outputs.waived,
    without: '0',
    with: '2',
  },
  'merge-queue': {
    scene: { ...soonOver, event: mergeGroupEvent() },
    value: 'merge-group',
    seen: ({ outputs }) => outputs.commit,
    without: HEAD_SHA,
    with: GROUP_SHA,
  },
  mode: {
    scene: { platform: 'over-limit' },
    value: 'report',
    seen: outcomeOf,
    without: [1, 'fail', ''],
    with: [0, 'fail', ''],
  },
  'on-inconclusive': {
    scene: { ...soonOver, platform: 'never-appears' },
    value: 'warn',
    seen: outcomeOf,
    without: unproven('no-scan'),
    with: [0, 'inconclusive', 'no-scan'],
  },
  comment: {
    scene: { platform: 'over-limit' },
    value: 'never',
    seen: ({ comments }) => comments.length,
    without: 1,
    with: 0,
  },
  'comment-key': {
    scene: { platform: 'over-limit' },
    value: 'backend',
    seen: ({ comments }) => comments[0]!.includes('backend'),
    without: false,
    with: true,
  },
  'commit-status': {
    value: 'gate',
    seen: ({ githubState }) => githubState.repositories.flatMap(({ statuses }) => statuses.map(({ state }) => state)),
    without: [],
    with: ['pending', 'success'],
  },
  summary: { value: 'false', seen: ({ summary }) => summary === '', without: false, with: true },
  'report-path': { value: 'out/report.json', seen: leftFile('out/report.json'), without: false, with: true },
  'github-token': {
    scene: { platform: 'over-limit' },
    value: '',
    seen: ({ comments }) => comments.length,
    without: 1,
    with: 0,
  },
};

it('each input is tried', () => {
  expect([...Object.keys(TRIALS), ...OF_TOOLS].sort()).toEqual(Object.keys(ACTION_INPUTS).sort());
});

describe('the input', () => {
  it.concurrent.each(Object.entries(TRIALS))('%s changes what a run does', async (name, trial) => {
    const { scene = {}, value, seen } = trial;
    const [without, given] = await Promise.all([
      runGate(scene),
      runGate({ ...scene, inputs: { ...scene.inputs, [name]: value } }),
    ]);
    expect(seen(without)).toEqual(trial.without);
    expect(seen(given)).toEqual(trial.with);
  });
});
