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

  it.each([
    [0, /^policy has 2 problems: line 1, column 1: one; line 2, column 1: x+$/],
    [1, /^policy has 2 problems: line 1, column 1: one; and 1 more$/],
  ])('prints 2,000 characters of problems, and not %i more', (more, expected) => {
    const head = 'policy has 2 problems: line 1, column 1: one' + 'line 2, column 1: ';
    const second = 'x'.repeat(2_000 - head.length + more);
    const problems = ['one', second].map((message, index) => ({ place: { line: index + 1, column: 1 }, message }));
    expect(refusalOf([{ sourceName: 'policy', cause: new PolicyProblems(problems) }]).message).toMatch(expected);
  });

  it('lists those of two files one file after the other, and a hundred in all', () => {
    const cause = (count: number) =>
      new PolicyProblems(
        Array.from({ length: count }, (_, index) => ({ place: { line: count - index, column: 1 }, message: 'wrong' })),
      );
    const { message, problems } = refusalOf([
      { sourceName: 'policy', cause: cause(99) },
      { sourceName: 'waivers', cause: cause(3) },
    ]);
    expect(problems.slice(-3)).toEqual([
      'policy line 99, column 1: wrong',
      'waivers line 1, column 1: wrong',
      'and 2 more',
    ]);
    expect(message).toMatch(/; waivers has 3 problems: line 1, column 1: wrong; line 2, .*; line 3, column 1: wrong$/);
  });
});
