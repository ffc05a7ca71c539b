import { describe, expect, it } from 'vitest';
import { mergeGroupEvent, pushEvent, type StagedEvent, workflowRunEvent } from '../../demo/events.ts';
import { type GateRun, operationsOf, outcomeOf, runGate } from '../run/gate.ts';
import { FAIL, PASS } from '../run/outcomes.ts';
import { comparing } from './against-base.ts';
import { alone } from './policy-file.ts';

const NEW_HIGHS = alone('name: No new highs, severities: [high], compare: new, max: 0');

function conditionsOf(run: GateRun): unknown[] {
  return JSON.parse(run.outputs.conditions!) as unknown[];
}

describe('against a baseline', { concurrent: true }, () => {
  it.each<[string, string, string, Record<string, string>, readonly unknown[], string, number]>([
    ['the same issues are not new', 'a=2 b=1', 'a=2 b=1', {}, PASS, '0', 0],
    ['issues that are gone are fixed', '', 'a=4 b=2', {}, PASS, '0', 6],
    ['a policy may count only new issues', 'a=3', 'a=2', { policy: NEW_HIGHS }, FAIL, '1', 0],
  ])('%s: %s after %s', async (_, here, there, given, outcome, newTotal, fixed) => {
    const run = await runGate({ platform: comparing(here, there), inputs: { baseline: 'base', ...given } });
    expect([...outcomeOf(run), run.outputs['new-total']]).toEqual([...outcome, newTotal]);
    expect(run.report.fixedTotal).toBe(fixed);
    expect(run.summary).toMatch(new RegExp(`\\b${newTotal}\\b\\W* new\\b.*\\b${fixed}\\b\\W* fixed\\b.*\`main\``));
    expect(run.report.baseline).toEqual({ ref: 'refs/heads/main', wasScanned: true });
  });

  it('the same searches are made on both refs, in every spelling of the base', async () => {
    const run = await runGate({ platform: comparing('a=1', 'a=1'), inputs: { baseline: 'base' } });
    // The base was scanned more than a day ago, so that the gate lists its scans in each spelling too.
    expect(operationsOf(run.requests)).toEqual({ 'list-scans': 3, 'read-scan': 1, 'search-issues': 12 });
    const bodies = run.requests.filter(({ operation }) => operation === 'search-issues').map(({ json }) => json);
    const refs = (bodies as { filter: { refs: string[] } }[]).map(({ filter }) => filter.refs.join(' '));
    expect([...new Set(refs)].sort()).toEqual(['refs/heads/main main', 'refs/pull/7/merge']);
    expect(run.report.requests).toEqual({ planned: 16, sent: 16 });
  });

  it('the counts on both refs are shown by rule, and the new ones by condition', async () => {
    const run = await runGate({ platform: comparing('a=3 b=1', 'a=1 c=2'), inputs: { baseline: 'base' } });
    expect(run.report.rules).toMatchObject([
      { rulePath: 'a', issues: 3, issuesAtBaseline: 1 },
      { rulePath: 'b', issues: 1, issuesAtBaseline: 0 },
    ]);
    expect(run.report.rules).toHaveLength(2);
    expect(run.outputs.high).toBe('4');
    expect(conditionsOf(run)[1]).toMatchObject({ name: 'max-high', max: 0, found: 4, new: 3 });
    expect(run.summary).toMatch(/\| `max-high`.*\b4\b.*\b3\b.*broken/);
  });

  it.each<[string, StagedEvent | undefined, string]>([
    ['the named ref', undefined, 'release/9'],
    ["the base of a merge group's pull request", mergeGroupEvent(), 'base'],
    ['the base of the pull request that GitHub reports', workflowRunEvent('here', { pull_requests: [] }), 'base'],
  ])('the baseline is %s', async (_, event, baseline) => {
    const ref = baseline === 'base' ? 'main' : baseline;
    const run = await runGate({
      ...(event && { event }),
      platform: comparing('a=3', 'a=2', ref),
      inputs: { baseline },
    });
    expect([...outcomeOf(run), run.outputs['new-total']]).toEqual([...FAIL, '1']);
    const expected = baseline === 'base' ? 'refs/heads/main' : baseline;
    expect(run.report.baseline).toEqual({ ref: expected, wasScanned: true });
  });

  const NO_BASE = 'The event push has no base branch: all issues are counted, none is compared.';
  const ITSELF = 'The baseline main is the ref under test itself: all issues are counted, none is compared.';
  const ofItself = { ...workflowRunEvent('here', { event: 'push', head_branch: 'main', pull_requests: [] }) };
  it.each<[string, StagedEvent, string, string]>([
    ['a push has no base', pushEvent(), 'base', NO_BASE],
    ['a push of a commit that was scanned only there', pushEvent({ ref: 'refs/heads/release/9' }), 'main', ITSELF],
    ['a workflow_run of the baseline itself', { ...ofItself, scanned: pushEvent().scanned }, 'main', ITSELF],
  ])('%s: everything counts, with a notice', async (_, event, baseline, notice) => {
    const run = await runGate({ event, platform: comparing('a=2', ''), inputs: { baseline, policy: NEW_HIGHS } });
    expect([...outcomeOf(run), run.outputs['new-total'], run.report.baseline]).toEqual([...FAIL, '', null]);
    expect(run.report.notices).toContain(notice);
    for (const page of [run.stdout, run.summary]) expect(page.replaceAll('`', '')).toContain(notice);
    expect(conditionsOf(run).at(-1)).toMatchObject({ found: 2, new: null, result: 'broken' });
  });
});
