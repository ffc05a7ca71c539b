import { expect, it } from 'vitest';
import type { Reason } from '../../../src/domain/reason.ts';
import { asking, type Loss } from '../../../src/tools/fleet/ask-each.ts';

type Item = { readonly project: string; readonly reason?: Reason };
type Result = { readonly project: string; readonly isAsked: boolean; readonly loss: Loss | undefined };

const times = (count: number, itemOf: (index: number) => Item) => Array.from({ length: count }, (_, at) => itemOf(at));

async function asked(items: readonly Item[]): Promise<Readonly<Record<string, number>>> {
  const results: Result[] = [];
  const ask = asking<Item, Result>({
    projectOf: ({ project }) => project,
    ask: async ({ project, reason }) => {
      await new Promise((resolve) => setImmediate(resolve));
      return { project, isAsked: true, loss: reason && { reason, message: '' } };
    },
    skip: ({ project }, loss) => ({ project, isAsked: false, loss }),
    lossOf: ({ loss }) => loss,
    onResult: (result) => results.push(result),
  });
  await Promise.all(items.map(ask));
  expect(results).toHaveLength(items.length);
  const groups = Map.groupBy(results, ({ project }) => project);
  return Object.fromEntries([...groups].map(([project, each]) => [project, each.filter((one) => one.isAsked).length]));
}

// Eight requests are on their way at a time.
it.each<[what: string, items: readonly Item[], expected: Readonly<Record<string, number>>]>([
  [
    'gets no more requests for a project that it refuses',
    [{ project: 'a', reason: 'auth' }, ...times(20, () => ({ project: 'a' })), ...times(3, () => ({ project: 'b' }))],
    { a: 8, b: 3 },
  ],
  [
    'gets no more requests for a project after five failed answers in a row',
    [...times(30, () => ({ project: 'a', reason: 'server' as const })), ...times(9, () => ({ project: 'b' }))],
    { a: 12, b: 9 },
  ],
  [
    'gets no more requests after five failed projects in a row',
    times(30, (at) => ({ project: String(at % 5), reason: 'network' })),
    { 0: 3, 1: 3, 2: 2, 3: 2, 4: 2 },
  ],
  ['gets more requests without a scan', times(30, () => ({ project: 'a', reason: 'no-scan' as const })), { a: 30 }],
])('a platform without answers %s', async (_, items, expected) => {
  expect(await asked(items)).toEqual(expected);
});
