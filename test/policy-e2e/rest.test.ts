import { describe, expect, it } from 'vitest';
import { type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { comparing } from './against-base.ts';
import { alone } from './policy-file.ts';

const LIVE = 'name: Live, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 9';
const CRITICAL = 'name: Critical, severities: [critical], max: 9';
const LIKELY = 'name: Likely, issue-types: [sca], epss-above: 0.5, unscored: ignore, max: 9';

function foundBy({ report }: GateRun) {
  return Object.fromEntries(report.conditions.map(({ name, found }) => [name, found]));
}

/*
 * On the platform `over-limit`: 21 rated issues, of which 3 are critical. One critical is a secret that works, one a
 * dependency that is likely to be exploited. There are 2 in AI code.
 */
describe('and-not', { concurrent: true }, () => {
  it.each<[string, readonly string[], number]>([
    ['what one condition looks for', [CRITICAL, 'name: Rest, and-not: [Critical], max: 99'], 18],
    [
      'what several look for, each issue once',
      [LIVE, CRITICAL, LIKELY, 'name: Rest, and-not: [Live, Critical, Likely], max: 99'],
      18,
    ],
    ['what a filter chooses', [LIVE, 'name: Rest, and-not: [Live], max: 99'], 20],
    [
      'nothing where the two have nothing in common',
      [CRITICAL, 'name: Rest, severities: [low, high], and-not: [Critical], max: 99'],
      12,
    ],
    [
      'what is left of another',
      [LIVE, 'name: Others, severities: [critical], and-not: [Live], max: 9', 'name: Rest, and-not: [Others], max: 99'],
      19,
    ],
    [
      'other types not at all',
      [CRITICAL, 'name: Rest, issue-types: [ai-sast, secrets], and-not: [Critical], max: 99'],
      3,
    ],
  ])('leaves out %s', async (_, conditions, left) => {
    const run = await runGate({ platform: 'over-limit', inputs: { policy: alone(...conditions) } });
    expect(outcomeOf(run)).toEqual([0, 'pass', '']);
    expect(foundBy(run).Rest).toBe(left);
    expect(run.outputs.total).toBe('23');
  });

  it('warns of what does not block already, by its own severities', async () => {
    const rest = 'name: Rest, and-not: [Critical], max: 0, action: warn';
    const run = await runGate({ platform: 'over-limit', inputs: { policy: alone(CRITICAL, rest) } });
    const [, warned] = run.report.conditions;
    expect(warned!.result).toBe('broken');
    expect(warned!.rules.flatMap(({ columns }) => columns)).not.toContain('critical');
    expect(run.report.searches).toEqual(['critical', 'high', 'medium', 'low', 'rated', 'other']);
  });

  it('takes nothing out for a condition that does not apply to the commit', async () => {
    const ai = 'name: AI, issue-types: [ai-sast, secrets], if-scanned: true, max: 9';
    const policy = alone(ai, 'name: Rest, issue-types: [ai-sast, sast], and-not: [AI], max: 99');
    const given = { inputs: { policy } };
    expect(foundBy(await runGate({ ...given, platform: 'over-limit' }))).toEqual({ AI: 4, Rest: 13 });
  });

  it('compares what is left with what is left on the base', async () => {
    const highs = 'name: Highs, where: { ruleIds: [r-a] }, compare: new, max: 0';
    const policy = alone(highs, 'name: Rest, and-not: [Highs], compare: new, max: 0');
    const run = await runGate({ platform: comparing('a=5 b=3', 'a=5 b=2'), inputs: { policy, baseline: 'base' } });
    expect(outcomeOf(run)).toEqual([1, 'fail', '']);
    expect(run.report.conditions.map((each) => [each.name, each.new])).toMatchObject([
      ['Highs', 0],
      ['Rest', 1],
    ]);
  });
});
