import { expect, it } from 'vitest';
import { renderSpecGaps } from '../../../scripts/write-spec-gaps.ts';
import { ASSUMPTIONS } from '../../../src/tools/doctor/platform/assumptions.ts';
import { readSource } from '../../house/source-file.ts';

const ROWS = [...readSource('docs/spec-gaps.md').text.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(
  ([, id]) => id as string,
);

it('every gap that is described is checked, or says why it is not', () => {
  expect(ROWS.filter((id) => !Object.hasOwn(ASSUMPTIONS, id))).toEqual([]);
});

it('every check belongs to a gap that is described', () => {
  expect(Object.keys(ASSUMPTIONS).filter((id) => !ROWS.includes(id))).toEqual([]);
});

it('a row has the effect and the check of its assumption, and keeps what was written by hand', () => {
  const page = '| `a-gap` | open | closed | stale | stale |\n| `another` | open | closed | as it was | |';
  const rendered = renderSpecGaps(page, { 'a-gap': { effect: 'a wait', whyNot: 'nobody tells' } });
  expect(rendered).toBe(
    '| `a-gap` | open | closed | a wait | no: nobody tells |\n| `another` | open | closed | as it was | |',
  );
});
