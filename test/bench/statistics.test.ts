import { describe, expect, it } from 'vitest';
import { inTurn } from '../../bench/measure/in-turn.ts';
import { medianOf, ratioOf, spreadOf } from '../../bench/measure/statistics.ts';

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
