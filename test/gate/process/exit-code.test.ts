import { expect, it } from 'vitest';
import { REASON_NAMES } from '../../../src/domain/reason.ts';
import type { Verdict } from '../../../src/domain/verdict.ts';
import { exitCodeOf } from '../../../src/gate/process/exit-code.ts';

/** The verdict of a text such as `fail server`: word and reason. */
function verdictOf(text: string): Verdict {
  const [word, reason] = text.split(' ');
  return { word, reason, message: '' } as Verdict;
}

it.each([
  ['pass', 'enforce', false, 0],
  ['pass', 'report', false, 0],
  ['fail', 'enforce', false, 1],
  ['fail', 'enforce', true, 1],
  ['fail', 'report', false, 0],
  ['fail server', 'enforce', false, 1],
  ['fail server', 'enforce', true, 1],
  ['inconclusive no-scan', 'enforce', true, 0],
  ['inconclusive no-scan', 'report', false, 0],
  ['inconclusive no-scan', 'report', true, 0],
  ['inconclusive config', 'enforce', true, 3],
  ['inconclusive config', 'report', false, 3],
  ['inconclusive config', 'report', true, 3],
] as const)('a verdict of %s in mode %s, softened: %s, ends with %d', (verdict, mode, isSoftened, expected) => {
  expect(exitCodeOf(verdictOf(verdict), mode, isSoftened)).toBe(expected);
});

it.each(REASON_NAMES)('%s ends with 2 unless it is softened or only reported, and config with 3', (reason) => {
  expect(exitCodeOf(verdictOf(`inconclusive ${reason}`), 'enforce', false)).toBe(reason === 'config' ? 3 : 2);
});
