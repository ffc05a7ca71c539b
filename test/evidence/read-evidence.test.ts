import { describe, expect, it } from 'vitest';
import { UNCLASSIFIED_TALLY, UNRATED_TALLY } from '../../src/domain/evidence.ts';
import { DETECTED_STATES } from '../../src/domain/issue.ts';
import { RATED_ISSUE_TYPES, UNRATED_ISSUE_TYPES } from '../../src/domain/product.ts';
import { sumOf, tallyOf } from '../../src/domain/tally.ts';
import { readEvidence } from '../../src/evidence/read-evidence.ts';
import { planSearches } from '../../src/policy/judgement/plan.ts';
import { aScan, someFindings } from '../build/a-scan.ts';
import { anEvidencePlan } from '../build/an-evidence-plan.ts';
import { CollectingLog } from '../fakes/collecting-log.ts';
import { FakeClock, NOON_MS } from '../fakes/fake-clock.ts';
import { aCondition } from '../policy/a-case.ts';
import { anEndedScan, aPlace, read, sums } from './a-reading.ts';
import { type Answers, anIndex } from './an-index.ts';

const SIX = ['critical', 'high', 'medium', 'low', 'rated', 'other'];

describe('reading the evidence', () => {
  it('makes each search once where nothing is in doubt, in the states that count', async () => {
    const { evidence, reader, timesAsked, readAtMs } = await read(
      'critical: a=1; high: a=2|b=1; rated: a=3|b=1; other: r=5',
    );
    expect(SIX.map(timesAsked)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(new Set(reader.issueSearches.map(({ states }) => states.join()))).toEqual(new Set(['open,reviewing']));
    expect(sums(evidence)).toEqual({ critical: 1n, high: 3n, rated: 4n, other: 5n, unrated: 5n });
    expect([evidence.shortfall, evidence.there]).toEqual([undefined, undefined]);
    expect(readAtMs).toBe(NOON_MS);
  });

  it('makes the same searches on the ref of the baseline', async () => {
    const { evidence, timesAsked, isBaselineRead } = await read('critical, rated: a=1; base high, base rated: b=2', {
      hasBaseline: true,
    });
    expect(SIX.map((id) => timesAsked(`base ${id}`))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(sumOf(tallyOf(evidence.here, 'critical'))).toBe(1n);
    expect(sumOf(tallyOf(evidence.there!, 'high'))).toBe(2n);
    expect([evidence.shortfall, evidence.baselineShortfall]).toEqual([undefined, undefined]);
    expect(isBaselineRead).toBe(true);
  });
});

describe('several places', () => {
  const two = [
    aPlace({ issueTypes: ['sast', 'sca', ...UNRATED_ISSUE_TYPES] }),
    aPlace({ issueTypes: ['secrets'], refs: ['refs/heads/x'] }),
  ];

  it('count each issue type on the refs of its own place, and nowhere else (L15)', async () => {
    const { evidence, asked } = await read(
      'sast+sca high, sast+sca: a=1; @refs/heads/x secrets high, @refs/heads/x secrets: b=2',
      { scopes: two },
    );
    expect(asked).toHaveLength(11);
    expect(asked.filter((question) => question.startsWith('@')).every((question) => / secrets/.test(question))).toBe(
      true,
    );
    expect(sums(evidence)).toEqual({ high: 3n, rated: 3n });
    expect(evidence.shortfall).toBeUndefined();
    expect([...evidence.here.values()].every(({ isComplete }) => isComplete)).toBe(true);
  });

  it('leave one search incomplete where it failed in one of them', async () => {
    const { evidence } = await read('sast+sca high, sast+sca: a=1; @refs/heads/x secrets high: !503', { scopes: two });
    expect(tallyOf(evidence.here, 'high')).toMatchObject({ isComplete: false });
    expect(sumOf(tallyOf(evidence.here, 'high'))).toBe(1n);
    expect(tallyOf(evidence.here, 'low').isComplete).toBe(true);
    expect(evidence.shortfall?.reason).toBe('server');
  });

  it('are unsettled where one of them is', async () => {
    const { evidence } = await read('@refs/heads/x secrets: b=1|b=2', { scopes: two });
    expect(evidence.shortfall?.reason).toBe('unstable');
  });

  it('note a total that does not fit in one of them', async () => {
    const { debugNotes } = await read('@refs/heads/x secrets high: b=1 ?; @refs/heads/x secrets: b=1', { scopes: two });
    expect(debugNotes).toHaveLength(1);
  });
});

describe('an issue type without a place', () => {
  const scopes = [aPlace({ issueTypes: ['sast', 'sca', ...UNRATED_ISSUE_TYPES] })];

  it('leaves incomplete what needs it, and is no shortfall by itself', async () => {
    const { evidence, asked } = await read('sast+sca high, sast+sca: a=1', { scopes });
    expect(asked).toHaveLength(6);
    expect([...evidence.here].filter(([, { isComplete }]) => isComplete).map(([id]) => id)).toEqual(['other']);
    expect(sums(evidence)).toEqual({ high: 1n, rated: 1n });
    expect(evidence.shortfall).toBeUndefined();
  });

  it('leaves the other types comparable: what contradicts itself is still unstable', async () => {
    const { evidence } = await read('sast+sca high: a=2; sast+sca: a=1', { scopes });
    expect(evidence.shortfall?.reason).toBe('unstable');
  });

  it('does not hide an unknown severity of the others', async () => {
    const { evidence } = await read('sast+sca: a=1', { scopes });
    expect(evidence.shortfall?.reason).toBe('unclassified');
  });

  it('leaves the unrated issues incomplete, although what has no severity was read', async () => {
    const { evidence } = await read('other: r=2', { scopes });
    expect(tallyOf(evidence.here, UNRATED_TALLY).isComplete).toBe(false);
    expect(sumOf(tallyOf(evidence.here, UNRATED_TALLY))).toBe(2n);
  });

  it('is not searched at all, where no type of the search has a place', async () => {
    const { evidence, asked } = await read({}, { scopes: [aPlace({ issueTypes: RATED_ISSUE_TYPES })] });
    expect(asked).not.toContain('other');
    expect(tallyOf(evidence.here, 'other')).toEqual({ rules: new Map(), isComplete: false });
    expect(tallyOf(evidence.here, 'rated').isComplete).toBe(true);
  });

  it('is no reason to search anything', async () => {
    const { evidence, asked } = await read({}, { scopes: [], hasBaseline: true });
    expect(asked).toEqual([]);
    expect([...evidence.here.values()].some(({ isComplete }) => isComplete)).toBe(false);
  });
});

it('what is mended on the baseline is new here, whatever states count', async () => {
  const { reader } = await read('', { hasBaseline: true, states: ['open', 'fixed', 'removed'] });
  const ofBase = reader.issueSearches.filter(({ refs }) => refs.includes('main'));
  expect(new Set(ofBase.map(({ states }) => states.join()))).toEqual(new Set([DETECTED_STATES.join()]));
});

describe('a baseline and diff scans', () => {
  it('are not compared: nothing is asked about the baseline, all is new, and that is said (L2)', async () => {
    const { evidence, asked, isBaselineRead, notices } = await read('high, rated: a=2; base high, base rated: a=5', {
      hasBaseline: true,
      scopes: [aPlace({ isDiff: true })],
    });
    expect(asked).toHaveLength(6);
    expect([...evidence.there!].map(([id, { rules, isComplete }]) => [id, rules.size, isComplete])).toEqual(
      [...SIX, UNCLASSIFIED_TALLY, UNRATED_TALLY].map((id) => [id, 0, true]),
    );
    expect(isBaselineRead).toBe(false);
    expect(notices).toEqual([expect.stringContaining('nothing is subtracted for code, supply-chain, secrets')]);
  });

  it('beside full scans are compared in the types of the full scans alone', async () => {
    const { evidence, asked, isBaselineRead } = await read('base secrets high, base secrets: a=5', {
      hasBaseline: true,
      scopes: [
        aPlace({ issueTypes: ['sast', 'sca', ...UNRATED_ISSUE_TYPES], isDiff: true }),
        aPlace({ issueTypes: ['secrets'], refs: ['refs/heads/x'] }),
      ],
    });
    expect(asked.filter((question) => question.startsWith('base '))).toEqual(
      ['secrets critical', 'secrets high', 'secrets medium', 'secrets low', 'secrets'].map((text) => `base ${text}`),
    );
    expect(tallyOf(evidence.there!, 'other').isComplete).toBe(true);
    expect([sumOf(tallyOf(evidence.there!, 'high')), isBaselineRead]).toEqual([5n, true]);
  });

  it('say nothing without a baseline', async () => {
    expect((await read({}, { scopes: [aPlace({ isDiff: true })] })).notices).toEqual([]);
  });

  it('are no comparison where the baseline itself is judged', async () => {
    const { evidence, isBaselineRead } = await read({}, { hasBaseline: true, scopes: [aPlace({ refs: ['main'] })] });
    expect([evidence.there, isBaselineRead]).toEqual([undefined, false]);
  });
});

describe('readings that contradict themselves', () => {
  it.each<[what: string, answers: Answers]>([
    ['a rule twice with different counts (E7)', { other: ['r=1|r=2', 'r=2'] }],
    ['more by severity than in all (E15)', { critical: ['a=2'], rated: ['a=1', 'a=2'] }],
    ['a group that slipped between two pages (E8)', { critical: ['a=2'], high: ['b=1'], rated: ['a=2', 'a=2 b=1'] }],
  ])('are read again, and believed when they agree: %s', async (_, answers) => {
    const { evidence, timesAsked } = await read(answers);
    expect([timesAsked('rated'), evidence.shortfall]).toEqual([2, undefined]);
  });

  it.each<[what: string, answers: Answers]>([
    ['a rule twice with different counts (E7)', { critical: ['a=1|a=2'], rated: ['a=2'] }],
    ['more by severity than in all (E15)', { critical: ['a=2'], rated: ['a=1'] }],
    ['a different remainder each time', { rated: ['a=1', 'b=1', 'c=1'] }],
    ['a remainder that changes its count each time', { rated: ['a=1', 'a=2', 'a=3'] }],
    ['a contradiction and then a remainder', { critical: ['a=2', 'a=2', ''], rated: ['a=1'] }],
  ])('are unstable after three readings, and prove nothing: %s', async (_, answers) => {
    const { evidence, timesAsked } = await read(answers, { isUnratedAccepted: true });
    expect(timesAsked('rated')).toBe(3);
    expect(evidence.shortfall).toMatchObject({ reason: 'unstable', areCountsLowerBounds: false });
  });

  it.each<[what: string, answers: Answers]>([
    ['more by severity than in all', { 'base critical': ['a=2'], 'base rated': ['a=1'] }],
    ['a different remainder each time', { 'base rated': ['b=1', 'c=1', 'd=1'] }],
    ['the same, and a steady one here', { rated: ['a=1'], 'base rated': ['b=1', 'c=1', 'd=1'] }],
  ])('on the ref of the baseline are a doubt of the baseline alone (L12): %s', async (_, answers) => {
    const { evidence } = await read(answers, { hasBaseline: true, isUnratedAccepted: true });
    expect(evidence.shortfall).toBeUndefined();
    expect(evidence.baselineShortfall).toMatchObject({ reason: 'unstable', areCountsLowerBounds: false });
    expect(evidence.baselineShortfall?.message).toContain('baseline');
  });

  it('on one side are read again on that side alone', async () => {
    const here = await read('other: r=1|r=2 > r=2', { hasBaseline: true });
    expect([here.timesAsked('other'), here.timesAsked('base other')]).toEqual([2, 1]);
    const there = await read('base other: r=1|r=2 > r=2', { hasBaseline: true });
    expect([there.timesAsked('other'), there.timesAsked('base other')]).toEqual([1, 2]);
  });

  it('here leave the baseline what it is', async () => {
    const { evidence } = await read('critical: a=2; rated: a=1', { hasBaseline: true });
    expect([evidence.shortfall?.reason, evidence.baselineShortfall]).toEqual(['unstable', undefined]);
  });
});

it('both sides are read at the same time', async () => {
  const { asked } = await read('rated: |||', { hasBaseline: true });
  const firstOfBase = asked.findIndex((question) => question.startsWith('base '));
  expect(firstOfBase).toBe(6);
});

describe('issues without a known severity (E14)', () => {
  it('are unclassified when two readings find the same ones', async () => {
    const { evidence, timesAsked } = await read('critical: a=1; rated: a=1 b=2');
    expect(timesAsked('rated')).toBe(2);
    expect(evidence.shortfall).toEqual({
      reason: 'unclassified',
      message: '2 issues carry a severity that this version does not know',
      areCountsLowerBounds: true,
    });
  });

  it('count as unrated where unrated issues are judged', async () => {
    const { evidence } = await read('critical: a=1; rated: a=1 b=2; other: r=4', { isUnratedAccepted: true });
    expect([evidence.shortfall, sumOf(tallyOf(evidence.here, UNRATED_TALLY))]).toEqual([undefined, 6n]);
  });

  it('are believed at the third reading when it agrees with the second', async () => {
    const { evidence, timesAsked } = await read('critical: a=2 > -; rated: a=1', { isUnratedAccepted: true });
    expect([timesAsked('rated'), evidence.shortfall]).toEqual([3, undefined]);
  });

  it('are none when the second reading has none', async () => {
    const { evidence, timesAsked } = await read('critical: - > a=1; rated: a=1');
    expect([timesAsked('rated'), evidence.shortfall]).toEqual([2, undefined]);
  });

  it('on the ref of the baseline do not prevent the counts here from being judged', async () => {
    const { evidence } = await read('base rated: b=2', { hasBaseline: true });
    expect([evidence.shortfall, evidence.baselineShortfall]).toEqual([undefined, undefined]);
  });
});

describe('a total that does not fit (E9)', () => {
  it('is read once more and then only noted', async () => {
    const { evidence, notices, debugNotes, timesAsked } = await read('critical: a=1 ?; rated: a=1');
    expect([timesAsked('rated'), evidence.shortfall]).toEqual([2, undefined]);
    expect(notices).toEqual([]);
    expect(debugNotes).toEqual([
      'the total that the platform gives for search critical does not fit the groups that it listed; it is not part of the verdict.',
    ]);
  });

  it('leaves what was read where the second reading fails', async () => {
    const { evidence } = await read('critical: a=1 ? > !503; rated: a=1 > !503');
    expect(sums(evidence)).toEqual({ critical: 1n, rated: 1n });
    expect(evidence.shortfall).toMatchObject({ reason: 'server', areCountsLowerBounds: true });
  });

  it('is forgotten when it fits the second time', async () => {
    const { debugNotes } = await read('critical: a=1 ? > a=1; rated: a=1');
    expect(debugNotes).toEqual([]);
  });
});

describe('a search that fails', () => {
  it('leaves the others, and what came before it failed, as lower bounds (E6)', async () => {
    const { evidence, timesAsked } = await read('critical: a=1; high: b=2|!503; rated: a=1 b=2');
    expect(timesAsked('high')).toBe(1);
    expect(sums(evidence)).toMatchObject({ critical: 1n, high: 2n });
    expect(tallyOf(evidence.here, 'critical').isComplete).toBe(true);
    expect(tallyOf(evidence.here, 'high').isComplete).toBe(false);
    expect(evidence.shortfall).toEqual({
      reason: 'server',
      message: 'the search failed with 503',
      areCountsLowerBounds: true,
      isNotRecorded: false,
    });
  });

  it('leaves the unrated issues unknown: a missing page would look like them', async () => {
    const { evidence } = await read('high: !503; rated: b=2', { isUnratedAccepted: true });
    expect(tallyOf(evidence.here, UNRATED_TALLY).isComplete).toBe(false);
    expect(sumOf(tallyOf(evidence.here, UNRATED_TALLY))).toBe(0n);
  });

  it('on the ref of the baseline is a shortfall of the baseline alone (L12)', async () => {
    const { evidence } = await read('base low: !503', { hasBaseline: true });
    expect(evidence.shortfall).toBeUndefined();
    expect(evidence.baselineShortfall).toMatchObject({ reason: 'server', areCountsLowerBounds: true });
  });

  it('on the ref of the baseline is its reason, and no lower bound, where its newest scan may be missing from the index', async () => {
    const baselineSource = { scan: anEndedScan(180_000, { code: 5n }), refs: ['refs/heads/main', 'main'] };
    const { evidence } = await read('base low: !503', { hasBaseline: true, baselineSource });
    expect(evidence.baselineShortfall).toMatchObject({ reason: 'server', areCountsLowerBounds: false });
    expect(evidence.baselineShortfall?.message).toContain('503');
  });

  it('on the ref of the baseline does not leave the barrier out', async () => {
    const scan = aScan({ findingsCounts: someFindings({ code: 1n }) });
    const { evidence } = await read('base low: !503', { hasBaseline: true, scan, finishMs: 0 });
    expect(evidence.shortfall?.reason).toBe('index-lag');
  });

  it('is named in the order of the plan, whichever search failed first', async () => {
    const { evidence } = await read('critical: ||||!first; other: !second');
    expect(evidence.shortfall?.message).toBe('the search failed with first');
  });

  it('leaves lower bounds without what was seen only once and has no known severity', async () => {
    const { evidence } = await read('high: a=1; rated: a=1 b=2; other: !503');
    expect(evidence.shortfall).toMatchObject({ reason: 'server', areCountsLowerBounds: true });
    expect(evidence.shortfall?.also).toMatchObject([{ reason: 'unclassified' }]);
    expect(['high', 'rated', UNRATED_TALLY].map((id) => sumOf(tallyOf(evidence.here, id)))).toEqual([1n, 0n, 0n]);
  });

  it('is the reason even where another search was unsettled, and then the counts prove nothing', async () => {
    const { evidence, timesAsked } = await read('critical: a=1|a=2; high: !503');
    expect(timesAsked('critical')).toBe(1);
    expect(evidence.shortfall).toMatchObject({ reason: 'server', areCountsLowerBounds: false });
  });

  it('ends the reading without asking whether the index lags', async () => {
    const scan = aScan({ findingsCounts: someFindings({ code: 1n }) });
    const { evidence, clock } = await read('high: !503', { scan });
    expect(evidence.shortfall?.reason).toBe('server');
    expect(clock.sleeps).toEqual([]);
  });

  it.each<[what: string, agoMs: number, beside: string]>([
    ['cannot be found', 60 * 60_000, 'index-gap'],
    ['is not there yet', 1_000, 'index-lag'],
  ])('hides nothing that %s, if it lets the job go on', async (_, agoMs, beside) => {
    const scan = anEndedScan(agoMs, { code: 2n });
    const answers = `other: !503; ${beside === 'index-gap' ? 'low, rated, detected sast: a=1' : ''}`;
    const { evidence } = await read(answers, { scan, isSoft: true });
    expect(evidence.shortfall).toMatchObject({ reason: 'server', also: [{ reason: beside }] });
  });

  it('throws when the run was stopped', async () => {
    await expect(read('critical: !cancelled')).rejects.toMatchObject({ reason: 'cancelled' });
  });
});

it('searches that a policy adds are read and kept as well as the six', async () => {
  const reader = anIndex({ critical: ['a=1'], rated: ['a=1'] });
  const { searches } = planSearches([aCondition('live 0')]);
  const clock = new FakeClock();
  const { evidence } = await readEvidence(
    { reader, clock, log: new CollectingLog(), signal: new AbortController().signal },
    anEvidencePlan({ searches, scopes: [aPlace({ refs: ['x'] })], platformNowMs: () => clock.wallNow() }),
  );
  expect([...evidence.here.keys()]).toEqual([...searches.map(({ id }) => id), UNCLASSIFIED_TALLY, UNRATED_TALLY]);
  expect(
    reader.issueSearches.some(({ where }) => where?.validationStates?.[0] === 'VALIDATION_STATE_CONFIRMED_VALID'),
  ).toBe(true);
});
