import { expect, it } from 'vitest';
import type { Scenario } from '../../../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import type { PlatformState } from '../../../../emulator/state.ts';
import type { GateReport } from '../../../../src/domain/report.ts';
import { readRecord } from '../../../../src/tools/audit/record/read-record.ts';
import { asReplay } from '../../../../src/tools/audit/replay/replay.ts';
import { COMMIT } from '../../../build/a-target.ts';
import { draws } from '../../../build/draws.ts';
import { Chance } from '../../../build/random.ts';
import { silencedWorld, silencingConditions } from '../../../policy-e2e/silencing.ts';
import { conditionsDue, whatIsDue } from '../../../run/oracle.ts';
import { scenarioPlatform } from './a-platform.ts';
import { judged, record, replay, type Settings } from './recorded-run.ts';

const SEED = Number(process.env.REPLAY_SEED ?? 20_261_122);
/** Fewer would not meet every verdict. */
const TRIES = Number(process.env.REPLAY_TRIES ?? Math.max(30, draws(30)));
const WORLDS = [
  ...(['clean', 'over-limit', 'at-limit', 'moving', 'index-lag', 'two-products'] as const),
  ...(['triaged', 'silenced', 'baseline', 'baseline-diff', 'scans-per-product'] as const),
];
const RULES = [
  'python.lang.security.audit.eval-detected.eval-detected',
  'ssc-9c1a2f7e-log4j-core-deserialization',
  'generic.secrets.security.detected-aws-access-key',
];
const KINDS = [
  '',
  'issue-types: [sast]',
  'issue-types: [sca]',
  'issue-types: [secrets]',
  'where: { includeTicketed: false }',
  'states: [ignored-app, ignored-code]',
  'states: [ignored-app, fixing], triaged-within: 7d',
  'older-than: 7d',
  'issue-types: [secrets], where: { validationStates: [confirmed_valid] }',
];

/** They take the place of those of the record. */
const NO_LIMITS = Object.fromEntries(
  ['fail-on-severity', ...['critical', 'high', 'medium', 'low', 'unrated'].map((each) => `max-${each}`)].map((name) => [
    name,
    '',
  ]),
);

/** Conditions that the plan can answer with its usual searches, others that need their own, and waivers. */
function randomSettings(chance: Chance, conditions: readonly string[], isComparing: boolean): Settings {
  const waivers = RULES.filter(() => chance.percent(30)).map(
    (rule) =>
      `  - { rule: ${rule}, reason: tried, owner: ops, expires: ${chance.percent(50) ? '2026-06-15' : '2026-06-14'} }`,
  );
  const severity = chance.oneOf(['none', 'none', 'none', 'critical', 'low']);
  const lines = [
    `version: 1\nfail-on-severity: ${severity}`,
    'conditions:',
    ...conditions,
    ...(waivers.length > 0 ? ['waivers:', ...waivers] : []),
  ];
  const limits = chance.percent(30) ? { 'max-medium': String(chance.whole(0, 5)), 'max-unrated': 'none' } : {};
  return { policy: lines.join('\n'), inputs: { baseline: isComparing ? 'main' : 'none', ...limits } };
}

function randomConditions(chance: Chance, isComparing: boolean): readonly string[] {
  return Array.from({ length: chance.whole(1, 3) }, () => conditionOf(chance, isComparing));
}

function conditionOf(chance: Chance, isComparing: boolean): string {
  const severities = ['critical', 'high', 'medium', 'low'].filter(() => chance.percent(50));
  const members = [
    `name: Condition ${chance.next()}`,
    `max: ${chance.whole(0, 4)}`,
    `action: ${chance.percent(70) ? 'fail' : 'warn'}`,
    `count: ${chance.percent(70) ? 'issues' : 'groups'}`,
    ...(severities.length > 0 ? [`severities: [${severities.join(', ')}]`] : []),
    ...(isComparing && chance.percent(50) ? ['compare: new'] : []),
    chance.oneOf(KINDS),
    ...(chance.percent(20) ? ['if-scanned: true'] : []),
  ];
  return `  - { ${members.filter((member) => member !== '').join(', ')} }`;
}

it(`judges ${TRIES} records by another policy as a run by that policy would, or says what it lacks`, {
  timeout: 120_000,
}, async () => {
  const tally = { alike: 0, lacking: 0 };
  for (let seed = SEED; seed < SEED + TRIES; seed++) {
    const chance = new Chance(seed);
    const world = chance.oneOf(WORLDS);
    const isComparing = chance.percent(40);
    const tried = randomConditions(chance, isComparing);
    const others = randomConditions(chance, isComparing);
    const policies = settingsOf(chance, { tried, others, isComparing });
    const { isAlike, isLacking } = await judgedTwice(policies, SCENARIOS[world], `seed ${seed}, ${world}`);
    tally.alike += isAlike ? 1 : 0;
    tally.lacking += isLacking ? 1 : 0;
  }
  expect(tally.alike).toBeGreaterThan(TRIES / 3);
  expect(tally.lacking).toBeGreaterThan(TRIES / 10);
});

it(`counts issues in all nine states as the oracle does, in ${TRIES} worlds, and so does a replay`, {
  timeout: 120_000,
}, async () => {
  const words = { pass: 0, fail: 0, unproven: 0, unknown: 0, rests: 0, alike: 0 };
  for (let seed = SEED; seed < SEED + TRIES; seed++) {
    const chance = new Chance(seed);
    const isComparing = chance.percent(40);
    const tried = silencingConditions(chance, isComparing);
    const others = silencingConditions(chance, isComparing);
    const policies = settingsOf(chance, { tried, others, isComparing });
    const where = `seed ${seed}, silenced`;
    const scenario: Scenario = (context) => silencedWorld(new Chance(seed))(context);
    for (const settings of policies) {
      const state = scenarioPlatform(scenario);
      const { report } = await record(state, settings);
      const due = whatIsDue(factsOf(state, settings));
      words[due.word] += 1;
      const isUnclear = state.issues.some(({ severity }) => severity === 'SEVERITY_NEW');
      const { word } = report.verdict;
      expect(word === 'inconclusive' ? 'unproven' : word, `${where}:\n${settings.policy}`).toBe(due.word);
      const ofPolicy = report.conditions.filter(({ source }) => source === 'policy');
      const told = ofPolicy.map(({ name, found, result }) => ({
        name,
        found,
        // What holds is not claimed where the severity of an issue is not known.
        result: result === 'unproven' && isUnclear ? 'ok' : result,
      }));
      const expected = conditionsDue(factsOf(state, settings));
      expect(told, `${where}:\n${settings.policy}`).toEqual(expected);
    }
    words.rests += tried.filter((text) => text.includes('and-not')).length;
    words.alike += (await judgedTwice(policies, scenario, where)).isAlike ? 1 : 0;
  }
  expect(Math.min(words.pass, words.fail, words.rests, words.alike)).toBeGreaterThan(TRIES / 5);
  expect(words.unproven).toBeGreaterThan(0);
});

type Policies = readonly [stored: Settings, tried: Settings];

type Tried = { readonly tried: readonly string[]; readonly others: readonly string[]; readonly isComparing: boolean };

function settingsOf(chance: Chance, { tried, others, isComparing }: Tried): Policies {
  // Most records hold all that is asked of them.
  const stored = chance.percent(70) ? [...others, ...tried] : others;
  return [randomSettings(chance, stored, isComparing), randomSettings(chance, tried, isComparing)];
}

/** Records a run by the first policy, and holds its replays by both against runs. */
async function judgedTwice(
  [first, second]: Policies,
  scenario: Scenario,
  which: string,
): Promise<{ readonly isAlike: boolean; readonly isLacking: boolean }> {
  const { report, text } = await record(scenarioPlatform(scenario), first);
  expect(judged(await replay(text)), `${which}, by its own case`).toEqual(judged(report));
  const { report: live } = await record(scenarioPlatform(scenario), second);
  const again = await replay(text, { ...second, inputs: { ...NO_LIMITS, ...second.inputs } });
  const where = `${which}:\n${first.policy}\n${second.policy}`;
  const { replay: told } = asReplay(again, readRecord(new TextEncoder().encode(text)), ['--policy']);
  expect(
    [told?.was, told?.now].map((one) => [one?.verdict, one?.reason, one?.exitCode]),
    where,
  ).toEqual([report, again].map(({ verdict, exitCode }) => [verdict.word, verdict.reason, exitCode]));
  if (isAskedBy(live, report) && !isLookMissing(again, report)) {
    expect(outcomeOf(again), where).toEqual(outcomeOf(live));
    return { isAlike: true, isLacking: false };
  }
  expect(again.verdict.word, where).not.toBe('pass');
  if (again.verdict.word === 'fail') expect(live.verdict.word, where).toBe('fail');
  return { isAlike: false, isLacking: again.verdict.isNotRecorded === true };
}

/**
 * What was read in states of a condition's own may prove some counts of the scan, so that the look at the index was not
 * made, or for fewer types: by another policy the record may then hold no answer to it.
 */
function isLookMissing({ verdict }: GateReport, { conditions }: GateReport): boolean {
  return verdict.isNotRecorded === true && conditions.some(({ states }) => states !== undefined);
}

/** What the oracle reads of a run on a pull request into `main`. */
function factsOf(state: PlatformState, { policy, inputs = {} }: Settings) {
  const head = { sha: COMMIT, ref: 'topic' };
  return {
    state,
    inputs: { ...inputs, policy: policy ?? '' },
    event: { name: 'pull_request', payload: { pull_request: { number: 7, head, base: { ref: 'main' } } } },
    env: { GITHUB_REPOSITORY: 'acme/shop' },
    headOfPull: () => undefined,
    policyFile: undefined,
    nowMs: state.startedAtMs,
  };
}

/** Whether one run made every search of the other, for the same scans. */
function isAskedBy(other: GateReport, run: GateReport): boolean {
  const scansOf = ({ scans }: GateReport): string => JSON.stringify(scans.map(({ id, decides }) => [id, decides]));
  return scansOf(other) === scansOf(run) && other.searches.every((search) => run.searches.includes(search));
}

function outcomeOf({ verdict, exitCode, counts, newTotal, conditions, waivers, waived }: GateReport) {
  return { verdict, exitCode, counts, newTotal, conditions, waivers, waived };
}
