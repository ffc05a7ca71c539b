import { expect, it } from 'vitest';
import { ASSUMPTIONS } from '../../../src/tools/doctor/platform/assumptions.ts';
import { readSource } from '../../house/source-file.ts';

const PAGE = readSource('docs/spec-gaps.md').text;
const ROWS = [...PAGE.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(([, id]) => id as string);

it('every described gap is checked, or has the reason why not', () => {
  expect(Object.keys(ASSUMPTIONS).sort()).toEqual(ROWS.sort());
});

// With -u, vitest writes the page. The columns that were written by hand stay.
it('the page has the effect and the check of each assumption in its last two columns', async () => {
  const page = PAGE.replaceAll(/^\| `(?<id>[a-z0-9-]+)` \|.*$/gm, (row, id: string) => {
    const check = ASSUMPTIONS[id];
    if (check === undefined) return row;
    const byHand = row.split(/(?<!\\)\|/).slice(1, 4);
    const written = [check.effect, 'whyNot' in check ? 'no' : 'yes'].map((text) => ` ${text.replaceAll('|', '\\|')} `);
    return `|${[...byHand, ...written].join('|')}|`;
  });
  await expect(page).toMatchFileSnapshot('../../../docs/spec-gaps.md');
});
