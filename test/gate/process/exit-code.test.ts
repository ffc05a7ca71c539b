import { expect, it } from 'vitest';
import { REASON_NAMES } from '../../../src/domain/reason.ts';
import type { Verdict } from '../../../src/domain/verdict.ts';
import { exitCodeOf } from '../../../src/gate/process/exit-code.ts';

const message = '';
const pass: Verdict = { word: 'pass', reason: undefined, message };
const fail: Verdict = { word: 'fail', reason: undefined, message };
const incompleteFail: Verdict = { ...fail, reason: 'server' };
const inconclusive: Verdict = { word: 'inconclusive', reason: 'no-scan', message };
const config: Verdict = { ...inconclusive, reason: 'config' };

it.each([
  ['a pass', pass, 'enforce', false, 0],
  ['a pass', pass, 'report', false, 0],
  ['a fail', fail, 'enforce', false, 1],
  ['a fail that somebody tried to soften', fail, 'enforce', true, 1],
  ['a fail', fail, 'report', false, 0],
  ['an incomplete fail', incompleteFail, 'enforce', false, 1],
  ['an incomplete fail whose reason is softened', incompleteFail, 'enforce', true, 1],
  ['an inconclusive verdict', inconclusive, 'enforce', false, 2],
  ['an inconclusive verdict that is softened', inconclusive, 'enforce', true, 0],
  ['an inconclusive verdict', inconclusive, 'report', false, 0],
  ['an inconclusive verdict that is softened', inconclusive, 'report', true, 0],
  ['a wrong setting', config, 'enforce', false, 3],
  ['a wrong setting that somebody tried to soften', config, 'enforce', true, 3],
  ['a wrong setting', config, 'report', false, 3],
  ['a wrong setting that somebody tried to soften', config, 'report', true, 3],
] as const)('%s (%o) in mode %s, with softening %s, ends with %d', (_, verdict, mode, isSoftened, expected) => {
  expect(exitCodeOf(verdict, mode, isSoftened)).toBe(expected);
});

it('only config ends with 3, and no reason with 0 unless it is softened or only reported', () => {
  for (const reason of REASON_NAMES.filter((each) => each !== 'config')) {
    expect(exitCodeOf({ word: 'inconclusive', reason, message: '' }, 'enforce', false)).toBe(2);
  }
});
