import { describe, expect, it } from 'vitest';
import { aCondition } from '../policy/a-case.ts';
import { read } from './a-reading.ts';

const LOW_CVES = {
  ...aCondition('low 9'),
  name: 'Low',
  scope: { ...aCondition('low 9').scope, where: { ruleIds: ['a'] } },
} as ReturnType<typeof aCondition>;
const LIVE = { ...aCondition('live 0'), name: 'Live' };
const REST = { ...aCondition('any 0'), name: 'Rest', andNot: ['Live', 'Low'] };
const LIVE_SEARCH = 'secrets {"validationStates":["VALIDATION_STATE_CONFIRMED_VALID"]}';

describe('searches for what is taken out of a condition', () => {
  it('are unstable where they find more than the whole', async () => {
    const answers = 'secrets: secrets:a=3; rated, critical: secrets:a=2';
    const { evidence, timesAsked } = await read(answers, { conditions: [LIVE, REST] });
    expect(evidence.shortfall).toMatchObject({ reason: 'unstable', areCountsLowerBounds: false });
    expect(evidence.shortfall?.message).toBe(
      'searches for parts of a search find more issues than that search (rated)',
    );
    expect(timesAsked('secrets')).toBe(3);
  });

  it('are unstable where together they find more than the whole', async () => {
    const answers = 'secrets, low: secrets:a=2; rated: secrets:a=3; high: secrets:a=1';
    const { evidence } = await read(answers, { conditions: [LIVE, LOW_CVES, REST] });
    expect(evidence.shortfall).toMatchObject({ reason: 'unstable' });
    expect(evidence.shortfall?.message).toContain('find more issues than there are (rated and-not "Live", "Low")');
  });

  it('are believed where all of it is taken out', async () => {
    const answers = 'secrets, rated, high, secrets high: secrets:a=2';
    const { evidence } = await read(answers, { conditions: [LIVE, REST] });
    expect([evidence.shortfall, evidence.here.get(LIVE_SEARCH)?.isComplete]).toEqual([undefined, true]);
  });
});
