import { expect, it } from 'vitest';
import { listFiles, readSource } from './source-file.ts';

const ROWS = [...readSource('docs/spec-gaps.md').text.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(
  ([, id]) => id as string,
);

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
