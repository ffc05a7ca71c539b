import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../src/domain/failure.ts';
import { ISSUE_TYPES, UNRATED_ISSUE_TYPES } from '../../src/domain/product.ts';
import { sumOf, tallyOf } from '../../src/domain/tally.ts';
import { aScan, someFindings } from '../build/a-scan.ts';
import { FakeClock, NOON_MS } from '../fakes/fake-clock.ts';
import { aCondition } from '../policy/a-case.ts';
import { aClaim, anEndedScan, aPlace, MINUTE_MS, PULL, read, sums, UNCOUNTED } from './a-reading.ts';

/** An hour ago, with five low issues. */
const BEFORE = anEndedScan(60 * MINUTE_MS, { code: 5n });

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
    const { evidence, reader } = await read({ 'detected sast': ['|a=2|!a third page was read'] }, { scan: withCode });
    expect(evidence.shortfall).toBeUndefined();
    expect(reader.requestsSent()).toBe(6 + 2 + 6);
  });

  it('waits until the issues can be found, and counts again then', async () => {
    const answers = { 'detected sast': ['', '', 'a=2'], critical: ['', 'a=2'], rated: ['', 'a=2'] };
    const { evidence, clock, log } = await read(answers, { scan: withCode });
    expect(evidence.shortfall).toBeUndefined();
    expect(sums(evidence)).toEqual({ critical: 2n, rated: 2n });
    expect(clock.sleeps).toEqual([10_000, 10_000]);
    const line = 'the scan reports findings (code) that cannot be found yet; waiting for the search index';
    // Nothing but the time has changed at the second look.
    expect(log.infos).toEqual([`${line}, 120 s at most`]);
  });

  it('counts again on the side of the branch alone', async () => {
    const { timesAsked } = await read({ 'detected sast': ['a=2'] }, { scan: withCode, hasBaseline: true });
    expect([timesAsked('rated'), timesAsked('base rated')]).toEqual([2, 1]);
  });

  it('gives index-lag after two minutes, never a pass (E16, L6)', async () => {
    const { evidence, clock } = await read({}, { scan: withCode });
    expect(evidence.shortfall).toMatchObject({ reason: 'index-lag', areCountsLowerBounds: true });
    expect(evidence.shortfall?.message).toContain('(code), but none can be found under "refs/pull/7/merge"');
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
    const { evidence, asked } = await read({ critical: ['a=2'], rated: ['a=2'] }, { scan: withTwo });
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
      const { evidence, asked } = await read({ critical: ['a=2'], rated: ['a=2'] }, { scan });
      expect(evidence.shortfall).toBeUndefined();
      expect(asked).toHaveLength(6);
    }
  });

  it('takes the word of the detail where the list leaves the counts out (L10)', async () => {
    const source = { scan: UNCOUNTED, statsFindings: async () => 3n };
    const { evidence, asked } = await read({}, { source });
    expect(evidence.shortfall?.reason).toBe('index-lag');
    expect(asked).toContain(`detected ${ISSUE_TYPES.join('+')}`);
  });

  it('does not wait for the detail where the list has counts', async () => {
    const statsFindings = () => Promise.reject(new Error('the detail was asked'));
    const { evidence } = await read({ high: ['a=2'], rated: ['a=2'] }, { scan: withCode, source: { statsFindings } });
    expect(evidence.shortfall).toBeUndefined();
  });

  it('fails like the detail where that is needed', async () => {
    const statsFindings = () => Promise.reject(new GateFailure('network', 'no answer'));
    expect((await read({}, { source: { scan: UNCOUNTED, statsFindings } })).evidence.shortfall?.reason).toBe('network');
  });

  it('takes zero for the word of the list, whatever the detail says (M15)', async () => {
    const source = { scan: aScan({ findingsCounts: someFindings({}) }), statsFindings: async () => 3n };
    const { evidence, asked } = await read({}, { source });
    expect(evidence.shortfall).toBeUndefined();
    expect(asked).toHaveLength(6);
  });

  it('holds each scan to its own refs, whatever is found on those of another', async () => {
    const one = aClaim({ scan: withCode, refs: ['refs/heads/a'] });
    const other = aClaim({ scan: withCode, refs: ['refs/heads/b'] });
    const { evidence, asked } = await read(
      { '@refs/heads/a high': ['a=2'], '@refs/heads/a rated': ['a=2'], '@refs/heads/a detected sast': ['a=2'] },
      { scopes: [aPlace({ refs: ['refs/heads/a', 'refs/heads/b'], sources: [one, other] })], finishMs: 0 },
    );
    expect(asked.filter((question) => question.includes('detected'))).toEqual([
      '@refs/heads/a detected sast',
      '@refs/heads/b detected sast',
    ]);
    expect(evidence.shortfall?.message).toContain('under "refs/heads/b":');
  });

  it('holds a scan to the types that it decides', async () => {
    const source = { scan: withTwo, issueTypes: ['sast'] as const };
    const { evidence } = await read({ high: ['a=2'], rated: ['a=2'] }, { source });
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
    expect(log.infos).toEqual([
      'not settled yet: scan 900 reports 5 findings (code), and 1 can be found; looking again, 120 s at most',
      'not settled yet: scan 900 reports 5 findings (code), and 3 can be found; looking again, 114 s at most',
    ]);
  });

  it('has one line on a terminal, which counts down', async () => {
    const lines: string[] = [];
    const progress = (lineAt: (laterMs: number) => string) => void lines.push(lineAt(0), lineAt(2_000));
    const answers = { 'detected sast': ['a=1', 'a=5'], high: ['a=1', 'a=5'], rated: ['a=1', 'a=5'] };
    const { log } = await read(answers, { scan: five, progress });
    expect(log.infos).toEqual([]);
    expect(lines.map((line) => / (\d+) s at most$/.exec(line)?.[1])).toEqual(['120', '118']);
  });

  it('is waited for until it is 30 s old and its number stands still; what is missing is then not proven', async () => {
    const { evidence, clock, indexGap } = await read(
      { 'detected sast': ['a=4'], high: ['a=4'], rated: ['a=4'] },
      { scan: five },
    );
    expect(clock.now()).toBe(25_000);
    expect(clock.sleeps.at(-1)).toBe(1_000);
    expect(sums(evidence)).toEqual({ high: 4n, rated: 4n });
    expect(evidence.shortfall).toMatchObject({
      reason: 'index-gap',
      message: 'the scan counted 5 findings (code), and only 4 can be found',
      areCountsLowerBounds: true,
    });
    expect(indexGap).toEqual({ issueTypes: ['sast'], counted: 5n, found: 4n });
  });

  it('needs no further search where its number was found (the common world)', async () => {
    const { asked, clock } = await read({ high: ['a=5'], rated: ['a=5'] }, { scan: five });
    expect(asked).toHaveLength(6);
    expect(clock.sleeps).toEqual([]);
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
    const source = { scan: anEndedScan(2_000, { code: 1n }), earlierScans: async () => [BEFORE] };
    const { evidence, clock } = await read(answers, { source });
    expect(clock.sleeps).toEqual([3_000]);
    expect(sums(evidence)).toEqual({ critical: 1n, rated: 1n });
  });

  it('may have more in the index where no earlier scan is known', async () => {
    const { asked } = await read({ low: ['old=5'], rated: ['old=5'] }, { scan: anEndedScan(2_000, { code: 1n }) });
    expect(asked).toHaveLength(6);
  });

  it('is looked for again where it found nothing and an earlier scan did', async () => {
    const source = { earlierScans: async () => [BEFORE], scan: anEndedScan(2_000, {}) };
    const { evidence } = await read({ low: ['old=5', ''], rated: ['old=5', ''] }, { source });
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
    const { clock, indexGap } = await read(
      { 'detected sast': ['a=1'], high: ['a=1'], rated: ['a=1'] },
      { scan: five, finishMs: 0 },
    );
    expect(clock.now()).toBe(25_000);
    expect(indexGap?.found).toBe(1n);
  });
});

describe('a number that is still moving', () => {
  it('is waited for as long as it moves, more and more rarely, and then until it has stood still for 10 s', async () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 12].map((count) => `a=${count}`);
    const { clock, indexGap } = await read(
      { 'detected sast': counts, high: ['a=1', 'a=12'], rated: ['a=1', 'a=12'] },
      { scan: anEndedScan(5_000, { code: 20n }) },
    );
    expect(clock.sleeps).toEqual([...Array.from({ length: 10 }, () => 3_000), 10_000, 10_000]);
    expect(indexGap).toEqual({ issueTypes: ['sast'], counted: 20n, found: 12n });
  });

  it('is index-lag after two minutes, and what was read stays a lower bound', async () => {
    const counts = Array.from({ length: 40 }, (_, index) => `a=${index + 1}`);
    const { evidence, clock } = await read(
      { 'detected sast': counts, high: ['a=1'], rated: ['a=1'] },
      { scan: anEndedScan(5_000, { code: 100n }) },
    );
    expect(clock.now()).toBe(2 * MINUTE_MS);
    expect(evidence.shortfall).toMatchObject({ reason: 'index-lag', areCountsLowerBounds: true });
    expect(evidence.shortfall?.message).toContain('100 findings (code)');
  });

  it('is not waited for past the time in which issues can be read', async () => {
    const { evidence, clock } = await read(
      { 'detected sast': ['a=1'], high: ['a=1'], rated: ['a=1'] },
      { scan: anEndedScan(0, { code: 5n }), finishMs: 0, settleMs: 20_000 },
    );
    expect(clock.now()).toBe(20_000);
    expect(evidence.shortfall?.reason).toBe('index-lag');
  });

  it('is left where another scan decides by now', async () => {
    const counts = Array.from({ length: 40 }, (_, index) => `a=${index + 1}`);
    const { evidence, clock } = await read(
      { 'detected sast': counts, high: ['a=1'], rated: ['a=1'] },
      { scan: anEndedScan(5_000, { code: 100n }), stillDecides: async () => false },
    );
    expect(clock.now()).toBe(40_000);
    expect(evidence.shortfall?.reason).toBe('index-lag');
  });
});

describe('what the index does not show of a scan that ended long ago', () => {
  const hourOld = anEndedScan(60 * MINUTE_MS, { code: 401n, secrets: 2n });

  it('is not proven at once (M14)', async () => {
    const { evidence, clock, asked, indexGap } = await read(
      { 'detected sast+secrets': ['a=1'], critical: ['a=1'], rated: ['a=1'], 'detected sast': ['a=1'] },
      { source: { scan: hourOld, issueTypes: ['sast'] } },
    );
    expect(clock.sleeps).toEqual([]);
    expect(evidence.shortfall?.reason).toBe('index-gap');
    expect(asked).toHaveLength(7);
    expect(indexGap).toEqual({ issueTypes: ['sast'], counted: 401n, found: 1n });
  });

  it('is asked for in one search for all types, to its end', async () => {
    const two = anEndedScan(60 * MINUTE_MS, { code: 3n, secrets: 2n });
    const { asked, indexGap } = await read(
      {
        'detected sast+secrets': ['secrets:s=1|a=1'],
        critical: ['secrets:s=1 a=1'],
        rated: ['secrets:s=1 a=1'],
      },
      { scan: two },
    );
    expect(asked).toHaveLength(7);
    expect(indexGap).toEqual({ issueTypes: ['sast', 'secrets'], counted: 5n, found: 2n });
  });

  it('is none where triage explains the difference, and nothing is read again', async () => {
    const { asked, indexGap } = await read(
      { 'detected sast': ['a=401'], high: ['a=1'], rated: ['a=1'] },
      { source: { scan: hourOld, issueTypes: ['sast'] } },
    );
    expect(asked).toHaveLength(7);
    expect(indexGap).toBeUndefined();
  });

  it('is none where more is found than was counted', async () => {
    const { asked, indexGap } = await read(
      { high: ['a=9'], rated: ['a=9'] },
      { scan: anEndedScan(MINUTE_MS, { code: 3n }) },
    );
    expect([asked.length, indexGap]).toEqual([6, undefined]);
  });

  it('fails like the search that would show it', async () => {
    const { evidence } = await read(
      { 'detected sast': ['!503'], high: ['a=1'], rated: ['a=1'] },
      { source: { scan: hourOld, issueTypes: ['sast'] } },
    );
    expect(evidence.shortfall?.reason).toBe('server');
  });

  it('is always asked for where fixed issues count: what was found says nothing about what is still there', async () => {
    const { asked, indexGap } = await read(
      { 'detected sast': ['a=2'], high: ['a=3'], rated: ['a=3'] },
      { source: { scan: anEndedScan(60 * MINUTE_MS, { code: 3n }), issueTypes: ['sast'] }, states: ['open', 'fixed'] },
    );
    expect(asked).toContain('detected sast');
    expect(indexGap).toEqual({ issueTypes: ['sast'], counted: 3n, found: 2n });
  });
});

describe('a number that fits', () => {
  const three = {
    scan: anEndedScan(4_000, { code: 3n }),
    earlierScans: async () => [anEndedScan(60 * MINUTE_MS, { code: 3n })],
  };
  const old = { high: ['old=3', 'old=2'], critical: ['', 'new=1'], rated: ['old=3', 'old=2 new=1'] };

  it('as before is looked for once more when the scan is 10 s old, and everything is read again (M2)', async () => {
    const { evidence, clock, log } = await read({ ...old, 'detected sast': ['old=2 new=1'] }, { source: three });
    expect(clock.sleeps).toEqual([6_000]);
    expect(sums(evidence)).toEqual({ critical: 1n, high: 2n, rated: 3n });
    expect(log.infos[0]).toContain('3 can be found, as before it');
  });

  it('is waited for in whole milliseconds, by a clock that counts fractions of them', async () => {
    const clock = new FakeClock();
    clock.advance(0.3);
    await read({ ...old, 'detected sast': ['old=2 new=1'] }, { source: three, clock });
    expect(clock.sleeps).toEqual([6_000]);
  });

  it('as before, and moves then, is waited for like any other', async () => {
    const { evidence, clock } = await read({ ...old, 'detected sast': ['old=2', 'old=2 new=1'] }, { source: three });
    expect(clock.sleeps).toEqual([6_000, 3_000]);
    expect(sums(evidence)).toEqual({ critical: 1n, high: 2n, rated: 3n });
  });

  it('is believed at once where the reading began when the scan was 10 s old', async () => {
    const source = { ...three, scan: anEndedScan(10_000, { code: 3n }) };
    const { asked, clock } = await read({ high: ['old=3'], rated: ['old=3'] }, { source });
    expect([asked.length, clock.sleeps.length]).toEqual([6, 0]);
  });
});

describe('more than was counted', () => {
  it('by a scan that fixed it is waited for, where the list knows an earlier scan (M4)', async () => {
    const source = { scan: anEndedScan(5_000, {}), earlierScans: async () => [BEFORE] };
    const { evidence, clock } = await read(
      { 'detected sast': ['old=2', 'old=2', ''], critical: ['old=2', ''], rated: ['old=2', ''] },
      { source: { ...source, issueTypes: ['sast'] } },
    );
    expect(clock.sleeps).toEqual([3_000, 3_000]);
    expect(sums(evidence)).toEqual({});
  });

  it('and stays so is judged, with a notice', async () => {
    const source = { scan: anEndedScan(5_000, {}), earlierScans: async () => [BEFORE], issueTypes: ['sast'] as const };
    const { evidence, clock, notices, indexGap } = await read(
      { 'detected sast': ['old=2'], critical: ['old=2'], rated: ['old=2'] },
      { source },
    );
    expect([clock.now(), evidence.shortfall]).toEqual([120_000, undefined]);
    expect(sums(evidence)).toEqual({ critical: 2n, rated: 2n });
    expect([notices.length, indexGap]).toEqual([1, undefined]);
  });

  it('and goes 80 s after the end is waited for (O28)', async () => {
    const source = { scan: anEndedScan(1_000, {}), earlierScans: async () => [BEFORE], issueTypes: ['sast'] as const };
    const shown = (poll: number): string => (poll < 18 ? 'old=2' : '');
    const polls = Array.from({ length: 20 }, (_, poll) => shown(poll));
    const { evidence, clock } = await read(
      { 'detected sast': polls, critical: ['old=2', ''], rated: ['old=2', ''] },
      { source },
    );
    expect([evidence.shortfall, sums(evidence)]).toEqual([undefined, {}]);
    expect(clock.now()).toBeGreaterThan(70_000);
  });

  it('and cannot be waited for proves no fail (O13)', async () => {
    const source = { scan: anEndedScan(1_000, {}), earlierScans: async () => [BEFORE], issueTypes: ['sast'] as const };
    const { evidence } = await read(
      { 'detected sast': ['old=2'], critical: ['old=2'], rated: ['old=2'] },
      { source, settleMs: 10_000 },
    );
    expect(evidence.shortfall).toMatchObject({ reason: 'index-lag', areCountsLowerBounds: false });
  });

  it('fails like the question about earlier scans', async () => {
    const source = {
      scan: anEndedScan(5_000, {}),
      earlierScans: () => Promise.reject(new GateFailure('network', 'no answer')),
    };
    const { evidence } = await read({ critical: ['old=2'], rated: ['old=2'] }, { source });
    expect(evidence.shortfall?.reason).toBe('network');
  });
});

describe('what is read again, once something has come', () => {
  const scan = anEndedScan(5_000, { code: 1n, supplyChain: 1n });
  const source = { scan, earlierScans: async () => [BEFORE] };

  it.each<[what: string, first: string, then: string]>([
    ['has lost what had agreed with the count', 'sca:old=1', ''],
    ['has more than was counted', 'sca:x=1', 'sca:x=1 sca:old=1'],
  ])('is not believed where it %s', async (_, first, then) => {
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
});

describe("a condition's own search", () => {
  const conditions = [aCondition('live 0')];
  const own = 'secrets';
  const asksForLive = ({ where }: { readonly where?: object | undefined }): boolean =>
    Object.keys(where ?? {}).length > 0;

  it.each<[what: string, agoMs: number, counts: bigint, times: number]>([
    ['is made again where the scan has just ended and found something', 29_999, 1n, 2],
    ['is not where it ended 30 s ago', 30_000, 1n, 1],
    ['is not where there is nothing of its types', 0, 0n, 1],
  ])('%s (M3)', async (_, agoMs, counts, times) => {
    const answers =
      counts === 0n ? {} : { critical: ['secrets:s=1'], rated: ['secrets:s=1'], [own]: ['', 'secrets:s=1'] };
    const { reader, evidence } = await read(answers, { scan: anEndedScan(agoMs, { secrets: counts }), conditions });
    expect(reader.issueSearches.filter(asksForLive)).toHaveLength(times);
    expect(reader.issueSearches).toHaveLength(6 + times);
    const [, tally] = [...evidence.here].find(([id]) => id.includes('live') || id.includes('CONFIRMED'))!;
    expect(sumOf(tally)).toBe(times === 2 ? 1n : 0n);
  });

  it('is made again where the list gives no counts, and something was found', async () => {
    const { reader } = await read(
      { critical: ['secrets:s=1'], rated: ['secrets:s=1'] },
      { scan: { ...UNCOUNTED, completedAtMs: NOON_MS }, conditions },
    );
    expect(reader.issueSearches).toHaveLength(8);
  });

  it('leaves what was read as it is, where scans of two kinds wrote one ref', async () => {
    const scan = anEndedScan(0, { code: 1n, secrets: 1n });
    const scopes = [
      aPlace({
        issueTypes: ['sast', 'sca', ...UNRATED_ISSUE_TYPES],
        isDiff: true,
        sources: [aClaim({ scan, issueTypes: ['sast'] })],
      }),
      aPlace({ issueTypes: ['secrets'], sources: [aClaim({ scan, issueTypes: ['secrets'] })] }),
    ];
    const answers = {
      'sast+sca high': ['a=1'],
      'sast+sca': ['a=1'],
      'secrets critical': ['secrets:s=1'],
      secrets: ['secrets:s=1'],
    };
    const { evidence, reader } = await read(answers, { scopes, conditions });
    expect(reader.issueSearches.filter(asksForLive)).toHaveLength(2);
    expect(sums(evidence)).toMatchObject({ critical: 1n, high: 1n, rated: 2n });
  });

  it('is not made again for types of a scan that ended long ago', async () => {
    const sources = [
      aClaim({ scan: anEndedScan(0, { code: 1n }), issueTypes: ['sast'] }),
      aClaim({ scan: anEndedScan(60 * MINUTE_MS, { secrets: 1n }), issueTypes: ['secrets'] }),
    ];
    const { reader } = await read(
      { critical: ['secrets:s=1 a=1'], rated: ['secrets:s=1 a=1'] },
      { scopes: [aPlace({ sources })], conditions },
    );
    expect(reader.issueSearches).toHaveLength(7);
  });
});

describe('a look that a record does not hold', () => {
  it.each(['a=1', ''])('proves nothing, whatever was found before: "%s"', async (found) => {
    const { evidence } = await read(
      { 'detected sast': ['!not recorded'], high: [found], rated: [found] },
      { scan: anEndedScan(MINUTE_MS, { code: 5n }) },
    );
    expect(evidence.shortfall).toMatchObject({ reason: 'not-found', message: expect.stringContaining('search index') });
  });
});
