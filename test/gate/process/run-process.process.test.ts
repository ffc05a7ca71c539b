import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const MODULE = fileURLToPath(new URL('../../../src/gate/process/run-process.ts', import.meta.url));
const OUTPUT_END = fileURLToPath(new URL('../../../src/cli/output-end.ts', import.meta.url));
const FAILURE = fileURLToPath(new URL('../../../src/domain/failure.ts', import.meta.url));

/** Starts a program of its own, because the runner sets the exit code of the whole process. `fail` prints the failure and ends with 2. */
function start(body: string, stdio: StdioOptions = ['pipe', 'pipe', 'ignore']) {
  const program = `
    import { setTimeout as sleep } from 'node:timers/promises';
    import { runProcess } from ${JSON.stringify(MODULE)};
    import { GateFailure } from ${JSON.stringify(FAILURE)};
    import { UNTIL_READ } from ${JSON.stringify(OUTPUT_END)};
    const say = (line) => new Promise((done) => process.stdout.write(line + '\\n', done));
    const fail = (failure) => ({ exitCode: 2, tell: () => say('failed: ' + failure.reason + ' ' + failure.message) });
    ${body}`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio });
}

async function run(body: string): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const child = start(body);
  const [stdout, [code]] = await Promise.all([text(child.stdout!), once(child, 'exit')]);
  return { code: code as number, lines: stdout.trim().split('\n') };
}

describe('a process', () => {
  it('ends with the exit code of its work, and sets it before it reports anything', async () => {
    const work = "work: async () => ({ exitCode: 1, tell: () => say('told with ' + process.exitCode) })";
    expect(await run(`await runProcess(() => ({ ${work}, fail }));`)).toEqual({ code: 1, lines: ['told with 1'] });
  });

  it('ends with the exit code of the failure handler if the work throws', async () => {
    const work = "work: async () => { throw new GateFailure('no-scan', 'none') }";
    expect(await run(`await runProcess(() => ({ ${work}, fail }));`)).toEqual({
      code: 2,
      lines: ['failed: no-scan none'],
    });
  });

  it('ends once after a defect, even if its work finishes later', async () => {
    const work = `async work() {
      setTimeout(() => { throw new Error('a defect') }, 10);
      await sleep(100);
      return { exitCode: 0, tell: () => say('passed') };
    }`;
    expect(await run(`await runProcess(() => ({ ${work}, fail }));`)).toEqual({
      code: 2,
      lines: ['failed: internal a defect'],
    });
  });

  it('does not wait for a timer that is never stopped', async () => {
    const body =
      "setInterval(() => say('late'), 500); await runProcess(() => ({ work: async () => ({ exitCode: 0 }), fail }));";
    expect(await run(body)).toEqual({ code: 0, lines: [''] });
  });
});

describe('a slow reader', () => {
  /** Writes more than a pipe holds. */
  function startToWrite(untilRead = '', ending = 'exitCode: 1') {
    const work = `work: async () => ({ ${ending}, tell: async () => void process.stdout.write('x'.repeat(500_000)) })`;
    const child = start(`await runProcess(() => ({ ${work}, fail })${untilRead}); `);
    return { child, ended: once(child, 'exit').then(([code]) => code as unknown) };
  }

  // The pauses are longer than a process lingers that does not wait until everything is read.
  it.each([
    ['that does not wait for it', '', 300],
    ['that waits for it, however slow', ', UNTIL_READ', 2_000],
  ])('gets the whole output of a process %s', async (_, untilRead, ms) => {
    const { child, ended } = startToWrite(untilRead);
    child.stdout!.pause();
    await sleep(ms);
    expect((await text(child.stdout!)).length).toBe(500_000);
    expect(await ended).toBe(1);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('is not waited for after %s', async (name) => {
    const { child, ended } = startToWrite(', UNTIL_READ');
    await once(child.stdout!, 'readable');
    await sleep(500);
    child.kill(name);
    expect(await ended).toBe(1);
  });

  it.each([
    ['and a fail keeps its exit code', 'exitCode: 1', 1],
    ['and a pass keeps its exit code', 'exitCode: 0', 0],
    ['and a listing does not succeed', 'exitCode: 0, isOutputAskedFor: true', 2],
  ])('that closes its end is not waited for, %s', async (_, ending, code) => {
    const { child, ended } = startToWrite(', UNTIL_READ', ending);
    await once(child.stdout!, 'readable');
    child.stdout!.destroy();
    expect(await ended).toBe(code);
  });
});

it.each([
  ['exitCode: 0', 0],
  ['exitCode: 0, isOutputAskedFor: true', 2],
])('a full disk behind standard output gives a warning, and { %s } ends with %d', async (ending, code) => {
  const full = await open('/dev/full', 'w');
  const work = `work: async () => ({ ${ending}, tell: async () => void process.stdout.write('x') })`;
  const child = start(`await runProcess(() => ({ ${work}, fail }), UNTIL_READ);`, ['ignore', full.fd, 'pipe']);
  const [told, [ended]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  await full.close();
  expect([told, ended]).toEqual(['warning: Standard output could not be written in full (ENOSPC).\n', code]);
});
