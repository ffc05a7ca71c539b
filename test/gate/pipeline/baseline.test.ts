import { describe, expect, it } from 'vitest';
import { baselineOf } from '../../../src/gate/pipeline/baseline.ts';
import { aPush, aTarget } from '../../build/a-target.ts';

const MAIN = { ref: 'refs/heads/main', refs: ['refs/heads/main', 'main'] };

describe('the baseline', () => {
  it('is not set by default', () => {
    expect(baselineOf({ kind: 'none' }, aTarget())).toBeUndefined();
  });

  it('is the base branch of the pull request', () => {
    expect(baselineOf({ kind: 'base' }, aTarget())).toEqual(MAIN);
  });

  it('is the ref that the input names, whatever the base', () => {
    const baseline = baselineOf({ kind: 'ref', ref: 'release' }, aTarget());
    expect(baseline).toEqual({ ref: 'release', refs: ['release', 'refs/heads/release'] });
  });

  it('is missing, with a notice, for an event without a base', () => {
    const notice = 'The event push has no base branch: all issues are counted, none is compared.';
    expect(baselineOf({ kind: 'base' }, aPush())).toEqual({ notice });
  });

  it.each(['main', 'refs/heads/main'])('is never the pushed branch itself: %s', (ref) => {
    const notice = `The baseline ${ref} is the ref under test itself: all issues are counted, none is compared.`;
    expect(baselineOf({ kind: 'ref', ref }, aPush('refs/heads/main'))).toEqual({ notice });
  });

  it.each<[own: string, ref: string, isItself: boolean]>([
    ['refs/tags/v1', 'v1', true],
    ['refs/tags/v1', 'refs/tags/v1', true],
    ['refs/tags/v1', 'refs/heads/v1', false],
    ['v1', 'refs/heads/v1', true],
    ['v1', 'refs/tags/v1', true],
  ])('of %s that is %s is the ref under test itself: %s (M7)', (own, ref, isItself) => {
    expect(baselineOf({ kind: 'ref', ref }, aPush(own))).toHaveProperty(isItself ? 'notice' : 'refs');
  });
});
