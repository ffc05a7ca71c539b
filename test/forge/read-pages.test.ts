import { describe, expect, it } from 'vitest';
import { any, array } from 'zod/mini';
import type { ForgeApi } from '../../src/forge/forge-client.ts';
import { ForgeFailure, type Operation } from '../../src/forge/forge-failure.ts';
import { readEntries, readList } from '../../src/forge/read-pages.ts';

const TOO_LARGE = new ForgeFailure('too large', { isUnclear: true, isTooLarge: true });

/** A list of entries by their weight; a page of more than 100 in all is too large. Notes what was asked as `size/page`. */
async function listOf(weights: readonly number[], failAt?: string) {
  const asked: string[] = [];
  const api: ForgeApi<Operation> = {
    async send({ query = {} }) {
      const { per_page: size, page } = query as { per_page: number; page: number };
      asked.push(`${size}/${page}`);
      if (asked.at(-1) === failAt) throw new ForgeFailure('no');
      const start = size * (page - 1);
      const data = weights.slice(start, start + size).map((_, index) => start + index);
      if (weights.slice(start, start + size).reduce((sum, weight) => sum + weight, 0) > 100) throw TOO_LARGE;
      return { data: data as never, hasNext: start + size < weights.length };
    },
  };
  const request = { operation: 'list', path: '/list', deadline: 0, read: array(any()) };
  const { items, problem } = await readList<number>(readEntries(api, request));
  return { items, problem: problem?.message, asked };
}

const upTo = (length: number): number[] => Array.from({ length }, (_, index) => index);

describe('the pages of a list', () => {
  it('are smaller if one is too large, and have the usual size after that (N4)', async () => {
    const { items, problem, asked } = await listOf([...Array<number>(100).fill(0), ...Array<number>(100).fill(2), 0]);
    expect([items, problem]).toEqual([upTo(201), undefined]);
    expect(asked).toEqual(['100/1', '100/2', '20/6', '20/7', '20/8', '20/9', '20/10', '100/3']);
  });

  it('end where the smallest is too large, with what was read', async () => {
    const { items, problem } = await listOf([...Array<number>(106).fill(0), 101, 0]);
    expect([items, problem]).toEqual([upTo(106), 'too large']);
  });

  it('have a limit, however long the list is', async () => {
    const { problem, asked } = await listOf(Array<number>(5_000).fill(0));
    expect([problem, asked.length]).toEqual(['cannot list: there are more than 3000', 30]);
    const heavy = await listOf(Array<number>(3_000).fill(40));
    expect([heavy.problem, heavy.asked.length]).toEqual(['cannot list: there are more than 3000', 200]);
  });

  it('stop at any other failure, and return the pages before', async () => {
    expect(await listOf(Array<number>(300).fill(0), '100/2')).toMatchObject({ items: upTo(100), problem: 'no' });
  });
});
