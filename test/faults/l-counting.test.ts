import { describe, expect, test } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { policyOf } from '../policy-e2e/policy-file.ts';
import { fail, pass } from '../run/outcomes.ts';
import { answering, jsonAnswer } from '../run/platforms.ts';
import { expectTold } from './harness/expect-run.ts';
import {
  conditionOf,
  criticals,
  OTHER_COMMIT,
  OWN_REF,
  ofBranch,
  refsSearched,
  scanOf,
  scans,
  world,
} from './harness/worlds.ts';

const KNOWN = { rule: aRule({ path: 'acme.worlds.known' }) };

/** The scan of the pull request found so many of a rule that the base has too. */
const beside = (here: number, isFull: boolean, onBase: { readonly count: number; readonly severity?: string }) =>
  scans({
    401: { ...ofBranch('main'), commit: OTHER_COMMIT, found: { ...KNOWN, ...onBase } },
    501: { isFull, found: { ...KNOWN, count: here } },
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
    const run = await expectTold(
      { ...fail, outputs: { critical: '2', 'new-total': '2' } },
      { platform: beside(2, false, { count: 5 }), inputs: { baseline: 'base', comment: 'always' } },
    );
    expect(conditionOf(run, 'max-critical')).toMatchObject({ result: 'broken', new: 2 });
    expect(refsSearched(run)).toEqual([OWN_REF]);
    for (const page of [run.summary, ...run.comments]) expect(page).not.toMatch(/\d\W* fixed\b/i);
    expect(run.summary).toMatch(/diff scan/i);
  });

  test('L3 a full scan that repeats what the base has brings only what is more', async () => {
    const run = await expectTold(
      { ...fail, outputs: { critical: '7', 'new-total': '2' } },
      { platform: beside(7, true, { count: 5 }), inputs: { baseline: 'base' } },
    );
    expect(conditionOf(run, 'max-critical')).toMatchObject({ new: 2 });
    expect(refsSearched(run)).toEqual(['main', 'refs/heads/main', OWN_REF]);
  });

  test('L12 a base that never settles does not soften what is broken without it', async () => {
    const platform = scans({
      401: { ...ofBranch('main'), commit: OTHER_COMMIT, found: { ...KNOWN, count: 1, severity: 'SEVERITY_HIGH' } },
      501: { isFull: true, found: 1 },
    });
    const conditions = policyOf(
      'name: No criticals, severities: [critical], max: 0',
      'name: No new highs, severities: [high], compare: new, max: 0',
    );
    const policy = `${conditions}on-inconclusive: { unstable: warn }\n`;
    const inputs = { baseline: 'base', policy };
    const outcome = { ...fail, outputs: { critical: '1', 'new-total': '' } };
    const run = await expectTold(outcome, { platform, through: unsettledBase, inputs });
    expect(conditionOf(run, 'No criticals')).toMatchObject({ result: 'broken' });
    expect(conditionOf(run, 'No new highs')).toMatchObject({ result: 'unproven', new: null });
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
      const parts = { severity: 'SEVERITY_MEDIUM' };
      const others = criticals(context, 2, { rule: twin('other'), ...parts, type });
      const issues = [
        ...criticals(context, 2, { rule: twin('one'), ...parts }),
        ...others.map((issue) => ({ ...issue, id: `${issue.id}-other` })),
      ];
      return { issues, scans: [scanOf(context, '501', { saw: issues })] };
    });
    const outcome = { ...fail, outputs: { medium: '4', total: '4' } };
    await expectTold(outcome, { platform, inputs: { 'max-medium': '3', 'page-size': pageSize } });
  });

  const worseThanOnBase = beside(1, true, { count: 1, severity: 'SEVERITY_LOW' });

  test('L14 a critical of a rule that the base has as a low one is new everywhere', async () => {
    const run = await expectTold(
      { ...fail, outputs: { critical: '1', 'new-total': '1' } },
      { platform: worseThanOnBase, inputs: { baseline: 'base', comment: 'always' } },
    );
    expect(conditionOf(run, 'max-critical')).toMatchObject({ new: 1 });
    for (const page of [run.summary, ...run.comments]) {
      expect(page).toMatch(/\b1\b\W* new\b/);
      expect(page).not.toMatch(/\b0\b\W* new\b/);
    }
  });

  test.each(['new', 'all'])('L14 it is new for a condition over all severities, too: compare %s', async (compare) => {
    const policy = `version: 1\nconditions:\n  - { name: Nothing new, compare: ${compare}, max: 0 }\n`;
    const run = await expectTold(fail, { platform: worseThanOnBase, inputs: { baseline: 'base', policy } });
    expect(conditionOf(run, 'Nothing new')).toMatchObject({ result: 'broken', new: 1 });
  });

  const policy = `version: 1
waivers:
  - { rule: acme.worlds.raw-sql, reason: Only one, owner: "@org/appsec", expires: 2099-01-31, max-issues: 1 }
`;

  test.each([
    { count: 1, max: '0', outcome: pass, result: 'ok', excess: '' },
    { count: 41, max: '0', outcome: fail, result: 'broken', excess: ', 40 more' },
    { count: 41, max: '40', outcome: pass, result: 'ok', excess: ', 40 more' },
  ] as const)('L25 a waiver of at most 1 issue takes out 1 of $count, where $max may be left', async (each) => {
    const { count, max, outcome, result, excess } = each;
    const run = await expectTold(
      { ...outcome, outputs: { critical: String(count), waived: '1' } },
      { platform: scans({ 501: { found: count } }), inputs: { policy, 'max-critical': max } },
    );
    expect(conditionOf(run, 'max-critical')).toMatchObject({ found: count, waived: 1, result });
    expect(run.report).toMatchObject({ waivers: [{ maxIssues: 1, issues: 1, state: 'active' }] });
    expect(run.summary).toContain(`1 (at most 1${excess})`);
    if (max === '0') expect(run.summary.includes('(waived until')).toBe(excess === '');
  });
});
