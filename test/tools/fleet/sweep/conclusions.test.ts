import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommitSha } from '../../../../src/domain/ids.ts';
import { REASON_NAMES, type Reason } from '../../../../src/domain/reason.ts';
import { STATUS_STATES, type StatusState } from '../../../../src/forge/github/status-words.ts';
import { type Conclusion, conclusionOf, dueOf, isAnswer, worstOf } from '../../../../src/tools/fleet/sweep/sweep.ts';
import { turnStatus } from '../../../../src/tools/fleet/sweep/sweep-host.ts';
import '../../../build/property-seed.ts';
import { FakeHost } from './fake-host.ts';

const verdictOf = (word: 'pass' | 'fail') => ({ word, reason: undefined, message: '' }) as const;
const doubt = (reason: Reason) => ({ word: 'inconclusive', reason, message: '' }) as const;

describe('the conclusion of a verdict', () => {
  it.each([
    ['a pass', { verdict: verdictOf('pass'), exitCode: 0 }, 'success'],
    ['a fail', { verdict: verdictOf('fail'), exitCode: 1 }, 'failure'],
    ['an incomplete fail', { verdict: { ...verdictOf('fail'), reason: 'server' }, exitCode: 1 }, 'failure'],
    ['a fail that is only reported', { verdict: verdictOf('fail'), exitCode: 0 }, 'success'],
    ['a doubt', { verdict: doubt('scan-running'), exitCode: 2 }, 'unproven'],
    ['a doubt that is softened', { verdict: doubt('server'), exitCode: 0 }, 'unproven'],
  ] as const)('is right for %s', (_, report, expected) => {
    expect(conclusionOf(report as Parameters<typeof conclusionOf>[0])).toBe(expected);
  });

  it('is an answer if the platform was read completely, and else not', () => {
    const answers = REASON_NAMES.filter((reason) => isAnswer({ verdict: doubt(reason) }));
    expect(answers).toContain('no-scan');
    expect(answers).toContain('scan-running');
    for (const reason of ['server', 'auth', 'github', 'policy-missing', 'internal', 'config', 'cancelled'] as const) {
      expect(answers).not.toContain(reason);
    }
    expect(isAnswer({ verdict: { ...verdictOf('fail'), reason: 'server' } as never })).toBe(true);
  });
});

// Tests of whole sweeps cover the other states.
it('the due status is the worst of all pull requests of the commit, and green only if all are known', () => {
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

const SHA = 'c'.repeat(40) as CommitSha;
const OURS = { state: 'success', description: 'ours', targetUrl: undefined } as const;

describe('a changed status', () => {
  it('is overwritten by another run of the gate, and never by another account, at any time', async () => {
    const moment = fc.record({
      // The listing or the write before which it happens, counted from 1.
      before: fc.constantFrom('list', 'write'),
      which: fc.integer({ min: 1, max: 3 }),
      state: fc.constantFrom(...STATUS_STATES),
      isOurs: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.option(fc.constantFrom(...STATUS_STATES), { nil: undefined }),
        fc.boolean(),
        fc.uniqueArray(moment, { selector: ({ before, which }) => `${before} ${which}`, maxLength: 2 }),
        async (stands, isCovered, moments) => {
          const host = new FakeHost([]);
          const before = stands && host.set(SHA, stands);
          const strangers = isCovered ? [host.set(SHA, 'success', 'of a stranger', false)] : [];
          const others: StatusState[] = [];
          const seen = { list: 0, write: 0 };
          const act = (kind: 'list' | 'write') => () => {
            seen[kind] += 1;
            for (const each of moments.filter(({ before, which }) => before === kind && which === seen[kind])) {
              const { state, isOurs } = each;
              if (isOurs) others.push(host.set(SHA, state).state);
              else strangers.push(host.set(SHA, state, 'of a stranger', false));
            }
          };
          host.beforeList = act('list');
          host.between = act('write');
          const turned = await turnStatus(host, SHA, OURS, strangers[0] ?? before);
          const words = others.length === 0 ? OURS : { state: others.at(-1)!, description: 'of another run' };
          expect(host.kept[0]).toMatchObject(words);
          expect(host.isOurs(host.kept[0]!)).toBe(true);
          expect(turned).toMatchObject({ kind: others.length === 0 ? 'written' : 'overtaken', status: host.kept[0] });
          expect(turned.stranger?.id).toBe(strangers.at(-1)?.id);
          const ours = host.kept.filter(({ id }) => host.written.includes(id));
          expect(ours.filter(({ description }) => description === 'of a stranger')).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('does not begin with an older one of ours that a longer list shows', async () => {
    const host = new FakeHost([]);
    host.set(SHA, 'success');
    const before = host.set(SHA, 'pending');
    expect(await turnStatus(host, SHA, OURS, before)).toMatchObject({ kind: 'written', stranger: undefined });
  });

  it('is requested again if it is not listed yet, and fails if it never is', async () => {
    const host = new FakeHost([]);
    const before = host.set(SHA, 'failure');
    host.statuses = async () => [];
    await expect(turnStatus(host, SHA, OURS, before)).rejects.toMatchObject({ reason: 'github' });
    expect(host.written).toHaveLength(1);
  });
});
