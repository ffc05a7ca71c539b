import { existsSync, realpathSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type RunningProcess, runProcess } from '../../demo/run-process.ts';
import { builtAction } from '../../demo/runner.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { shareOf } from '../build/draws.ts';
import { observeBuilt, runBuilt } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import { unproven } from '../run/outcomes.ts';
import { emptyFolder } from '../run/run-cli.ts';
import { onceThat } from './harness/once-that.ts';
import { lists } from './harness/worlds.ts';

const { clean, 'over-limit': overLimit, 'still-running': stillRunning } = SCENARIOS;

const afterPolls = (polls: number, act: Parameters<typeof onceThat>[1]) =>
  onceThat((stage) => lists(stage.platform).length >= polls, act);

describe('A. process and runtime', () => {
  test('A1 ends as internal when a promise never settles and nothing else is left to wait for', async () => {
    const run = await runBuilt({ platform: clean, trace: { BREAK: 'drained-loop' } });
    expect(run).toMatchObject(unproven('internal'));
    expect(run.stdout).toContain('gate: INCONCLUSIVE internal - the run ended before it reached a verdict');
  });

  test('A1 does not pass when something ends the process with exit code 0', async () => {
    const early = await runBuilt({ platform: stillRunning, trace: { THROW: 'exit' }, tolerates: ['all told'] });
    expect([early.exitCode, early.verdict]).toEqual([2, undefined]);
    expect(early.stdout).toContain('gate: INCONCLUSIVE internal - the process was ended before it reached a verdict');
    const late = await observeBuilt({ platform: overLimit, trace: { THROW: 'exit-after-fail' } });
    expect([late.run.exitCode, late.run.verdict]).toEqual([1, 'fail']);
  });

  test.each(['exception', 'rejection', 'no-error'])(
    'A2 turns an error outside of any stage into internal: %s',
    async (kind) => {
      const run = await runBuilt({ platform: stillRunning, trace: { THROW: kind } });
      expect(run).toMatchObject(unproven('internal'));
      expect(run.stdout).not.toContain('secret (file');
    },
  );

  // Each built-in is used by several stages: breaking one call after another breaks one stage after another.
  const builtIns = ['JSON.parse', 'JSON.stringify', 'Date.prototype.toISOString', 'Array.prototype.sort'];
  const breaks = ['::add-mask', 'Judging commit', 'reading the issues'].flatMap((ARM) =>
    [...builtIns, 'Array.prototype.map'].flatMap((name) => ['1', '8'].map((nth) => ({ ARM, BREAK: `${name}:${nth}` }))),
  );
  const inputs = { comment: 'always' };
  // Every built-in and every stage; with DRAWS each call of each.
  test.concurrent.each(shareOf(breaks, 0, 0.75))(
    'A2 never turns a throw inside a stage into a pass or a fail: $BREAK after "$ARM"',
    async (trace) => {
      const dirty = await runBuilt({ platform: overLimit, trace, inputs });
      expect([1, 2]).toContain(dirty.exitCode);
      // A run that has asked nothing would end in the same way on every platform.
      if (!trace.BREAK.endsWith(':1') || dirty.requests.length === 0) return;
      const good = await runBuilt({ platform: clean, trace, inputs });
      expect([0, 2]).toContain(good.exitCode);
      expect(good.stdout).not.toContain('secret (file');
    },
  );

  test.each([[['SIGINT']], [['SIGTERM']], [['SIGINT', 'SIGTERM']]] as const)(
    'A3 stops at once on %j, and no comment says pass',
    async (signals) => {
      const run = await runBuilt({
        platform: stillRunning,
        inputs: { 'wait-timeout': '30m', 'poll-interval': '20m', comment: 'always', 'commit-status': 'gate' },
        during: afterPolls(1, (step) => {
          for (const signal of signals) step.kill(signal);
        }),
        killAfterMs: 30_000,
      });
      expect(run).toMatchObject({ exitCode: 2, reason: 'cancelled', comments: [] });
    },
  );

  const verdicts = [['clean', clean, 0] as const, ['over the limit', overLimit, 1] as const];
  test.each(verdicts)('A4 keeps its verdict when its log has no reader: %s', async (_name, platform, exitCode) => {
    const during = (step: RunningProcess) => step.closeStdout();
    const run = await runBuilt({ platform, during, inputs, tolerates: ['all told'] });
    expect(run.exitCode).toBe(exitCode);
    expect(run.comments).toHaveLength(1);
  });

  describe.each(verdicts)('with files of the runner that are not writable: %s', (_name, platform, exitCode) => {
    test.each(['unset', 'missing', 'a folder', 'on a full disk'])(
      'A5 shows the verdict by its exit code when GITHUB_OUTPUT is %s',
      async (what) => {
        const folder = await emptyFolder();
        const paths: Record<string, string> = { unset: '', missing: join(folder, 'none'), 'a folder': folder };
        const path = paths[what];
        const run = await runFault({
          platform,
          tolerates: ['all told'],
          ...(path === undefined ? { trace: { BREAK: 'disk-full' } } : { env: { GITHUB_OUTPUT: path } }),
        });
        expect(run.exitCode).toBe(exitCode);
        expect(run.stdout).toMatch(/^::warning title=Findings Gate::The outputs were not written/m);
        expect(run.stdout).not.toContain('set-output');
        expect(existsSync(join(folder, 'none'))).toBe(false);
      },
    );

    test.each(['', tmpdir(), '/nowhere/summary'])(
      'A6 keeps its verdict when GITHUB_STEP_SUMMARY is %j',
      async (path) => {
        const run = await runFault({ platform, env: { GITHUB_STEP_SUMMARY: path } });
        expect(run).toMatchObject({ exitCode, summary: '' });
        expect(/^::warning .*not written/m.test(run.stdout)).toBe(path !== '');
      },
    );
  });

  test.concurrent.each(['back', 'forward', 'frozen'])(
    'A7 keeps its deadline when the clock of the machine is wrong: %s',
    async (clock) => {
      const run = await runBuilt({ platform: stillRunning, trace: { CLOCK: clock }, inputs: { 'wait-timeout': '6s' } });
      expect(run).toMatchObject({ exitCode: 2, reason: 'scan-running' });
      expect((run.report as { times: { seconds: number } }).times.seconds).toBeGreaterThanOrEqual(6);
      expect(lists(run).length).toBeGreaterThan(3);
    },
  );

  test('A8 ends in time after it was paused and continued, without a burst of polls', async () => {
    const run = await runBuilt({
      platform: stillRunning,
      inputs: { 'wait-timeout': '4s', 'poll-interval': '500ms' },
      during: afterPolls(2, (step) => {
        step.kill('SIGSTOP');
        setTimeout(() => step.kill('SIGCONT'), 2_500);
      }),
    });
    expect(run).toMatchObject({ exitCode: 2, reason: 'scan-running' });
    // The process was paused for two thirds of the time: at most four polls fit into the rest, with the last one at its end.
    expect(lists(run).length).toBeLessThanOrEqual(8);
  });

  test('A9 refuses a body of 100 MB before it fills the memory', async () => {
    const fault = { kind: 'huge-body', bytes: 100_000_000 } as const;
    const run = await runBuilt({ faults: [{ match: { operation: 'search-issues' }, fault }] });
    expect(run).toMatchObject({ exitCode: 2, reason: 'too-large' });
    expect(run.rssMib).toBeLessThan(256);
  });

  test('A10 runs from a copy in an empty folder', async () => {
    const folder = await emptyFolder();
    await cp(dirname(builtAction()), join(folder, 'dist'), { recursive: true });
    expect(await runBuilt({ main: join(folder, 'dist', 'index.js') })).toMatchObject({ exitCode: 0, verdict: 'pass' });
  });

  test('A10 never passes under another Node', async () => {
    const names = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
    const nodes = [...new Set(names.filter(existsSync).map((path) => realpathSync(path)))];
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) {
      const { exitCode, stdout, stderr } = await runProcess(node, [builtAction()], { env: {}, cwd: tmpdir() });
      expect(exitCode).toBeGreaterThan(0);
      expect(stdout + stderr).not.toBe('');
    }
  });

  test('A11 says more with RUNNER_DEBUG=1, but shows no more of secrets', async () => {
    const faults = [{ nth: 1, fault: { kind: 'status', status: 503 } }] as const;
    const quiet = await runFault({ faults, env: { RUNNER_DEBUG: '' } });
    const loud = await runFault({ faults, env: { RUNNER_DEBUG: '1' } });
    expect(quiet.stdout).not.toContain('::debug::');
    expect(loud.stdout).toMatch(/^::debug::.*answered 503/m);
    expect(loud).toMatchObject({ exitCode: 0, verdict: 'pass' });
  });

  test.each([
    ['Number.prototype.toFixed:1+', 'reading the issues'],
    ['JSON.stringify:1+', 'RESULT'],
    ['Array.prototype.join:1+', 'RESULT'],
    ['Promise.all:1+', 'RESULT'],
  ])('A12 keeps the exit code of its verdict when a page cannot be made: %s', async (name, arm) => {
    const options = { trace: { BREAK: name, ARM: arm }, inputs, tolerates: ['all told'] } as const;
    expect((await runBuilt({ ...options, platform: overLimit })).exitCode).toBe(1);
    const good = await runBuilt({ ...options, platform: clean });
    expect(good.exitCode).toBe(0);
    expect(good.stdout).toContain('this is a defect of the gate');
  });
});
