import { describe, expect, it } from 'vitest';
import { baselineOf } from '../../../src/gate/pipeline/baseline.ts';
import { aPush, aTarget } from '../../build/a-target.ts';

const MAIN = { ref: 'refs/heads/main', refs: ['refs/heads/main', 'main'] };

const RELEASE = { ref: 'release', refs: ['release', 'refs/heads/release'] };
const NOTHING = ['The event push has no base branch: all issues are counted, none is compared.'];

describe('the baseline', () => {
  it.each([
    ['is not set by default', { kind: 'none' }, aTarget(), {}],
    ['is the base branch of the pull request', { kind: 'base' }, aTarget(), { baseline: MAIN }],
    [
      'is the ref that the input names, with any base branch',
      { kind: 'ref', ref: 'release' },
      aTarget(),
      { baseline: RELEASE },
    ],
    ['is missing, with a notice, for an event without a base', { kind: 'base' }, aPush(), { notices: NOTHING }],
  ] as const)('%s', (_, input, target, due) => {
    expect(baselineOf(input, target)).toEqual({ baseline: undefined, notices: [], ...due });
  });

  it.each(['main', 'refs/heads/main'])('is never the pushed branch itself: %s', (ref) => {
    const told = `The baseline ${ref} is the ref under test itself: all issues are counted, none is compared.`;
    expect(baselineOf({ kind: 'ref', ref }, aPush('refs/heads/main'))).toEqual({
      baseline: undefined,
      notices: [told],
    });
  });

  it.each<[own: string, ref: string, isItself: boolean]>([
    ['refs/tags/v1', 'v1', true],
    ['refs/tags/v1', 'refs/tags/v1', true],
    ['refs/tags/v1', 'refs/heads/v1', false],
    ['v1', 'refs/heads/v1', true],
    ['v1', 'refs/tags/v1', true],
  ])('of %s that is %s is the ref under test itself: %s (M7)', (own, ref, isItself) => {
    expect(baselineOf({ kind: 'ref', ref }, aPush(own)).baseline === undefined).toBe(isItself);
  });
});
