import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../../src/domain/failure.ts';
import { PolicyProblems, refusalOf } from '../../../src/policy/file/policy-problem.ts';
import { parsePolicy } from '../parse-one-policy.ts';

function refusal(source: string | Uint8Array): GateFailure {
  try {
    parsePolicy(source, { baseline: 'none', today: '2026-06-15', sourceName: 'policy' });
  } catch (failure) {
    if (failure instanceof GateFailure) return failure;
    throw failure;
  }
  throw new Error('the policy was accepted');
}

it('a byte that is not UTF-8 is reported at its line and column, with the byte order mark counted', () => {
  expect(refusal(Uint8Array.of(0xef, 0xbb, 0xbf, 0x23, 0xff)).message).toBe(
    'policy line 1, column 3: this is not UTF-8; save it as UTF-8',
  );
});

it('a refusal has the problem and its line and column as its cause', () => {
  const { cause } = refusal('version: 2');
  expect(cause).toBeInstanceOf(PolicyProblems);
  expect(cause).toMatchObject({ name: 'PolicyProblems', problems: [{ place: { line: 1, column: 10 } }] });
});

describe('a refusal of many problems', () => {
  const keys = (count: number): string =>
    ['version: 1', ...Array.from({ length: count }, (_, index) => `zz${index}: x`)].join('\n');

  it('lists a hundred, and counts the rest', () => {
    expect(refusal(keys(100)).problems).toHaveLength(100);
    const { problems } = refusal(keys(103));
    expect(problems).toHaveLength(101);
    expect(problems.slice(-2)).toEqual([
      expect.stringMatching(/^policy line 101, column 1: unknown key "zz99"/),
      'and 3 more',
    ]);
  });

  it('says the first three in its message, and counts the rest', () => {
    const message = (count: number) =>
      refusal(keys(count)).message.replaceAll(/ unknown key.*?(?=; policy|; and|$)/g, '');
    const three = [2, 3, 4].map((line) => `policy line ${line}, column 1:`).join('; ');
    expect([message(3), message(4)]).toEqual([three, `${three}; and 1 more`]);
  });

  it('lists those of two files one file after the other, and a hundred in all', () => {
    const cause = (count: number) =>
      new PolicyProblems(
        Array.from({ length: count }, (_, index) => ({ place: { line: count - index, column: 1 }, message: 'wrong' })),
      );
    const { problems } = refusalOf([
      { sourceName: 'policy', cause: cause(99) },
      { sourceName: 'waivers', cause: cause(3) },
    ]);
    expect(problems.slice(-3)).toEqual([
      'policy line 99, column 1: wrong',
      'waivers line 1, column 1: wrong',
      'and 2 more',
    ]);
  });
});
