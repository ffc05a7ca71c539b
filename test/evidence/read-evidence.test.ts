import { describe, expect, it } from 'vitest';
import { type Evidence, UNRATED_TALLY } from '../../src/domain/evidence.ts';
import { GateFailure } from '../../src/domain/failure.ts';
import type { RepositoryId } from '../../src/domain/ids.ts';
import { ISSUE_TYPES, RATED_ISSUE_TYPES, UNRATED_ISSUE_TYPES } from '../../src/domain/product.ts';
import { type FindingsCounts, NO_COUNTS, type Scan } from '../../src/domain/scan.ts';
import { sumOf, tallyOf } from '../../src/domain/tally.ts';
import type { CountingPlace, ScanClaim } from '../../src/evidence/counting-place.ts';
import { readEvidence } from '../../src/evidence/read-evidence.ts';
import { planSearches } from '../../src/policy/judgement/plan.ts';
import { aScan, someFindings } from '../build/a-scan.ts';
import { anEvidencePlan } from '../build/an-evidence-plan.ts';
import { CollectingLog } from '../fakes/collecting-log.ts';
import { FakeClock, NOON_MS } from '../fakes/fake-clock.ts';
import { aCondition } from '../policy/a-case.ts';
import { type Answers, anIndex, questionOf } from './an-index.ts';

const MINUTE_MS = 60_000;
const PULL = 'refs/pull/7/merge';
const SIX = ['critical', 'high', 'medium', 'low', 'rated', 'other'];

/** Of which the list gives no count. */
const UNCOUNTED = aScan({ findingsCounts: NO_COUNTS });

type Given = {
  readonly hasBaseline?: boolean;
  readonly isUnratedAccepted?: boolean;
  /** Of the one place that is there unless `places` are given. */
  readonly claim?: Partial<ScanClaim>;
  readonly scan?: Scan;
  readonly places?: readonly CountingPlace[];
  readonly finishMs?: number;
  readonly stillDecides?: () => Promise<boolean>;
  readonly signal?: AbortSignal;
  readonly clock?: FakeClock;
};

async function read(answers: Answers, given: Given = {}) {
  const reader = anIndex(answers);
  const clock = given.clock ?? new FakeClock();
  const log = new CollectingLog();
  const claim = aClaim({ scan: given.scan ?? aScan(), ...given.claim });
  const result = await readEvidence(
    { reader, clock, log, signal: given.signal ?? new AbortController().signal },
    {
      searches: planSearches([]).searches,
      places: given.places ?? [aPlace({ claims: [claim] })],
      baselineRefs: given.hasBaseline ? ['refs/heads/main', 'main'] : undefined,
      repositoryId: '4242' as RepositoryId,
      states: ['open', 'reviewing'],
      pageSize: 100,
      isUnratedAccepted: given.isUnratedAccepted ?? false,
      startedAtMs: NOON_MS,
      finishBy: given.finishMs ?? 15 * MINUTE_MS,
      pollIntervalMs: 10_000,
      unfinishedTypes: new Set(),
      stillDecides: given.stillDecides ?? (async () => true),
      platformNowMs: () => clock.wallNow(),
    },
  );
  const asked = reader.issueSearches.map(questionOf);
  return {
    ...result,
    reader,
    clock,
    log,
    asked,
    timesAsked: (question: string) => asked.filter((each) => each === question).length,
  };
}

/** All issue types on the ref of pull request 7, by a full scan. */
function aPlace(given: Partial<CountingPlace> = {}): CountingPlace {
  return { issueTypes: ISSUE_TYPES, refs: [PULL], isDiff: false, claims: [], ...given };
}

/** Of a scan whose detail has no count, and of which no earlier one is known. */
function aClaim(given: Partial<ScanClaim> = {}): ScanClaim {
  return {
    scan: aScan(),
    issueTypes: ISSUE_TYPES,
    refs: [PULL],
    statsFindings: async () => undefined,
    hasEarlierScan: false,
    ...given,
  };
}

/** A scan with these findings that ended so many milliseconds before noon, when the clock of a test starts. */
function anEndedScan(agoMs: number, counts: Partial<FindingsCounts>): Scan {
  return aScan({ findingsCounts: someFindings(counts), completedAtMs: NOON_MS - agoMs });
}

/** Issues by search, without the searches that found nothing. */
function sums({ here }: Pick<Evidence, 'here'>): Readonly<Record<string, bigint>> {
  return Object.fromEntries(
    [...here].map(([id, tally]): [string, bigint] => [id, sumOf(tally)]).filter(([, sum]) => sum > 0n),
  );
}

describe('reading the evidence', () => {
  it('makes each search once where nothing is in doubt, in the states that count', async () => {
    const { evidence, reader, timesAsked, readAtMs } = await read({
      critical: ['a=1'],
      high: ['a=2|b=1'],
      rated: ['a=3|b=1'],
      other: ['r=5'],
    });
    expect(SIX.map(timesAsked)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(new Set(reader.issueSearches.map(({ states }) => states.join()))).toEqual(new Set(['open,reviewing']));
    expect(sums(evidence)).toEqual({ critical: 1n, high: 3n, rated: 4n, other: 5n, unrated: 5n });
    expect(evidence.shortfall).toBeUndefined();
    expect(evidence.there).toBeUndefined();
    expect(readAtMs).toBe(NOON_MS);
  });

  it('makes the same searches on the ref of the baseline', async () => {
    const { evidence, timesAsked, isBaselineRead } = await read(
      { critical: ['a=1'], rated: ['a=1'], 'base high': ['b=2'], 'base rated': ['b=2'] },
      { hasBaseline: true },
    );
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
      {
        'sast+sca high': ['a=1'],
        'sast+sca': ['a=1'],
        '@refs/heads/x secrets high': ['b=2'],
        '@refs/heads/x secrets': ['b=2'],
      },
      { places: two },
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
    const { evidence } = await read(
      { 'sast+sca high': ['a=1'], 'sast+sca': ['a=1'], '@refs/heads/x secrets high': ['!503'] },
      { places: two },
    );
    expect(tallyOf(evidence.here, 'high')).toMatchObject({ isComplete: false });
    expect(sumOf(tallyOf(evidence.here, 'high'))).toBe(1n);
    expect(tallyOf(evidence.here, 'low').isComplete).toBe(true);
    expect(evidence.shortfall?.reason).toBe('server');
  });

  it('are unsettled where one of them is', async () => {
    const { evidence } = await read({ '@refs/heads/x secrets': ['b=1|b=2'] }, { places: two });
    expect(evidence.shortfall?.reason).toBe('unstable');
  });

  it('note a total that does not fit in one of them', async () => {
    const { notices } = await read(
      { '@refs/heads/x secrets high': ['b=1 ?'], '@refs/heads/x secrets': ['b=1'] },
      { places: two },
    );
    expect(notices).toHaveLength(1);
  });
});

describe('an issue type without a place', () => {
  const places = [aPlace({ issueTypes: ['sast', 'sca', ...UNRATED_ISSUE_TYPES] })];

  it('leaves incomplete what needs it, and is no shortfall by itself', async () => {
    const { evidence, asked } = await read({ 'sast+sca high': ['a=1'], 'sast+sca': ['a=1'] }, { places });
    expect(asked).toHaveLength(6);
    expect([...evidence.here].filter(([, { isComplete }]) => isComplete).map(([id]) => id)).toEqual(['other']);
    expect(sums(evidence)).toEqual({ high: 1n, rated: 1n });
    expect(evidence.shortfall).toBeUndefined();
  });

  it('leaves the other types comparable: what contradicts itself is still unstable', async () => {
    const { evidence } = await read({ 'sast+sca high': ['a=2'], 'sast+sca': ['a=1'] }, { places });
    expect(evidence.shortfall?.reason).toBe('unstable');
  });

  it('does not hide an unknown severity of the others', async () => {
    const { evidence } = await read({ 'sast+sca': ['a=1'] }, { places });
    expect(evidence.shortfall?.reason).toBe('unclassified');
  });

  it('leaves the unrated issues incomplete, although what has no severity was read', async () => {
    const { evidence } = await read({ other: ['r=2'] }, { places });
    expect(tallyOf(evidence.here, UNRATED_TALLY).isComplete).toBe(false);
    expect(sumOf(tallyOf(evidence.here, UNRATED_TALLY))).toBe(2n);
  });

  it('is not searched at all, where no type of the search has a place', async () => {
    const { evidence, asked } = await read({}, { places: [aPlace({ issueTypes: RATED_ISSUE_TYPES })] });
    expect(asked).not.toContain('other');
    expect(tallyOf(evidence.here, 'other')).toEqual({ rules: new Map(), isComplete: false });
    expect(tallyOf(evidence.here, 'rated').isComplete).toBe(true);
  });

  it('is no reason to search anything', async () => {
    const { evidence, asked } = await read({}, { places: [], hasBaseline: true });
    expect(asked).toEqual([]);
    expect([...evidence.here.values()].some(({ isComplete }) => isComplete)).toBe(false);
  });
});

describe('a baseline and diff scans', () => {
  it('are not compared: nothing is asked about the baseline, all is new, and that is said (L2)', async () => {
    const { evidence, asked, isBaselineRead, notices } = await read(
      { high: ['a=2'], rated: ['a=2'], 'base high': ['a=5'], 'base rated': ['a=5'] },
      { hasBaseline: true, places: [aPlace({ isDiff: true })] },
    );
    expect(asked).toHaveLength(6);
    expect([...evidence.there!].map(([id, { rules, isComplete }]) => [id, rules.size, isComplete])).toEqual(
      [...SIX, UNRATED_TALLY].map((id) => [id, 0, true]),
    );
    expect(isBaselineRead).toBe(false);
    expect(notices).toEqual([expect.stringContaining('nothing is subtracted for sast, sca, secrets')]);
  });

  it('beside full scans are compared in the types of the full scans alone', async () => {
    const { evidence, asked, isBaselineRead } = await read(
      { 'base secrets high': ['a=5'], 'base secrets': ['a=5'] },
      {
        hasBaseline: true,
        places: [
          aPlace({ issueTypes: ['sast', 'sca', ...UNRATED_ISSUE_TYPES], isDiff: true }),
          aPlace({ issueTypes: ['secrets'], refs: ['refs/heads/x'] }),
        ],
      },
    );
    expect(asked.filter((question) => question.startsWith('base '))).toEqual(
      ['secrets critical', 'secrets high', 'secrets medium', 'secrets low', 'secrets'].map((text) => `base ${text}`),
    );
    expect(tallyOf(evidence.there!, 'other').isComplete).toBe(true);
    expect(sumOf(tallyOf(evidence.there!, 'high'))).toBe(5n);
    expect(isBaselineRead).toBe(true);
  });

  it('say nothing without a baseline', async () => {
    expect((await read({}, { places: [aPlace({ isDiff: true })] })).notices).toEqual([]);
  });

  it('are no comparison where the baseline itself is judged', async () => {
    const { evidence, isBaselineRead } = await read({}, { hasBaseline: true, places: [aPlace({ refs: ['main'] })] });
    expect(evidence.there).toBeUndefined();
    expect(isBaselineRead).toBe(false);
  });
});

describe('readings that contradict themselves', () => {
  it.each<[what: string, answers: Answers]>([
    ['a rule twice with different counts (E7)', { other: ['r=1|r=2', 'r=2'] }],
    ['more by severity than in all (E15)', { critical: ['a=2'], rated: ['a=1', 'a=2'] }],
    ['a group that slipped between two pages (E8)', { critical: ['a=2'], high: ['b=1'], rated: ['a=2', 'a=2 b=1'] }],
  ])('are read again, and believed when they agree: %s', async (_, answers) => {
    const { evidence, timesAsked } = await read(answers);
    expect(timesAsked('rated')).toBe(2);
    expect(evidence.shortfall).toBeUndefined();
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
    const here = await read({ other: ['r=1|r=2', 'r=2'] }, { hasBaseline: true });
    expect([here.timesAsked('other'), here.timesAsked('base other')]).toEqual([2, 1]);
    const there = await read({ 'base other': ['r=1|r=2', 'r=2'] }, { hasBaseline: true });
    expect([there.timesAsked('other'), there.timesAsked('base other')]).toEqual([1, 2]);
  });

  it('here leave the baseline what it is', async () => {
    const { evidence } = await read({ critical: ['a=2'], rated: ['a=1'] }, { hasBaseline: true });
    expect(evidence.shortfall?.reason).toBe('unstable');
    expect(evidence.baselineShortfall).toBeUndefined();
  });
});

it('both sides are read at the same time', async () => {
  const { asked } = await read({ rated: ['|||'] }, { hasBaseline: true });
  const firstOfBase = asked.findIndex((question) => question.startsWith('base '));
  expect(firstOfBase).toBe(6);
});

describe('issues without a known severity (E14)', () => {
  it('are unclassified when two readings find the same ones', async () => {
    const { evidence, timesAsked } = await read({ critical: ['a=1'], rated: ['a=1 b=2'] });
    expect(timesAsked('rated')).toBe(2);
    expect(evidence.shortfall).toEqual({
      reason: 'unclassified',
      message: '2 issues carry a severity that this version does not know',
      areCountsLowerBounds: true,
    });
  });

  it('count as unrated where unrated issues are judged', async () => {
    const { evidence } = await read(
      { critical: ['a=1'], rated: ['a=1 b=2'], other: ['r=4'] },
      { isUnratedAccepted: true },
    );
    expect(evidence.shortfall).toBeUndefined();
    expect(sumOf(tallyOf(evidence.here, UNRATED_TALLY))).toBe(6n);
  });

  it('are believed at the third reading when it agrees with the second', async () => {
    const { evidence, timesAsked } = await read({ critical: ['a=2', ''], rated: ['a=1'] }, { isUnratedAccepted: true });
    expect(timesAsked('rated')).toBe(3);
    expect(evidence.shortfall).toBeUndefined();
  });

  it('are none when the second reading has none', async () => {
    const { evidence, timesAsked } = await read({ critical: ['', 'a=1'], rated: ['a=1'] });
    expect(timesAsked('rated')).toBe(2);
    expect(evidence.shortfall).toBeUndefined();
  });

  it('on the ref of the baseline do not prevent the counts here from being judged', async () => {
    const { evidence } = await read({ 'base rated': ['b=2'] }, { hasBaseline: true });
    expect([evidence.shortfall, evidence.baselineShortfall]).toEqual([undefined, undefined]);
  });
});

describe('a total that does not fit (E9)', () => {
  it('is read once more and then only noted', async () => {
    const { evidence, notices, timesAsked } = await read({ critical: ['a=1 ?'], rated: ['a=1'] });
    expect(timesAsked('rated')).toBe(2);
    expect(evidence.shortfall).toBeUndefined();
    expect(notices).toEqual([
      'the total that the platform gives for search critical does not fit the groups that it listed; it is not part of the verdict.',
    ]);
  });

  it('is forgotten when it fits the second time', async () => {
    const { notices } = await read({ critical: ['a=1 ?', 'a=1'], rated: ['a=1'] });
    expect(notices).toEqual([]);
  });
});

describe('a search that fails', () => {
  it('leaves the others, and what came before it failed, as lower bounds (E6)', async () => {
    const { evidence, timesAsked } = await read({ critical: ['a=1'], high: ['b=2|!503'], rated: ['a=1 b=2'] });
    expect(timesAsked('high')).toBe(1);
    expect(sums(evidence)).toMatchObject({ critical: 1n, high: 2n });
    expect(tallyOf(evidence.here, 'critical').isComplete).toBe(true);
    expect(tallyOf(evidence.here, 'high').isComplete).toBe(false);
    expect(evidence.shortfall).toEqual({
      reason: 'server',
      message: 'the search failed with 503',
      areCountsLowerBounds: true,
    });
  });

  it('leaves the unrated issues unknown: a missing page would look like them', async () => {
    const { evidence } = await read({ high: ['!503'], rated: ['b=2'] }, { isUnratedAccepted: true });
    expect(tallyOf(evidence.here, UNRATED_TALLY).isComplete).toBe(false);
    expect(sumOf(tallyOf(evidence.here, UNRATED_TALLY))).toBe(0n);
  });

  it('on the ref of the baseline is a shortfall of the baseline alone (L12)', async () => {
    const { evidence } = await read({ 'base low': ['!503'] }, { hasBaseline: true });
    expect(evidence.shortfall).toBeUndefined();
    expect(evidence.baselineShortfall).toMatchObject({ reason: 'server', areCountsLowerBounds: true });
  });

  it('on the ref of the baseline does not leave the barrier out', async () => {
    const scan = aScan({ findingsCounts: someFindings({ code: 1n }) });
    const { evidence } = await read({ 'base low': ['!503'] }, { hasBaseline: true, scan, finishMs: 0 });
    expect(evidence.shortfall?.reason).toBe('index-lag');
  });

  it('is named in the order of the plan, whichever search failed first', async () => {
    const { evidence } = await read({ critical: ['||||!first'], other: ['!second'] });
    expect(evidence.shortfall?.message).toBe('the search failed with first');
  });

  it('leaves no lower bound when a remainder was seen only once', async () => {
    const { evidence } = await read({ rated: ['b=2'], other: ['!503'] });
    expect(evidence.shortfall).toMatchObject({ reason: 'server', areCountsLowerBounds: false });
  });

  it('is the reason even where another search was unsettled, and then the counts prove nothing', async () => {
    const { evidence, timesAsked } = await read({ critical: ['a=1|a=2'], high: ['!503'] });
    expect(timesAsked('critical')).toBe(1);
    expect(evidence.shortfall).toMatchObject({ reason: 'server', areCountsLowerBounds: false });
  });

  it('ends the reading without asking whether the index lags', async () => {
    const scan = aScan({ findingsCounts: someFindings({ code: 1n }) });
    const { evidence, clock } = await read({ high: ['!503'] }, { scan });
    expect(evidence.shortfall?.reason).toBe('server');
    expect(clock.sleeps).toEqual([]);
  });

  it('throws when the run was stopped', async () => {
    await expect(read({ critical: ['!cancelled'] })).rejects.toMatchObject({ reason: 'cancelled' });
  });
});

describe('the barrier against an index that lags', () => {
  const withCode = aScan({ findingsCounts: someFindings({ code: 2n }) });
  const withTwo = aScan({ findingsCounts: someFindings({ code: 2n, secrets: 1n }) });

  it('is passed at once where the issues exist and were triaged away', async () => {
    const { evidence, clock, timesAsked } = await read({ 'detected sast': ['a=2'] }, { scan: withCode });
    expect(evidence.shortfall).toBeUndefined();
    expect(clock.sleeps).toEqual([]);
    expect(timesAsked('detected sast')).toBe(1);
  });

  it('asks in the seven states of what is still detected, of the same refs and repository (L6)', async () => {
    const { reader } = await read({ 'detected sast': ['a=2'] }, { scan: withCode });
    const search = reader.issueSearches.find(({ states }) => states.length > 2);
    expect(search).toMatchObject({ repositoryId: '4242', refs: [PULL], issueTypes: ['sast'], pageSize: 100 });
    expect(search?.states).toHaveLength(7);
    expect(search?.states).not.toContain('fixed');
    expect(search?.states).not.toContain('removed');
    expect(search).not.toHaveProperty('severities');
  });

  it('needs only the pages that answer', async () => {
    const { evidence, reader } = await read({ 'detected sast': ['|a=1|!a third page was read'] }, { scan: withCode });
    expect(evidence.shortfall).toBeUndefined();
    expect(reader.requestsSent()).toBe(6 + 2 + 6);
  });

  it('waits until the issues can be found, and counts again then', async () => {
    const answers = { 'detected sast': ['', '', 'a=2'], critical: ['', 'a=2'], rated: ['', 'a=2'] };
    const { evidence, clock, log } = await read(answers, { scan: withCode });
    expect(evidence.shortfall).toBeUndefined();
    expect(sums(evidence)).toEqual({ critical: 2n, rated: 2n });
    expect(clock.sleeps).toEqual([10_000, 10_000]);
    const line = 'the scan reports findings (sast) that cannot be found yet; waiting for the search index';
    expect(log.infos).toEqual([`${line}, 120 s at most`, `${line}, 110 s at most`]);
  });

  it('counts again on the side of the branch alone', async () => {
    const { timesAsked } = await read({ 'detected sast': ['a=2'] }, { scan: withCode, hasBaseline: true });
    expect([timesAsked('rated'), timesAsked('base rated')]).toEqual([2, 1]);
  });

  it('gives index-lag after two minutes, never a pass (E16, L6)', async () => {
    const { evidence, clock } = await read({}, { scan: withCode });
    expect(evidence.shortfall).toMatchObject({ reason: 'index-lag', areCountsLowerBounds: true });
    expect(evidence.shortfall?.message).toContain('(sast), but none can be found under "refs/pull/7/merge"');
    expect(clock.now()).toBe(2 * MINUTE_MS);
  });

  it('waits no longer than other scans decide', async () => {
    let asked = 0;
    const stillDecides = async () => ++asked < 3;
    const { evidence, clock } = await read({}, { scan: withCode, stillDecides });
    expect(evidence.shortfall?.reason).toBe('index-lag');
    expect(clock.sleeps).toEqual([10_000, 10_000, 10_000]);
  });

  it('gives index-lag at the deadline, after a last question at its very end', async () => {
    const { evidence, clock, timesAsked } = await read({}, { scan: withCode, finishMs: 25_000 });
    expect(evidence.shortfall?.reason).toBe('index-lag');
    expect(clock.sleeps).toEqual([10_000, 10_000, 5_000]);
    expect(timesAsked('detected sast')).toBe(4);
  });

  it('asks once where no time is left', async () => {
    const { evidence, clock, timesAsked } = await read({}, { scan: withCode, finishMs: 0 });
    expect(evidence.shortfall?.reason).toBe('index-lag');
    expect(clock.sleeps).toEqual([]);
    expect(timesAsked('detected sast')).toBe(1);
  });

  it('looks at each product by itself: issues of one do not show those of another', async () => {
    const { evidence, asked } = await read({ critical: ['a=1'], rated: ['a=1'] }, { scan: withTwo });
    expect(asked.filter((question) => question.startsWith('detected'))).toContain('detected secrets');
    expect(evidence.shortfall?.reason).toBe('index-lag');
    expect(evidence.shortfall?.message).toContain('(secrets)');
  });

  it('asks for all products that are missing in one search', async () => {
    const { asked } = await read({}, { scan: withTwo, finishMs: 0 });
    expect(asked.filter((question) => question.startsWith('detected'))).toEqual(['detected sast+secrets']);
  });

  it('has two minutes for all products together, and asks no more for one that was found', async () => {
    const slow = [...Array.from({ length: 11 }, () => ''), 'a=2'];
    const { evidence, clock, timesAsked } = await read({ 'detected sast+secrets': slow }, { scan: withTwo });
    expect(evidence.shortfall?.message).toContain('(secrets)');
    expect(clock.now()).toBe(2 * MINUTE_MS);
    expect([timesAsked('detected sast+secrets'), timesAsked('detected secrets')]).toEqual([12, 1]);
  });

  it('leaves what was found before as a lower bound, which can prove a broken limit', async () => {
    const { evidence } = await read({ critical: ['a=1'], rated: ['a=1'] }, { scan: withTwo, finishMs: 0 });
    expect(sumOf(tallyOf(evidence.here, 'critical'))).toBe(1n);
    expect(evidence.shortfall?.areCountsLowerBounds).toBe(true);
  });

  it('fails for the same reason as the question about the index', async () => {
    const { evidence } = await read({ 'detected sast': ['', '!503'] }, { scan: withCode });
    expect(evidence.shortfall).toMatchObject({ reason: 'server', areCountsLowerBounds: true });
  });

  it('ends at once when the run is stopped', async () => {
    const stopped = new GateFailure('cancelled', 'the run was stopped');
    const abort = new AbortController();
    const clock = new FakeClock();
    clock.sleep = () => {
      abort.abort(stopped);
      return Promise.reject(stopped);
    };
    await expect(read({}, { scan: withCode, signal: abort.signal, clock })).rejects.toBe(stopped);
  });

  it('needs no issue where the scan found none, and asks for none where they were found', async () => {
    for (const scan of [aScan(), withCode]) {
      const { evidence, asked } = await read({ critical: ['a=1'], rated: ['a=1'] }, { scan });
      expect(evidence.shortfall).toBeUndefined();
      expect(asked).toHaveLength(6);
    }
  });

  it('takes the word of the detail where the list leaves the counts out (L10)', async () => {
    const claim = { scan: UNCOUNTED, statsFindings: async () => 3n };
    const { evidence, asked } = await read({}, { claim });
    expect(evidence.shortfall?.reason).toBe('index-lag');
    expect(asked).toContain(`detected ${ISSUE_TYPES.join('+')}`);
  });

  it('does not wait for the detail where the list has counts', async () => {
    const statsFindings = () => Promise.reject(new Error('the detail was asked'));
    const { evidence } = await read({ high: ['a=2'], rated: ['a=2'] }, { scan: withCode, claim: { statsFindings } });
    expect(evidence.shortfall).toBeUndefined();
  });

  it('fails like the detail where that is needed', async () => {
    const statsFindings = () => Promise.reject(new GateFailure('network', 'no answer'));
    expect((await read({}, { claim: { scan: UNCOUNTED, statsFindings } })).evidence.shortfall?.reason).toBe('network');
  });

  it('takes zero for the word of the list, whatever the detail says (M15)', async () => {
    const claim = { scan: aScan({ findingsCounts: someFindings({}) }), statsFindings: async () => 3n };
    const { evidence, asked } = await read({}, { claim });
    expect(evidence.shortfall).toBeUndefined();
    expect(asked).toHaveLength(6);
  });

  it('holds each scan to its own refs, whatever is found on those of another', async () => {
    const one = aClaim({ scan: withCode, refs: ['refs/heads/a'] });
    const other = aClaim({ scan: withCode, refs: ['refs/heads/b'] });
    const { evidence, asked } = await read(
      { '@refs/heads/a high': ['a=2'], '@refs/heads/a rated': ['a=2'], '@refs/heads/a detected sast': ['a=2'] },
      { places: [aPlace({ refs: ['refs/heads/a', 'refs/heads/b'], claims: [one, other] })], finishMs: 0 },
    );
    expect(asked.filter((question) => question.includes('detected'))).toEqual([
      '@refs/heads/a detected sast',
      '@refs/heads/b detected sast',
    ]);
    expect(evidence.shortfall?.message).toContain('under "refs/heads/b":');
  });

  it('holds a scan to the types that it decides', async () => {
    const claim = { scan: withTwo, issueTypes: ['sast'] as const };
    const { evidence } = await read({ high: ['a=2'], rated: ['a=2'] }, { claim });
    expect(evidence.shortfall).toBeUndefined();
  });
});

describe('a scan that just ended', () => {
  const five = anEndedScan(5_000, { code: 5n });

  it('is waited for until all that it found can be found (L11)', async () => {
    const { evidence, clock, log } = await read(
      { 'detected sast': ['a=1', 'a=1', 'a=3', 'a=5'], high: ['a=1', 'a=5'], rated: ['a=1', 'a=5'] },
      { scan: five },
    );
    expect(clock.sleeps).toEqual([3_000, 3_000, 3_000]);
    expect(sums(evidence)).toEqual({ high: 5n, rated: 5n });
    expect(evidence.shortfall).toBeUndefined();
    expect(log.infos[0]).toBe('Scan 900 reports 5 findings (sast), and 1 can be found; looking again, 25 s at most');
  });

  it('is waited for 30 s after its end at most; then what was found counts, with a notice', async () => {
    const { evidence, clock, notices } = await read(
      { 'detected sast': ['a=4'], high: ['a=4'], rated: ['a=4'] },
      { scan: five },
    );
    expect(clock.now()).toBe(25_000);
    expect(clock.sleeps.at(-1)).toBe(1_000);
    expect(sums(evidence)).toEqual({ high: 4n, rated: 4n });
    expect(evidence.shortfall).toBeUndefined();
    expect(notices).toEqual([
      'Scan 900 reports 5 findings (sast), and 4 can be found, 30 s after its end: the search index may not be up to date.',
    ]);
  });

  it('needs no further search where its number was found (the common world)', async () => {
    const { asked, clock } = await read({ high: ['a=5'], rated: ['a=5'] }, { scan: five });
    expect(asked).toHaveLength(6);
    expect(clock.sleeps).toEqual([]);
  });

  it('is never held to its number once 30 s are over', async () => {
    const { asked } = await read({ high: ['a=1'], rated: ['a=1'] }, { scan: anEndedScan(30_000, { code: 5n }) });
    expect(asked).toHaveLength(6);
  });

  it('is not held to it where it does not say when it ended', async () => {
    const scan = aScan({ findingsCounts: someFindings({ code: 5n }), completedAtMs: undefined });
    expect((await read({ high: ['a=1'], rated: ['a=1'] }, { scan })).asked).toHaveLength(6);
  });

  it('is waited for no longer than 30 s where its end lies in the future', async () => {
    const { clock } = await read(
      { 'detected sast': ['a=1'], high: ['a=1'], rated: ['a=1'] },
      { scan: anEndedScan(-MINUTE_MS, { code: 5n }) },
    );
    expect(clock.now()).toBe(30_000);
  });

  it('is looked for again where an earlier scan left more behind (L37)', async () => {
    const answers = {
      'detected sast': ['old=5', 'new=1'],
      low: ['old=5', ''],
      critical: ['', 'new=1'],
      rated: ['old=5', 'new=1'],
    };
    const claim = { scan: anEndedScan(2_000, { code: 1n }), hasEarlierScan: true };
    const { evidence, clock } = await read(answers, { claim });
    expect(clock.sleeps).toEqual([3_000]);
    expect(sums(evidence)).toEqual({ critical: 1n, rated: 1n });
  });

  it('may have more in the index where no earlier scan is known', async () => {
    const { asked } = await read({ low: ['old=5'], rated: ['old=5'] }, { scan: anEndedScan(2_000, { code: 1n }) });
    expect(asked).toHaveLength(6);
  });

  it('is looked for again where it found nothing and an earlier scan did', async () => {
    const claim = { hasEarlierScan: true, statsFindings: async () => 0n, scan: anEndedScan(2_000, {}) };
    const { evidence } = await read({ low: ['old=5', ''], rated: ['old=5', ''] }, { claim });
    expect(sums(evidence)).toEqual({});
  });

  it('is counted again even where the first look finds its number: the index may have changed just then', async () => {
    const { evidence, clock } = await read(
      { 'detected sast': ['a=5'], high: ['a=1', 'a=5'], rated: ['a=1', 'a=5'] },
      { scan: five },
    );
    expect(clock.sleeps).toEqual([]);
    expect(sums(evidence)).toEqual({ high: 5n, rated: 5n });
  });

  it('is read to the last page, since the exact number matters', async () => {
    const { clock } = await read({ 'detected sast': ['a=4|b=1'], high: ['a=1'], rated: ['a=1'] }, { scan: five });
    expect(clock.sleeps).toEqual([]);
  });

  it('and has nothing in the index yet is waited for like any other afterwards', async () => {
    const { evidence, clock } = await read({}, { scan: anEndedScan(25_000, { code: 5n }), finishMs: MINUTE_MS });
    expect(evidence.shortfall?.reason).toBe('index-lag');
    expect(clock.sleeps).toEqual([3_000, 2_000, 10_000, 10_000, 10_000, 10_000, 10_000, 5_000]);
  });

  it('is waited for past the end of polling, but not for long', async () => {
    const { clock, notices } = await read(
      { 'detected sast': ['a=1'], high: ['a=1'], rated: ['a=1'] },
      { scan: five, finishMs: 0 },
    );
    expect(clock.now()).toBe(25_000);
    expect(notices).toHaveLength(1);
  });
});

it('searches that a policy adds are read and kept as well as the six', async () => {
  const reader = anIndex({ critical: ['a=1'], rated: ['a=1'] });
  const { searches } = planSearches([aCondition('live 0')]);
  const clock = new FakeClock();
  const { evidence } = await readEvidence(
    { reader, clock, log: new CollectingLog(), signal: new AbortController().signal },
    anEvidencePlan({ searches, places: [aPlace({ refs: ['x'] })], platformNowMs: () => clock.wallNow() }),
  );
  expect([...evidence.here.keys()]).toEqual([...searches.map(({ id }) => id), UNRATED_TALLY]);
  expect(
    reader.issueSearches.some(({ where }) => where?.validationStates?.[0] === 'VALIDATION_STATE_CONFIRMED_VALID'),
  ).toBe(true);
});
