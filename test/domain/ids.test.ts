import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommitSha, isDigits, isZeroSha } from '../../src/domain/ids.ts';

describe('digits of an id', () => {
  it.each(['0', '7', '10', '9007199254740993', '9223372036854775807'])('%j are valid', (text) => {
    expect(isDigits(text)).toBe(true);
  });

  it.each([
    ...['', ' ', '-1', '+1', '01', '00', '1.0', '1e3', '0x1', '٣', '５', '1 ', '1\n', '../1', '1?x', '1#', '1/..'],
    ...['9223372036854775808', '10000000000000000000', '9'.repeat(5_000)],
  ])('%j are not valid (D22)', (text) => {
    expect(isDigits(text)).toBe(false);
  });

  it('are valid exactly where they are those of a 64-bit number', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }), (number) => isDigits(String(number))));
    fc.assert(fc.property(fc.bigInt({ min: 2n ** 63n }), (number) => !isDigits(String(number))));
  });
});

describe('a commit hash', () => {
  const sha = '0123456789abcdef0123456789abcdef01234567';

  it.each([sha, `${sha}0123456789abcdef01234567`])('can be %s', (text) => {
    expect(isCommitSha(text)).toBe(true);
  });

  it.each([
    ['a prefix', sha.slice(0, 12)],
    ['39 digits', sha.slice(1)],
    ['41 digits', `${sha}0`],
    ['63 digits', `${sha}0123456789abcdef0123456`],
    ['in upper case', sha.toUpperCase()],
    ['padded', ` ${sha}`],
    ['followed by a line break', `${sha}\n`],
    ['written with another letter', `${sha.slice(1)}g`],
    ['a name', 'HEAD'],
    ['empty', ''],
  ])('cannot be %s (C9, C10)', (_, text) => {
    expect(isCommitSha(text)).toBe(false);
  });
});

it.each([
  ['0'.repeat(40), true],
  ['0'.repeat(64), true],
  [`${'0'.repeat(39)}1`, false],
  ['', false],
])('%j is the hash of a deletion: %s', (text, expected) => {
  expect(isZeroSha(text)).toBe(expected);
});
