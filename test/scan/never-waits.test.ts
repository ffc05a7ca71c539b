import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRunningScan, aScan } from '../build/a-scan.ts';
import { aPullRequest, aTarget } from '../build/a-target.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { type Asked, ago, choiceInWords, choiceOf } from './a-choice.ts';
import { someScans } from './some-scans.ts';
import '../build/property-seed.ts';

const TARGET = aTarget({ subject: aPullRequest({ headRef: 'topic' }) });

/** The choice, or why there can be none. */
function chosen(...given: Parameters<typeof choiceOf>) {
  try {
    return choiceOf(...given);
  } catch (thrown) {
    return { kind: 'thrown', blocker: undefined, thrown } as const;
  }
}

describe('where nothing is waited for', () => {
  it('all that would be waited for is given up, for the same cause, and all else is as ever', () => {
    fc.assert(
      fc.property(someScans, (scans) => {
        const asked: Asked = { target: TARGET, facts: Object.fromEntries(scans.map(({ id }) => [id, {}])) };
        const usual = chosen(scans, asked);
        const never = chosen(scans, { ...asked, neverWaits: true });
        if (usual.kind !== 'wait') expect(never).toEqual(usual);
        else expect(never).toMatchObject({ kind: 'give-up', blocker: { kind: usual.blocker.kind } });
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a scan that runs', [aRunningScan()], 'give-up unfinished 900'],
    ['a scan that is not there', [], 'give-up none {}'],
    [
      "the pull request's own scan, where the head branch's is there and others have their own",
      [
        aScan({ id: '2', branch: 'refs/heads/topic', isFullScan: true, ...ago(5) }),
        aScan({ id: '1', branch: 'refs/pull/8/merge', commit: 'b'.repeat(40), ...ago(60) }),
      ],
      'give-up other-ref 2',
    ],
  ])('%s is given up', (_, scans, expected) => {
    expect(choiceInWords(scans, { target: TARGET, facts: { 2: {} }, neverWaits: true })).toBe(expected);
    expect(choiceInWords(scans, { target: TARGET, facts: { 2: {} }, waitMs: 0 })).toBe(expected);
  });

  it('a project that another may fit better proves nothing: not even what is broken there', () => {
    const fresh = aScan({ id: '1', completedAtMs: NOON_MS - 30_000 });
    const facts = {
      1: {
        fit: 'address',
        projectName: 'shop',
        names: { displayName: 'shop', repository: undefined, address: undefined },
      },
    } as const;
    const asked = { isIdConfigured: false, facts, neverWaits: true } as const;
    expect(choiceInWords([fresh], asked)).toBe('give-up late-project 1 of shop');
  });
});
