import { expect, it } from 'vitest';
import { parseNamedRef } from '../../src/cli/command.ts';

it.each([
  ['main', 'refs/heads/main'],
  ['feature/x', 'refs/heads/feature/x'],
  ['pull/7', 'refs/heads/pull/7'],
  ['v1', 'refs/heads/v1'],
  ['refs/heads/main', 'refs/heads/main'],
  ['refs/tags/v1', 'refs/tags/v1'],
  ['refs/pull/7/merge', 'refs/pull/7/merge'],
  ['refs/pull/7/head', 'refs/pull/7/head'],
])('the ref that a person names %j is %j', (text, ref) => {
  expect(parseNamedRef(text)).toBe(ref);
});

it.each([
  'a b',
  ...'refs/notes/x refs/merge-requests/7/head refs/pull/7 refs/pull/07/merge refs/pull/7/other refs/heads refs/heads/ -main'.split(
    ' ',
  ),
])('%j is refused, with what to write', (text) => {
  expect(() => parseNamedRef(text)).toThrow(/is not the name of a ref; write main, refs\/heads\/main/);
});
