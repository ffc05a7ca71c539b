import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../../src/domain/failure.ts';
import { CODE_POINT } from '../../build/code-point.ts';
import { draws } from '../../build/draws.ts';
import { CONTRACT_EXAMPLE } from '../contract-example.ts';
import { parsePolicy } from '../parse-one-policy.ts';

const OPTIONS = { baseline: 'none', today: '2026-06-15', sourceName: 'policy' } as const;

describe('any input', () => {
  const pieces = fc.constantFrom(
    ...['version: 1\n', 'conditions:\n', '  - ', 'name: x\n', '    max: 0\n', 'where: '],
    ...['{', '}', '[', ']', ': ', '? ', '&a ', '*a ', '!t ', '"', "'", '|\n', '>\n', '\t'],
    ...['- ', '# ', '0', 'null', '!!int ', '---\n', '...\n', '%TAG\n', '__proto__: ', 'constructor: ', '<<: '],
    ...['\u2028', '\u{1f600}', '\ud800', '~'],
  );
  const change = fc.record({
    at: fc.nat(CONTRACT_EXAMPLE.length),
    cut: fc.nat(12),
    put: fc.oneof(pieces, fc.constant('')),
  });
  const changed = fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce((all, { at, cut, put }) => all.slice(0, at) + put + all.slice(at + cut), CONTRACT_EXAMPLE),
    );
  const anyText = fc.oneof(
    changed,
    changed,
    fc.string({ unit: CODE_POINT }),
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 10 }).map((parts) => CONTRACT_EXAMPLE + parts.join('')),
  );

  it('of text is a policy or is refused with a line and column', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        try {
          parsePolicy(text, OPTIONS);
        } catch (failure) {
          expect(failure).toBeInstanceOf(GateFailure);
          expect(failure).toMatchObject({ reason: 'policy-invalid' });
          expect((failure as GateFailure).message).toMatch(
            /^policy (?:has [1-9][0-9]* problems: )?line [1-9][0-9]*, column [1-9][0-9]*: \S/,
          );
          expect((failure as GateFailure).message).not.toMatch(/undefined|\[object|\n/);
          expect((failure as GateFailure).problems.length).toBeGreaterThan(0);
          for (const problem of (failure as GateFailure).problems)
            expect(problem).toMatch(/^policy line \d+, column \d+: \S|^and \d+ more$/);
        }
      }),
      { numRuns: draws(1_500) },
    );
  });

  it('of bytes is a policy or is refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        try {
          parsePolicy(bytes, OPTIONS);
        } catch (failure) {
          expect(failure).toMatchObject({ reason: 'policy-invalid' });
        }
      }),
    );
  });
});
