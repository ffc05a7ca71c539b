import { describe, expect, it } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import type { Issue } from '../../emulator/state.ts';
import { operationsOf, outcomeOf, runGate } from '../run/gate.ts';
import { withIssues } from '../run/platforms.ts';

const PASS = [0, 'pass', ''];
const FAIL = [1, 'fail', ''];

type Kind = Partial<Issue> & { readonly count: number };

/** This many issues, two of each rule, so that they are spread over several groups. */
function spread(count: number, kind: Partial<Issue>): readonly Kind[] {
  return Array.from({ length: Math.ceil(count / 2) }, (_, index) => ({
    ...kind,
    rule: aRule({ path: `acme.${kind.severity ?? 'unrated'}.rule-${index}` }),
    count: Math.min(2, count - 2 * index),
  }));
}

const KINDS: Readonly<Record<string, Partial<Issue>>> = {
  critical: { severity: 'SEVERITY_CRITICAL' },
  high: { severity: 'SEVERITY_HIGH' },
  medium: { severity: 'SEVERITY_MEDIUM' },
  low: { severity: 'SEVERITY_LOW' },
  unrated: { severity: undefined, type: 'ISSUE_TYPE_AI_SAST' },
};

describe('a limit', { concurrent: true }, () => {
  const edges: [string, number, readonly unknown[]][] = [
    ['5', 5, PASS],
    ['5', 6, FAIL],
    ['0', 1, FAIL],
    ['none', 9, PASS],
  ];
  it.each(Object.keys(KINDS).flatMap((column) => edges.map((edge) => [column, ...edge] as const)))(
    '(max-%s) of %s is compared with %i issues on pages of one group',
    async (column, limit, count, outcome) => {
      const run = await runGate({
        platform: withIssues(...spread(count, KINDS[column]!)),
        inputs: { 'page-size': '1', [`max-${column}`]: limit },
      });
      expect(outcomeOf(run)).toEqual(outcome);
      expect(run.outputs[column]).toBe(String(count));
      expect(operationsOf(run.requests)['search-issues']).toBe(pagesOf(column, count));
    },
  );

  it.each<[string, number, readonly unknown[]]>([
    ['critical', 0, PASS],
    ['critical', 1, FAIL],
    ['high', 0, PASS],
    ['high', 1, FAIL],
    ['medium', 40, PASS],
    ['low', 40, PASS],
    ['unrated', 40, PASS],
  ])('that is not set has its default: %s with %i issues', async (column, count, outcome) => {
    const run = await runGate({ platform: withIssues(...spread(count, KINDS[column]!)) });
    expect(outcomeOf(run)).toEqual(outcome);
    const conditions = JSON.parse(run.outputs.conditions!) as { name: string; max: number }[];
    expect(conditions.map(({ name, max }) => `${name} ${max}`)).toEqual(['max-critical 0', 'max-high 0']);
  });

  it.each<[string, readonly unknown[]]>([
    ['9007199254740993', PASS],
    ['9007199254740992', FAIL],
  ])('of %s is compared with 9007199254740993 issues without rounding', async (limit, outcome) => {
    const run = await runGate({
      platform: withIssues({ count: 1, severity: 'SEVERITY_HIGH', standsFor: '9007199254740993' }),
      inputs: { 'max-high': limit },
      // The number could be the beginning of a commit.
      tolerates: ['template pages'],
    });
    expect([...outcomeOf(run), run.outputs.high, run.outputs.total]).toEqual([
      ...outcome,
      '9007199254740993',
      '9007199254740993',
    ]);
    expect(run.reportText).toMatch(/"high": 9007199254740993\b/);
  });

  it('of one severity does not limit the others', async () => {
    const run = await runGate({
      platform: withIssues({ count: 3, severity: 'SEVERITY_CRITICAL' }),
      inputs: { 'max-critical': 'none', 'max-low': '0' },
    });
    expect(outcomeOf(run)).toEqual(PASS);
  });

  it('is broken by the sum over thousands of groups', async () => {
    const atLimit = await runGate({ platform: 'thousands-of-groups', inputs: { 'max-high': '20' } });
    expect([...outcomeOf(atLimit), atLimit.outputs.total]).toEqual([...PASS, '4000']);
    const overLimit = await runGate({ platform: 'thousands-of-groups', inputs: { 'max-high': '19' } });
    expect([...outcomeOf(overLimit), overLimit.outputs.high]).toEqual([...FAIL, '20']);
  });
});

/** The search of the column itself and the one over all rated types (or over the other types) take a page per group. */
function pagesOf(column: string, count: number): number {
  const groups = Math.ceil(count / 2);
  return column === 'unrated' ? 5 + groups : 4 + 2 * groups;
}
