import { describe, expect, it } from 'vitest';
import type { GateFailure } from '../../../src/domain/failure.ts';
import { parsePolicy } from '../../../src/policy/file/parse-policy.ts';

/** What the refusal says of a policy with one entry that has this key besides, without the places. */
function told(list: string, entry: string, key: string): readonly string[] {
  const text = `version: 1\n${list}: [{ ${entry}, ${key}: 1 }]`;
  try {
    parsePolicy(text, { baseline: 'none', today: '2026-06-15', sourceName: 'policy' });
  } catch (failure) {
    return (failure as GateFailure).problems.map((problem) => problem.replace(/^policy line \d+, column \d+: /, ''));
  }
  return [];
}

describe('a key that people expect of a condition', () => {
  it.each([
    ['epss', 'epss-above'],
    ['epss-score', 'epss-above'],
    ['epss_score', 'epss-above'],
    ['EPSS_Score', 'epss-above'],
    ['min-epss', 'epss-above'],
    ['age', 'older-than'],
    ['min-age', 'older-than'],
    ['older', 'older-than'],
    ['product', 'issue-types'],
    ['products', 'issue-types'],
    ['type', 'issue-types'],
    ['types', 'issue-types'],
    ['filter', 'where'],
    ['limit', 'max'],
    ['maximum', 'max'],
  ])('is told what it is called here: %s is %s', (key, word) => {
    const problem = expect.stringMatching(`unknown key "${key}"; did you mean "${word}"\\?`);
    expect(told('conditions', word === 'max' ? 'name: x' : 'name: x, max: 0', key)).toContainEqual(problem);
  });

  it('is told nothing of what a waiver calls it', () => {
    expect(told('conditions', 'name: x, max: 0', 'until')).toEqual([
      expect.stringMatching(/^unknown key "until"; write one of: /),
    ]);
  });
});

describe('a key that people expect of a waiver', () => {
  it.each([
    ['path', 'rule'],
    ['rule-id', 'rule'],
    ['rule_id', 'rule'],
    ['rule-path', 'rule'],
    ['until', 'expires'],
    ['issue', 'ticket'],
    ['max', 'max-issues'],
    ['product', 'issue-types'],
    ['products', 'issue-types'],
    ['type', 'issue-types'],
    ['types', 'issue-types'],
  ])('is told what it is called here: %s is %s', (key, word) => {
    const entry = { rule: 'x', reason: 'b', owner: 'c', expires: '2027-01-31', [word]: undefined };
    const members = Object.entries(entry).flatMap(([name, text]) => (text === undefined ? [] : [`${name}: ${text}`]));
    const problem = expect.stringMatching(`unknown key "${key}"; did you mean "${word}"\\?`);
    expect(told('waivers', members.join(', '), key)).toContainEqual(problem);
  });
});
