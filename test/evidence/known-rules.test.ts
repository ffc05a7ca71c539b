import { describe, expect, it } from 'vitest';
import { ruleKey } from '../../src/domain/evidence.ts';
import { KnownRules } from '../../src/evidence/read-search.ts';
import { anIssueGroup } from '../build/an-issue-group.ts';

describe('known rules', () => {
  const first = { rulePath: 'a', ruleId: '1', issueType: 'sast' } as const;

  it.each([
    ['the first of a path', first],
    ['another id of that path', { ...first, ruleId: '2' }],
    ['another issue type of that path', { ...first, issueType: 'sca' } as const],
    ['a rule without a path', { ...first, rulePath: '' }],
  ])('have %s once, under its key', (_, facts) => {
    const known = new KnownRules();
    known.ruleOf(anIssueGroup(first));
    const found = known.ruleOf(anIssueGroup(facts));
    expect(found).toEqual({ key: ruleKey(anIssueGroup(facts)), rule: expect.objectContaining(facts) });
    expect(known.ruleOf(anIssueGroup(facts))).toBe(found);
  });

  it('do not have a group without a name', () => {
    expect(new KnownRules().ruleOf(anIssueGroup({ rulePath: '', ruleId: '' }))).toBeUndefined();
  });
});
