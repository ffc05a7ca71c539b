import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../../build/draws.ts';
import { built, objectOf, walked } from './both-readers.ts';

/** A member of a group as it is written: most often right, and each wrong in its own way. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  issuesCount: ['"12"', '3', '"0"', '"03"', '1e1', '-1', 'null', '""', '"1\\u0030"', '9007199254740993'],
  ruleId: ['"r1"', '""', '"a\\"b"', '"\\ud800"', '"é😀"', 'null', '7', '"a\nb"', '"\\x"', '"\\u12"'],
  ruleSourceUri: ['"https://rules.example/r1"', '""', 'null', '7', '"a\\u0062"', '"a\nb"'],
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

const nameOf = (written: string): string => written.slice(0, written.indexOf('"', 1));

/** Names are doubled now and then. */
const group = fc.oneof(
  { weight: 20, arbitrary: fc.uniqueArray(member, { selector: nameOf, maxLength: 8 }).map(counted) },
  { weight: 2, arbitrary: fc.array(member, { maxLength: 8 }).map(objectOf) },
  { weight: 1, arbitrary: fc.constantFrom('null', '3', '[]', '"x"', '{}', '{', '{"issuesCount":"1"}}') },
);

function counted(members: readonly string[]): string {
  return objectOf(
    members.some((each) => each.startsWith('"issuesCount')) ? members : ['"issuesCount":"1"', ...members],
  );
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
    return start + objectOf(members) + end;
  });

const DAMAGE = ['', '"', '\\', ',', ':', '}', ']', '{', '[', '0', '-', '.', 'e', '\u0000', '\n', '"a":', '[['];

describe('any page with what is counted of its groups', () => {
  it('is what is kept of the built page, and is refused with the same words', () => {
    fc.assert(
      fc.property(page, (text) => {
        expect(walked(text)).toEqual(built(text));
      }),
      { numRuns: draws(2_000) },
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
      { numRuns: draws(2_000) },
    );
  });

  it('has at most 1,000,000 values, wherever they are', () => {
    const many = (values: number) =>
      `{"groups":[{"issuesCount":"1","ruleDefinition":[${'0,'.repeat(values - 7)}0]}],"total":"1"}`;
    expect(walked(many(1_000_000))).toEqual(built(many(1_000_000)));
    expect(walked(many(1_000_000))).toMatchObject({ page: { total: 1n } });
    expect(walked(many(1_000_001))).toMatch('more than 1000000 values');
  });
});
