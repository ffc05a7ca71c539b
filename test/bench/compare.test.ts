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
  it('are compared by the median of the pairs, not by the quotient of the medians, which stand beside it', () => {
    expect(compare('run-time', 'wallMs', sides)).toEqual({
      figure: 'run-time',
      median: 1,
      low: 1,
      high: 3,
      runs: 3,
      sides: { ours: '400 ms', floor: '200 ms' },
    });
  });

  it('are compared above what an empty process costs, where that is given', () => {
    expect(compare('run-cpu', 'cpuMs', sides, 50)).toMatchObject({ median: 1, low: 1, high: 5 });
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

describe('sides that are measured in turn', () => {
  it('alternate, and what they gave in the warm-up does not count', async () => {
    const order: string[] = [];
    const side = (name: string) => async () => order.push(name);
    const results = await inTurn(2, { ours: side('ours'), floor: side('floor') });
    expect(order).toEqual(['ours', 'floor', 'ours', 'floor', 'ours', 'floor']);
    expect(results).toEqual({ ours: [3, 5], floor: [4, 6] });
  });
});
