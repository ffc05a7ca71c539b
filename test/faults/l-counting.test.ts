import { describe, expect, test } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import type { ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { Issue } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { policyOf } from '../policy-e2e/policy-file.ts';
import { runFault } from '../run/fault-gate.ts';
import { answering, jsonAnswer } from '../run/platforms.ts';
import { conditionOf, criticals, OWN_REF, refsSearched, scanOf, world } from './harness/worlds.ts';

const OLD_RULE = aRule({ path: 'acme.worlds.known' });
const onBase = (context: ScenarioContext, count: number, parts: Partial<Issue> = {}) =>
  criticals(context, count, { rule: OLD_RULE, ref: 'main', ...parts });

/** The scan of the pull request found `here` of a rule that the base has too, and the base has five. */
const beside = (here: number, kind: { readonly isFull: boolean }) =>
  world((context) => {
    const own = criticals(context, here, { rule: OLD_RULE });
    return { issues: [...own, ...onBase(context, 5)], scans: [scanOf(context, '501', { ...kind, saw: own })] };
  });

/** The base never agrees with itself: the search of all severities finds nothing of what each one finds. */
const unsettledBase = (handler: Handler): Handler =>
  answering('search-issues', (request, usual) => {
    const { filter } = JSON.parse(request.body) as { filter: { refs: string[]; severities?: string[] } };
    const isDoubtful = filter.refs.includes('main') && (filter.severities ?? []).length === 0;
    return isDoubtful ? jsonAnswer({ groups: [], total: '0', cursor: '' }) : usual(request);
  })(handler);

describe.concurrent('L. what is counted, and against what', () => {
  test("L2 all that a diff scan found is new: the base's issues of the same rule take nothing away", async () => {
    const run = await runFault({
      platform: beside(2, { isFull: false }),
      inputs: { baseline: 'base', comment: 'always' },
      due: 'fail',
    });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '2', 'new-total': '2' } });
    expect(conditionOf(run, 'max-critical')).toMatchObject({ result: 'broken' });
    expect(Number(conditionOf(run, 'max-critical')!.new)).toBe(2);
    expect(refsSearched(run)).toEqual([OWN_REF]);
    expect((run.report as { fixedTotal?: number }).fixedTotal ?? 0).toBe(0);
    for (const page of [run.summary, ...run.comments]) expect(page).not.toMatch(/\d\W* fixed\b/i);
    expect(run.summary).toMatch(/diff scan/i);
  });

  test('L3 a full scan that repeats what the base has brings only what is more', async () => {
    const run = await runFault({
      platform: beside(7, { isFull: true }),
      inputs: { baseline: 'base' },
      due: 'fail',
    });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '7', 'new-total': '2' } });
    expect(Number(conditionOf(run, 'max-critical')!.new)).toBe(2);
    expect(refsSearched(run)).toEqual(['main', 'refs/heads/main', OWN_REF]);
  });

  test('L12 a base that never settles does not soften what is broken without it', async () => {
    const platform = world((context) => {
      const own = criticals(context, 1);
      return {
        issues: [...own, ...onBase(context, 1, { severity: 'SEVERITY_HIGH' })],
        scans: [scanOf(context, '501', { isFull: true, saw: own })],
      };
    });
    const conditions = policyOf(
      'name: No criticals, severities: [critical], max: 0',
      'name: No new highs, severities: [high], compare: new, max: 0',
    );
    const policy = `${conditions}on-inconclusive: { unstable: warn }\n`;
    const run = await runFault({ platform, through: unsettledBase, inputs: { baseline: 'base', policy }, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '1' } });
    expect(conditionOf(run, 'No criticals')).toMatchObject({ result: 'broken' });
    expect(conditionOf(run, 'No new highs')).toMatchObject({ result: 'unproven', new: null });
    expect(run.outputs['new-total']).toBe('');
  });

  test.each([
    ['as a code rule and as a secrets rule on one page', 'ISSUE_TYPE_SECRETS', '500'],
    ['as a code rule and as a secrets rule on two pages', 'ISSUE_TYPE_SECRETS', '1'],
    ['in two groups of one page', 'ISSUE_TYPE_SAST', '500'],
  ] as const)('L13 one rule id %s counts twice', async (_how, type, pageSize) => {
    const platform = world((context) => {
      // The emulator keeps them apart by an id of its own; on the wire both have one id and one path.
      const twin = (id: string) =>
        aRule({ id, path: 'acme.worlds.twin', groupMembers: { ruleId: 'r.acme.worlds.twin' } });
      const issues = [
        ...criticals(context, 2, { rule: twin('one'), severity: 'SEVERITY_MEDIUM' }),
        ...criticals(context, 2, { rule: twin('other'), severity: 'SEVERITY_MEDIUM', type }).map((issue) => ({
          ...issue,
          id: `${issue.id}-other`,
        })),
      ];
      return { issues, scans: [scanOf(context, '501', { saw: issues })] };
    });
    const run = await runFault({ platform, inputs: { 'max-medium': '3', 'page-size': pageSize }, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { medium: '4', total: '4' } });
  });

  const worseThanOnBase = world((context) => {
    const own = criticals(context, 1, { rule: OLD_RULE });
    return {
      issues: [...own, ...onBase(context, 1, { severity: 'SEVERITY_LOW' })],
      scans: [scanOf(context, '501', { isFull: true, saw: own })],
    };
  });

  test('L14 a critical of a rule that the base has as a low one is new everywhere', async () => {
    const platform = worseThanOnBase;
    const run = await runFault({ platform, inputs: { baseline: 'base', comment: 'always' }, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '1', 'new-total': '1' } });
    expect(Number(conditionOf(run, 'max-critical')!.new)).toBe(1);
    for (const page of [run.summary, ...run.comments]) expect(page).toMatch(/\b1\b\W* new\b/);
    for (const page of [run.summary, ...run.comments]) expect(page).not.toMatch(/\b0\b\W* new\b/);
  });

  test.each(['new', 'all'])('L14 it is new for a condition over all severities, too: compare %s', async (compare) => {
    const platform = worseThanOnBase;
    const policy = `version: 1\nconditions:\n  - { name: Nothing new, compare: ${compare}, max: 0 }\n`;
    const run = await runFault({ platform, inputs: { baseline: 'base', policy }, due: 'fail' });
    expect(conditionOf(run, 'Nothing new')).toMatchObject({ result: 'broken', new: 1 });
  });

  const oneWaived = [
    'version: 1',
    'waivers:',
    '  - { rule: acme.worlds.raw-sql, reason: Only one, owner: "@org/appsec", expires: 2099-01-31, max-issues: 1 }',
    '',
  ].join('\n');

  const withCriticals = (count: number) =>
    world((context) => {
      const issues = criticals(context, count);
      return { issues, scans: [scanOf(context, '501', { saw: issues })] };
    });

  test.each([
    { count: 1, due: 'pass', exitCode: 0, result: 'ok', excess: '' },
    { count: 41, due: 'fail', exitCode: 1, result: 'broken', excess: ', 40 more' },
  ] as const)(
    'L25 a waiver of at most 1 issue takes out 1 of $count',
    async ({ count, due, exitCode, result, excess }) => {
      const inputs = { policy: oneWaived, 'max-critical': '0' };
      const run = await runFault({ platform: withCriticals(count), inputs, due });
      expect(run).toMatchObject({ exitCode, verdict: due, outputs: { critical: String(count), waived: '1' } });
      expect(conditionOf(run, 'max-critical')).toMatchObject({ found: count, waived: 1, result });
      expect(run.report).toMatchObject({ waivers: [{ maxIssues: 1, issues: 1, state: 'active' }] });
      expect(run.summary).toContain(`1 (at most 1${excess})`);
      expect(run.summary.includes('(waived until')).toBe(excess === '');
    },
  );

  test('L25 a waiver of at most 1 issue leaves exactly the other 40 in the judgement', async () => {
    const run = await runFault({
      platform: withCriticals(41),
      inputs: { policy: oneWaived, 'max-critical': '40' },
      due: 'pass',
    });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
    expect(conditionOf(run, 'max-critical')).toMatchObject({ found: 41, waived: 1, result: 'ok' });
  });
});
