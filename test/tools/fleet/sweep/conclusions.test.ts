import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REASON_NAMES, type Reason } from '../../../../src/domain/reason.ts';
import { STATUS_STATES } from '../../../../src/forge/github/status-words.ts';
import { type Conclusion, conclusionOf, dueOf, isAnswer, worstOf } from '../../../../src/tools/fleet/sweep/sweep.ts';
import '../../../build/property-seed.ts';

const verdictOf = (word: 'pass' | 'fail') => ({ word, reason: undefined, message: '' }) as const;
const doubt = (reason: Reason) => ({ word: 'inconclusive', reason, message: '' }) as const;

describe('what a verdict proves', () => {
  it.each([
    ['a pass', { verdict: verdictOf('pass'), exitCode: 0 }, 'success'],
    ['a fail', { verdict: verdictOf('fail'), exitCode: 1 }, 'failure'],
    ['an incomplete fail', { verdict: { ...verdictOf('fail'), reason: 'server' }, exitCode: 1 }, 'failure'],
    ['a fail that is only reported', { verdict: verdictOf('fail'), exitCode: 0 }, 'success'],
    ['a doubt', { verdict: doubt('scan-running'), exitCode: 2 }, 'unproven'],
    ['a doubt that is softened', { verdict: doubt('server'), exitCode: 0 }, 'unproven'],
  ] as const)('is, of %s', (_, report, expected) => {
    expect(conclusionOf(report as Parameters<typeof conclusionOf>[0])).toBe(expected);
  });

  it('is an answer where what there is was seen, and else not', () => {
    const answers = REASON_NAMES.filter((reason) => isAnswer({ verdict: doubt(reason) }));
    expect(answers).toContain('no-scan');
    expect(answers).toContain('scan-running');
    for (const reason of ['server', 'auth', 'github', 'policy-missing', 'internal', 'config', 'cancelled'] as const) {
      expect(answers).not.toContain(reason);
    }
    expect(isAnswer({ verdict: { ...verdictOf('fail'), reason: 'server' } as never })).toBe(true);
  });
});

// The other states are those of whole sweeps.
it('what is due is the worst of all pull requests of the commit, and green only where all are known', () => {
  const conclusions = fc.array(fc.constantFrom<Conclusion>('success', 'failure', 'unproven'), {
    minLength: 1,
    maxLength: 4,
  });
  const stands = fc.option(fc.constantFrom(...STATUS_STATES), { nil: undefined });
  fc.assert(
    fc.property(conclusions, stands, fc.boolean(), (each, before, isWhole) => {
      const worst = (['failure', 'unproven'] as const).find((one) => each.includes(one)) ?? 'success';
      const due = worst === 'success' && !isWhole ? { left: 'list-incomplete' } : { due: worst };
      const result = dueOf(worstOf(each), before, isWhole);
      if (worst === 'unproven') expect(result).toEqual({ left: 'unproven' });
      else expect(result).toEqual(before === worst ? { left: 'same' } : due);
    }),
  );
});
