import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUTANTS, testFileOf } from '../faults/mutants.ts';
import { DEFECTS } from '../universe/defects.ts';
import { isOfRemovedTool } from './source-file.ts';

const THERE = MUTANTS.filter(({ file }) => !isOfRemovedTool(`src/${file}`));

it.each(THERE)('the mutant "$name" matches its file once', ({ file, from, to }) => {
  expect(readFileSync(`src/${file}`, 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});

it('every mutant has its own name, and tests that exist', () => {
  const names = MUTANTS.map(({ name }) => name);
  const tests = new Set(THERE.flatMap(({ caughtBy }) => caughtBy));
  expect(new Set(names).size).toBe(names.length);
  expect([...tests].filter((name) => !existsSync(testFileOf(name)))).toEqual([]);
});

it.each(DEFECTS)('the defect "$name" matches its file once', ({ file, from }) => {
  expect(readFileSync(`src/${file}`, 'utf8').split(from)).toHaveLength(2);
});
