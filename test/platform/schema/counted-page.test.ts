import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../src/platform/schema/answer.ts';
import { countedGroupList } from '../../../src/platform/schema/issue-group.ts';

function read(text: string) {
  return readAnswer('issue search', countedGroupList, Buffer.from(text));
}

const GROUP = {
  issuesCount: '12',
  ruleId: 'r1',
  ruleShaSum: 'abc',
  ruleVisibility: 'RULE_VISIBILITY_PUBLIC',
  ruleMeta: { author: 'Ada', rule: { ruleId: 'r1', origin: 'RULE_ORIGIN_PRO_RULES' }, more: [1.5, true] },
  ruleLastChangeAt: '2020-11-18T23:30:10Z',
  rulePath: 'python.lang.é.eval',
  ruleSourceUri: 'https://rules.example/é/eval',
  ruleTestCases: [{ target: 'eval("x")\n', language: 'python' }],
  ruleDefinition: { rules: [{ id: 'x', on: null, n: -1.5e3 }, { id: 'y' }] },
  ruleSupersededBy: [{ product: 'RULE_TYPE_SAST', rulePath: 'python.lang.eval2' }],
  sastAttributes: {},
};

describe('a page with what is counted of its groups', () => {
  const counted = {
    issuesCount: 12n,
    ruleId: 'r1',
    rulePath: 'python.lang.é.eval',
    ruleSourceUri: 'https://rules.example/é/eval',
    issueType: 'sast',
    epss: undefined,
  };

  it('is read in any order, with white space, escapes and new members, and keeps nothing else', () => {
    const whole = { total: '9', groups: [GROUP, { ...GROUP, brandNew: 1 }], cursor: 'next', more: {} };
    const reversed = Object.fromEntries(Object.entries(GROUP).reverse());
    const notices = ['unknown member brandNew in an issue group'];
    const page = { groups: [counted, counted], total: 9n, fetched: undefined, notices };
    expect(read(JSON.stringify(whole))).toEqual({ page, cursor: 'next' });
    expect(read(JSON.stringify(whole, null, '\t'))).toEqual({ page, cursor: 'next' });
    expect(read(`${JSON.stringify({ groups: [reversed] })}\n`).page.groups).toEqual([counted]);
  });

  it.each([
    ['a member of a group twice', '{"groups":[{"issuesCount":"9","issuesCount":"0"}]}'],
    ['a member of a part of a group twice', '{"groups":[{"issuesCount":"9","ruleMeta":{"author":"a","author":"b"}}]}'],
    ['an unknown member twice', '{"groups":[{"issuesCount":"9","ruleMeta":{"x":"a","x":"b"}}]}'],
    ['a member of anything twice', '{"groups":[{"issuesCount":"9","ruleDefinition":{"x":{"y":1,"y":2}}}]}'],
    ['a member of the page twice', '{"groups":[{"issuesCount":"9"}],"total":"1","total":"9"}'],
    ['the groups twice', '{"groups":[{"issuesCount":"9"}],"groups":[]}'],
    ['text after the page', '{"groups":[{"issuesCount":"9"}]}{}'],
    ['a page without end', '{"groups":[{"issuesCount":"9"}]'],
    ['a comma too many', '{"groups":[{"issuesCount":"9"},]}'],
    ['a raw line feed in a text', '{"groups":[{"issuesCount":"9","ruleId":"a\nb"}]}'],
    ['a group without a count', '{"groups":[{"issuesCount":"9"},{"ruleId":"r"}]}'],
    ['an error that comes with groups', '{"groups":[{"issuesCount":"9"}],"error":"no"}'],
    ['groups of another member', '{"x":{"groups":[{"issuesCount":"9"}]},"total":"0"}'],
  ])('is refused with %s', (_what, text) => {
    expect(() => read(text)).toThrow('the answer breaks the documentation');
  });

  it('names what is wrong in a group after one that was right', () => {
    const text = `{"groups":[${JSON.stringify(GROUP)},{"issuesCount":"1","ruleLastChangeAt":"2020-11-18T23:30:10"}]}`;
    expect(() => read(text)).toThrow('documentation: groups.1.ruleLastChangeAt is not a time');
  });

  it('is nested 64 deep and no deeper', () => {
    const nested = (depth: number) =>
      `{"groups":[{"issuesCount":"1","ruleDefinition":${'['.repeat(depth - 3)}${']'.repeat(depth - 3)}}]}`;
    expect(read(nested(64)).page.groups).toHaveLength(1);
    expect(() => read(nested(65))).toThrow('nested deeper than 64');
  });

  it('has at most 10,000 members in any object', () => {
    const wide = (members: number) => {
      const definition = Array.from({ length: members }, (_, index) => `"m${index}":0`).join();
      return `{"groups":[{"issuesCount":"1","ruleDefinition":{${definition}}}]}`;
    };
    expect(read(wide(10_000))).toMatchObject({ page: { groups: [{ issuesCount: 1n }] } });
    expect(() => read(wide(10_001))).toThrow('more than 10000 members');
  });

  it('has the notices of all its groups, in their order', () => {
    const groups = [{ ...GROUP, b: 1 }, GROUP, { ...GROUP, ruleVisibility: 'NEW' }, { ...GROUP, a: 1 }];
    expect(read(JSON.stringify({ groups }))).toMatchObject({
      page: {
        notices: [
          'unknown member b in an issue group',
          'unknown value NEW of ruleVisibility in an issue group',
          'unknown member a in an issue group',
        ],
      },
    });
  });
});
