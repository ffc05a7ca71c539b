import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anIssue, aPlatformState, aRule, aScan } from '../../emulator/build.ts';
import type { PlatformState } from '../../emulator/state.ts';
import type { WireForm } from '../../emulator/wire/wire-form.ts';
import { type RunningPlatform, runPlatform } from './running-platform.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const ENDS = ['empty', 'null', 'absent'] as const;

describe('paging', () => {
  it('gives every group exactly once, for every page size and every mark of the last page', async () => {
    const state = aPlatformWith(0);
    const platform = await runPlatform(state, () => NOW_MS);
    const property = fc.asyncProperty(
      fc.nat(60),
      fc.integer({ min: 1, max: 70 }),
      fc.constantFrom(...ENDS),
      async (groups, limit, endOfPaging) => {
        state.issues = rules(groups);
        state.wire = { ...state.wire, endOfPaging };
        const { items, pages } = await readAll(platform, 'search', { limit });
        expect(items.toSorted()).toEqual(rules(groups).map(({ rule }) => rule.id));
        expect(pages).toBe(Math.max(1, Math.ceil(groups / limit)));
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });

  it('gives every scan exactly once, in every order of the list', async () => {
    const state = aPlatformWith(37);
    const platform = await runPlatform(state, () => NOW_MS);
    const order = fc.oneof(
      fc.constantFrom<WireForm['scanOrder']>('newest-first', 'oldest-first'),
      fc.record({ shuffledBy: fc.nat() }),
    );
    const property = fc.asyncProperty(fc.integer({ min: 1, max: 40 }), order, async (limit, scanOrder) => {
      state.wire = { ...state.wire, scanOrder };
      const { items } = await readAll(platform, 'listScans', { limit });
      expect(items.toSorted()).toEqual(state.scans.map(({ id }) => id).toSorted());
    });
    await fc.assert(property, { numRuns: 40 });
  });

  it('allows the page size to change from page to page', async () => {
    const platform = await runPlatform(aPlatformWith(10), () => NOW_MS);
    const first = await platform.listScans({ limit: 3 });
    const second = await platform.listScans({ limit: 500, cursor: first.cursor });
    expect([first.scans.length, second.scans.length]).toEqual([3, 7]);
  });

  it('gives 100 scans where no limit is asked for', async () => {
    const platform = await runPlatform(aPlatformWith(101), () => NOW_MS);
    expect((await platform.listScans({})).scans).toHaveLength(100);
  });

  it('starts again for an empty cursor', async () => {
    const platform = await runPlatform(aPlatformWith(3), () => NOW_MS);
    expect(await platform.listScans({ limit: 2, cursor: '' })).toEqual(await platform.listScans({ limit: 2 }));
  });

  it('refuses a cursor of another query', async () => {
    const platform = await runPlatform(aPlatformWith(3), () => NOW_MS);
    const { cursor } = await platform.listScans({ limit: 1 });
    await expect(platform.listScans({ limit: 1, cursor, branch: 'main' })).rejects.toThrow(/^400 .*not a cursor/);
    await expect(platform.listScans({ limit: 1, cursor: `${cursor}=` })).rejects.toThrow(/^400 .*not a cursor/);
  });
});

function rules(count: number) {
  const padded = (index: number) => String(index).padStart(5, '0');
  return Array.from({ length: count }, (_, index) => anIssue({ rule: aRule({ id: padded(index), path: 'same' }) }));
}

function aPlatformWith(scans: number): PlatformState {
  const list = Array.from({ length: scans }, (_, index) =>
    aScan({ id: String(1000 + index), createdAtMs: NOW_MS - index * 10 }),
  );
  return aPlatformState({ startedAtMs: NOW_MS, scans: list });
}

async function readAll(platform: RunningPlatform, operation: 'search' | 'listScans', body: object) {
  const items: string[] = [];
  let pages = 0;
  let cursor: string | undefined;
  do {
    const asked = { ...body, ...(cursor === undefined ? {} : { cursor }) };
    const page = operation === 'search' ? await platform.search(asked) : await platform.listScans(asked);
    items.push(...('groups' in page ? page.groups.map(({ ruleId }) => ruleId) : page.scans.map(({ id }) => id)));
    cursor = page.cursor || undefined;
    pages += 1;
  } while (cursor !== undefined);
  return { items, pages };
}
