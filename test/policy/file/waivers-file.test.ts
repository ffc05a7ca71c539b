import { describe, expect, it } from 'vitest';
import type { GateFailure } from '../../../src/domain/failure.ts';
import { readPolicies } from '../../../src/policy/file/parse-policy.ts';

const OPTIONS = { baseline: 'none', today: '2026-06-15' } as const;

const waiver = (rule: string, expires = '2026-06-22'): string =>
  `waivers: [{ rule: ${rule}, reason: b, owner: c, expires: ${expires} }]`;

/** Parses a policy and a waivers file. Each is absent if its text is undefined. */
function read(policy: string | undefined, waivers: string | undefined) {
  const source = { kind: 'local-file', path: 'x', sha256: 'x' } as const;
  const named = (text: string | undefined, sourceName: string) =>
    text === undefined ? undefined : { text, sourceName, source };
  const file = named(waivers, 'waivers');
  return readPolicies({ policy: named(policy, 'policy'), waivers: { path: 'x', file } }, OPTIONS).policy;
}

function refusal(policy: string | undefined, waivers: string): readonly string[] {
  try {
    read(policy, waivers);
  } catch (failure) {
    expect(failure).toMatchObject({ reason: 'policy-invalid' });
    return (failure as GateFailure).problems;
  }
  return [];
}

describe('a file of waivers', () => {
  it('adds to those of the policy', () => {
    const { waivers } = read(`version: 1\n${waiver('a')}`, `version: 1\n${waiver('b')}`);
    expect(waivers.map(({ rule }) => rule)).toEqual(['a', 'b']);
  });

  it('needs no policy', () => {
    const { waivers, ...rest } = read(undefined, `version: 1\n${waiver('b')}`);
    expect(waivers.map(({ rule }) => rule)).toEqual(['b']);
    expect(rest).toEqual({ conditions: [], onInconclusive: {} });
  });

  it('may name none', () => {
    expect(read('version: 1', 'version: 1').waivers).toEqual([]);
  });

  it('is limited by the longest waiver of the policy', () => {
    const policy = 'version: 1\nlongest-waiver: 7d';
    expect(read(policy, `version: 1\n${waiver('b')}`).waivers).toHaveLength(1);
    expect(refusal(policy, `version: 1\n${waiver('b', '2026-06-23')}`)).toEqual([
      'waivers line 2, column 52: "expires" is more than 7 days ahead ("longest-waiver"); write 2026-06-22 or an earlier date',
    ]);
    expect(read('version: 1', `version: 1\n${waiver('b', '2126-06-23')}`).waivers).toHaveLength(1);
  });

  it.each([
    ['- a', 'line 1, column 1: the file of waivers must be a map; begin with "version: 1"'],
    ['version: 2', 'line 1, column 10: "version" must be 1; this version of the gate supports no other'],
    ['version: 1\nconditions: []', 'line 2, column 1: unknown key "conditions"; write one of: version, waivers'],
    ['waivers: []', 'line 1, column 1: missing key "version"; add "version: 1"'],
    ['version: 1\nwaivers: [x]', 'line 2, column 11: "waivers" must contain maps with rule, reason, owner and expires'],
  ])('%j is refused: %s', (text, problem) => {
    expect(refusal('version: 1', text)).toEqual([`waivers ${problem}`]);
  });

  it('is refused together with the policy, the policy first', () => {
    expect(refusal('version: 2', 'version: 3')).toEqual([
      expect.stringMatching(/^policy line 1, column 10: "version"/),
      expect.stringMatching(/^waivers line 1, column 10: "version"/),
    ]);
  });
});
