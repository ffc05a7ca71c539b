import { describe, expect, it } from 'vitest';
import { HEAD_SHA } from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import { outcomeOf, runGate } from '../run/gate.ts';
import { failing, SOON_OVER, scanned } from '../run/platforms.ts';

const NOT_READ = { critical: '', high: '', medium: '', low: '', unrated: '', total: '', 'new-total': '', waived: '' };

describe('the outputs', { concurrent: true }, () => {
  it('of a run without a scan say so, and have no counts', async () => {
    const { outputs } = await runGate({ platform: 'never-appears', inputs: SOON_OVER });
    expect(outputs).toMatchObject({ ...NOT_READ, verdict: 'inconclusive', reason: 'no-scan', 'scan-id': '' });
  });

  it.each([
    ['SCAN_STATUS_NEVER_FINISHED', 'never_finished'],
    ['SCAN_STATUS_RUNNING', 'running'],
    ['SCAN_STATUS_PAUSED_BY_US', 'SCAN_STATUS_PAUSED_BY_US'],
    ['Never-Finished', 'Never-Finished'],
  ])('and the report write the status %s as %s', async (status, word) => {
    const platform = scanned({ timeline: endsAs(status) });
    const { outputs, report, summary } = await runGate({ platform, inputs: SOON_OVER });
    expect([outputs['scan-status'], report.scans[0]!.status]).toEqual([word, word]);
    expect(summary).toContain(`\`${word}\``);
  });

  it('are also written when a setting is wrong', async () => {
    const { outputs } = await runGate({ inputs: { 'max-high': 'x' } });
    expect(outputs).toMatchObject({
      ...NOT_READ,
      verdict: 'inconclusive',
      reason: 'config',
      requests: '0',
      conditions: '[]',
    });
    expect(outputs['report-path']).toMatch(/\.json$/);
  });

  it('name the report at the path that was asked for', async () => {
    const { outputs, report } = await runGate({ inputs: { 'report-path': 'reports/gate.json' } });
    expect(outputs['report-path']).toMatch(/\/workspace\/reports\/gate\.json$/);
    expect(report.verdict).toBe('pass');
  });

  it.each([
    ['fail', 'over-limit', 1],
    ['pass', 'clean', 0],
  ] as const)(
    'that cannot be written do not change a %s, and no old output command is used',
    async (_verdict, scenario, exitCode) => {
      for (const env of [
        { GITHUB_OUTPUT: '' },
        { GITHUB_OUTPUT: '/nowhere/output' },
        { GITHUB_STEP_SUMMARY: '/nowhere/summary' },
      ]) {
        const result = await runGate({ platform: scenario, env, tolerates: ['all told'] });
        expect(result.exitCode).toBe(exitCode);
        expect(result.stdout).toMatch(/^::warning .*not written/m);
        expect(result.stdout).not.toContain('::set-output');
      }
    },
  );
});

describe('the commit status', { concurrent: true }, () => {
  it.each([
    ['clean', 'success'],
    ['over-limit', 'failure'],
    ['scan-failed', 'error'],
  ] as const)('of the scenario %s is pending at the start, and then %s', async (platform, state) => {
    const { githubState } = await runGate({ platform, inputs: { 'commit-status': 'findings' } });
    const { statuses } = githubState.repositories[0]!;
    expect(statuses.map((status) => status.state)).toEqual(['pending', state]);
    expect(new Set(statuses.map(({ sha, context }) => `${sha} ${context}`))).toEqual(new Set([`${HEAD_SHA} findings`]));
  });
});

describe('the summary', { concurrent: true }, () => {
  it('shows verdict, counts and proof', async () => {
    const { summary } = await runGate({ platform: 'over-limit' });
    expect(summary).toMatch(/^## ❌ Findings Gate: /m);
    for (const text of ['max-critical', '184467501', 'refs/pull/7/merge', 'sql-injection-using-raw'])
      expect(summary).toContain(text);
  });

  it('is not written where the input says so', async () => {
    expect((await runGate({ platform: 'over-limit', inputs: { summary: 'false' } })).summary).toBe('');
  });
});

describe('the log', { concurrent: true }, () => {
  it.each<[string, Parameters<typeof runGate>[0], RegExp]>([
    [
      'a pass',
      {},
      /^gate: PASS - .+ \[octo-org\/shop@aaaaaaaa1f1f ref=refs\/pull\/7\/merge scan=184467501 requests=8 seconds=\d+\.\d\]$/,
    ],
    [
      'a fail',
      { platform: 'over-limit' },
      /^gate: FAIL - .+ \[octo-org\/shop@aaaaaaaa1f1f ref=refs\/pull\/7\/merge scan=184467501 requests=9 /,
    ],
    [
      'no scan',
      { platform: 'never-appears', inputs: SOON_OVER },
      /^gate: INCONCLUSIVE no-scan - .+ \[octo-org\/shop@aaaaaaaa1f1f ref=\S+ scan=- requests=\d+ /,
    ],
    [
      'wrong settings',
      { inputs: { mode: 'x' } },
      /^gate: INCONCLUSIVE config - .+ \[octo-org\/shop@- ref=- scan=- requests=0 /,
    ],
  ])('ends with one line that reports %s', async (_what, options, line) => {
    const { finalLine, stdout } = await runGate(options);
    expect(finalLine).toMatch(line);
    expect(stdout.match(/^gate: /gm)).toHaveLength(1);
  });

  it('has at most ten annotations', async () => {
    const policy = `version: 1\nconditions:\n${Array.from({ length: 30 }, (_, index) => `  - { name: Condition ${index}, max: 0 }`).join('\n')}`;
    const { stdout, verdict } = await runGate({ platform: 'over-limit', inputs: { policy } });
    expect(verdict).toBe('fail');
    expect(stdout.match(/^::(?:error|warning|notice)/gm)!.length).toBeLessThanOrEqual(10);
  });

  it('says more with RUNNER_DEBUG, but still no secret', async () => {
    const { stdout } = await runGate({
      env: { RUNNER_DEBUG: '1' },
      prepare: failing('list-scans', { kind: 'status', status: 503 }, { nth: 1 }),
    });
    expect(stdout).toMatch(/^::debug::.*503/m);
  });
});

describe('a secret', { concurrent: true }, () => {
  const echo = (token: string) =>
    [token, encodeURIComponent(token), Buffer.from(token).toString('base64'), Buffer.from(token).toString('hex')].join(
      ' ',
    );

  it.each(['api-token', 'github-token'])(
    '(%s) is not shown anywhere when the platform echoes it everywhere',
    async (name) => {
      const run = await runGate({
        platform: 'over-limit',
        prepare: ({ platform, step }) => {
          const text = echo(step.inputs[name]!);
          platform.faults.add(
            {
              match: { operation: 'search-issues' },
              fault: {
                kind: 'rewrite-json',
                rewrite: (answer: { groups: object[] }) => ({
                  ...answer,
                  groups: answer.groups.map((group) => ({
                    ...group,
                    rulePath: text,
                    ruleSourceUri: `https://x.example/${text}`,
                  })),
                }),
              },
            },
            { match: { operation: 'list-scans' }, fault: { kind: 'headers', headers: { 'x-echo': text } } },
          );
        },
      });
      expect(outcomeOf(run)).toEqual([1, 'fail', '']);
      expect(run.summary).toContain('***');
    },
  );

  it('is not quoted when a failing platform echoes it', async () => {
    const run = await runGate({
      prepare: ({ platform, step }) => {
        const text = echo(step.inputs['api-token']!);
        platform.faults.add({
          fault: { kind: 'status', status: 400, reason: text.slice(0, 40), headers: { 'x-echo': text }, body: text },
        });
      },
    });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'api-changed']);
  });
});
