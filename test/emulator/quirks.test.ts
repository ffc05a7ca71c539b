import { describe, expect, it } from 'vitest';
import { aPlatformState, aRule, aScan, issuesOf } from '../../emulator/build.ts';
import type { QuirkId } from '../../emulator/quirks/quirks.ts';
import { QUIRKS } from '../../emulator/quirks/quirks.ts';
import { parseQuirk, QUIRK_IDS } from '../../emulator/quirks/with-quirks.ts';
import { readSource } from '../house/source-file.ts';
import { runPlatform } from './running-platform.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);

function platformWith(...quirks: readonly QuirkId[]) {
  const rules = ['one', 'two', 'three'].map((path) => aRule({ path }));
  const state = aPlatformState({
    startedAtMs: NOW_MS,
    scans: [aScan({ createdAtMs: NOW_MS - 60_000 })],
    issues: rules.flatMap((rule) => issuesOf(2, { rule, createdAtMs: NOW_MS - 60_000 })),
  });
  return runPlatform(state, () => NOW_MS, {}, quirks);
}

describe('a quirk', () => {
  it.each(QUIRK_IDS)('%s breaks a row of docs/spec-gaps.md, and says how in a line', (id) => {
    expect(readSource('docs/spec-gaps.md').text).toContain(`| \`${id}\` |`);
    expect(QUIRKS[id].about).toMatch(/^[a-z].{10,90}[^.]$/);
  });

  it('is known by its id alone', () => {
    expect(parseQuirk('end-of-paging')).toBe('end-of-paging');
    expect(() => parseQuirk('toString')).toThrow(/has that id; write one of .*end-of-paging/);
  });
});

describe('end-of-paging', () => {
  it('leads from the last page to the last page', async () => {
    const platform = await platformWith('end-of-paging');
    const first = await platform.search({ limit: 2 });
    const last = await platform.search({ limit: 2, cursor: first.cursor });
    const again = await platform.search({ limit: 2, cursor: last.cursor });
    expect([first, last, again].map(({ groups }) => groups.length)).toEqual([2, 1, 1]);
    expect(again).toEqual(last);
    expect(last.cursor).toMatch(/./);
  });

  it('holds for the one page of a list, too', async () => {
    const platform = await platformWith('end-of-paging');
    const { cursor, scans } = await platform.listScans({});
    expect(await platform.listScans({ cursor })).toEqual({ cursor, scans });
    expect(scans).toHaveLength(1);
  });
});
