import { describe, expect, it } from 'vitest';
import { type Evidence, UNRATED_TALLY } from '../../src/domain/evidence.ts';
import { GateFailure } from '../../src/domain/failure.ts';
import type { RepositoryId } from '../../src/domain/ids.ts';
import type { Scan } from '../../src/domain/scan.ts';
import { sumOf, tallyOf } from '../../src/domain/tally.ts';
import { readEvidence } from '../../src/evidence/read-evidence.ts';
import { planSearches } from '../../src/policy/judgement/plan.ts';
import { aScan, someFindings } from '../build/a-scan.ts';
import { CollectingLog } from '../fakes/collecting-log.ts';
import { FakeClock, NOON_MS } from '../fakes/fake-clock.ts';
import { aCondition } from '../policy/a-case.ts';
import { type Answers, anIndex, questionOf } from './an-index.ts';

const MINUTE_MS = 60_000;
const SIX = ['critical', 'high', 'medium', 'low', 'rated', 'other'];

type Given = {
  readonly hasBaseline?: boolean;
  readonly isUnratedAccepted?: boolean;
  readonly scan?: Scan;
  readonly finishMs?: number;
  readonly signal?: AbortSignal;
  readonly clock?: FakeClock;
};

async function read(answers: Answers, given: Given = {}) {
  const reader = anIndex(answers);
  const clock = given.clock ?? new FakeClock();
  const log = new CollectingLog();
  const scope = { repositoryId: '4242' as RepositoryId, states: ['open', 'reviewing'], pageSize: 100 } as const;
  const result = await readEvidence(
    { reader, clock, log, signal: given.signal ?? new AbortController().signal },
    {
      searches: planSearches([]).searches,
      here: { ...scope, refs: ['refs/pull/7/merge'] },
      there: given.hasBaseline ? { ...scope, refs: ['refs/heads/main', 'main'] } : undefined,
      scans: [given.scan ?? aScan()],
      isUnratedAccepted: given.isUnratedAccepted ?? false,
      finishBy: given.finishMs ?? 15 * MINUTE_MS,
      pollIntervalMs: 10_000,
    },
  );
  const asked = reader.issueSearches.map(questionOf);
  return {
    ...result,
    reader,
    clock,
    log,
    timesAsked: (question: string) => asked.filter((each) => each === question).length,
  };
}

/** Issues by search, without the searches that found nothing. */
function sums({ here }: Evidence): Readonly<Record<string, bigint>> {
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
    const { evidence, timesAsked } = await read(
      { critical: ['a=1'], rated: ['a=1'], 'base high': ['b=2'], 'base rated': ['b=2'] },
      { hasBaseline: true },
    );
    expect(SIX.map((id) => timesAsked(`base ${id}`))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(sumOf(tallyOf(evidence.here, 'critical'))).toBe(1n);
    expect(sumOf(tallyOf(evidence.there!, 'high'))).toBe(2n);
    expect(evidence.shortfall).toBeUndefined();
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

  it('on the ref of the baseline are unstable, too', async () => {
    const { evidence } = await read({ 'base critical': ['a=2'], 'base rated': ['a=1'] }, { hasBaseline: true });
    expect(evidence.shortfall?.reason).toBe('unstable');
  });

  it.each<[what: string, answers: Answers]>([
    ['a different one each time', { 'base rated': ['b=1', 'c=1', 'd=1'] }],
    ['a different one each time, and a steady one here', { rated: ['a=1'], 'base rated': ['b=1', 'c=1', 'd=1'] }],
    ['now here and now there', { rated: ['a=1', '', 'a=1'], 'base rated': ['', 'a=1', ''] }],
  ])('as a remainder on the ref of the baseline are unstable, too: %s', async (_, answers) => {
    const { evidence } = await read(answers, { hasBaseline: true, isUnratedAccepted: true });
    expect(evidence.shortfall?.reason).toBe('unstable');
  });
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
    expect(evidence.shortfall).toBeUndefined();
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

  it('is a shortfall on the ref of the baseline, too', async () => {
    const { evidence } = await read({ 'base low': ['!503'] }, { hasBaseline: true });
    expect(evidence.shortfall?.reason).toBe('server');
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
    const { evidence, clock, timesAsked } = await read({ 'all sast': ['a=2'] }, { scan: withCode });
    expect(evidence.shortfall).toBeUndefined();
    expect(clock.sleeps).toEqual([]);
    expect(timesAsked('all sast')).toBe(1);
  });

  it('waits until the issues can be found, and counts again then', async () => {
    const answers = { 'all sast': ['', '', 'a=2'], critical: ['', 'a=2'], rated: ['', 'a=2'] };
    const { evidence, clock, log } = await read(answers, { scan: withCode });
    expect(evidence.shortfall).toBeUndefined();
    expect(sums(evidence)).toEqual({ critical: 2n, rated: 2n });
    expect(clock.sleeps).toEqual([10_000, 10_000]);
    const line = 'the scan reports findings (sast) that cannot be found yet; waiting for the search index';
    expect(log.infos).toEqual([`${line}, 120 s at most`, `${line}, 110 s at most`]);
  });

  it('gives index-lag after two minutes, never a pass (E16)', async () => {
    const { evidence, clock } = await read({}, { scan: withCode });
    expect(evidence.shortfall).toMatchObject({ reason: 'index-lag', areCountsLowerBounds: true });
    expect(evidence.shortfall?.message).toContain('"refs/pull/7/merge"');
    expect(clock.now()).toBe(2 * MINUTE_MS);
  });

  it('gives index-lag at the deadline, after a last question at its very end', async () => {
    const { evidence, clock, timesAsked } = await read({}, { scan: withCode, finishMs: 25_000 });
    expect(evidence.shortfall?.reason).toBe('index-lag');
    expect(clock.sleeps).toEqual([10_000, 10_000, 5_000]);
    expect(timesAsked('all sast')).toBe(4);
  });

  it('asks once where no time is left', async () => {
    const { evidence, clock, timesAsked } = await read({}, { scan: withCode, finishMs: 0 });
    expect(evidence.shortfall?.reason).toBe('index-lag');
    expect(clock.sleeps).toEqual([]);
    expect(timesAsked('all sast')).toBe(1);
  });

  it('looks at each product by itself: issues of one do not show those of another', async () => {
    const { evidence, timesAsked } = await read({ critical: ['a=1'], rated: ['a=1'] }, { scan: withTwo });
    expect(timesAsked('all sast')).toBe(0);
    expect(evidence.shortfall?.reason).toBe('index-lag');
    expect(evidence.shortfall?.message).toContain('(secrets)');
  });

  it('has two minutes for all products together', async () => {
    const slow = [...Array.from({ length: 11 }, () => ''), 'a=2'];
    const { evidence, clock } = await read({ 'all sast': slow }, { scan: withTwo });
    expect(evidence.shortfall?.message).toContain('(secrets)');
    expect(clock.now()).toBe(2 * MINUTE_MS);
  });

  it('leaves what was found before as a lower bound, which can prove a broken limit', async () => {
    const { evidence } = await read({ critical: ['a=1'], rated: ['a=1'] }, { scan: withTwo, finishMs: 0 });
    expect(sumOf(tallyOf(evidence.here, 'critical'))).toBe(1n);
    expect(evidence.shortfall?.areCountsLowerBounds).toBe(true);
  });

  it('fails for the same reason as the question about the index', async () => {
    const { evidence } = await read({ 'all sast': ['', '!503'] }, { scan: withCode });
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

  it('needs no issue where the scan found none', async () => {
    const { evidence, timesAsked } = await read({});
    expect(evidence.shortfall).toBeUndefined();
    expect(timesAsked('all sast')).toBe(0);
  });
});

it('searches that a policy adds are read and kept as well as the six', async () => {
  const reader = anIndex({ critical: ['a=1'], rated: ['a=1'] });
  const { searches } = planSearches([aCondition('live 0')]);
  const scope = { repositoryId: '4242' as RepositoryId, states: ['open'], pageSize: 100, refs: ['x'] } as const;
  const { evidence } = await readEvidence(
    { reader, clock: new FakeClock(), log: new CollectingLog(), signal: new AbortController().signal },
    { searches, here: scope, there: undefined, scans: [], isUnratedAccepted: false, finishBy: 0, pollIntervalMs: 1 },
  );
  expect([...evidence.here.keys()]).toEqual([...searches.map(({ id }) => id), UNRATED_TALLY]);
  expect(
    reader.issueSearches.some(({ where }) => where?.validationStates?.[0] === 'VALIDATION_STATE_CONFIRMED_VALID'),
  ).toBe(true);
});
