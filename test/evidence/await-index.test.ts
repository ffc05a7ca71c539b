import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../src/domain/failure.ts';
import { ISSUE_TYPES, UNRATED_ISSUE_TYPES } from '../../src/domain/product.ts';
import { sumOf } from '../../src/domain/tally.ts';
import { aScan, someFindings } from '../build/a-scan.ts';
import { FakeClock, NOON_MS } from '../fakes/fake-clock.ts';
import { aCondition } from '../policy/a-case.ts';
import {
  aClaim,
  anEndedScan,
  anOldScan,
  aPlace,
  expectOutcome,
  MINUTE_MS,
  type Reading,
  read,
  sums,
  UNCOUNTED,
} from './a-reading.ts';

/** A scan that ended an hour ago, with five code findings. */
const BEFORE = anOldScan({ code: 5n });

const failing = () => Promise.reject(new GateFailure('network', 'no answer'));

describe('the wait for an index that lags', () => {
  const withCode = aScan({ findingsCounts: someFindings({ code: 2n }) });
  const withTwo = aScan({ findingsCounts: someFindings({ code: 2n, secrets: 1n }) });

  const silent = { source: { statsFindings: failing } };
  const NOTHING = aScan({ findingsCounts: someFindings({}) });
  const decidesFor = (times: number) => {
    let asked = 0;
    return async () => ++asked < times;
  };

  it.each<Reading>([
    ['ends if the issues were triaged away', 'detected sast: a=2', 'whole; 13'],
    ['ends when no other scan is awaited any more', {}, 'index-lag; slept 10x3; 9', { stillDecides: decidesFor(3) }],
    ['requests a last time at the deadline', {}, 'index-lag; slept 10x2 5; 10', { finishMs: 25_000 }],
    ['needs one search for all products', {}, 'index-lag; 7', { scan: withTwo, finishMs: 0 }],
    ['fails like its search', 'detected sast: - > !503', 'server; slept 10; 8'],
    ['fails like the detail that it needs', {}, 'network; 6', { source: { ...silent.source, scan: UNCOUNTED } }],
    ['uses a zero in the list (M15)', {}, 'whole; 6', { source: { scan: NOTHING, statsFindings: async () => 3n } }],
  ])('%s', (_, answers, expected, given) => expectOutcome(answers, expected, { scan: withCode, ...given }));

  it('ends when the issues are indexed, and counts again then', async () => {
    const answers = 'detected sast: - > - > a=2; critical, rated: - > a=2';
    const { evidence, clock, log } = await read(answers, { scan: withCode });
    expect(evidence.shortfall).toBeUndefined();
    expect(sums(evidence)).toEqual({ critical: 2n, rated: 2n });
    expect(clock.sleeps).toEqual([10_000, 10_000]);
    const line = 'Waiting for the search index: scan 900 reports 2 findings (code), and 0 can be found';
    // At the second reading, nothing but the time has changed.
    expect(log.infos).toEqual([`${line}; 120 s at most`]);
  });

  it('gives index-lag after two minutes, never a pass (E16, L6)', async () => {
    const { evidence, clock } = await read({}, { scan: withCode });
    expect(evidence.shortfall).toMatchObject({ failure: { reason: 'index-lag' }, areCountsLowerBounds: true });
    expect(evidence.shortfall?.failure.message).toContain('(code), but none can be found under "refs/pull/7/merge"');
    expect(clock.now()).toBe(2 * MINUTE_MS);
  });

  it('requests each product by itself: issues of one do not verify another', async () => {
    const { evidence, asked } = await read('critical, rated: a=2', { scan: withTwo });
    expect(asked.filter((question) => question.startsWith('detected'))).toContain('detected secrets');
    expect(evidence.shortfall?.failure.reason).toBe('index-lag');
    expect(evidence.shortfall?.failure.message).toContain('(secrets)');
  });
});

describe('a scan that just ended', () => {
  const five = anEndedScan(5_000, { code: 5n });
  const one = anEndedScan(2_000, { code: 1n });
  const afterOthers = { earlierScans: async () => [BEFORE] };

  it.each<Reading>([
    ['needs no more if its number was found', 'high, rated: a=5', 'whole; high 5, rated 5; 6'],
    [
      'is awaited for 30 s, if it ended in the future',
      'detected sast, high, rated: a=1',
      'index-gap; high 1, rated 1; slept 3x10; 23; 1 of 5 sast',
      { scan: anEndedScan(-MINUTE_MS, { code: 5n }) },
    ],
    [
      'is requested again after one that left more (L37)',
      'detected sast, rated: old=5 > new=1; low: old=5 > -; critical: - > new=1',
      'whole; critical 1, rated 1; slept 3; 14',
      { source: { scan: one, ...afterOthers } },
    ],
    ['may have more if no earlier one is known', 'low, rated: old=5', 'whole; low 5, rated 5; 6', { scan: one }],
    [
      'is requested again if its number was found, but one of its ref is unreadable',
      'rated: old=1 > new=1; low: old=1 > -; critical: - > new=1; detected sast: new=1',
      'whole; critical 1, rated 1; slept 8; 14',
      { source: { scan: one, isAnyUnread: () => true } },
    ],
    ['is counted again when it is found', 'detected sast: a=5; high, rated: a=1 > a=5', 'whole; high 5, rated 5; 13'],
    ['is read to the end', 'detected sast: a=4|b=1; high, rated: a=1', 'whole; high 1, rated 1; 13'],
  ])('%s', (_, answers, expected, given) => expectOutcome(answers, expected, { scan: five, ...given }));

  it('is waited for until all its findings are indexed (L11)', async () => {
    const { evidence, clock, log } = await read('detected sast: a=1 > a=1 > a=3 > a=5; high, rated: a=1 > a=5', {
      scan: five,
    });
    expect(clock.sleeps).toEqual([3_000, 3_000, 3_000]);
    expect(sums(evidence)).toEqual({ high: 5n, rated: 5n });
    expect(evidence.shortfall).toBeUndefined();
    expect(log.infos).toEqual([
      'Waiting for the search index: scan 900 reports 5 findings (code), and 1 can be found; 120 s at most',
      'Waiting for the search index: scan 900 reports 5 findings (code), and 3 can be found; 114 s at most',
    ]);
  });

  it('has one line on a terminal, which counts down', async () => {
    const lines: string[] = [];
    const progress = (lineAt: (laterMs: number) => string) => void lines.push(lineAt(0), lineAt(2_000));
    const answers = 'detected sast, high, rated: a=1 > a=5';
    const { log } = await read(answers, { scan: five, progress });
    expect(log.infos).toEqual([]);
    expect(lines.map((line) => / (\d+) s at most$/.exec(line)?.[1])).toEqual(['120', '118']);
  });

  it('is waited for until it is 30 s old and its number is stable, and then ends as index-gap', async () => {
    const { evidence, clock, indexGap } = await read('detected sast, high, rated: a=4', { scan: five });
    expect([clock.now(), clock.sleeps.at(-1)]).toEqual([25_000, 1_000]);
    expect(sums(evidence)).toEqual({ high: 4n, rated: 4n });
    expect(evidence.shortfall).toMatchObject({
      failure: { reason: 'index-gap', message: 'the scan counted 5 findings (code), and only 4 can be found' },
      areCountsLowerBounds: true,
    });
    expect(indexGap).toEqual({ issueTypes: ['sast'], counted: 5n, found: 4n });
  });
});

describe('a number that still changes', () => {
  /** Counts that grow by one at each reading up to `most`, and then the counts of `then`. */
  const growing = (most: number, ...then: readonly number[]) =>
    [...Array.from({ length: most }, (_, index) => index + 1), ...then].map((count) => `a=${count}`);

  it.each<Reading>([
    [
      'is awaited while it moves, ever more rarely, and for 10 s more',
      { 'detected sast': growing(12, 12, 12), high: ['a=1', 'a=12'], rated: ['a=1', 'a=12'] },
      'index-gap; high 12, rated 12; slept 3x10 10x2; 25; 12 of 20 sast',
      { scan: anEndedScan(5_000, { code: 20n }) },
    ],
    [
      'is awaited only while issues can be read',
      'detected sast, high, rated: a=1',
      'index-lag; high 1, rated 1; slept 3x6 2; 14',
      { scan: anEndedScan(0, { code: 5n }), finishMs: 0, settleMs: 20_000 },
    ],
  ])('%s', (_, answers, expected, given) => expectOutcome(answers, expected, given));

  it('is index-lag after two minutes, and what was read stays a lower bound', async () => {
    const { evidence, clock } = await read(
      { 'detected sast': growing(40), high: ['a=1'], rated: ['a=1'] },
      { scan: anEndedScan(5_000, { code: 100n }) },
    );
    expect(clock.now()).toBe(2 * MINUTE_MS);
    expect(evidence.shortfall).toMatchObject({ failure: { reason: 'index-lag' }, areCountsLowerBounds: true });
    expect(evidence.shortfall?.failure.message).toContain('100 findings (code)');
  });
});

const ofCode = { source: { scan: anOldScan({ code: 401n, secrets: 2n }), issueTypes: ['sast'] } } as const;
const FIVE_MS = 5 * MINUTE_MS;
const one = 'detected sast, critical, rated: a=1';
/** A scan that began nine minutes ago, and does not say when it ended. */
const took = (totalTimeSeconds?: number) => {
  const startedAtMs = NOON_MS - 9 * MINUTE_MS;
  return { scan: { ...anOldScan({ code: 2n }), completedAtMs: undefined, startedAtMs, totalTimeSeconds } };
};
const gap = (slept: string) => `index-gap; critical 1, rated 1; ${slept}; 1 of 2 sast`;
const endedAgo = (agoMs: number) => ({ scan: anEndedScan(agoMs, { code: 2n }) });

it.each<Reading>([
  ['is inconclusive at once (M14)', one, 'index-gap; critical 1, rated 1; 7; 1 of 401 sast', ofCode],
  ['is an index gap after five minutes', one, gap('7'), endedAgo(FIVE_MS)],
  ['is awaited before that', one, gap('slept 3x3 1; 17'), endedAgo(FIVE_MS - 1)],
  ['is an index gap if the scan took 60 s and began long ago', one, gap('7'), took(60)],
  ['is awaited if it took until now', one, gap('slept 3x3 1; 17'), took(500)],
  ['is awaited if the scan has no end and no duration', one, gap('slept 3x10; 23'), took()],
  ['is no gap if triage explains it', 'detected sast: a=401; high, rated: a=1', 'whole; high 1, rated 1; 7', ofCode],
  [
    'is always requested if fixed issues count',
    'detected sast: a=2; high, rated: a=3',
    'index-gap; high 3, rated 3; 13; 2 of 3 sast',
    { scan: anOldScan({ code: 3n }), states: ['open', 'fixed'] },
  ],
])('findings of an old scan that the index does not show: %s', (_, answers, expected, given) =>
  expectOutcome(answers, expected, given),
);

describe('a number that fits', () => {
  const three = { scan: anEndedScan(4_000, { code: 3n }), earlierScans: async () => [anOldScan({ code: 3n })] };
  const old = { high: ['old=3', 'old=2'], critical: ['', 'new=1'], rated: ['old=3', 'old=2 new=1'] };

  it.each<Reading>([
    [
      'as before, and moves then, is awaited',
      { ...old, 'detected sast': ['old=2', 'old=2 new=1'] },
      'whole; critical 1, high 2, rated 3; slept 6 3; 14',
      { source: three },
    ],
    [
      'is final if the scan is 10 s old',
      'high, rated: old=3',
      'whole; high 3, rated 3; 6',
      { source: { ...three, scan: anEndedScan(10_000, { code: 3n }) } },
    ],
  ])('%s', (_, answers, expected, given) => expectOutcome(answers, expected, given));

  it('as before is requested once more when the scan is 10 s old, and everything is read again (M2)', async () => {
    const { evidence, clock, log } = await read({ ...old, 'detected sast': ['old=2 new=1'] }, { source: three });
    expect(clock.sleeps).toEqual([6_000]);
    expect(sums(evidence)).toEqual({ critical: 1n, high: 2n, rated: 3n });
    expect(log.infos[0]).toContain('3 can be found, as many as before the scan');
  });

  it('is waited for in whole milliseconds, although the clock has fractions', async () => {
    const clock = new FakeClock();
    clock.advance(0.3);
    await read({ ...old, 'detected sast': ['old=2 new=1'] }, { source: three, clock });
    expect(clock.sleeps).toEqual([6_000]);
  });
});

describe('a larger number than the scan counted', () => {
  const TWO_MS = 2 * MINUTE_MS;
  const ended = (agoMs: number) => {
    const earlier = { earlierScans: async () => [BEFORE], knownEarlier: () => [BEFORE] };
    return { source: { scan: anEndedScan(agoMs, {}), issueTypes: ['sast'], ...earlier } } as const;
  };

  it.each<Reading>([
    [
      'is awaited after a scan that fixed it (M4)',
      'detected sast: old=2 > old=2 > -; critical, rated: old=2 > -',
      'whole; slept 3x2; 15',
      ended(5_000),
    ],
    [
      'that cannot be awaited proves no fail (O13)',
      'detected sast, critical, rated: old=2',
      'index-lag; slept 3x3 1; 11',
      { ...ended(1_000), settleMs: 10_000 },
    ],
    [
      'leaves the counts of other types verified',
      'detected sast: old=2; critical, rated: sast:old=2 secrets:key=1',
      'index-lag; critical 1…, rated 1…; slept 3x3 1; 11',
      { ...ended(1_000), settleMs: 10_000 },
    ],
    ['is judged two minutes after the end', 'critical, rated: old=2', 'whole; critical 2, rated 2; 6', ended(TWO_MS)],
    [
      'verifies no fail if the search over all severities fails',
      'critical: old=2; rated: !server',
      'server; 6',
      ended(5_000),
    ],
  ])('%s', (_, answers, expected, given) => expectOutcome(answers, expected, given));

  it('that stays is judged after two minutes', async () => {
    const { evidence, clock, indexGap } = await read('detected sast, critical, rated: old=2', ended(5_000));
    expect([clock.now(), evidence.shortfall]).toEqual([120_000, undefined]);
    expect(sums(evidence)).toEqual({ critical: 2n, rated: 2n });
    expect(indexGap).toBeUndefined();
  });

  it('that is gone 80 s after the end is waited for (O28)', async () => {
    const answers = `detected sast: ${'old=2 > '.repeat(18)}-; critical, rated: old=2 > -`;
    const { evidence, clock } = await read(answers, ended(1_000));
    expect([evidence.shortfall, sums(evidence)]).toEqual([undefined, {}]);
    expect(clock.now()).toBeGreaterThan(70_000);
  });
});

const scan = anEndedScan(5_000, { code: 1n, supplyChain: 1n });
const source = { scan, earlierScans: async () => [BEFORE] };

it.each<[what: string, first: string, then: string]>([
  ['has lost what had agreed with the count', 'sca:old=1', ''],
  ['has more than was counted', 'sca:x=1', 'sca:x=1 sca:old=1'],
])('a repeated reading after a new issue is not final if it %s', async (_, first, then) => {
  const answers = {
    rated: [first, `a=1 ${then}`, 'a=1 sca:x=1'],
    high: [first, `a=1 ${then}`, 'a=1 sca:x=1'],
    'detected sast': ['', 'a=1'],
    'detected sca': ['sca:x=1'],
  };
  const { evidence, timesAsked } = await read(answers, { source });
  expect([timesAsked('rated'), timesAsked('detected sca')]).toEqual([3, 1]);
  expect(sums(evidence)).toEqual({ high: 2n, rated: 2n });
  expect(evidence.shortfall).toBeUndefined();
});

describe('the search of a condition', () => {
  const conditions = [aCondition('live 0')];
  /** At first, the condition's own search finds nothing. */
  const LATE = 'critical, rated: secrets:s=1; secrets: - > secrets:s=1';
  const asksForLive = ({ where }: { readonly where?: object | undefined }): boolean =>
    Object.keys(where ?? {}).length > 0;

  it.each<[what: string, agoMs: number, counts: bigint, times: number, waitedMs: number]>([
    ['is sent again if the scan has just ended and found something', 29_999, 1n, 2, 0],
    ['is sent again when the scan is 10 s old', 4_000, 1n, 2, 6_000],
    ['is not sent again if the scan counted none of its types', 0, 0n, 1, 0],
  ])('%s (M3)', async (_, agoMs, counts, times, waitedMs) => {
    const answers = counts === 0n ? {} : LATE;
    const scan = anEndedScan(agoMs, { secrets: counts });
    const { reader, evidence, clock } = await read(answers, { scan, conditions });
    expect(clock.now()).toBe(waitedMs);
    expect(reader.issueSearches.filter(asksForLive)).toHaveLength(times);
    // The search over all severities is repeated with the condition's search.
    expect(reader.issueSearches).toHaveLength(times === 2 ? 9 : 7);
    const [, tally] = [...evidence.here].find(([id]) => id.includes('live') || id.includes('CONFIRMED'))!;
    expect(sumOf(tally)).toBe(times === 2 ? 1n : 0n);
  });

  it.each([
    [4_000, 15 * MINUTE_MS, 6_000, 1n, undefined],
    [30_000, 15 * MINUTE_MS, 0, 0n, undefined],
    [4_000, 0, 0, 0n, 'index-lag'],
  ] as const)('of a baseline that was scanned %i ms before is sent again (M3)', async (agoMs, settleMs, ...due) => {
    const there = 'base critical, base rated: secrets:s=1; base secrets: - > secrets:s=1';
    const scan = anEndedScan(agoMs, { secrets: 1n });
    const baselineSource = { scan, refs: ['refs/heads/main', 'main'] };
    const given = { conditions, settleMs, finishMs: settleMs, hasBaseline: true, baselineSource };
    const { evidence, clock } = await read(there, { scan: anOldScan({}), ...given });
    const [, tally] = [...evidence.there!].find(([id]) => id.includes('CONFIRMED'))!;
    expect([clock.now(), sumOf(tally), evidence.baselineShortfall?.failure.reason]).toEqual(due);
  });

  it.each([
    [9_999, 'index-lag'],
    [10_000, undefined],
  ] as const)('in a sweep, %i ms after the end: %s (M3)', async (agoMs, reason) => {
    const scan = anEndedScan(agoMs, { secrets: 1n });
    const { reader, evidence, clock } = await read(LATE, { scan, conditions, finishMs: 0, settleMs: 0 });
    expect([evidence.shortfall?.failure.reason, clock.now()]).toEqual([reason, 0]);
    expect(reader.issueSearches.filter(asksForLive)).toHaveLength(reason === undefined ? 2 : 1);
  });

  it('keeps all counts if scans of two kinds wrote one ref', async () => {
    const scan = anEndedScan(0, { code: 1n, secrets: 1n });
    const scopes = [
      aPlace({
        issueTypes: ['sast', 'sca', ...UNRATED_ISSUE_TYPES],
        isDiff: true,
        sources: [aClaim({ scan, issueTypes: ['sast'] })],
      }),
      aPlace({ issueTypes: ['secrets'], sources: [aClaim({ scan, issueTypes: ['secrets'] })] }),
    ];
    const answers = 'sast+sca high, sast+sca: a=1; secrets critical, secrets: secrets:s=1';
    const { evidence, reader } = await read(answers, { scopes, conditions });
    expect(reader.issueSearches.filter(asksForLive)).toHaveLength(2);
    expect(sums(evidence)).toMatchObject({ critical: 1n, high: 1n, rated: 2n });
  });

  it('is not sent again for types of a scan that ended long ago', async () => {
    const sources = [
      aClaim({ scan: anEndedScan(0, { code: 1n }), issueTypes: ['sast'] }),
      aClaim({ scan: anOldScan({ secrets: 1n }), issueTypes: ['secrets'] }),
    ];
    const { reader } = await read('critical, rated: secrets:s=1 a=1', { scopes: [aPlace({ sources })], conditions });
    expect(reader.issueSearches).toHaveLength(7);
  });
});

describe.each(['other 0', 'unrated 0'])('issues that no scan counts, with the condition "%s"', (condition) => {
  const answers = { other: ['', 'r=1'] };
  const given = { source: { issueTypes: ISSUE_TYPES }, conditions: [aCondition(condition)] };

  it.each([
    [4_000, 26_000, 2],
    [29_999, 1, 2],
    [30_000, 0, 1],
  ])('are read when the scan is 30 s old: %i ms after its end', async (agoMs, ...due) => {
    const { evidence, clock, timesAsked } = await read(answers, { scan: anEndedScan(agoMs, { total: 0n }), ...given });
    expect([clock.now(), timesAsked('other')]).toEqual(due);
    expect(evidence.shortfall).toBeUndefined();
  });

  it('are index-lag earlier if nothing is waited for', async () => {
    const { evidence } = await read(answers, { scan: anEndedScan(4_000, {}), ...given, finishMs: 0, settleMs: 0 });
    expect(evidence.shortfall?.failure.reason).toBe('index-lag');
  });
});

it.each(['a=1', ''])(
  'a look that a record does not hold proves nothing, whatever was found before: "%s"',
  async (found) => {
    const { evidence } = await read(
      { 'detected sast': ['!not recorded'], high: [found], rated: [found] },
      { scan: anEndedScan(MINUTE_MS, { code: 5n }) },
    );
    expect(evidence.shortfall?.failure).toMatchObject({ reason: 'not-found', detail: 'not-recorded' });
  },
);
