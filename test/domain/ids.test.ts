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
});

describe('a commit hash', () => {
  const sha = '0123456789abcdef0123456789abcdef01234567';

  it.each([sha, `${sha}0123456789abcdef01234567`])('can be %s', (text) => {
    expect(isCommitSha(text)).toBe(true);
  });

  it.each([
    ...[sha.slice(0, 12), sha.slice(1), `${sha}0`, `${sha}0123456789abcdef0123456`, sha.toUpperCase()],
    ...[` ${sha}`, `${sha}\n`, `${sha.slice(1)}g`, 'HEAD', ''],
  ])('cannot be %j (C9, C10)', (text) => {
    expect(isCommitSha(text)).toBe(false);
  });
});

it('the hash of a deletion is zeros alone', () => {
  expect(['0'.repeat(40), '0'.repeat(64), `${'0'.repeat(39)}1`, ''].map(isZeroSha)).toEqual([true, true, false, false]);
});
