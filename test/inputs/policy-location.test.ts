import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePolicyLocation } from '../../src/inputs/policy-location.ts';

const failure = (text: string) => {
  try {
    return parsePolicyLocation(text);
  } catch (thrown) {
    return thrown;
  }
};

describe('the input policy-file', () => {
  it.each([
    ['policy.yml', { kind: 'here', path: 'policy.yml' }],
    ['.github/security gate/policy.yml', { kind: 'here', path: '.github/security gate/policy.yml' }],
    ['a/b/c.yml', { kind: 'here', path: 'a/b/c.yml' }],
    ['acme/policies/p.yml@v1', { kind: 'elsewhere', repository: 'acme/policies', path: 'p.yml', ref: 'v1' }],
    [
      'acme/.github/gate/p.yml@release/1.x',
      { kind: 'elsewhere', repository: 'acme/.github', path: 'gate/p.yml', ref: 'release/1.x' },
    ],
  ])('reads %s', (text, location) => {
    expect(parsePolicyLocation(text)).toEqual(location);
  });

  it.each([
    ...'. .. a/./x a/ %2e%2e/x x.yml?ref=evil p.yml@main acme/policies/p.yml@ acme/policies/p.yml@a@{b'.split(' '),
    ...['', 'a\0x', 'a\nx', 'a\u2028x', 'acme/policies/p.yml@a b', 'ac me/policies/p.yml@main'],
  ])('refuses %j', (text) => {
    expect(failure(text)).toMatchObject({ name: 'InputProblem' });
  });

  it('never accepts a path that leaves the repository', () => {
    const segment = fc.constantFrom('..', '.', '', 'a', '%2e', '\\', '...', 'x@y');
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
        const location = failure(segments.join('/'));
        if (location instanceof Error) return;
        const { path } = location as { path: string };
        const resolved = new URL(path, 'https://host.example/base/').pathname;
        expect(resolved).toBe(`/base/${path}`);
      }),
    );
  });
});
