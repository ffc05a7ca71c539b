import { expect, it } from 'vitest';
import {
  branchName,
  branchOrTagName,
  branchRef,
  isBranchOrTagRef,
  isFullRef,
  isRefName,
  isSameRef,
  listSpellings,
  pullRequestNumber,
  refKeysAmong,
  refSpellings,
} from '../../src/domain/ref.ts';

it.each([
  ['refs/heads/main', true, true],
  ['refs/tags/v1', true, true],
  ['refs/pull/7/merge', true, false],
  ['main', false, false],
  ['feature/refs/heads/x', false, false],
  ['', false, false],
])('%j is a full ref: %s, of a branch or tag: %s', (ref, isFull, isOfBranchOrTag) => {
  expect([isFullRef(ref), isBranchOrTagRef(ref)]).toEqual([isFull, isOfBranchOrTag]);
});

it.each([
  ['refs/heads/main', 'main', 'main'],
  ['main', 'main', 'main'],
  ['refs/tags/v1', 'refs/tags/v1', 'v1'],
  ['refs/heads/refs/tags/v1', 'refs/tags/v1', 'refs/tags/v1'],
  ['refs/tags/refs/heads/v1', 'refs/tags/refs/heads/v1', 'refs/heads/v1'],
  ['feature/refs/heads/x', 'feature/refs/heads/x', 'feature/refs/heads/x'],
  ['refs/pull/7/merge', 'refs/pull/7/merge', 'refs/pull/7/merge'],
])('%j is %j if branches are shortened, and %j if tags are too', (ref, branch, branchOrTag) => {
  expect([branchName(ref), branchOrTagName(ref)]).toEqual([branch, branchOrTag]);
});

it('the full ref of a branch contains its whole name, even one that begins like a full ref', () => {
  expect([branchRef('main'), branchRef('refs/x')]).toEqual(['refs/heads/main', 'refs/heads/refs/x']);
});

it.each([
  ['main', true],
  ['refs/heads/Grüße', true],
  ['a'.repeat(255), true],
  ['a'.repeat(256), false],
  ['-main', false],
  ['.main', false],
  ['main/', false],
  ['main.lock', false],
  ['a..b', false],
  ['a@{1}', false],
  ['a b', false],
  ['機能\u3000x', true],
  ['a\u2028b', false],
  ['a\u0000b', false],
  ...[...'~^:?*[\\'].map((letter): [string, boolean] => [`a${letter}b`, false]),
])('git accepts %j as the name of a ref: %s', (text, isName) => {
  expect(isRefName(text)).toBe(isName);
});

it.each([
  ['refs/pull/7/merge', '7'],
  ['refs/pull/12345678901234567890/head', '12345678901234567890'],
  ['refs/pull/7', '7'],
  ['refs/pull/7x/merge', undefined],
  ['refs/heads/refs/pull/7/merge', undefined],
  ['pull/7', undefined],
  ['7', undefined],
  [undefined, undefined],
])('the pull request of the ref %s is %s', (ref, number) => {
  expect(pullRequestNumber(ref)).toBe(number);
});

it.each<[reported: readonly (string | undefined)[], spellings: readonly string[]]>([
  [['refs/pull/7/merge'], ['refs/pull/7/merge']],
  [['main'], ['main', 'refs/heads/main']],
  [['refs/tags/v1'], ['refs/tags/v1']],
  [
    ['main', 'refs/heads/main', undefined, ''],
    ['main', 'refs/heads/main'],
  ],
  [
    ['main', 'refs/pull/7/merge'],
    ['main', 'refs/heads/main', 'refs/pull/7/merge'],
  ],
  [
    ['v1', 'refs/tags/v1'],
    ['v1', 'refs/tags/v1'],
  ],
  [[undefined, ''], []],
])('the refs %j are searched as %j', (reported, spellings) => {
  expect(refSpellings(reported)).toEqual(spellings);
});

it.each<[one: string | undefined, other: string | undefined, isSame: boolean]>([
  ['main', 'refs/heads/main', true],
  ['v1', 'refs/tags/v1', true],
  ['refs/heads/v1', 'refs/heads/v1', true],
  ['refs/heads/v1', 'refs/tags/v1', false],
  ['refs/tags/v1', 'refs/tags/v2', false],
  ['refs/pull/7/merge', 'refs/pull/7/head', false],
  ['refs/heads/refs/pull/7/merge', 'refs/pull/7/merge', false],
  ['refs/heads/refs/tags/v1', 'refs/tags/v1', false],
  ['7', 'refs/pull/7/merge', false],
  ['main', 'Main', false],
  ['main', undefined, false],
  ['main', '', false],
  ['', undefined, true],
  [undefined, undefined, true],
])('%j and %j may name one ref: %s (M7)', (one, other, isSame) => {
  expect([isSameRef(one, other), isSameRef(other, one)]).toEqual([isSame, isSame]);
});

it.each<[refs: readonly (string | undefined)[], groups: number]>([
  [['main', 'refs/heads/main', 'main'], 1],
  [['v1', 'refs/tags/v1'], 1],
  [['refs/heads/v1', 'refs/tags/v1'], 2],
  [['v1', 'refs/heads/v1', 'refs/tags/v1', 'v1'], 3],
  [['refs/heads/refs/tags/v1', 'refs/tags/v1'], 2],
  [[undefined, ''], 1],
])('the scans of %j are of %i refs (M7)', (refs, groups) => {
  expect(new Set(refs.map(refKeysAmong(refs))).size).toBe(groups);
  expect(new Set([...refs].reverse().map(refKeysAmong([...refs].reverse()))).size).toBe(groups);
});

it.each<[reported: readonly string[], meant: string, spellings: readonly string[]]>([
  [['v1'], 'refs/tags/v1', ['v1']],
  [['v1'], 'refs/heads/v1', ['v1', 'refs/heads/v1']],
  [['v1'], 'v1', ['v1', 'refs/heads/v1']],
  [['v1'], 'refs/tags/v2', ['v1', 'refs/heads/v1']],
  [['v1', 'refs/heads/v1'], 'refs/tags/v1', ['v1', 'refs/heads/v1']],
  [['v1', 'refs/tags/v1'], 'refs/heads/v1', ['v1', 'refs/heads/v1', 'refs/tags/v1']],
])('the refs %j, judged as %s, are searched as %j (M7)', (reported, meant, spellings) => {
  expect(refSpellings(reported, meant)).toEqual(spellings);
});

it.each<[ref: string, seen: readonly (string | undefined)[], meant: string | undefined, asked: readonly string[]]>([
  ['main', [], undefined, ['main', 'refs/heads/main']],
  ['refs/heads/main', ['main', 'mainline', undefined], undefined, ['refs/heads/main', 'main']],
  ['refs/pull/7/merge', ['topic', 'refs/pull/8/merge'], undefined, ['refs/pull/7/merge']],
  [
    'refs/pull/7/merge',
    ['refs/pull/7/head', 'refs/pull/77/head'],
    undefined,
    ['refs/pull/7/merge', 'refs/pull/7/head'],
  ],
  ['refs/tags/v1', ['refs/heads/v1'], 'refs/tags/v1', ['refs/tags/v1']],
  ['v1', ['refs/tags/v1', 'refs/heads/v1'], 'refs/tags/v1', ['v1', 'refs/tags/v1']],
  ['v1', ['refs/tags/v1'], 'refs/heads/v1', ['v1', 'refs/heads/v1']],
  ['refs/tags/v1', [], 'v1', ['refs/tags/v1', 'v1', 'refs/heads/v1']],
])('the list is requested for %s, with %j and judged as %s, as %j (M8)', (ref, seen, meant, asked) => {
  expect(listSpellings(ref, seen, meant)).toEqual(asked);
});
