import { expect, test } from 'vitest';
import { NEXT_STEP, REASONS } from '../../../src/domain/reason.ts';
import { nextStep } from '../../../src/report/text/next-step.ts';

test('a pass has no next step', () => {
  expect(nextStep({ word: 'pass', reason: undefined, message: '' })).toBe('');
});

test('the next step of a fail names three ways out', () => {
  expect(nextStep({ word: 'fail', reason: 'server', message: '' })).toMatch(
    /^Fix .* triage .* re-run .* waiver with an owner and a date/,
  );
});

test.each(REASONS)('the reason %s has a next step of its own', (reason) => {
  expect(nextStep({ word: 'inconclusive', reason, message: '' })).toBe(NEXT_STEP[reason]);
});
