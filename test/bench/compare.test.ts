import { describe, expect, it } from 'vitest';
import { compare, tell } from '../../bench/measure/compare.ts';
import { inTurn } from '../../bench/measure/in-turn.ts';
import { assertSameRequests } from '../../bench/measure/same-requests.ts';

const cost = (ms: number) => ({ wallMs: ms, cpuMs: ms / 2, memoryMb: ms / 4 });
const sides = [
  { name: 'ours', costs: [cost(400), cost(600), cost(200)] },
  { name: 'floor', costs: [cost(400), cost(200), cost(200)] },
] as const;

describe('two sides', () => {
  it('are compared by the median of the pairs, and show the median of each beside it', () => {
    expect(compare('run-time', 'wallMs', sides)).toEqual({
      figure: 'run-time',
      median: 1,
      low: 1,
      high: 3,
      runs: 3,
      sides: { ours: '400 ms', floor: '200 ms' },
    });
  });

  it('are compared without the cost of an empty process, if that is given', () => {
    expect(compare('run-cpu', 'cpuMs', sides, 50)).toMatchObject({ median: 1, low: 1, high: 5 });
  });

  it('can be reported by the figures of the first one', () => {
    const expected = { median: 100, low: 50, high: 150, sides: { ours: '100 MB', floor: '50 MB' } };
    expect(tell('run-memory', 'memoryMb', sides)).toMatchObject(expected);
  });
});

describe('sides that make different requests', () => {
  const ran = (...asked: readonly string[]) => ({ ...cost(1), endedAtMs: 0, asked });

  it('are refused, with the requests of each', () => {
    const floor = ran('search-issues', 'create-comment');
    expect(() => assertSameRequests(ran('search-issues', 'search-issues', 'create-comment'), floor)).toThrow(
      /create-comment 1, search-issues 2\ncreate-comment 1, search-issues 1/,
    );
  });

  it('are refused if only one requests locations', () => {
    expect(() => assertSameRequests(ran('search-issues', 'list-issues'), ran('search-issues'))).toThrow(
      /list-issues 1, search-issues 1\nsearch-issues 1/,
    );
  });

  it('may use another order, and poll the list again', () => {
    expect(() =>
      assertSameRequests(
        ran('list-scans', 'read-scan', 'search-issues', 'list-scans'),
        ran('search-issues', 'read-scan'),
      ),
    ).not.toThrow();
  });
});

describe('sides that are measured in turn', () => {
  it('alternate, and the results of the warm-up do not count', async () => {
    const order: string[] = [];
    const side = (name: string) => async () => order.push(name);
    const results = await inTurn(2, { ours: side('ours'), floor: side('floor') });
    expect(order).toEqual(['ours', 'floor', 'ours', 'floor', 'ours', 'floor']);
    expect(results).toEqual({ ours: [3, 5], floor: [4, 6] });
  });
});
