import { describe, expect, it } from 'vitest';
import {
  mergeGroupEvent,
  pushEvent,
  pushedWorkflowRunEvent,
  type StagedEvent,
  scannedMergeGroupEvent,
  scheduleEvent,
  workflowRunEvent,
} from '../../demo/events.ts';
import { type GateRun, operationsOf, outcomeOf, runGate } from '../run/gate.ts';
import { FAIL, PASS } from '../run/outcomes.ts';
import { comparing } from './against-base.ts';

const NEW_HIGHS =
  'version: 1\nfail-on-severity: none\nconditions:\n  - { name: No new highs, severities: [high], compare: new, max: 0 }\n';

function conditionsOf(run: GateRun): unknown[] {
  return JSON.parse(run.outputs.conditions!) as unknown[];
}

function baselineOf(run: GateRun): unknown {
  return run.report.baseline;
}

/** The line that says what changed: how many are new and how many are fixed. */
function changesAgainst(ref: string, added: string | number, fixed: number): RegExp {
  return new RegExp(`\\b${added}\\b\\W* new\\b.*\\b${fixed}\\b\\W* fixed\\b.*\`${ref}\``);
}

/** The refs of all searches, each list once. */
function refsSearched({ requests }: GateRun): readonly string[] {
  const bodies = requests.filter(({ operation }) => operation === 'search-issues').map(({ json }) => json);
  return [...new Set((bodies as { filter: { refs: string[] } }[]).map(({ filter }) => filter.refs.join(' ')))].sort();
}

describe('against a baseline', { concurrent: true }, () => {
  it.each<[string, string, string, readonly unknown[], string, number]>([
    ['the same issues are not new', 'a=2 b=1', 'a=2 b=1', PASS, '0', 0],
    ['one more of a known rule is new', 'a=3', 'a=2', FAIL, '1', 0],
    ['a rule that was not there is new', 'a=2 b=1', 'a=2', FAIL, '1', 0],
    ['fewer issues of one rule do not make up for another', 'a=1 b=1', 'a=4', FAIL, '1', 3],
    ['issues that are gone are fixed', 'a=1', 'a=4 b=2', PASS, '0', 5],
    ['nothing found here means that all is fixed', '', 'a=4', PASS, '0', 4],
    ['everything is new where there was nothing', 'a=2 b=1', '', FAIL, '3', 0],
    ['old issues may be many', 'a=900', 'a=900', PASS, '0', 0],
  ])('%s: %s after %s', async (_, here, there, outcome, newTotal, fixed) => {
    const platform = comparing(here, there);
    const [policy, limits] = await Promise.all([
      runGate({ platform, inputs: { baseline: 'base', policy: NEW_HIGHS } }),
      runGate({ platform, inputs: { baseline: 'base' } }),
    ]);
    for (const run of [policy, limits]) {
      expect([...outcomeOf(run), run.outputs['new-total']]).toEqual([...outcome, newTotal]);
      expect(run.report.fixedTotal).toBe(fixed);
      expect(run.summary).toMatch(changesAgainst('main', newTotal, fixed));
      expect(baselineOf(run)).toEqual({ ref: 'refs/heads/main', wasScanned: true });
    }
  });

  it('the same searches are made on both refs, in every spelling of the base', async () => {
    const run = await runGate({ platform: comparing('a=1', 'a=1'), inputs: { baseline: 'base' } });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(operationsOf(run.requests)).toEqual({ 'list-scans': 1, 'read-scan': 1, 'search-issues': 12 });
    expect(refsSearched(run)).toEqual(['refs/heads/main main', 'refs/pull/7/merge']);
    expect(run.report.requests).toEqual({ planned: 14, sent: 14 });
  });

  it('the counts here and there, new and fixed, are shown rule by rule', async () => {
    const run = await runGate({ platform: comparing('a=3 b=1', 'a=1 c=2'), inputs: { baseline: 'base' } });
    const rules = run.report.rules.map(({ rulePath, issues, issuesAtBaseline }) => [
      rulePath,
      issues,
      issuesAtBaseline,
    ]);
    expect(rules).toEqual([
      ['a', 3, 1],
      ['b', 1, 0],
    ]);
    expect(run.summary).toMatch(/\| `max-high`.*\b4\b.*\b3\b.*broken/);
    expect(run.summary).toMatch(changesAgainst('main', 3, 2));
  });

  it('a limit counts only what is new, and exactly', async () => {
    const platform = comparing('a=5', 'a=3');
    const [held, broken] = await Promise.all(
      ['2', '1'].map((limit) => runGate({ platform, inputs: { baseline: 'base', 'max-high': limit } })),
    );
    expect(outcomeOf(held!)).toEqual(PASS);
    expect(outcomeOf(broken!)).toEqual(FAIL);
    expect(conditionsOf(broken!)).toMatchObject([
      { name: 'max-critical' },
      { name: 'max-high', max: 1, found: 5, new: 2 },
    ]);
    expect(held!.outputs.high).toBe('5');
  });

  it('a condition that compares all counts old issues too', async () => {
    const policy =
      'version: 1\nfail-on-severity: none\nconditions:\n  - { name: Few highs, severities: [high], max: 2 }\n';
    const run = await runGate({ platform: comparing('a=3', 'a=3'), inputs: { baseline: 'base', policy } });
    expect(outcomeOf(run)).toEqual(FAIL);
    expect(conditionsOf(run)).toMatchObject([{ found: 3, new: 0, result: 'broken' }]);
  });

  it('count: groups counts the rules that have more than before', async () => {
    const policy = NEW_HIGHS.replace('max: 0', 'count: groups, max: 1');
    const platform = comparing('a=5 b=1 c=1', 'a=3 c=1');
    const run = await runGate({ platform, inputs: { baseline: 'base', policy } });
    expect(outcomeOf(run)).toEqual(FAIL);
    expect(conditionsOf(run)).toMatchObject([{ found: 3, new: 2, result: 'broken' }]);
  });

  it('a page that is missing on the baseline proves nothing about what is new', async () => {
    const run = await runGate({
      platform: comparing('a=3', 'a=3'),
      inputs: { baseline: 'base', policy: NEW_HIGHS },
      prepare: ({ platform }) =>
        platform.faults.add({ match: { body: 'refs/heads/main' }, fault: { kind: 'status', status: 503 } }),
    });
    expect([...outcomeOf(run), run.outputs['new-total']]).toEqual([2, 'inconclusive', 'server', '']);
    expect(run.summary).toContain('Findings Gate: for the baseline, ');
  });
});

describe('the ref of a baseline', { concurrent: true }, () => {
  it.each(['release/9', 'refs/heads/release/9'])('may be named: %s', async (baseline) => {
    const run = await runGate({ platform: comparing('a=2', 'a=2', 'release/9'), inputs: { baseline } });
    expect([...outcomeOf(run), run.outputs['new-total']]).toEqual([...PASS, '0']);
    expect(baselineOf(run)).toEqual({ ref: baseline, wasScanned: true });
  });

  it.each<[string, StagedEvent, Record<string, string>?]>([
    ['by its pull request', mergeGroupEvent()],
    ['by itself', scannedMergeGroupEvent(), { 'merge-queue': 'merge-group' }],
    ['by the pull request that its workflow ran for', workflowRunEvent()],
    ['by the pull request that GitHub tells', workflowRunEvent('here', { pull_requests: [] })],
  ])('is the base branch of an event other than pull_request that is judged %s', async (_, event, inputs = {}) => {
    const run = await runGate({ event, platform: comparing('a=3', 'a=2'), inputs: { baseline: 'base', ...inputs } });
    expect([...outcomeOf(run), run.outputs['new-total']]).toEqual([...FAIL, '1']);
    expect(baselineOf(run)).toEqual({ ref: 'refs/heads/main', wasScanned: true });
  });

  it('may have been scanned and be clean', async () => {
    const run = await runGate({ platform: comparing('a=2', ''), inputs: { baseline: 'base' } });
    expect([...outcomeOf(run), baselineOf(run)]).toEqual([...FAIL, { ref: 'refs/heads/main', wasScanned: true }]);
    expect(run.summary).toMatch(changesAgainst('main', 2, 0));
  });
});

describe('where there is nothing to compare with', { concurrent: true }, () => {
  it.each<[string, StagedEvent, string, string]>([
    [
      'a push has no base',
      pushEvent(),
      'base',
      'The event push has no base branch: all issues are counted, none is compared.',
    ],
    [
      'a schedule has no base',
      scheduleEvent(),
      'base',
      'The event schedule has no base branch: all issues are counted, none is compared.',
    ],
    [
      'the workflow_run of a push has no base',
      pushedWorkflowRunEvent(),
      'base',
      'The event workflow_run has no base branch: all issues are counted, none is compared.',
    ],
    [
      'a push to the baseline itself',
      pushEvent(),
      'main',
      'The baseline main is the ref under test itself: all issues are counted, none is compared.',
    ],
    [
      'a workflow_run whose commit was scanned on the baseline itself',
      {
        ...workflowRunEvent('here', { event: 'push', head_branch: 'main', pull_requests: [] }),
        scanned: pushEvent().scanned,
      },
      'main',
      'The baseline main is the ref under test itself: all issues are counted, none is compared.',
    ],
    [
      'a push of a commit that was scanned only on the baseline',
      pushEvent({ ref: 'refs/heads/release/9' }),
      'main',
      'The baseline main is the ref under test itself: all issues are counted, none is compared.',
    ],
    [
      'a push to the baseline itself, written as a full ref',
      pushEvent(),
      'refs/heads/main',
      'The baseline refs/heads/main is the ref under test itself: all issues are counted, none is compared.',
    ],
  ])('%s: everything counts, with a notice', async (_, event, baseline, notice) => {
    const platform = comparing('a=2', '');
    const [policy, limits] = await Promise.all([
      runGate({ event, platform, inputs: { baseline, policy: NEW_HIGHS } }),
      runGate({ event, platform, inputs: { baseline } }),
    ]);
    for (const run of [policy, limits]) {
      expect([...outcomeOf(run), run.outputs['new-total']]).toEqual([...FAIL, '']);
      expect(run.report.notices).toContain(notice);
      expect(baselineOf(run)).toBeNull();
      for (const page of [run.stdout, run.summary]) expect(page.replaceAll('`', '')).toContain(notice);
      expect(conditionsOf(run).at(-1)).toMatchObject({ found: 2, new: null, result: 'broken' });
    }
  });

  it('without a baseline nothing is compared', async () => {
    const run = await runGate({ platform: comparing('a=2', 'a=2') });
    expect([...outcomeOf(run), run.outputs['new-total'], baselineOf(run)]).toEqual([...FAIL, '', null]);
    expect(refsSearched(run)).toEqual(['refs/pull/7/merge']);
  });

  it('a policy that compares is refused where the workflow names no baseline', async () => {
    const run = await runGate({ inputs: { policy: NEW_HIGHS } });
    expect([...outcomeOf(run), run.requests]).toEqual([2, 'inconclusive', 'policy-invalid', []]);
    expect(run.report.message).toContain('"compare: new" needs a baseline; set baseline where the gate is called');
  });
});
