import { describe, expect, it } from 'vitest';
import { SEVERITIES } from '../../../src/domain/issue.ts';
import { filterMember } from '../../../src/domain/issue-filter.ts';
import { ISSUE_TYPES } from '../../../src/domain/product.ts';
import { inspectPolicy } from '../../../src/policy/file/inspect-policy.ts';
import { messageOf } from '../../../src/policy/file/policy-problem.ts';
import {
  ConditionEntry,
  OnInconclusive,
  PolicyFile,
  WaiverEntry,
  WHERE_MEMBERS,
} from '../../../src/policy/file/policy-schema.ts';
import { readYaml } from '../../../src/policy/file/yaml-tree.ts';

/*
 * The tests write what each problem proposes in its place, and the policy must then have no problem. Policies are made
 * of plain data here, because JSON is YAML.
 */

type Data = Readonly<Record<string, unknown>>;

const TODAY = '2026-02-20';

function problemsOf(policy: Data): readonly string[] {
  const text = JSON.stringify(policy);
  return inspectPolicy(Buffer.from(text), { baseline: 'given', today: TODAY }).problems.map(messageOf);
}

/** The one problem that a policy has. */
function problemOf(policy: Data): string {
  const problems = problemsOf(policy);
  expect(problems).toHaveLength(1);
  return problems[0]!;
}

/** The words that a message proposes. */
function proposed(message: string): readonly string[] {
  const meant = /did you mean "(.*?)"\?/.exec(message)?.[1];
  if (meant !== undefined) return [meant];
  const words = /(?:write one of|must be one of): (.*)$/.exec(message)?.[1];
  if (words === undefined) throw new Error(`nothing is proposed: ${message}`);
  return words.split(', ');
}

/** A misspelled word, with the first letter twice. */
const misspelt = (word: string): string => `${word[0]}${word}`;

const CONDITION = { name: 'x', max: 0 };
const WAIVER = { rule: 'a.b', reason: 'b', owner: 'c', expires: '2026-03-31' };

const ABOVE = { name: 'above', max: 0 };

const withCondition = (condition: Data): Data => ({ version: 1, conditions: [ABOVE, condition] });
const withKey = (key: string, value: unknown): Data => withCondition({ ...CONDITION, [key]: value });
const withWaiver = (waiver: Data): Data => ({ version: 1, waivers: [waiver] });
const without = (data: Data, key: string): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));

/** A condition for each key, with the other members that the key needs. */
const CONDITIONS: Readonly<Record<string, Data>> = {
  name: CONDITION,
  'issue-types': { ...CONDITION, 'issue-types': ['sca'] },
  severities: { ...CONDITION, severities: ['high'] },
  where: { ...CONDITION, where: { ruleIds: ['a'] } },
  'epss-above': { ...CONDITION, 'issue-types': ['sca'], 'epss-above': 0.1 },
  unscored: { ...CONDITION, 'issue-types': ['sca'], 'epss-above': 0.1, unscored: 'count' },
  'older-than': { ...CONDITION, 'older-than': '14d' },
  states: { ...CONDITION, states: ['ignored-app'] },
  'triaged-within': { ...CONDITION, states: ['ignored-app'], 'triaged-within': '7d' },
  max: CONDITION,
  count: { ...CONDITION, count: 'groups' },
  compare: { ...CONDITION, compare: 'new' },
  action: { ...CONDITION, action: 'warn' },
  'if-scanned': { ...CONDITION, 'if-scanned': true },
};
const WAIVERS: Readonly<Record<string, Data>> = {
  ...Object.fromEntries(Object.keys(WAIVER).map((key) => [key, WAIVER])),
  'max-issues': { ...WAIVER, 'max-issues': 3 },
  ticket: { ...WAIVER, ticket: 'SEC-1' },
  'issue-types': { ...WAIVER, 'issue-types': ['sast'] },
  severities: { ...WAIVER, severities: ['low'] },
};

const SECTIONS = [
  { what: 'a condition', keys: Object.keys(ConditionEntry.shape), whole: CONDITIONS, put: withCondition },
  { what: 'a waiver', keys: Object.keys(WaiverEntry.shape), whole: WAIVERS, put: withWaiver },
  {
    what: 'a policy',
    keys: Object.keys(PolicyFile.shape),
    whole: Object.fromEntries(
      Object.entries({
        version: 1,
        conditions: [CONDITION],
        waivers: [WAIVER],
        'longest-waiver': '90d',
        'fail-on-severity': 'low',
        'on-inconclusive': { server: 'warn' },
      }).map(([key, value]) => [key, { version: 1, [key]: value }]),
    ) as Readonly<Record<string, Data>>,
    put: (policy: Data) => policy,
  },
  {
    what: 'on-inconclusive',
    keys: Object.keys(OnInconclusive.shape),
    whole: Object.fromEntries(Object.keys(OnInconclusive.shape).map((reason) => [reason, { [reason]: 'warn' }])),
    put: (answers: Data): Data => ({ version: 1, 'on-inconclusive': answers }),
  },
] as const;

describe.each(SECTIONS)('the key that is proposed in $what', ({ keys, whole, put }) => {
  it.each([...keys])('is right for a misspelt %s', (key) => {
    const entry = whole[key]!;
    expect(problemsOf(put(entry))).toEqual([]);
    const wrong = { ...without(entry, key), [misspelt(key)]: entry[key] };
    const messages = problemsOf(put(wrong)).filter((message) => !message.startsWith('missing key'));
    expect(messages.map(proposed)).toEqual([[key]]);
    expect(problemsOf(put({ ...without(wrong, misspelt(key)), [key]: entry[key] }))).toEqual([]);
  });

  it('is any of its keys if none is similar', () => {
    const entry = whole[keys[0]!]!;
    const words = proposed(problemOf(put({ ...entry, qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq: 1 })));
    expect(words.toSorted()).toEqual(keys.toSorted());
  });
});

describe('the key to add', () => {
  it.each([
    ...(['name', 'max'] as const).map((key) => [key, CONDITION, withCondition] as const),
    ...Object.keys(WAIVER).map((key) => [key, WAIVER, withWaiver] as const),
  ])('is right if %s is missing', (key, entry, put) => {
    const added = /; add "(.*)"$/.exec(problemOf(put(without(entry, key))))?.[1];
    const more = readYaml(added!.replace('YYYY-MM-DD', '2026-03-31')).data as Data;
    expect(Object.keys(more)).toEqual([key]);
    expect(problemsOf(put({ ...without(entry, key), ...plain(more) }))).toEqual([]);
  });
});

/** The same data with whole numbers as JSON has them. */
function plain(data: Data): Data {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, typeof value === 'bigint' ? Number(value) : value]),
  );
}

type Words = readonly [what: string, word: string, put: (word: string) => Data];

/** Every word of every closed list that a policy has. */
const WORDS: readonly Words[] = [
  ...ISSUE_TYPES.map((word): Words => ['issue-types', word, (one) => withKey('issue-types', [one])]),
  ...SEVERITIES.map((word): Words => ['severities', word, (one) => withKey('severities', [one])]),
  ...SEVERITIES.map((word): Words => ['waiver', word, (one) => withWaiver({ ...WAIVER, severities: [one] })]),
  ...(['issues', 'groups'] as const).map((word): Words => ['count', word, (one) => withKey('count', one)]),
  ...(['all', 'new'] as const).map((word): Words => ['compare', word, (one) => withKey('compare', one)]),
  ...(['fail', 'warn'] as const).map((word): Words => ['action', word, (one) => withKey('action', one)]),
  ...WHERE_MEMBERS.flatMap((name): Words[] => {
    const { values = [], prefix = '', kind, issueTypes = ['sast'] } = filterMember(name);
    const put = (word: string): Data =>
      withCondition({ ...CONDITION, 'issue-types': issueTypes, where: { [name]: kind === 'enum' ? word : [word] } });
    return values.map((value) => [name, value.slice(prefix.length).toLowerCase(), put]);
  }),
];

describe('the value that is proposed', () => {
  it.each(WORDS)('is right for a misspelt value of %s: %s', (_, word, put) => {
    expect(problemsOf(put(word))).toEqual([]);
    for (const wrong of [misspelt(word), 'qqqqqqqqqqqqqqqqqqq']) {
      const words = proposed(problemOf(put(wrong)));
      expect(words.length).toBeGreaterThan(0);
      for (const right of words) expect([right, problemsOf(put(right))]).toEqual([right, []]);
    }
  });
});

describe('the key to set together with another one', () => {
  it.each<[string, Data]>([
    ['epss-above', { 'epss-above': 0.1 }],
    ['epss-above of other types', { 'epss-above': 0.1, 'issue-types': ['sast', 'sca'] }],
    ['a member of one type', { where: { validationStates: ['confirmed_valid'] } }],
    ['a member of two types', { where: { clickToFixPrStates: ['open'] }, 'issue-types': ['secrets'] }],
    ['members of several types', { where: { clickToFixPrStates: ['open'], rules: ['a'] } }],
    ['triaged-within', { 'triaged-within': '7d' }],
    ['triaged-within of states that people do not set', { 'triaged-within': '7d', states: ['open', 'fixed'] }],
  ])('is right for %s', (_, keys) => {
    const condition = { ...CONDITION, ...keys };
    for (const message of problemsOf(withCondition(condition))) {
      const beside = /; (?:set|add|write) "(.*)"$/.exec(message)?.[1];
      expect(problemsOf(withCondition({ ...condition, ...(readYaml(beside!).data as Data) }))).toEqual([]);
    }
  });
});

describe('a member of "where"', () => {
  it.each(WHERE_MEMBERS)('%s is proposed for a misspelt one', (name) => {
    expect(proposed(problemOf(withCondition({ ...CONDITION, where: { [misspelt(name)]: 1 } })))).toEqual([name]);
  });

  it('is proposed as an example that every issue type accepts', () => {
    const example = /such as (\{.*\})$/.exec(problemOf(withCondition({ ...CONDITION, where: ['a'] })))?.[1];
    const where = readYaml(example!).data as Data;
    for (const types of ISSUE_TYPES)
      expect(problemsOf(withCondition({ ...CONDITION, 'issue-types': [types], where: { ...where } }))).toEqual([]);
  });
});

describe('an entry that is not a map', () => {
  it('is reported with a valid example', () => {
    const example = /such as (\{.*\})$/.exec(problemOf({ version: 1, conditions: ['a'] }))?.[1];
    expect(problemsOf(withCondition(plain(readYaml(example!).data as Data)))).toEqual([]);
    const answers = /such as (\{.*\})$/.exec(problemOf({ version: 1, 'on-inconclusive': 'warn' }))?.[1];
    expect(problemsOf({ version: 1, 'on-inconclusive': readYaml(answers!).data })).toEqual([]);
  });
});
