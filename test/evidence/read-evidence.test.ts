import { describe, expect, it } from 'vitest';
import { UNCLASSIFIED_TALLY, UNRATED_TALLY } from '../../src/domain/evidence.ts';
import { GateFailure } from '../../src/domain/failure.ts';
import { DETECTED_STATES } from '../../src/domain/issue.ts';
import { RATED_ISSUE_TYPES, UNRATED_ISSUE_TYPES } from '../../src/domain/product.ts';
import { sumOf, tallyOf } from '../../src/domain/tally.ts';
import { aScan, someFindings } from '../build/a-scan.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { anEndedScan, aPlace, expectOutcome, type Reading, read, sums } from './a-reading.ts';

const SIX = ['critical', 'high', 'medium', 'low', 'rated', 'other'];

describe('reading the evidence', () => {
  it('sends each search once if nothing is in doubt, in the states that count', async () => {
    const { evidence, reader, timesAsked, readAtMs } = await read(
      'critical: a=1; high: a=2|b=1; rated: a=3|b=1; other: r=5',
    );
    expect(SIX.map(timesAsked)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(new Set(reader.issueSearches.map(({ states }) => states.join()))).toEqual(new Set(['open,reviewing']));
    expect(sums(evidence)).toEqual({ critical: 1n, high: 3n, rated: 4n, other: 5n, unrated: 5n });
    expect([evidence.shortfall, evidence.there]).toEqual([undefined, undefined]);
    expect(readAtMs).toBe(NOON_MS);
  });

  it('sends the same searches for the ref of the baseline', async () => {
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

describe('several counting scopes', () => {
  const X = '@refs/heads/x';
  const ONE = 'sast+sca high, sast+sca: a=1';
  const two = [
    aPlace({ issueTypes: ['sast', 'sca', ...UNRATED_ISSUE_TYPES] }),
    aPlace({ issueTypes: ['secrets'], refs: ['refs/heads/x'] }),
  ];

  it('count each issue type on the refs of its own scope, and nowhere else (L15)', async () => {
    const { evidence, asked } = await read(`${ONE}; ${X} secrets high, ${X} secrets: b=2`, { scopes: two });
    expect(asked).toHaveLength(11);
    expect(asked.filter((question) => question.startsWith('@')).every((question) => / secrets/.test(question))).toBe(
      true,
    );
    expect(sums(evidence)).toEqual({ high: 3n, rated: 3n });
    expect(evidence.shortfall).toBeUndefined();
    expect([...evidence.here.values()].every(({ isComplete }) => isComplete)).toBe(true);
  });

  it.each<Reading>([
    ['leave a search incomplete that failed in one', `${ONE}; ${X} secrets high: !503`, 'server; high 1…, rated 1; 11'],
    ['are unsettled if one of them is', `${X} secrets: b=1|b=2`, 'unstable in doubt; rated 2, unrated 2; 33'],
    ['note totals that do not fit', `${X} secrets: b=1 ?; ${X} secrets low: b=1`, 'whole; low 1, rated 1; noted; 22'],
  ])('%s', (_, answers, expected, given) => expectOutcome(answers, expected, { scopes: two, ...given }));

  it.each([
    ['!first', '!second', ['first', 'second']],
    ['!not recorded', '!second', ['second', 'not recorded']],
  ])("name each failure of one search, the platform's before what a record lacks: %s, %s", async (here, there, due) => {
    const { evidence } = await read(`sast+sca high: ${here}; ${X} secrets high: ${there}`, { scopes: two });
    const { message, also = [] } = evidence.shortfall!.failure;
    const told = [message, ...also.map((one) => one.message)];
    expect(told).toEqual(due.map((word) => expect.stringContaining(word.replace('not recorded', 'holds no answer'))));
  });
});

describe('an issue type without a counting scope', () => {
  const scopes = [aPlace({ issueTypes: ['sast', 'sca', ...UNRATED_ISSUE_TYPES] })];
  const RATED = aPlace({ issueTypes: RATED_ISSUE_TYPES });

  it('makes searches that need it incomplete, without a shortfall', async () => {
    const { evidence, asked } = await read('sast+sca high, sast+sca: a=1', { scopes });
    expect(asked).toHaveLength(6);
    expect([...evidence.here].filter(([, { isComplete }]) => isComplete).map(([id]) => id)).toEqual(['other']);
    expect(sums(evidence)).toEqual({ high: 1n, rated: 1n });
    expect(evidence.shortfall).toBeUndefined();
  });

  it.each<Reading>([
    ['leaves other types comparable', 'sast+sca high: a=2; sast+sca: a=1', 'unstable in doubt; high 2…, rated 1…; 18'],
    ['does not hide an unknown severity of the others', 'sast+sca: a=1', 'unclassified; rated 1…, unrated 1…; 12'],
    ['is not searched at all, if no type of the search has a scope', {}, 'whole; 5', { scopes: [RATED] }],
  ])('%s', (_, answers, expected, given) => expectOutcome(answers, expected, { scopes, ...given }));
});

it('an issue that was fixed on the baseline is new here, with any states', async () => {
  const { reader } = await read('', { hasBaseline: true, states: ['open', 'fixed', 'removed'] });
  const ofBase = reader.issueSearches.filter(({ refs }) => refs.includes('main'));
  expect(new Set(ofBase.map(({ states }) => states.join()))).toEqual(new Set([DETECTED_STATES.join()]));
});

describe('a baseline and diff scans', () => {
  it('are not compared: the baseline is not searched, all is new, and a notice says so (L2)', async () => {
    const { evidence, asked, isBaselineRead, notices } = await read('high, rated: a=2; base high, base rated: a=5', {
      hasBaseline: true,
      scopes: [aPlace({ isDiff: true })],
    });
    expect(asked).toHaveLength(6);
    expect([...evidence.there!].map(([id, { rules, isComplete }]) => [id, rules.size, isComplete])).toEqual(
      [...SIX, UNCLASSIFIED_TALLY, UNRATED_TALLY].map((id) => [id, 0, true]),
    );
    expect(isBaselineRead).toBe(false);
    expect(notices).toEqual([expect.stringContaining('no baseline is subtracted for code, supply-chain, secrets')]);
  });

  it('together with full scans are compared in the types of the full scans alone', async () => {
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
});

describe('contradicting readings', () => {
  const accepted = { isUnratedAccepted: true };
  it.each<Reading>([
    ['a rule twice with different counts (E7)', 'other: r=1|r=2 > r=2', 'whole; other 2, unrated 2; 12'],
    ['more by severity than in all (E15)', 'critical: a=2; rated: a=1 > a=2', 'whole; critical 2, rated 2; 12'],
    ['a slipped group (E8)', 'critical: a=2; low: b=1; rated: a=2 > a=2 b=1', 'whole; critical 2, low 1, rated 3; 12'],
  ])('are repeated, and accepted when they agree: %s', (_, answers, expected, given) =>
    expectOutcome(answers, expected, given),
  );

  it.each<Reading>([
    ['a rule twice (E7)', 'critical: a=1|a=2; rated: a=2', 'unstable in doubt; critical 2, rated 2; 18'],
    ['more by severity than in all (E15)', 'critical: a=2; rated: a=1', 'unstable in doubt; critical 2, rated 1; 18'],
    ['a different remainder each time', 'rated: a=1 > b=1 > c=1', 'unstable in doubt; rated 1, unrated 1; 18'],
    ['a remainder that changes its count', 'rated: a=1 > a=2 > a=3', 'unstable in doubt; rated 3, unrated 3; 18'],
  ])('are unstable after three readings, and verify nothing: %s', (_, answers, expected) =>
    expectOutcome(answers, expected, accepted),
  );

  it.each<Reading>([
    ['more by severity', 'base critical: a=2; base rated: a=1', 'whole; base unstable in doubt; 24'],
    ['a different remainder each time', 'base rated: b=1 > c=1 > d=1', 'whole; base unstable in doubt; 24'],
  ])('of the baseline leave only the baseline in doubt (L12): %s', (_, answers, expected) =>
    expectOutcome(answers, expected, accepted),
  );

  it('have the name of the search in the message, and the baseline if it is one of its searches', async () => {
    const { evidence } = await read('critical: a=1|a=2; base critical: a=1|a=2', { hasBaseline: true });
    expect(evidence.shortfall?.failure.message).toContain('search critical listed a rule twice with different counts');
    expect(evidence.baselineShortfall?.failure.message).toContain('baseline');
  });
});

describe('issues without a known severity (E14)', () => {
  it('are unclassified when two readings find the same ones', async () => {
    const { evidence, timesAsked } = await read('critical: a=1; rated: a=1 c=1 b=1 > a=1 b=1 c=1');
    expect(timesAsked('rated')).toBe(2);
    expect(evidence.shortfall).toMatchObject({
      failure: { reason: 'unclassified', message: '2 issues carry a severity that this version does not know' },
      areCountsLowerBounds: true,
    });
  });

  const accepted = { isUnratedAccepted: true };
  it.each<Reading>([
    ['are unrated if accepted as that', 'rated: b=2; other: r=4', 'whole; rated 2, other 4, unrated 6; 12', accepted],
    ['are accepted when the third agrees', 'critical: a=2 > -; rated: a=1', 'whole; rated 1, unrated 1; 18', accepted],
    ['are none when the second has none', 'critical: - > a=1; rated: a=1', 'whole; critical 1, rated 1; 12'],
    ['of the baseline do not prevent a verdict on the counts here', 'base rated: b=2', 'whole; 18'],
  ])('%s', (_, answers, expected, given) => expectOutcome(answers, expected, given));
});

describe('a total that does not fit (E9)', () => {
  it('is read once more and then only a debug note', async () => {
    const { evidence, notices, debugNotes, timesAsked } = await read('critical: a=1 ?; rated: a=1');
    expect([timesAsked('rated'), evidence.shortfall]).toEqual([2, undefined]);
    expect(notices).toEqual([]);
    expect(debugNotes).toEqual([
      'the total that the platform gives for search critical does not fit the groups that it listed; it is not part of the verdict.',
    ]);
  });

  it.each<Reading>([
    ['is final if the second fails', 'critical: a=1 ? > !503; rated: a=1 > !503', 'server; critical 1, rated 1; 12'],
  ])('%s', (_, answers, expected, given) => expectOutcome(answers, expected, given));
});

describe('a search that fails', () => {
  const FAILED = new GateFailure('server', 'the list failed');

  it('leaves the others complete, and its own pages as lower bounds (E6)', async () => {
    const { evidence, timesAsked } = await read('critical: a=1; high: b=2|!503; rated: a=1 b=2');
    expect(timesAsked('high')).toBe(1);
    expect(sums(evidence)).toMatchObject({ critical: 1n, high: 2n });
    expect(tallyOf(evidence.here, 'critical').isComplete).toBe(true);
    expect(tallyOf(evidence.here, 'high').isComplete).toBe(false);
    expect(evidence.shortfall).toMatchObject({
      failure: { reason: 'server', message: 'the search failed with 503' },
      areCountsLowerBounds: true,
    });
  });

  const late = { scan: aScan({ findingsCounts: someFindings({ code: 1n }) }) };
  it.each<Reading>([
    ['of the baseline is a shortfall of it alone (L12)', 'base low: !503', 'whole; base server; 12'],
    ['is the reason before an unsettled search', 'critical: a=1|a=2; high: !503', 'server in doubt; critical 2; 6'],
    ['ends the reading without a poll of the index', 'high: !503', 'server; 6', late],
  ])('%s', (_, answers, expected, given) => expectOutcome(answers, expected, given));

  it('for the baseline is the reason, without lower bounds, if its newest scan may not be indexed', async () => {
    const baselineSource = { scan: anEndedScan(180_000, { code: 5n }), refs: ['refs/heads/main', 'main'] };
    const { evidence } = await read('base low: !503', { hasBaseline: true, baselineSource });
    expect(evidence.baselineShortfall).toMatchObject({ failure: { reason: 'server' }, areCountsLowerBounds: false });
    expect(evidence.baselineShortfall?.failure.message).toContain('503');
  });

  it('for the baseline also reports what the index lacks there, if the failure is softened', async () => {
    const baselineSource = { scan: anEndedScan(180_000, { code: 5n }), refs: ['refs/heads/main', 'main'] };
    const { evidence } = await read('base low: !503', { hasBaseline: true, baselineSource, isSoft: true });
    const { reason, also } = evidence.baselineShortfall!.failure;
    expect([reason, ...also!.map((one) => one.reason)]).toEqual(['index-lag', 'server']);
  });

  it.each<[what: string, answers: string, given: Parameters<typeof read>[1], also: readonly string[]]>([
    ['of what is there', 'detected sast: !503', { scan: anEndedScan(1_000, { code: 2n }) }, ['index-lag']],
    [
      'at the list',
      '',
      { scan: anEndedScan(1_000, { code: 2n }), stillDecides: () => Promise.reject(FAILED) },
      ['index-lag'],
    ],
    [
      'of what may be in other states',
      'low, rated: a=1; detected sast: !503',
      { scan: anEndedScan(60 * 60_000, { code: 2n }) },
      [],
    ],
  ])('%s during the wait for the index also reports what was missing before', async (_, answers, given, also) => {
    const { evidence } = await read(answers, given);
    expect(evidence.shortfall?.failure.reason).toBe('server');
    expect(evidence.shortfall?.failure.also.map(({ reason }) => reason) ?? []).toEqual(also);
  });

  it.each([
    ['here', 'here' as const, '', { scan: anEndedScan(180_000, { code: 1n }) }],
    [
      'on the ref of the baseline',
      'there' as const,
      'base ',
      { baselineSource: { scan: anEndedScan(180_000, { code: 1n }), refs: ['refs/heads/main', 'main'] } },
    ],
  ])('also waits for issues that arrive in the index %s, if the failure is softened', async (_, side, of, given) => {
    const looked = of === '' ? 'detected sast' : 'base sast';
    const answers = `${of}low: !503; ${of}critical, ${of}rated: - > a=1; ${looked}: a=1`;
    const { evidence } = await read(answers, { hasBaseline: true, ...given, isSoft: true });
    expect(sumOf(tallyOf(evidence[side]!, 'critical'))).toBe(1n);
  });

  it('leaves no lower bounds of a baseline whose issues moved between pages, if softened', async () => {
    const baselineSource = { scan: anEndedScan(60 * 60_000, { code: 3n }), refs: ['refs/heads/main', 'main'] };
    const answers = 'base other: !503; base high: a=1; base rated: a=1 b=2';
    const { evidence } = await read(answers, { hasBaseline: true, baselineSource, isSoft: true });
    expect(evidence.baselineShortfall).toMatchObject({ failure: { reason: 'server' }, areCountsLowerBounds: false });
  });

  it('does not verify a fail by issues of the second reading that the index may still lose', async () => {
    const scan = anEndedScan(20_000, { code: 1n });
    const earlier = [aScan({ findingsCounts: someFindings({ code: 3n }) })];
    const source = { earlierScans: async () => earlier, knownEarlier: () => earlier };
    const answers = 'critical: - > a=3; rated: - > !503; detected sast: a=1';
    const { evidence } = await read(answers, { scan, source });
    expect([sums(evidence), evidence.shortfall?.failure.reason]).toEqual([{}, 'server']);
  });

  it('does not soften a fail by issues that the index has settled', async () => {
    const scan = anEndedScan(60_000, { code: 1n });
    const earlier = [aScan({ findingsCounts: someFindings({ code: 3n }) })];
    const source = { earlierScans: async () => earlier, knownEarlier: () => earlier };
    const answers = 'low: !503; critical, rated, detected sast: a=1';
    expect(sums((await read(answers, { scan, source })).evidence)).toEqual({});
    const { evidence } = await read(answers, { scan, source, isSoft: true });
    expect([sums(evidence), evidence.shortfall?.failure.reason]).toEqual([{ critical: 1n, rated: 1n }, 'server']);
  });

  it('is followed by another wait for changed issues, if it is softened', async () => {
    const scan = anEndedScan(20_000, { code: 2n });
    const earlier = [aScan({ findingsCounts: someFindings({ code: 3n }) })];
    const source = { earlierScans: async () => earlier, knownEarlier: () => earlier };
    const answers = 'low: !503; critical: - > a=1; rated: b=3 > a=1; detected sast: a=2';
    const { evidence } = await read(answers, { scan, source, isSoft: true });
    expect([sums(evidence), evidence.shortfall?.failure.reason]).toEqual([{ critical: 1n, rated: 1n }, 'server']);
  });

  it('is reported in the order of the plan, whichever search failed first', async () => {
    const { evidence } = await read('critical: ||||!first; other: !second');
    expect(evidence.shortfall?.failure.message).toBe('the search failed with first');
  });

  it('leaves lower bounds without issues of unknown severity that were read only once', async () => {
    const { evidence } = await read('high: a=1; rated: a=1 b=2; other: !503');
    expect(evidence.shortfall).toMatchObject({ failure: { reason: 'server' }, areCountsLowerBounds: true });
    expect(evidence.shortfall?.failure.also).toMatchObject([{ reason: 'unclassified' }]);
    expect(['high', 'rated', UNRATED_TALLY].map((id) => sumOf(tallyOf(evidence.here, id)))).toEqual([1n, 0n, 0n]);
  });

  it.each<[what: string, agoMs: number, beside: string]>([
    ['is not indexed after an hour', 60 * 60_000, 'index-gap'],
    ['is not indexed yet', 1_000, 'index-lag'],
  ])('also reports a number that %s, if the failure is softened', async (_, agoMs, beside) => {
    const scan = anEndedScan(agoMs, { code: 2n });
    const answers = `other: !503; ${beside === 'index-gap' ? 'low, rated, detected sast: a=1' : ''}`;
    const { evidence } = await read(answers, { scan, isSoft: true });
    expect(evidence.shortfall?.failure).toMatchObject({ reason: 'server', also: [{ reason: beside }] });
  });

  it('throws when the run was stopped', async () => {
    await expect(read('critical: !cancelled')).rejects.toMatchObject({ reason: 'cancelled' });
  });
});
