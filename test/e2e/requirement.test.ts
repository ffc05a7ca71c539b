import { describe, expect, it } from 'vitest';
import { mergeGroupEvent, pushEvent, type StagedEvent, workflowRunEvent } from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import { aRuleset, requiring } from '../../github-double/build.ts';
import type { Job, Repository } from '../../github-double/state.ts';
import { type GateOptions, type GateRun, runGate } from '../run/gate.ts';

const POLLS = ['read-branch', 'list-branch-rules', 'list-jobs'];
const RUNNER = { RUNNER_NAME: 'GitHub Actions 7' };
const OF_RUN = { runId: 1000, attempt: 1, status: 'in_progress', runnerName: 'GitHub Actions 7' } as const;
const OWN: Job = { ...OF_RUN, name: 'Security gate' };

function requires(...contexts: readonly string[]): Pick<Repository, 'rulesets'> {
  return { rulesets: [aRuleset({ rules: requiring(...contexts.map((context) => ({ context }))) })] };
}
const OURS = { ...requires('Security gate'), jobs: [OWN] };

/** GitHub where the repository is public, or the token may read jobs. */
function github(parts: Partial<Repository>, actions: 'none' | 'read' = 'read') {
  return ({ githubState }: Stage): void => {
    const [repository] = githubState.repositories;
    const [token] = githubState.tokens;
    Object.assign(repository!, { rulesets: [], ...parts });
    token!.permissions = { ...token!.permissions, actions };
  };
}

function lineOf({ summary }: Pick<GateRun, 'summary'>): string | undefined {
  return summary.split('\n').find((line) => /^\*\*(?:Not required|Required)\*\*/.test(line));
}

function pollsOf({ githubRequests }: Pick<GateRun, 'githubRequests'>): readonly string[] {
  return githubRequests.map(({ operation = '' }) => operation).filter((operation) => POLLS.includes(operation));
}

const run = (options: GateOptions): Promise<GateRun> => runGate({ env: RUNNER, ...options });

describe('the summary says whether a rule requires the check', () => {
  it.each<[what: string, github: Partial<Repository>, line: string | undefined]>([
    [
      'its job, under its own name',
      { ...requires('build', 'Security gate'), jobs: [OWN] },
      '**Required**: A rule of "main" requires this check, "Security gate".',
    ],
    [
      'other jobs alone',
      { ...requires('build'), jobs: [OWN] },
      '**Not required**: No rule of "main" requires this check, "Security gate": a change can be merged past it.',
    ],
    ['nothing', {}, '**Not required**: No rule of "main" requires any check: a change can be merged past this one.'],
    [
      'a check, where a running job has no runner yet',
      { ...requires('a'), jobs: [OWN, { ...OWN, name: 'a', runnerName: null }] },
      undefined,
    ],
  ])('where it is %s', async (_what, parts, line) => {
    const done = await run({ prepare: github(parts) });
    expect(lineOf(done)).toBe(line);
    expect(done.report.requirement).toEqual(
      line === undefined ? null : { required: line.startsWith('**Required'), text: expect.stringContaining('"main"') },
    );
  });

  it('for the commit status, whose name is known', async () => {
    const named = { inputs: { 'commit-status': 'gate' }, prepare: github(requires('gate'), 'none') };
    for (const event of [mergeGroupEvent(), workflowRunEvent()]) {
      const done = await run({ event, ...named });
      expect(lineOf(done)).toBe('**Required**: A rule of "main" requires the commit status "gate".');
      expect(pollsOf(done).toSorted()).toEqual(['list-branch-rules', 'read-branch']);
    }
  });

  it('and never that a status is not required beside other checks: one of them may be this job', async () => {
    const withStatus = async (parts: Partial<Repository>) =>
      lineOf(await run({ inputs: { 'commit-status': 'gate' }, prepare: github(parts) }));
    expect(await withStatus(OURS)).toBe(undefined);
    expect(await withStatus({})).toBe(
      '**Not required**: No rule of "main" requires any check: a change can be merged past this one.',
    );
  });

  it('and says nothing where the token may not see it', async () => {
    const done = await run({ prepare: github(OURS, 'none') });
    expect([lineOf(done), pollsOf(done).length]).toEqual([undefined, 3]);
  });
});

describe('it is not asked', () => {
  it.each<[what: string, options: { event?: StagedEvent; inputs?: Record<string, string> }]>([
    ['after a push', { event: pushEvent() }],
    ['of a workflow_run without a status', { event: workflowRunEvent() }],
    ['without a summary', { inputs: { summary: 'false' } }],
    ['without a token', { inputs: { 'github-token': '' } }],
    ['where nothing else is asked of GitHub', { inputs: { comment: 'never' } }],
  ])('%s', async (_what, options) => {
    const done = await run({ ...options, prepare: github({}) });
    expect([lineOf(done), pollsOf(done)]).toEqual([undefined, []]);
  });
});

describe('whatever GitHub answers', () => {
  it.each(POLLS)('to %s, verdict and exit code are the same, and nothing false is said', async (operation) => {
    for (const fault of [
      { kind: 'status', status: 403 },
      { kind: 'replace-body', body: '{"total_count":1,"jobs":[{}]}' },
      { kind: 'reset-before-headers' },
    ] as const) {
      const done = await run({ prepare: github(OURS), githubFaults: [{ match: { operation }, fault }] });
      expect([done.exitCode, done.verdict]).toEqual([0, 'pass']);
      expect(lineOf(done) ?? '').not.toContain('Not required');
    }
  });

  it('hostile names are harmless', async () => {
    const name = '<img src=x> @org/team [x](https://evil.example) `a`';
    const done = await run({ prepare: github({ ...requires(name), jobs: [{ ...OWN, name }] }) });
    expect(lineOf(done)).toContain('**Required**: A rule');
    expect(lineOf(done)).not.toMatch(/(?<!`)<img|(?<!`)@org|(?<!`)\[x\]/);
  });

  it('a run waits a moment for it and no longer', async () => {
    const done = await run({
      prepare: github({}),
      githubFaults: [{ match: { operation: 'list-branch-rules' }, fault: { kind: 'never-answer' } }],
    });
    expect([done.exitCode, lineOf(done)]).toEqual([0, undefined]);
  });
});
