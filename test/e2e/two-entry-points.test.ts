import { describe, expect, it } from 'vitest';
import { HEAD_REF, HEAD_SHA, PULL_REQUEST, pullRequestEvent, pushEvent, REPOSITORY } from '../../demo/events.ts';
import { API_TOKEN, setStage } from '../../demo/stage.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS, type ScenarioName } from '../../emulator/scenarios.ts';
import type { ReportJson } from '../../scripts/report-schema/json-schema.ts';
import { shareOf } from '../build/draws.ts';
import { type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { type CheckRun, flagsOf, runCheckSources } from '../run/run-cli-sources.ts';

const POLICY = `version: 1
conditions:
  - { name: New in code, issue-types: [sast], compare: new, max: 0 }
  - { name: Few in all, max: 5, action: warn }
waivers:
  - { rule: no.such.rule, reason: A test, owner: us, expires: 2999-01-31 }
`;

const SETTINGS = {
  'no settings': {},
  'a policy and a baseline': { policy: POLICY, baseline: 'refs/heads/main' },
  'limits and a softened reason': {
    'max-critical': 'none',
    'max-high': '3',
    'max-unrated': '0',
    'on-inconclusive': 'no-scan: warn',
    'required-products': 'code',
    mode: 'report',
  },
} as const;

/** The same change as an event of GitHub and as flags. */
const CHANGES = {
  'a pull request': {
    event: pullRequestEvent(),
    flags: ['--pull-request', `${PULL_REQUEST}`, '--head-ref', HEAD_REF, '--head-repository', REPOSITORY],
  },
  'a pull request from a fork': {
    event: pullRequestEvent('fork'),
    flags: ['--pull-request', `${PULL_REQUEST}`, '--head-ref', HEAD_REF, '--head-repository', 'mallory/shop'],
  },
  'a push': { event: pushEvent(), flags: ['--ref', 'refs/heads/main'] },
} as const;
type Change = (typeof CHANGES)[keyof typeof CHANGES];

const VERDICTS: Readonly<Record<ScenarioName, readonly unknown[]>> = {
  clean: [0, 'pass', ''],
  'over-limit': [1, 'fail', ''],
  'at-limit': [1, 'fail', ''],
  moving: [0, 'pass', ''],
  'still-running': [2, 'inconclusive', 'scan-running'],
  'never-appears': [2, 'inconclusive', 'no-scan'],
  'scan-failed': [2, 'inconclusive', 'scan-failed'],
  'partial-beside-cancelled': [2, 'inconclusive', 'scan-cancelled'],
  'fork-commit': [2, 'inconclusive', 'no-scan'],
  'index-lag': [1, 'fail', ''],
  'index-lag-forever': [2, 'inconclusive', 'index-lag'],
  'two-products': [0, 'pass', ''],
  'thousands-of-groups': [1, 'fail', ''],
  triaged: [1, 'fail', ''],
  silenced: [0, 'pass', ''],
  'merge-commit-only': [2, 'inconclusive', 'no-scan'],
  baseline: [1, 'fail', ''],
  'baseline-diff': [1, 'fail', ''],
  superseded: [2, 'inconclusive', 'superseded'],
  'scans-per-product': [2, 'inconclusive', 'scan-running'],
  'much-used': [0, 'pass', ''],
  monorepo: [1, 'fail', ''],
};

/** Platforms that change during the run. In the others, waiting changes nothing. */
const MOVING: readonly ScenarioName[] = ['moving', 'index-lag'];

function timesOf(name: ScenarioName): Readonly<Record<string, string>> {
  const limit = MOVING.includes(name) ? '30s' : '1s';
  return { 'discovery-timeout': limit, 'wait-timeout': limit, 'poll-interval': '100ms' };
}

/** Runs each entry point on its own platform. Both platforms have the same start time. */
async function throughBoth(name: ScenarioName, { event, flags }: Change, settings: Readonly<Record<string, string>>) {
  const nowMs = Date.now();
  const platform: Scenario = (context) => SCENARIOS[name]({ ...context, nowMs });
  const inputs = { ...timesOf(name), ...settings };
  return Promise.all([
    runGate({ platform, event, inputs, env: { RUNNER_DEBUG: '' } }),
    checkOn(platform, event, [...flags, ...Object.entries(inputs).map(([input, value]) => `--${input}=${value}`)]),
  ]);
}

async function checkOn(platform: Scenario, event: Change['event'], flags: readonly string[]): Promise<CheckRun> {
  const stage = await setStage(platform, { event });
  const place = [...flagsOf(stage), '--repository', REPOSITORY];
  try {
    return await runCheckSources([...place, '--commit', HEAD_SHA, '--base-ref', 'main', ...flags], {
      FINDINGS_GATE_TOKEN: API_TOKEN,
      // With these variables, both entry points link locations.
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: REPOSITORY,
    });
  } finally {
    await stage.close();
  }
}

/** Members that differ between two runs: how and when it started, how often it polled, and whether it could ask GitHub. */
const OF_THE_RUN = new Set(['times', 'baseNow', 'event', 'links', 'nextStep', 'requests']);

/** The gate waits at most 5 s for locations, and a run may take longer than that on a busy machine. */
const LATE = 'no whole answer within 5 s';

function judged({ report }: GateRun | CheckRun, isWithLocations: boolean): unknown {
  const members = Object.entries(report as ReportJson).filter(
    ([name]) => !OF_THE_RUN.has(name) && (isWithLocations || name !== 'places'),
  );
  return JSON.parse(
    JSON.stringify(Object.fromEntries(members)).replace(/\b\d+(?:\.\d)?[smhd](?: \d+[smh])?\b/g, 'some time'),
  );
}

/** Every platform with a pull request. Of the quick platforms, a share with other changes and settings, in turn. */
function casesOf(setting: keyof typeof SETTINGS): readonly (readonly [ScenarioName, keyof typeof CHANGES])[] {
  const names = Object.keys(SCENARIOS) as ScenarioName[];
  const changes = Object.keys(CHANGES) as (keyof typeof CHANGES)[];
  const first = Object.keys(SETTINGS).indexOf(setting);
  const quick = names.filter((name) => !MOVING.includes(name));
  return [
    // The platform has earlier scans of the branch, by which the gate times its polls.
    ...(first === 0 ? [...names.map((name) => [name, 'a pull request'] as const), ['moving', 'a push'] as const] : []),
    ...shareOf(quick, first, 1).map((name, at) => [name, changes[1 + ((at + first) % 2)]!] as const),
  ];
}

describe.each(Object.keys(SETTINGS) as (keyof typeof SETTINGS)[])(
  'with %s, Action and command line report the same',
  (setting) => {
    it.concurrent.each(casesOf(setting))('on the platform %s, for %s', async (name, change) => {
      const [action, check] = await throughBoth(name, CHANGES[change], SETTINGS[setting]);
      const isWithLocations = [action, check].every(({ report }) => report.places?.missing !== LATE);
      if (setting === 'no settings' && change === 'a pull request') expect(outcomeOf(action)).toEqual(VERDICTS[name]);
      expect(check.exitCode).toBe(action.exitCode);
      expect(judged(check, isWithLocations)).toEqual(judged(action, isWithLocations));
      expect(check.report.verdict).toBe(action.verdict);
    });
  },
);
