import { describe, expect, it } from 'vitest';
import { ForgeFailure } from '../../src/forge/forge-failure.ts';
import { readPages } from '../../src/forge/read-pages.ts';

const TOO_LARGE = new ForgeFailure('too large', { isUnclear: true, isTooLarge: true });

/** A list of entries by weight. A page with a total weight above 100 is too large. Records each request as `size/page`. */
function listOf(weights: readonly number[]) {
  const asked: string[] = [];
  const read = readPages<number>({
    async readPage(perPage, page) {
      asked.push(`${perPage}/${page}`);
      const start = perPage * (page - 1);
      const data = weights.slice(start, start + perPage).map((_, index) => start + index);
      if (weights.slice(start, start + perPage).reduce((sum, weight) => sum + weight, 0) > 100) throw TOO_LARGE;
      return { data, hasNext: start + perPage < weights.length };
    },
    tooMany: (most) => new ForgeFailure(`more than ${most}`, { isUnclear: false }),
  });
  return { read, asked };
}

describe('the pages of a list', () => {
  it('are asked for in smaller ones where one is too large, and in the usual size after that (N4)', async () => {
    const { read, asked } = listOf([...Array<number>(100).fill(0), ...Array<number>(100).fill(2), 0]);
    const { items, problem } = await read;
    expect([items, problem]).toEqual([Array.from({ length: 201 }, (_, index) => index), undefined]);
    expect(asked).toEqual(['100/1', '100/2', '20/6', '20/7', '20/8', '20/9', '20/10', '100/3']);
  });

  it('leave out an entry that is too large by itself, and no other', async () => {
    const weights = Array<number>(30).fill(1);
    weights[7] = 101;
    const { read } = listOf(weights);
    const { items, problem } = await read;
    expect([items, problem]).toEqual([weights.map((_, index) => index).filter((index) => index !== 7), undefined]);
  });

  it('have an end, however many are told of', async () => {
    const { read, asked } = listOf(Array<number>(5_000).fill(0));
    expect((await read).problem?.message).toBe('more than 3000');
    expect(asked).toHaveLength(30);
    const heavy = listOf(Array<number>(3_000).fill(60));
    expect((await heavy.read).problem?.message).toBe('more than 3000');
    expect(heavy.asked).toHaveLength(200);
  });

  it('stop at any other failure, with what was read', async () => {
    const failure = new ForgeFailure('no', { isUnclear: false });
    const read = readPages<number>({
      readPage: async (perPage, page) => {
        if (page === 2) throw failure;
        return { data: Array<number>(perPage).fill(1), hasNext: true };
      },
      tooMany: () => failure,
    });
    expect(await read).toEqual({ items: Array<number>(100).fill(1), problem: failure });
  });
});
