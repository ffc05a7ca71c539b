import { expect, it } from 'vitest';
import { GateFailure } from '../../../src/domain/failure.ts';
import { parsePolicy } from '../../../src/policy/file/parse-policy.ts';
import { PolicyProblems } from '../../../src/policy/file/policy-problem.ts';

function refusal(source: string | Uint8Array): GateFailure {
  try {
    parsePolicy(source, { baseline: 'none', today: '2026-06-15', sourceName: 'policy' });
  } catch (failure) {
    if (failure instanceof GateFailure) return failure;
    throw failure;
  }
  throw new Error('the policy was accepted');
}

it('a byte that is not UTF-8 is reported where an editor shows it, counting a byte order mark', () => {
  expect(refusal(Uint8Array.of(0xef, 0xbb, 0xbf, 0x23, 0xff)).message).toBe(
    'policy line 1, column 3: this is not UTF-8; save the policy as UTF-8',
  );
});

it('a refusal keeps the problem and its place as its cause', () => {
  const { cause } = refusal('version: 2');
  expect(cause).toBeInstanceOf(PolicyProblems);
  expect(cause).toMatchObject({ name: 'PolicyProblems', problems: [{ place: { line: 1, column: 10 } }] });
});
