import { describe, expect, it } from 'vitest';
import { QUIRKS } from '../../emulator/quirks/quirks.ts';
import { parseQuirk, QUIRK_IDS } from '../../emulator/quirks/with-quirks.ts';
import { readSource } from '../house/source-file.ts';

describe('a quirk', () => {
  it.each(QUIRK_IDS)('%s breaks a row of docs/spec-gaps.md, and says how in a line', (id) => {
    expect(readSource('docs/spec-gaps.md').text).toContain(`| \`${id}\` |`);
    expect(QUIRKS[id].about).toMatch(/^[a-z].{10,90}[^.]$/);
  });

  it('is known only by its id', () => {
    expect(parseQuirk('end-of-paging')).toBe('end-of-paging');
    expect(() => parseQuirk('toString')).toThrow(/has that id; write one of .*end-of-paging/);
  });
});
