import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IssuePage } from '../../../src/domain/issue.ts';
import type { FetchedPage } from '../../../src/platform/paging.ts';
import { readAnswer } from '../../../src/platform/schema/answer.ts';
import { plainPage, readCountedPage } from '../../../src/platform/schema/counted-page.ts';
import { issueGroupList } from '../../../src/platform/schema/issue-group-list.ts';

const OPERATION = 'issue search';

/** What the reader that builds every page keeps of it. */
function countedOf({ page, cursor }: FetchedPage<IssuePage>): unknown {
  const groups = page.groups.map(({ issuesCount, ruleId, rulePath, issueType, epss }) => {
    return { issuesCount, ruleId, rulePath, issueType, epss };
  });
  return { page: { ...page, groups }, cursor };
}

function outcomeOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return String(error);
  }
}

function walked(text: string): unknown {
  return outcomeOf(() => countedOf(readCountedPage(OPERATION, Buffer.from(text)) as FetchedPage<IssuePage>));
}

function built(text: string): unknown {
  return outcomeOf(() => countedOf(readAnswer(OPERATION, issueGroupList, text)));
}

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
  ruleTestCases: [{ target: 'eval("x")\n', language: 'python' }],
  ruleDefinition: { rules: [{ id: 'x', on: null, n: -1.5e3 }, { id: 'y' }] },
  ruleSupersededBy: [{ product: 'RULE_TYPE_SAST', rulePath: 'python.lang.eval2' }],
  sastAttributes: {},
};

/** A member of a group as it is written: most often right, and each wrong in its own way. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  issuesCount: ['"12"', '3', '"0"', '"03"', '1e1', '-1', 'null', '""', '"1\\u0030"', '9007199254740993'],
  ruleId: ['"r1"', '""', '"a\\"b"', '"\\ud800"', '"é😀"', 'null', '7', '"a\nb"', '"\\x"', '"\\u12"'],
  rulePath: ['"a.b"', '""', 'null', '[]', '"a\\u0062"'],
  ruleVisibility: ['"RULE_VISIBILITY_PUBLIC"', '"NEW"', '"RULE_VISIBILITY_PUBLI\\u0043"', 'null', '1'],
  ruleLastChangeAt: ['"2020-11-18T23:30:10Z"', '"2020-02-30T00:00:00Z"', '""', 'null', '5'],
  ruleMeta: [
    '{}',
    'null',
    '{"author":"x","author":"y"}',
    '{"author":3}',
    '{"rule":{"origin":"MOON"}}',
    '{"rule":{"ruleId":"1","new":{"a":1,"a":2}}}',
    '{"new":{"a":1,"b":[{},[]]}}',
    '{"x":1,"x":2}',
    '{"autho\\u0072":"x","author":"y"}',
    '"x"',
  ],
  ruleTestCases: ['[]', '[{"target":"x"}, {}]', '[null]', 'null', '{}', '[{"target":"x"},]', '[{"language":{}}]'],
  ruleDefinition: [
    '{"a":[1,2,{"b":null}]}',
    '{"a":{"a":1},"a":2}',
    '"x"',
    '01',
    '1.',
    'tru',
    '[1 2]',
    '{"a" 1}',
    '[+1]',
    '{,}',
  ],
  ruleSupersededBy: ['[{"product":"RULE_TYPE_SCA"}]', '[{"product":"NEW"}]', 'null', '3'],
  sastAttributes: ['{}', 'null', '{"x":{"y":1}}', '{"x":1,"x":2}', '[]', '3'],
  scaAttributes: [
    '{}',
    '{"epssScore":{"score":0.97,"percentile":1.0,"updatedAt":"2020-11-18T23:30:10Z","categorization":"EPSS_PROBABILITY_LOW"}}',
    '{"epssScore":{"score":1e999}}',
    '{"epssScore":{"categorization":"NEW"}}',
    '{"epssScore":{"score":1,"score":2}}',
    'null',
  ],
  secretsAttributes: ['{}', 'null', '"x"'],
  brandNew: ['1', '{"a":1,"a":2}', '"\\q"'],
};

const member = fc
  .constantFrom(...Object.keys(VALUES))
  .chain((name) => fc.tuple(fc.constantFrom(`"${name}"`, `"${name}" `), usually(VALUES[name]!)))
  .map(([name, value]) => `${name}:${value}`);

/** The first, which is right, half of the time. */
function usually(values: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(fc.constant(values[0]!), fc.constantFrom(...values));
}

function object(members: readonly string[]): string {
  return `{${members.join(',')}}`;
}

const nameOf = (written: string): string => written.slice(0, written.indexOf('"', 1));

/** Names are doubled now and then. */
const group = fc.oneof(
  { weight: 20, arbitrary: fc.uniqueArray(member, { selector: nameOf, maxLength: 8 }).map(counted) },
  { weight: 2, arbitrary: fc.array(member, { maxLength: 8 }).map(object) },
  { weight: 1, arbitrary: fc.constantFrom('null', '3', '[]', '"x"', '{}', '{', '{"issuesCount":"1"}}') },
);

function counted(members: readonly string[]): string {
  return object(members.some((each) => each.startsWith('"issuesCount')) ? members : ['"issuesCount":"1"', ...members]);
}

const around = usually([
  '',
  '"cursor":"next"',
  '"total":"5","fetched":3',
  '"total":"five"',
  '"error":{"code":1}',
  '"error":null',
  '"groups":[]',
  '"meta":{"groups":[{"issuesCount":"7"}]}',
  '"gr\\u006fups":[]',
  '"x":"\\"groups\\":["',
  '"x":01',
]);

const page = fc
  .record({
    before: around,
    groups: fc.array(group, { maxLength: 4 }),
    after: around,
    end: usually(['', '\n', ' x', '{}', '\uFEFF', ',']),
    start: usually(['', ' ', '\uFEFF', '[']),
  })
  .map(({ before, groups, after, end, start }) => {
    const members = [before, `"groups": [${groups.join(' ,')}]`, after].filter((each) => each !== '');
    return start + object(members) + end;
  });

const DAMAGE = ['', '"', '\\', ',', ':', '}', ']', '{', '[', '0', '-', '.', 'e', '\u0000', '\n', '"a":', '[['];

describe('a page with what is counted of its groups', () => {
  it('is what is kept of the built page, and is refused with the same words', () => {
    fc.assert(
      fc.property(page, (text) => {
        expect(walked(text)).toEqual(built(text));
      }),
      { numRuns: 5000 },
    );
  });

  it('is that wherever the text is damaged', () => {
    const damaged = fc
      .record({ text: page, at: fc.nat(), remove: fc.nat(3), insert: fc.constantFrom(...DAMAGE) })
      .map(({ text, at, remove, insert }) => {
        const start = at % (text.length + 1);
        return text.slice(0, start) + insert + text.slice(start + remove);
      });
    fc.assert(
      fc.property(damaged, (text) => {
        expect(walked(text)).toEqual(built(text));
      }),
      { numRuns: 5000 },
    );
  });

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

  it('has at most 1,000,000 values, wherever they are', () => {
    const many = (values: number) =>
      `{"groups":[{"issuesCount":"1","ruleDefinition":[${'0,'.repeat(values - 7)}0]}],"total":"1"}`;
    expect(walked(many(1_000_000))).toEqual(built(many(1_000_000)));
    expect(walked(many(1_000_000))).toMatchObject({ page: { total: 1n } });
    expect(walked(many(1_000_001))).toMatch('more than 1000000 values');
  });

  it('has at most 10,000 members in any object', () => {
    const wide = (members: number) => {
      const definition = object(Array.from({ length: members }, (_, index) => `"m${index}":0`));
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
