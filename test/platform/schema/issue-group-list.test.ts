import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../src/platform/schema/answer.ts';
import { countedGroupList } from '../../../src/platform/schema/issue-group.ts';
import { issueGroupList, issueGroupOnWire } from '../../../src/platform/schema/whole-group.ts';

function readPage(json: string) {
  return readAnswer('issue search', issueGroupList, Buffer.from(json));
}

function readGroup(group: object) {
  return readPage(JSON.stringify({ groups: [group] })).page;
}

const FULL_GROUP = {
  issuesCount: '12',
  ruleId: 'r1',
  ruleShaSum: 'abc',
  ruleVisibility: 'RULE_VISIBILITY_PUBLIC',
  ruleMeta: {
    author: 'Ada',
    authorPhotoUrl: 'https://img.example/a.png',
    rule: { ruleId: 'r1', ruleVersionId: 'v1', origin: 'RULE_ORIGIN_PRO_RULES' },
  },
  ruleLastChangeAt: '2020-11-18T23:30:10Z',
  ruleLastChangeBy: 'ada',
  rulePath: 'python.lang.eval',
  ruleSourceUri: 'https://rules.example/r1',
  ruleTestCases: [{ target: 'eval(x)', language: 'python' }],
  ruleDefinition: { secret: 'never read', nested: [1, 2, { three: null }] },
  ruleDeploymentName: 'acme',
  ruleSupersededBy: [{ product: 'RULE_TYPE_SAST', rulePath: 'python.lang.eval2' }],
  scaAttributes: {
    epssScore: {
      score: 0.97,
      percentile: 0.5,
      updatedAt: '2020-11-18 23:30:10.216670+00:00',
      categorization: 'EPSS_PROBABILITY_HIGH',
    },
  },
};

describe('an issue group', () => {
  it('is read with every documented member except the rule definition', () => {
    const { groups, notices } = readGroup(FULL_GROUP);
    expect(groups).toEqual([
      {
        issuesCount: 12n,
        ruleId: 'r1',
        rulePath: 'python.lang.eval',
        ruleShaSum: 'abc',
        ruleVisibility: 'RULE_VISIBILITY_PUBLIC',
        ruleMeta: FULL_GROUP.ruleMeta,
        ruleLastChangeAt: '2020-11-18T23:30:10Z',
        ruleLastChangeBy: 'ada',
        ruleSourceUri: 'https://rules.example/r1',
        ruleTestCases: FULL_GROUP.ruleTestCases,
        ruleDeploymentName: 'acme',
        ruleSupersededBy: FULL_GROUP.ruleSupersededBy,
        issueType: 'sca',
        epss: FULL_GROUP.scaAttributes.epssScore,
      },
    ]);
    expect(notices).toEqual([]);
    expect(JSON.stringify(groups, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toContain(
      'never read',
    );
  });

  it('needs only its count', () => {
    const [group] = readGroup({ issuesCount: 3 }).groups;
    expect(group).toMatchObject({ issuesCount: 3n, ruleId: '', rulePath: '', ruleTestCases: [], ruleSupersededBy: [] });
    expect(group).toMatchObject({ issueType: undefined, epss: undefined, ruleMeta: undefined });
    expect(issueGroupOnWire(group!)).toMatchObject({ ruleLastChangeAt: null, ruleMeta: null, sastAttributes: null });
  });

  it.each([
    [{ sastAttributes: {} }, 'sast'],
    [{ scaAttributes: {} }, 'sca'],
    [{ secretsAttributes: {} }, 'secrets'],
    [{ sastAttributes: {}, secretsAttributes: {} }, undefined],
    [{ sastAttributes: null, secretsAttributes: {} }, 'secrets'],
  ])('with %j is of the type %s', (attributes, issueType) => {
    const [group] = readGroup({ issuesCount: '1', ...attributes }).groups;
    expect(group?.issueType).toBe(issueType);
    if (issueType !== undefined) expect(issueGroupOnWire(group!)).toMatchObject({ [`${issueType}Attributes`]: {} });
  });

  it.each(['__proto__', 'constructor', 'x'.repeat(100_000)])('can have any rule id', (ruleId) => {
    expect(readGroup({ issuesCount: '1', ruleId }).groups[0]?.ruleId).toBe(ruleId);
  });

  const REFUSED = {
    issuesCount: [undefined, null, '03', -1],
    ruleId: [3],
    rulePath: [[]],
    ruleVisibility: [1],
    ruleMeta: ['x', { rule: 3 }],
    ruleLastChangeAt: ['yesterday'],
    ruleTestCases: [{}, ['x']],
    ruleSupersededBy: [[{ product: 3 }]],
    sastAttributes: [3, []],
    scaAttributes: [{ epssScore: { score: '0.97' } }, { epssScore: { updatedAt: 'never' } }],
    secretsAttributes: ['x'],
  };
  const values = Object.entries(REFUSED).flatMap(([member, all]) => all.map((value) => [member, value] as const));
  it.each(values)(
    'with %s = %j makes a small page and a large one malformed, and the message names the place',
    (member, value) => {
      for (const before of [1, 500]) {
        const groups = [...Array.from({ length: before }, () => FULL_GROUP), { issuesCount: '1', [member]: value }];
        const json = JSON.stringify({ groups });
        expect(() => readPage(json)).toThrow(expect.objectContaining({ reason: 'contract' }));
        expect(() => readPage(json)).toThrow(`groups.${before}.${member}`);
      }
    },
  );

  it('may have new members and values, and each is reported once', () => {
    const group = {
      issuesCount: '1',
      brandNew: 1,
      ruleVisibility: 'RULE_VISIBILITY_SECRET',
      ruleMeta: { rule: { origin: 'RULE_ORIGIN_MOON' } },
      ruleSupersededBy: [{ product: 'RULE_TYPE_X' }],
      scaAttributes: { epssScore: { categorization: 'EPSS_X' } },
    };
    const page = readPage(JSON.stringify({ groups: [group, FULL_GROUP, group] })).page;
    expect(page.groups[0]?.ruleVisibility).toBe('RULE_VISIBILITY_SECRET');
    expect(page.notices).toEqual([
      'unknown member brandNew in an issue group',
      'unknown value RULE_VISIBILITY_SECRET of ruleVisibility in an issue group',
      'unknown value RULE_ORIGIN_MOON of ruleMeta.rule.origin in an issue group',
      'unknown value EPSS_X of epssScore.categorization in an issue group',
      'unknown value RULE_TYPE_X of ruleSupersededBy.product in an issue group',
    ]);
  });

  it('is counted by the same members, in any order, and stores nothing else', () => {
    const reversed = Object.fromEntries(Object.entries(FULL_GROUP).reverse());
    const groups = [FULL_GROUP, { ...reversed, brandNew: 1 }];
    const { page } = readAnswer(
      'issue search',
      countedGroupList,
      Buffer.from(JSON.stringify({ groups, total: '9' }, null, '\t')),
    );
    const { issuesCount, ruleId, rulePath, ruleSourceUri, issueType, epss } = readGroup(FULL_GROUP).groups[0]!;
    const counted = { issuesCount, ruleId, rulePath, ruleSourceUri, issueType, epss };
    const notices = ['unknown member brandNew in an issue group'];
    expect(page).toEqual({ groups: [counted, counted], total: 9n, fetched: undefined, notices });
  });

  it('leads to few and short notices', () => {
    const members = Object.fromEntries(Array.from({ length: 50 }, (_, index) => ['x'.repeat(500 + index), 1]));
    const { notices } = readGroup({ issuesCount: '1', ...members });
    expect(notices).toHaveLength(5);
    expect(Math.max(...notices.map((notice) => notice.length))).toBeLessThan(120);
  });
});

describe('the list response', () => {
  it('gives groups, cursor and totals', () => {
    expect(readPage('{"groups":[],"cursor":"next","total":"5","fetched":3}')).toEqual({
      cursor: 'next',
      page: { groups: [], total: 5n, fetched: 3n, notices: [] },
    });
  });

  it.each(['{}', '{"total":"0","cursor":""}', '{"total":0,"fetched":"0","cursor":null}', '{"cursor":"next"}'])(
    'reads %s as an empty page',
    (json) => {
      expect(readPage(json).page.groups).toEqual([]);
    },
  );

  it.each([
    ...['{"groups":null}', '{"groups":{}}', '{"groups":"x"}', '{"groups":[null]}'],
    ...['{"groups":[3]}', '[]', 'null', '3', '"x"', '', '{"total":"5"}', '{"fetched":"5"}'],
    ...['{"total":"0","message":"hello"}', '{"error":"no"}', '{"error":{"code":1},"groups":[]}'],
    ...['{"error":"","groups":[]}', '{"groups":[],"cursor":3}', '{"groups":[],"total":"five"}'],
    ...['{"groups":[],"fetched":-1}', '{"groups":[],"groups":[]}', '{"x":{"groups":[]},"total":"0"}'],
  ])('refuses %s as a broken contract', (json) => {
    expect(() => readPage(json)).toThrow(expect.objectContaining({ reason: 'contract' }));
  });

  it('never quotes the answer in its messages', () => {
    for (const json of [
      '{"error":"secret-text"}',
      '{"groups":[{"issuesCount":"secret-text"}]}',
      '"secret-text',
      'secret-text',
    ]) {
      expect(() => readPage(json)).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining('secret-text') }),
      );
    }
  });
});
