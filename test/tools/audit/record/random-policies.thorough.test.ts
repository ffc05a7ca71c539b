import { expect, it } from 'vitest';
import type { Scenario, ScenarioContext } from '../../../../emulator/scenarios/scenario.ts';
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
import { judged, record, replay, type Settings, scenarioPlatform } from './recorded-run.ts';

const SEED = Number(process.env.REPLAY_SEED ?? 20_261_122);
/** Fewer tries would not meet every verdict. */
const TRIES = Number(process.env.REPLAY_TRIES ?? Math.max(40, draws(60)));
const WORLDS = [
  ...(['clean', 'over-limit', 'at-limit', 'moving', 'index-lag', 'two-products'] as const),
  ...(['triaged', 'silenced', 'baseline', 'baseline-diff', 'scans-per-product'] as const),
];
const RULES = [
  'python.lang.security.audit.eval-detected.eval-detected',
  'ssc-9c1a2f7e-log4j-core-deserialization',
  'generic.secrets.security.detected-aws-access-key',
];
const OWN_FILTERS = [
  'where: { includeTicketed: false }',
  'issue-types: [secrets], where: { validationStates: [confirmed_valid] }',
  'issue-types: [secrets], if-scanned: true',
];
const NO_LIMITS = Object.fromEntries(
  ['fail-on-severity', 'max-critical', 'max-high', 'max-medium', 'max-low', 'max-unrated'].map((name) => [name, '']),
);

/** Draws a scenario and two policies. In a silenced world, the oracle knows their conditions. */
function drawn(seed: number) {
  const chance = new Chance(seed);
  const isSilenced = seed % 2 === 0;
  const isComparing = chance.percent(40);
  const scenario: Scenario = isSilenced
    ? (context: ScenarioContext) => silencedWorld(new Chance(seed))(context)
    : SCENARIOS[chance.oneOf(WORLDS)];
  const conditions = () => [
    ...silencingConditions(chance, isComparing),
    ...(isSilenced ? [] : chance.some(OWN_FILTERS, 20)).map(
      (filter) => `  - { name: Own ${chance.next()}, max: ${chance.whole(0, 4)}, ${filter} }`,
    ),
  ];
  const [tried, others] = [conditions(), conditions()];
  // Most records have all answers that the tried policy asks for.
  const stored = chance.percent(70) ? [...others, ...tried] : others;
  const [first, second] = [stored, tried].map((each) => {
    const { policy, inputs } = randomSettings(chance, each, isComparing);
    return { policy, inputs: { ...inputs, ...(isSilenced ? {} : randomRequirements(chance)) } };
  });
  return { scenario, isSilenced, stored: first!, tried: second! };
}

function randomSettings(chance: Chance, conditions: readonly string[], isComparing: boolean): Settings {
  const waivers = chance
    .some(RULES, 30)
    .map((rule) => `  - { rule: ${rule}, reason: x, owner: ops, expires: 2026-06-${chance.oneOf([14, 15])} }`);
  const severity = chance.oneOf(['none', 'none', 'none', 'critical', 'low']);
  const lines = ['version: 1', `fail-on-severity: ${severity}`, 'conditions:', ...conditions];
  const limits = chance.percent(30) ? { 'max-medium': String(chance.whole(0, 5)), 'max-unrated': 'none' } : {};
  return {
    policy: [...lines, ...(waivers.length > 0 ? ['waivers:', ...waivers] : [])].join('\n'),
    inputs: { baseline: isComparing ? 'main' : 'none', ...limits },
  };
}

function randomRequirements(chance: Chance): Settings['inputs'] {
  return {
    'required-products': chance.oneOf(['', '', 'code', 'code, secrets', 'supply-chain']),
    'required-scan': chance.oneOf(['', '', 'full']),
    'max-scan-age': chance.oneOf(['', '', '', '1h', '30d']),
  };
}

it(`judges ${TRIES} records by another policy as a run by that policy would, or says what it lacks`, {
  timeout: 240_000,
}, async () => {
  const tally = { alike: 0, lacking: 0, pass: 0, fail: 0, unproven: 0, unknown: 0 };
  for (let seed = SEED; seed < SEED + TRIES; seed++) {
    const { scenario, isSilenced, stored, tried } = drawn(seed);
    const where = `REPLAY_SEED=${seed}:\n${stored.policy}\n${tried.policy}`;
    const { report, text } = await record(scenarioPlatform(scenario), stored);
    expect(judged(await replay(text)), `${where}, by its own case`).toEqual(judged(report));
    const { report: live } = await record(scenarioPlatform(scenario), tried);
    const again = await replay(text, { ...tried, inputs: { ...NO_LIMITS, ...tried.inputs } });
    const { replay: told } = asReplay(again, readRecord(new TextEncoder().encode(text)), ['--policy']);
    expect(
      [told?.was, told?.now].map((one) => [one?.verdict, one?.reason, one?.exitCode]),
      where,
    ).toEqual([report, again].map(({ verdict, exitCode }) => [verdict.word, verdict.reason, exitCode]));
    if (isAskedBy(live, report) && !isLookMissing(again, report)) {
      expect(outcomeOf(again), where).toEqual(outcomeOf(live));
      tally.alike += 1;
    } else {
      expect(again.verdict.word, where).not.toBe('pass');
      if (again.verdict.word === 'fail') expect(live.verdict.word, where).toBe('fail');
      tally.lacking += again.verdict.detail === 'not-recorded' ? 1 : 0;
    }
    if (!isSilenced) continue;
    tally[isAsDue(report, factsOf(scenarioPlatform(scenario), stored), where)] += 1;
    tally[isAsDue(live, factsOf(scenarioPlatform(scenario), tried), where)] += 1;
  }
  expect(Math.min(tally.alike, tally.pass, tally.fail)).toBeGreaterThan(TRIES / 10);
  expect(tally.lacking).toBeGreaterThan(TRIES / 20);
  expect(tally.unproven).toBeGreaterThan(0);
});

/** Makes sure that the run counts issues, in all nine states, as the oracle does. */
function isAsDue({ verdict, conditions }: GateReport, facts: ReturnType<typeof factsOf>, where: string) {
  const { word } = whatIsDue(facts);
  expect(verdict.word === 'inconclusive' ? 'unproven' : verdict.word, where).toBe(word);
  const isUnclear = facts.state.issues.some(({ severity }) => severity === 'SEVERITY_NEW');
  const told = conditions
    .filter(({ source }) => source === 'policy')
    // The gate does not call a condition ok if the severity of an issue is unknown.
    .map(({ name, found, result }) => ({ name, found, result: result === 'unproven' && isUnclear ? 'ok' : result }));
  expect(told, where).toEqual(conditionsDue(facts));
  return word;
}

/**
 * True if a record may lack the check of the index. Issues in a condition's own states may prove some counts of the scan, so that
 * the run did not check the index, or only for fewer types. Another policy may then miss these answers. A run that lacks a
 * required scan also searches for less than its policy asks.
 */
function isLookMissing({ verdict }: GateReport, { conditions }: GateReport): boolean {
  const isStopped = 'also' in verdict && verdict.also?.some(({ detail }) => detail === 'not-recorded') === true;
  return isStopped || (verdict.reason === 'not-found' && conditions.some(({ states }) => states !== undefined));
}

/** The facts that the oracle reads for a run on a pull request into `main`. */
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

/** True if `run` made every search of the other run, for the same scans. */
function isAskedBy(other: GateReport, run: GateReport): boolean {
  const scansOf = ({ scans }: GateReport): string => JSON.stringify(scans.map(({ id, decides }) => [id, decides]));
  return scansOf(other) === scansOf(run) && other.searches.every((search) => run.searches.includes(search));
}

function outcomeOf({ verdict, exitCode, counts, newTotal, conditions, waivers, waived }: GateReport) {
  // The message about a wait contains seconds, which vary by chance.
  const told = verdict.word === 'inconclusive' ? verdict.reason : verdict;
  return { verdict: told, exitCode, counts, newTotal, conditions, waivers, waived };
}
