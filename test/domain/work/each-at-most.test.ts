import { expect, it } from 'vitest';
import { eachAtMost } from '../../../src/domain/work/each-at-most.ts';

it.each([
  [3, 10, 3],
  [8, 5, 5],
  [1, 4, 1],
  [8, 0, 0],
])('at most %i of %i are worked on at the same time: %i', async (atOnce, count, expected) => {
  let open = 0;
  let mostOpen = 0;
  const items = Array.from({ length: count }, (_, index) => index);
  const results = await eachAtMost(atOnce, items, async (item) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    // The first ones take longest: the results are in order all the same.
    for (let tick = item; tick < count; tick++) await Promise.resolve();
    open -= 1;
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
  expect(mostOpen).toBe(expected);
});

it('the first failure is thrown', async () => {
  const failing = eachAtMost(2, [1, 2, 3], async (item) => {
    if (item === 2) throw new Error('the second failed');
    return item;
  });
  await expect(failing).rejects.toThrow('the second failed');
});
