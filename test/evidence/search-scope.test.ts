import { expect, it } from 'vitest';
import { refSpellings } from '../../src/evidence/search-scope.ts';

it.each<[reported: readonly (string | undefined)[], spellings: readonly string[]]>([
  [['refs/pull/7/merge'], ['refs/pull/7/merge']],
  [['refs/heads/main'], ['refs/heads/main', 'main']],
  [['main'], ['main', 'refs/heads/main']],
  [['feature/refs/heads/x'], ['feature/refs/heads/x', 'refs/heads/feature/refs/heads/x']],
  [['refs/tags/v1'], ['refs/tags/v1']],
  [
    ['main', 'refs/heads/main', undefined, ''],
    ['main', 'refs/heads/main'],
  ],
  [
    ['main', 'refs/pull/7/merge'],
    ['main', 'refs/heads/main', 'refs/pull/7/merge'],
  ],
  [[undefined, ''], []],
])('the refs %j are searched as %j', (reported, spellings) => {
  expect(refSpellings(reported)).toEqual(spellings);
});
