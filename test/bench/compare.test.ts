import { describe, expect, it } from 'vitest';
import { compare, tell } from '../../bench/measure/compare.ts';
import { inTurn } from '../../bench/measure/in-turn.ts';
import { assertSameRequests } from '../../bench/measure/same-requests.ts';
import { medianOf, ratioOf, spreadOf } from '../../bench/measure/statistics.ts';

const cost = (ms: number) => ({ wallMs: ms, cpuMs: ms / 2, memoryMb: ms / 4 });
const sides = [
  { name: 'ours', costs: [cost(400), cost(600), cost(200)] },
  { name: 'floor', costs: [cost(200), cost(200), cost(200)] },
] as const;

describe('two sides', () => {
  it('are compared pair by pair, with the median of each beside the ratio', () => {
    expect(compare('run-time', 'wallMs', sides)).toEqual({
      figure: 'run-time',
      median: 2,
      low: 1,
      high: 3,
      runs: 3,
      sides: { ours: '400 ms', floor: '200 ms' },
    });
  });

  it('are compared above what an empty process costs, where that is given', () => {
    expect(compare('run-cpu', 'cpuMs', sides, 50)).toMatchObject({ median: 3, low: 1, high: 5 });
  });

  it('can be told by what one of them took', () => {
    const told = { median: 100, low: 50, high: 150, sides: { ours: '100 MB', floor: '50 MB' } };
    expect(tell('run-memory', 'memoryMb', sides)).toMatchObject(told);
  });
});

describe('sides that do not ask for the same', () => {
  const ran = (...asked: readonly string[]) => ({ ...cost(1), endedAtMs: 0, asked });

  it('are refused, with what each of them asked for', () => {
    const floor = ran('search-issues', 'create-comment');
    expect(() => assertSameRequests(ran('search-issues', 'search-issues', 'create-comment'), floor)).toThrow(
      /create-comment 1, search-issues 2\ncreate-comment 1, search-issues 1/,
    );
  });

  it('are refused where one of them asks for places', () => {
    expect(() => assertSameRequests(ran('search-issues', 'list-issues'), ran('search-issues'))).toThrow(
      /list-issues 1, search-issues 1\nsearch-issues 1/,
    );
  });

  it('may ask in another order, and look at the list again', () => {
    expect(() =>
      assertSameRequests(
        ran('list-scans', 'read-scan', 'search-issues', 'list-scans'),
        ran('search-issues', 'read-scan'),
      ),
    ).not.toThrow();
  });
});

describe('a median', () => {
  it.each([
    [[5], 5],
    [[10, 9, 100], 10],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, median) => {
    expect(medianOf(values)).toBe(median);
  });

  it('comes with the lowest and the highest value, and leaves the list as it was', () => {
    const values = [3, 1, 2];
    expect(spreadOf(values)).toEqual({ median: 2, low: 1, high: 3 });
    expect(values).toEqual([3, 1, 2]);
  });

  it('of nothing does not exist', () => {
    expect(() => medianOf([])).toThrow(RangeError);
  });
});

describe('a ratio', () => {
  it('is the median of the pairs, not the quotient of the medians', () => {
    expect(ratioOf([10, 40, 90], [10, 10, 100])).toEqual({ median: 1, low: 0.9, high: 4 });
  });

  it('needs as many values on both sides', () => {
    expect(() => ratioOf([1, 2], [1])).toThrow(RangeError);
  });
});

describe('sides that are measured in turn', () => {
  it('alternate, and what they gave in the warm-up does not count', async () => {
    const order: string[] = [];
    const side = (name: string) => async () => order.push(name);
    const results = await inTurn(2, { ours: side('ours'), floor: side('floor') });
    expect(order).toEqual(['ours', 'floor', 'ours', 'floor', 'ours', 'floor']);
    expect(results).toEqual({ ours: [3, 5], floor: [4, 6] });
  });
});
