import { describe, expect, it } from 'vitest';
import { SCENARIOS, type ScenarioName } from '../../../../emulator/scenarios.ts';
import { aPush, aTarget } from '../../../build/a-target.ts';
import { draws, shareOf } from '../../../build/draws.ts';
import { rawInputsFrom } from '../../../inputs/some-inputs.ts';
import { drawUniverse } from '../../../universe/draw/draw-universe.ts';
import { GateRunner, givenOf } from '../../../universe/run-gate.ts';
import { judged, recordedAlike, recordIn, replay, type Settings, scenarioPlatform } from './recorded-run.ts';

const NAMES = Object.keys(SCENARIOS) as ScenarioName[];
const OWN_SEARCHES = `
version: 1
conditions:
  - { name: Live secrets, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0 }
  - { name: Few high, severities: [high], max: 1, count: groups }
  - { name: Low, severities: [low], max: 2, action: warn }
waivers:
  - { rule: python.lang.security.audit.eval-detected.eval-detected, reason: Sandboxed, owner: ops, expires: 2026-06-15 }
`;
const NEW_ONES = `
version: 1
conditions:
  - { name: New high, severities: [critical, high], max: 0, compare: new }
`;

const SETTINGS: Readonly<Record<string, Settings>> = {
  'the default limits': {},
  'a repository id and required products': { inputs: { 'repository-id': '101', 'required-products': 'code, secrets' } },
  'a baseline': { inputs: { baseline: 'main', 'max-medium': '0' }, policy: NEW_ONES },
  'a policy with searches of its own and a waiver': { policy: OWN_SEARCHES },
  'unrated issues, other states': { inputs: { 'max-unrated': '0', states: 'open, fixed, ignored-app' } },
};

/** Each scenario with some settings, in turn; with DRAWS, with all of them. */
const cases = NAMES.map((name, index) => ({ name, kinds: shareOf(Object.keys(SETTINGS), index, 1) }));

describe.each(cases)('the recorded scenario $name', ({ name, kinds }) => {
  it.each(kinds)('is decided again the same, without a request: %s', async (kind) => {
    const { report, again } = await recordedAlike(name, SETTINGS[kind]);
    expect(again.requests.sent).toBe(0);
    expect(report.requests.sent).toBeGreaterThan(0);
  });

  it('is decided again the same for a push, and for a bare commit', async () => {
    for (const target of [aPush(), aTarget({ subject: { kind: 'commit' }, baseRef: undefined })]) {
      await recordedAlike(scenarioPlatform(SCENARIOS[name], 0), {}, { target });
    }
  });
});

const UNIVERSES = draws(60);

it(`decides what happened in ${UNIVERSES} universes again as it was decided`, async () => {
  const words = new Set<string>();
  for (let seed = 20_261_122; seed < 20_261_122 + UNIVERSES; seed += 1) {
    const universe = drawUniverse(seed);
    for (const drawn of universe.gates) {
      // A sweep writes no record. Here it runs as a check, which waits.
      const gate = { ...drawn, settings: { ...drawn.settings, isSweep: false } };
      const world = new GateRunner(universe, []).worldOf(gate);
      const { report, text } = await recordIn(world, rawInputsFrom(givenOf(gate.settings, universe.projects)));
      expect(judged(await replay(text)), `universe ${seed}: ${gate.why} of ${gate.owner}`).toEqual(judged(report));
      words.add(report.verdict.reason ?? report.verdict.word);
    }
  }
  expect(words.size).toBeGreaterThan(5);
});
