import { expect, it } from 'vitest';
import { renderSpecGaps } from '../../scripts/write-spec-gaps.ts';
import { ASSUMPTIONS } from '../../src/tools/doctor/platform/assumptions.ts';
import { listFiles, readSource } from './source-file.ts';

const ROWS = [...readSource('docs/spec-gaps.md').text.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(
  ([, id]) => id as string,
);

/** Where each gap is assumed, by id. */
function assumptions(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { path, text } of listFiles(['src', 'emulator'], '.ts')) {
    for (const [, id] of text.matchAll(/\/\/ spec-gap: ([^\s]+)/g)) found.set(id as string, path);
  }
  return found;
}

it('every gap that the code assumes something about is described', () => {
  const missing = [...assumptions()].filter(([id]) => !ROWS.includes(id));
  expect(missing).toEqual([]);
});

it('every gap that is described is assumed in the code', () => {
  const assumed = assumptions();
  expect(ROWS.filter((id) => !assumed.has(id))).toEqual([]);
});

it('no gap is described twice', () => {
  expect(ROWS).toEqual([...new Set(ROWS)]);
});

it('every gap that is described has its look, or says why none can show it', () => {
  expect(ROWS.filter((id) => !Object.hasOwn(ASSUMPTIONS, id))).toEqual([]);
});

it('every look belongs to a gap that is described', () => {
  expect(Object.keys(ASSUMPTIONS).filter((id) => !ROWS.includes(id))).toEqual([]);
});

it('a row has the effect and the look of its assumption, and keeps what was written by hand', () => {
  const page = '| `a-gap` | open | closed | stale | stale |\n| `another` | open | closed | as it was | |';
  const rendered = renderSpecGaps(page, { 'a-gap': { effect: 'a wait', whyNot: 'nobody tells' } });
  expect(rendered).toBe(
    '| `a-gap` | open | closed | a wait | no: nobody tells |\n| `another` | open | closed | as it was | |',
  );
});
