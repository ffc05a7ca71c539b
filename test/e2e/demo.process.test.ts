import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runProcess } from '../../demo/run-process.ts';
import { COMPILED } from '../run/compiled.ts';

const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

async function runDemo(...args: readonly string[]) {
  const ended = await runProcess(process.execPath, ['demo/main.ts', ...args], {
    env: { ...process.env, ...COMPILED },
    cwd: ROOT,
  });
  const folders = [...ended.stdout.matchAll(/^job summary: (.+)\/summary\.md$/gm)].map(([, folder]) => folder!);
  for (const folder of folders) await rm(folder, { recursive: true });
  return { ...ended, folders };
}

describe('the demo', { concurrent: true }, () => {
  it('shows a failing and a passing verdict in 80 lines, then the answer and what to try next', async () => {
    const { exitCode, stdout } = await runDemo();
    expect(exitCode).toBe(0);
    expect(stdout.match(/^gate: (?:PASS|FAIL) - /gm)).toEqual(['gate: FAIL - ', 'gate: PASS - ']);
    expect(stdout).toMatch(
      /over-limit +fail, exit code 1: the job is red.*\n +clean +pass, exit code 0: the job is green/,
    );
    expect(stdout.split('\n').length - 1).toBeLessThanOrEqual(80);
    const [, answer] = stdout.split('━━━ The answer ━━━');
    expect(answer).toMatch(/Try next.*npm run demo -- --all .*npm run demo -- --help .*README\.md#use-it\n$/s);
    expect(stdout).toMatch(/^▶ Proof: /m);
    expect(stdout).not.toMatch(/^(?:Requests: |###)/m);
    // The log is as GitHub shows it: commands to the runner are carried out, not printed.
    expect(stdout).not.toMatch(/^::/m);
    expect(stdout).not.toMatch(/^(?:Error|Warning): /m);
    expect(stdout).toMatch(/^ {2}critical {2}\S/m);
  });

  it('shows with --all the proof, the comment and the paths of the pages, for the named scenarios', async () => {
    const { exitCode, stdout, folders } = await runDemo('--all', 'at-limit', 'clean');
    expect(stdout.match(/^gate: \w+/gm)).toEqual(['gate: FAIL', 'gate: PASS']);
    expect(exitCode).toBe(0);
    expect(stdout.match(/^Requests: /gm)).toHaveLength(2);
    expect(stdout).toMatch(/^### ❌ Findings Gate: /m);
    expect(stdout).toContain('none: a clean pass writes no comment');
    expect(folders).toHaveLength(2);
    expect(stdout).not.toMatch(/^::/m);
  });

  it('names an unknown scenario, suggests another one, and ends with 2', async () => {
    const { exitCode, stderr } = await runDemo('clena');
    expect(exitCode).toBe(2);
    expect(stderr).toBe('unknown scenario "clena"; did you mean "clean"?\nnpm run demo -- --help says what each is.\n');
  });

  it('shows how to use it', async () => {
    const { exitCode, stderr } = await runDemo('--help');
    expect([exitCode, stderr]).toEqual([0, expect.stringMatching(/^Usage: npm run demo/)]);
  });
});
