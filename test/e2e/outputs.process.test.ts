import { describe, expect, it } from 'vitest';
import { HEAD_SHA } from '../../demo/events.ts';
import { runBuilt } from '../run/built-gate.ts';
import { outcomeOf } from '../run/gate.ts';
import { brokenBy } from './sabotage.ts';

/* What the outputs say otherwise is shown on the sources, in outputs.test.ts. */

describe('the outputs of the built action', { concurrent: true }, () => {
  it('of a fail have every count, the scan and the conditions', async () => {
    const { outputs, githubState } = await runBuilt({ platform: 'over-limit', inputs: { 'max-low': '10' } });
    const [comment] = githubState.repositories[0]!.comments;
    expect(outputs).toMatchObject({
      verdict: 'fail',
      reason: '',
      'scan-id': '184467501',
      'scan-status': 'completed',
      commit: HEAD_SHA,
      ref: 'refs/pull/7/merge',
      critical: '3',
      high: '8',
      medium: '6',
      low: '4',
      unrated: '2',
      total: '23',
      'new-total': '',
      waived: '0',
      'comment-url': `https://github.com/octo-org/shop/pull/7#issuecomment-${comment!.id}`,
      requests: '9',
    });
    const condition = { source: 'input', action: 'fail', new: null, waived: 0 };
    expect(JSON.parse(outputs.conditions!)).toEqual([
      { ...condition, name: 'max-critical', max: 0, found: 3, result: 'broken' },
      { ...condition, name: 'max-high', max: 0, found: 8, result: 'broken' },
      { ...condition, name: 'max-low', max: 10, found: 4, result: 'ok' },
    ]);
  });

  it('that cannot be written do not change a fail', async () => {
    const run = await runBuilt({
      platform: 'over-limit',
      env: { GITHUB_OUTPUT: '/nowhere/output', GITHUB_STEP_SUMMARY: '/nowhere/summary' },
      tolerates: ['all told'],
    });
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(/^::warning .*not written/m);
  });
});

describe('the log of the built action', { concurrent: true }, () => {
  it('masks both tokens before it says anything else', async () => {
    const { stdout } = await runBuilt();
    const lines = stdout.split('\n');
    expect(lines.slice(0, 2).every((line) => line.startsWith('::add-mask::'))).toBe(true);
    expect(lines.slice(2).some((line) => line.startsWith('::add-mask::'))).toBe(false);
  });

  it('ends with one line that reports a pass', async () => {
    const { finalLine, stdout } = await runBuilt();
    expect(finalLine).toMatch(/^gate: PASS - /);
    expect(stdout.match(/^gate: /gm)).toHaveLength(1);
  });
});

describe('a defect', { concurrent: true }, () => {
  const INTERNAL = [2, 'inconclusive', 'internal'];

  it('in the middle of a run is reported in one line', async () => {
    const run = await runBuilt(brokenBy('signals-that-cannot-be-joined'));
    expect(outcomeOf(run)).toEqual(INTERNAL);
    expect(run.finalLine).toContain('signals cannot be joined');
    expect(run.stdout).not.toContain('at somewhere');
  });

  it('that leaves the program with nothing to wait for does not look like a pass', async () => {
    const run = await runBuilt({ platform: 'still-running', ...brokenBy('waits-that-never-end') });
    expect(outcomeOf(run)).toEqual(INTERNAL);
  });

  it('that ends the process before its verdict does not look like a pass', async () => {
    const tolerates = ['all told', 'one verdict'] as const;
    const result = await runBuilt({ platform: 'still-running', tolerates, ...brokenBy('waits-that-end-the-process') });
    expect([result.exitCode, result.outputs]).toEqual([2, {}]);
  });

  it('that is not caught ends the run as internal', async () => {
    const run = await runBuilt({ platform: 'still-running', ...brokenBy('a-promise-that-nobody-catches') });
    expect(outcomeOf(run)).toEqual(INTERNAL);
    expect(run.stdout).not.toContain('at somewhere');
  });
});
