import { describe, expect, it } from 'vitest';
import { CONTRACT_EXAMPLE } from '../contract-example.ts';
import { parsePolicy } from '../parse-one-policy.ts';

const OPTIONS = { baseline: 'none', today: '2026-06-15', sourceName: 'policy' } as const;

function condition(lines: string): ReturnType<typeof parsePolicy>['conditions'][number] | undefined {
  return parsePolicy(`version: 1\nconditions:\n  - name: x\n    max: 0\n${lines}`, OPTIONS).conditions[0];
}

const USUAL = {
  source: 'policy',
  column: undefined,
  action: 'fail',
  max: 0n,
  count: 'issues',
  compare: 'all',
  ifScanned: false,
} as const;

describe('a policy', () => {
  it('is read with every member that it can have', () => {
    expect(parsePolicy(CONTRACT_EXAMPLE, OPTIONS)).toEqual({
      conditions: [
        {
          name: 'No live secrets',
          ...USUAL,
          scope: {
            kind: 'search',
            issueTypes: ['secrets'],
            namesIssueTypes: true,
            severities: ['critical', 'high'],
            where: { validationStates: ['VALIDATION_STATE_CONFIRMED_VALID'] },
          },
        },
        {
          name: 'Likely to be exploited, or left too long',
          ...USUAL,
          scope: {
            kind: 'search',
            issueTypes: ['sca'],
            namesIssueTypes: true,
            severities: 'all',
            where: {},
            epssAbove: 0.1,
            olderThanDays: 14,
          },
        },
      ],
      waivers: [
        {
          rule: 'python.lang.security.audit.eval',
          reason: 'Sandboxed, see the threat model',
          owner: '@org/appsec',
          expires: '2027-01-31',
          ticket: 'SEC-123',
          issueTypes: ['sast'],
          severities: ['medium', 'low'],
          maxIssues: 3n,
        },
      ],
      onInconclusive: { server: 'warn' },
      longestWaiverDays: 300,
      failOnSeverity: 'high',
    });
  });

  it.each([
    ['Windows line ends', CONTRACT_EXAMPLE.replaceAll('\n', '\r\n')],
    ['a document start and end', `---\n${CONTRACT_EXAMPLE}...\n`],
    ['comments', `# ours\n${CONTRACT_EXAMPLE.replace('max: 0', 'max: 0 # none')}`],
    ['a quoted date', CONTRACT_EXAMPLE.replace('2027-01-31', "'2027-01-31'")],
    ['flow style', CONTRACT_EXAMPLE.replace('{ server: warn }', '\n  server: "warn"')],
  ])('may have %s', (_, text) => {
    expect(parsePolicy(text, OPTIONS)).toEqual(parsePolicy(CONTRACT_EXAMPLE, OPTIONS));
  });

  it.each(['version: 1', 'version: 1\nconditions: []\nwaivers: []\non-inconclusive: {}'])(
    'may set nothing: %j',
    (text) => {
      expect(parsePolicy(text, OPTIONS)).toEqual({ conditions: [], waivers: [], onInconclusive: {} });
    },
  );
});

it.each([
  ['code', 'sast'],
  ['Supply_Chain', 'sca'],
  ['ISSUE_TYPE_AI_SAST', 'ai-sast'],
])('the product or type %s is the type %s, in a condition and in a waiver', (product, type) => {
  const waiver = `{ rule: a, reason: b, owner: c, expires: 2027-01-31, issue-types: [${product}] }`;
  const text = `version: 1\nconditions: [{ name: x, max: 0, issue-types: [${product}] }]\nwaivers: [${waiver}]`;
  const { conditions, waivers } = parsePolicy(text, OPTIONS);
  expect([conditions[0]?.scope, waivers[0]]).toMatchObject([{ issueTypes: [type] }, { issueTypes: [type] }]);
});

describe('a condition', () => {
  it('blocks on any issue of the rated types unless it says otherwise', () => {
    expect(condition('')).toEqual({
      name: 'x',
      ...USUAL,
      scope: {
        kind: 'search',
        issueTypes: ['sast', 'sca', 'secrets'],
        namesIssueTypes: false,
        severities: 'all',
        where: {},
      },
    });
  });

  it.each(['0', '1', '9007199254740993', '9223372036854775807'])('has an exact limit: %s', (max) => {
    expect(parsePolicy(`version: 1\nconditions: [{ name: x, max: ${max} }]`, OPTIONS).conditions[0]?.max).toBe(
      BigInt(max),
    );
  });

  it.each(['', ', action: fail', ', action: warn'])('without a limit is shown and blocks nothing: "%s"', (more) => {
    const [condition] = parsePolicy(`version: 1\nconditions: [{ name: x, max: none${more} }]`, OPTIONS).conditions;
    // One more than the highest number that can be written.
    expect(condition).toMatchObject({ action: 'warn', max: 9_223_372_036_854_775_808n });
  });

  it.each(['critical', 'CRITICAL', 'SEVERITY_CRITICAL', 'severity_critical'])(
    'accepts the severity written as %s',
    (severity) => {
      expect(condition(`    severities: [${severity}]`)?.scope).toMatchObject({ severities: ['critical'] });
    },
  );

  it.each([
    ['0', 0],
    ['1', 1],
    ['0.97', 0.97],
  ])('may begin at the EPSS score %s', (written, score) => {
    expect(condition(`    issue-types: [sca]\n    epss-above: ${written}`)?.scope).toMatchObject({ epssAbove: score });
  });

  it('may have a name of 100 characters', () => {
    const name = 'n'.repeat(100);
    expect(parsePolicy(`version: 1\nconditions: [{ name: ${name}, max: 0 }]`, OPTIONS).conditions[0]?.name).toBe(name);
  });
});
