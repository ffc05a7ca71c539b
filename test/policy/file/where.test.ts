import { describe, expect, it } from 'vitest';
import {
  FILTER_MEMBER_NAMES,
  type FilterMember,
  type FilterMemberName,
  filterMember,
} from '../../../src/domain/issue-filter.ts';
import { ISSUE_TYPES, issueTypeWord, RATED_ISSUE_TYPES } from '../../../src/domain/product.ts';
import { parsePolicy } from '../parse-one-policy.ts';

type Where = Readonly<Record<string, unknown>>;

/** The filter that is read from a policy's `where`. */
function read(where: Where, issueTypes?: readonly string[]): unknown {
  const condition = { name: 'x', max: 0, where, 'issue-types': issueTypes };
  const text = JSON.stringify({ version: 1, conditions: [condition] });
  const [{ scope } = { scope: undefined }] = parsePolicy(text, {
    baseline: 'none',
    today: '2026-06-15',
    sourceName: 'policy',
  }).conditions;
  return scope?.kind === 'search' ? scope.where : undefined;
}

/** A value that a policy may write for a member, and the value that the gate sends. */
function sample({ kind, values = [] }: FilterMember): { written: unknown; sent: unknown } {
  const [first = '', second = ''] = values;
  const alike = (value: unknown) => ({ written: value, sent: value });
  switch (kind) {
    case 'text':
      return alike('abc');
    case 'texts':
      return alike(['abc']);
    case 'boolean':
      return alike(false);
    case 'date-time':
      return alike('2026-01-31T12:00:00Z');
    case 'enum':
      return alike(first);
    case 'enums':
      return { written: [first.toLowerCase(), second], sent: [first, second] };
  }
}

/** The 16 members that a policy may not set (docs/verdict-rules/what-is-judged.md#how-it-is-read). */
const REFUSED = [
  ...['refs', 'repositoryIds', 'repositoryNames', 'repositoryRefIds', 'onPrimaryBranch'],
  ...['includeArchived', 'severities', 'aggregateIssueStates', 'tab', 'status', 'ids'],
  ...['issueParentIds', 'filterIssueTypes', 'actions', 'policySlugs', 'upgradeGuidance'],
] as const satisfies readonly FilterMemberName[];
const ALLOWED = FILTER_MEMBER_NAMES.filter((name) => !REFUSED.some((refused) => refused === name));
const LIMITED = ALLOWED.filter((name) => filterMember(name).issueTypes !== undefined);
const ENUMS = ALLOWED.filter((name) => filterMember(name).values !== undefined);

describe('where', () => {
  it('accepts 40 of the 56 members', () => {
    expect([ALLOWED.length, REFUSED.length]).toEqual([40, 16]);
  });

  it.each(ALLOWED)('accepts %s', (name) => {
    const member = filterMember(name);
    const { written, sent } = sample(member);
    expect(read({ [name]: written }, member.issueTypes)).toEqual({ [name]: sent });
  });

  it.each(REFUSED)('refuses %s by name, with the reason', (name) => {
    const member = filterMember(name);
    const { written } = sample(member);
    expect(() => read({ [name]: written }, member.issueTypes)).toThrow(
      `"${name}" is not allowed in "where": ${member.refusal}; remove it`,
    );
  });

  it.each([
    [{ ruleId: ['a'] }, 'unknown key "ruleId"; did you mean "ruleIds"?'],
    [{ constructor: ['a'] }, 'unknown key "constructor"; write one of: since, until, '],
    [{ ruleIds: [] }, '"ruleIds" must not be an empty list; name a value, or remove the key'],
    [{ ruleIds: 'a' }, '"ruleIds" must be a list; write its values in brackets: [one, another]'],
    [{ ruleIds: 12 }, '"ruleIds" must be a list; write its values in brackets: [one, another]'],
    [{ ruleIds: [12] }, '"ruleIds" must be text; put it in quotes'],
    [{ ruleIds: [''] }, '"ruleIds" must not be blank; write a text'],
    [{ ruleIds: ['a', 'a'] }, '"ruleIds" names this value twice; name it once'],
    [{ filePaths: ['a', 'b'] }, '"filePaths" takes at most 1; split the condition'],
    [{ includeTicketed: 'true' }, '"includeTicketed" must be true or false, without quotes'],
    [{ aiVerdicts: ['true_positive', 'TRUE-POSITIVE'] }, '"aiVerdicts" names this value twice; name it once'],
    [
      { aiVerdicts: ['positive'] },
      '"aiVerdicts" does not know "positive"; write one of: true_positive, false_positive, no_verdict',
    ],
    [{ relativeSince: ['one_day'] }, '"relativeSince" must be one of: one_minute, one_day, '],
  ])('refuses %j', (where, message) => {
    expect(() => read(where)).toThrow(message);
  });
});

describe('an enum value', () => {
  it.each(ENUMS)('of %s may be written in full or short, with - or _, in any case', (name) => {
    const { kind, values = [], prefix = '', issueTypes } = filterMember(name);
    for (const value of values) {
      const short = value.slice(prefix.length);
      for (const written of [value, value.toLowerCase(), short, short.toLowerCase(), short.replaceAll('_', '-')]) {
        const isList = kind === 'enums';
        expect(read({ [name]: isList ? [written] : written }, issueTypes)).toEqual({
          [name]: isList ? [value] : value,
        });
      }
    }
  });
});

describe('a time', () => {
  it.each(['2026-01-31T12:00:00Z', '2026-01-31T23:59:59.123456789+14:00', '2024-02-29T00:00:00-23:59'])(
    'may be %s',
    (since) => {
      expect(read({ since })).toEqual({ since });
    },
  );

  it.each([
    ...['2026-01-31', '2026-01-31T12:00Z', '2026-01-31T12:00:00', '2026-01-31 12:00:00Z'],
    ...['2026-02-29T12:00:00Z', '2026-01-31T24:00:00Z', '2026-01-31T12:60:00Z'],
    ...['2026-01-31T12:00:60Z', '2026-01-31T12:00:00.Z', '2026-01-31T12:00:00+0100'],
    ...['2026-01-31T12:00:00Zx', 'x2026-01-31T12:00:00Z', '2026-01-31Tx12:00:00Z'],
    ...['2026-01-31T12:00:00ZT', '2026-01-31T12:00:00+24:00', '', 'yesterday', 5],
  ])('may not be %j', (until) => {
    expect(() => read({ until })).toThrow('"until" must be a time such as "2026-01-31T00:00:00Z"');
  });
});

describe('a member that is limited to some issue types', () => {
  it.each(LIMITED)('(%s) can be used only with those types', (name) => {
    const { issueTypes = [] } = filterMember(name);
    const { written } = sample(filterMember(name));
    const others = ISSUE_TYPES.filter((type) => !issueTypes.includes(type));
    const message = `"${name}" applies to ${issueTypes.map(issueTypeWord).join(' and ')} only; set "issue-types: [${issueTypes.map(issueTypeWord).join(', ')}]"`;
    expect(() => read({ [name]: written })).toThrow(message);
    expect(() => read({ [name]: written }, RATED_ISSUE_TYPES)).toThrow(message);
    for (const other of others) {
      expect(() => read({ [name]: written }, [other])).toThrow(message);
      expect(() => read({ [name]: written }, [...issueTypes, other])).toThrow(message);
    }
    for (const type of issueTypes) expect(read({ [name]: written }, [type])).toBeDefined();
  });

  it('is refused with the types that all members together allow', () => {
    expect(() => read({ clickToFixPrStates: ['open'], cves: ['CVE-1'] }, ['sast', 'sca'])).toThrow(
      '"cves" applies to supply-chain only; set "issue-types: [supply-chain]"',
    );
    expect(read({ clickToFixPrStates: ['open'], cves: ['CVE-1'] }, ['sca'])).toBeDefined();
  });

  it('cannot be used together with one of another type', () => {
    expect(() => read({ cves: ['CVE-1'], secretTypes: ['a'] }, ['sca'])).toThrow(
      '"secretTypes" applies to secrets only, and another key here only to other types; split the condition in two',
    );
  });
});
