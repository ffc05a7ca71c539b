import { describe, expect, it } from 'vitest';
import { plainPage } from '../../../src/platform/schema/counted-page.ts';
import { built, objectOf, walked } from './both-readers.ts';

/** Whether no page had to be built for it. */
function isWalked(text: string): boolean {
  return plainPage(Buffer.from(text)) !== undefined;
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
  it('is walked without being built, in any order, with white space, escapes and new members', () => {
    const whole = { total: '9', groups: [GROUP, { ...GROUP, brandNew: 1 }], cursor: 'next', more: {} };
    const reversed = Object.fromEntries(Object.entries(GROUP).reverse());
    for (const text of [
      JSON.stringify(whole),
      JSON.stringify(whole, null, '\t'),
      `${JSON.stringify({ groups: [reversed] })}\n`,
      '{"groups":[]}',
    ]) {
      expect(isWalked(text)).toBe(true);
      expect(walked(text)).toEqual(built(text));
    }
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
    expect(isWalked(text)).toBe(false);
    expect(walked(text)).toEqual(built(text));
    expect(walked(text)).toMatch('the answer breaks the documentation');
  });

  it.each([
    ['the same word', 'ruleVisibility', '"RULE_VISIBILITY_PUBLIC"', '"notices":[]'],
    ['a longer word', 'ruleVisibility', '"RULE_VISIBILITY_PUBLIC_TOO"', 'RULE_VISIBILITY_PUBLIC_TOO'],
    ['the same time', 'ruleLastChangeAt', '"2020-11-18T23:30:10Z"', '"notices":[]'],
    ['a time without its end', 'ruleLastChangeAt', '"2020-11-18T23:30:10"', 'is not a time'],
    ['a time and more', 'ruleLastChangeAt', '"2020-11-18T23:30:10Z "', 'is not a time'],
  ])('checks what comes after a group that was right: %s', (_what, name, written, told) => {
    const text = `{"groups":[${JSON.stringify(GROUP)},{"issuesCount":"1","${name}":${written}}]}`;
    expect(walked(text)).toEqual(built(text));
    expect(JSON.stringify(walked(text), (_, value) => (typeof value === 'bigint' ? String(value) : value))).toContain(
      told,
    );
  });

  it('is nested 64 deep and no deeper', () => {
    const nested = (depth: number) =>
      `{"groups":[{"issuesCount":"1","ruleDefinition":${'['.repeat(depth - 3)}${']'.repeat(depth - 3)}}]}`;
    expect(isWalked(nested(64))).toBe(true);
    expect(walked(nested(65))).toMatch('nested deeper than 64');
  });

  it('has at most 10,000 members in any object', () => {
    const wide = (members: number) => {
      const definition = objectOf(Array.from({ length: members }, (_, index) => `"m${index}":0`));
      return `{"groups":[{"issuesCount":"1","ruleDefinition":${definition}}]}`;
    };
    expect(walked(wide(10_000))).toEqual(built(wide(10_000)));
    expect(walked(wide(10_000))).toMatchObject({ page: { groups: [{ issuesCount: 1n }] } });
    expect(walked(wide(10_001))).toMatch('more than 10000 members');
  });

  it('has the notices of all its groups, in their order', () => {
    const groups = [{ ...GROUP, b: 1 }, GROUP, { ...GROUP, ruleVisibility: 'NEW' }, { ...GROUP, a: 1 }];
    const text = JSON.stringify({ groups });
    expect(isWalked(text)).toBe(true);
    expect(walked(text)).toEqual(built(text));
    expect(walked(text)).toMatchObject({
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
