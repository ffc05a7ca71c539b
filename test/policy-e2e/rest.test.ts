import { describe, expect, it } from 'vitest';
import { outcomeOf, runGate } from '../run/gate.ts';
import { comparing } from './against-base.ts';
import { alone } from './policy-file.ts';

const LIVE = 'name: Live, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 9';
const CRITICAL = 'name: Critical, severities: [critical], max: 9';
const LIKELY = 'name: Likely, issue-types: [sca], epss-above: 0.5, unscored: ignore, max: 9';

/*
 * On the platform `over-limit`: 21 rated issues, of which 3 are critical. One critical is a secret that works, one a
 * dependency that is likely to be exploited. There are 2 in AI code.
 */
describe('and-not', { concurrent: true }, () => {
  it.each<[string, readonly string[], number]>([
    [
      'what several look for, each issue once',
      [LIVE, CRITICAL, LIKELY, 'name: Rest, and-not: [Live, Critical, Likely], max: 99'],
      18,
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
    [
      'nothing for a condition that does not apply to the commit',
      [
        'name: AI, issue-types: [ai-sast, secrets], if-scanned: true, max: 9',
        'name: Rest, issue-types: [ai-sast, sast], and-not: [AI], max: 99',
      ],
      13,
    ],
  ])('leaves out %s', async (_, conditions, left) => {
    const run = await runGate({ platform: 'over-limit', inputs: { policy: alone(...conditions) } });
    expect(outcomeOf(run)).toEqual([0, 'pass', '']);
    expect(run.report.conditions.at(-1)).toMatchObject({ name: 'Rest', found: left });
    expect(run.outputs.total).toBe('23');
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
