import { describe, expect, it } from 'vitest';
import { aCondition } from '../policy/a-case.ts';
import { anEndedScan, MINUTE_MS, read, sums } from './a-reading.ts';

const SUPPRESSED = [aCondition('suppressed 0')];
const CRITICAL = 'sast+sca+secrets critical states ignored-code';
const WHOLE = 'sast+sca+secrets states ignored-code';

/** A scan that ended an hour ago: the index shows everything by now. */
const OLD = { scan: anEndedScan(60 * MINUTE_MS, { code: 2n }) };

/** A scan that has just ended, with an earlier scan of its ref in the list. */
function justEnded(counts: Parameters<typeof anEndedScan>[1], before: Parameters<typeof anEndedScan>[1]) {
  const earlierScans = async () => [anEndedScan(60 * MINUTE_MS, before)];
  return { scan: anEndedScan(0, counts), source: { earlierScans } };
}

describe('searches in the states of a condition', () => {
  it('are sent besides those of every run, and do not change their counts', async () => {
    const answers = 'ignored-code critical, ignored-code rated: sast:a=2';
    const { evidence, timesAsked, reader } = await read(answers, { ...OLD, conditions: SUPPRESSED });
    expect(sums(evidence)).toEqual({ [CRITICAL]: 2n, [WHOLE]: 2n });
    expect(evidence.shortfall).toBeUndefined();
    expect([timesAsked('critical'), timesAsked('ignored-code critical'), timesAsked('ignored-code low')]).toEqual([
      1, 1, 1,
    ]);
    const states = reader.issueSearches.map((search) => search.states.join());
    expect([...new Set(states)]).toEqual(['open,reviewing', 'ignored-code']);
  });

  it('do not verify a pass if an issue found has an unknown severity', async () => {
    const answers = 'ignored-code critical: a=1; ignored-code rated: a=3';
    const given = { conditions: SUPPRESSED };
    const { evidence, timesAsked } = await read(answers, given);
    expect(evidence.shortfall).toMatchObject({
      failure: {
        reason: 'unclassified',
        message: `2 issues carry a severity that this version does not know (${WHOLE})`,
      },
      areCountsLowerBounds: true,
    });
    expect(timesAsked('ignored-code rated')).toBe(2);
    const accepted = await read(answers, { ...given, isUnratedAccepted: true });
    expect(accepted.evidence.shortfall).toBeUndefined();
    expect(accepted.notices).toEqual([
      `2 issues carry a severity that this version does not know (${WHOLE}): no condition by severity counts them.`,
    ]);
  });

  it('verify it if a condition counts all severities, known or not', async () => {
    const answers = 'ignored-app+ignored-code critical: a=1; ignored-app+ignored-code rated: a=3';
    const { evidence, notices } = await read(answers, { conditions: [aCondition('silenced 9')] });
    expect([evidence.shortfall, notices]).toEqual([undefined, []]);
  });

  it('are unstable if the severities find more than all together', async () => {
    const answers = 'ignored-code high: a=3; ignored-code rated: a=1';
    const { evidence, timesAsked } = await read(answers, { conditions: SUPPRESSED });
    expect(evidence.shortfall).toMatchObject({ failure: { reason: 'unstable' }, areCountsLowerBounds: false });
    expect(evidence.shortfall?.failure.message).toContain(WHOLE);
    expect(timesAsked('ignored-code high')).toBe(3);
  });
});

it('the gate waits until suppressed issues are indexed, too, if a condition counts them (M3)', async () => {
  const answers = 'detected sast, ignored-code critical, ignored-code rated: - > sast:a=1';
  const { evidence } = await read(answers, { ...justEnded({ code: 1n }, {}), conditions: SUPPRESSED });
  expect(sums(evidence)).toEqual({ [CRITICAL]: 1n, [WHOLE]: 1n });
});

describe('issues removed by triage', () => {
  const silenced = { 'ignored-code critical': ['sast:a=2'], 'ignored-code rated': ['sast:a=2 sast:b=1'] };

  it('are known by state if a search requests one state of everything', async () => {
    const { triagedOut } = await read(silenced, { ...OLD, conditions: SUPPRESSED, isUnratedAccepted: true });
    const types = ['sast', 'sca', 'secrets'];
    expect(triagedOut).toMatchObject({ byState: [{ state: 'ignored-code', issueTypes: types, issues: 3n }] });
  });

  it.each([
    ['requests two states at once', { scope: { states: ['ignored-code', 'ignored-app'] } }],
    ['requests a part of them', { scope: { where: { ruleIds: ['a'] } } }],
    ['requests those triaged in the last 7 days', { scope: { triagedWithinDays: 7 } }],
  ])('are not known by state if the search %s', async (_, { scope }) => {
    const [condition] = SUPPRESSED as [(typeof SUPPRESSED)[0]];
    const narrowed = { ...condition, scope: { ...condition.scope, ...scope } as typeof condition.scope };
    const { triagedOut } = await read(silenced, { ...OLD, conditions: [narrowed], isUnratedAccepted: true });
    expect(triagedOut?.byState ?? []).toEqual([]);
  });
});
