import { describe, expect, it } from 'vitest';
import { allOf, GateFailure } from '../../src/domain/failure.ts';
import type { Reason } from '../../src/domain/reason.ts';

const failure = (reason: Reason): GateFailure => new GateFailure(reason, reason);

describe('several failures as one', () => {
  it('have all others beside the first, and those beside these, in one list', () => {
    const one = allOf([failure('server'), failure('network')]);
    const other = allOf([failure('index-lag'), undefined, failure('superseded')]);
    const all = allOf([undefined, one, other])!;
    expect([all, ...all.also].map(({ reason }) => reason)).toEqual(['server', 'network', 'index-lag', 'superseded']);
    expect(allOf([failure('unstable'), all, one])?.also).toEqual([all, ...all.also]);
  });

  it('are the only one as it is, and none without one', () => {
    const only = failure('server');
    expect(allOf([undefined, only])).toBe(only);
    expect(allOf([undefined])).toBeUndefined();
  });
});
