import { expect, it } from 'vitest';
import { ASSUMPTIONS } from '../../../src/tools/doctor/platform/assumptions.ts';
import type { AssumptionCheck, Checks } from '../../../src/tools/doctor/platform/observed.ts';
import { readSource } from '../../house/source-file.ts';

const PAGE = readSource('docs/spec-gaps.md').text;
const ROWS = [...PAGE.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(([, id]) => id as string);

it('every gap that is described is checked, or says why it is not', () => {
  expect(ROWS.filter((id) => !Object.hasOwn(ASSUMPTIONS, id))).toEqual([]);
});

it('every check belongs to a gap that is described', () => {
  expect(Object.keys(ASSUMPTIONS).filter((id) => !ROWS.includes(id))).toEqual([]);
});

// With -u, vitest writes the page.
it('the page has the effect and the check of each assumption in its last two columns', async () => {
  await expect(withChecks(PAGE, ASSUMPTIONS)).toMatchFileSnapshot('../../../docs/spec-gaps.md');
});

it('a row keeps what was written by hand', () => {
  const page = '| `a-gap` | open | closed | stale | stale |\n| `another` | open | closed | as it was | |';
  expect(withChecks(page, { 'a-gap': { effect: 'a wait', whyNot: 'nobody tells' } })).toBe(
    '| `a-gap` | open | closed | a wait | no |\n| `another` | open | closed | as it was | |',
  );
});

function withChecks(page: string, checks: Checks): string {
  return page.replaceAll(/^\| `(?<id>[a-z0-9-]+)` \|.*$/gm, (row, id: string) => {
    const check = checks[id];
    if (check === undefined) return row;
    const byHand = row.split(/(?<!\\)\|/).slice(1, 4);
    return `|${[...byHand, ` ${cell(check.effect)} `, ` ${cell(checkedWord(check))} `].join('|')}|`;
  });
}

function checkedWord(check: AssumptionCheck): string {
  return 'whyNot' in check ? 'no' : 'yes';
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
