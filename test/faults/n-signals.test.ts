import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { thousandsOfGroups } from '../../emulator/scenarios/finished.ts';
import { isOfRemovedTool } from '../house/source-file.ts';
import { runBuilt } from '../run/built-gate.ts';
import { COMMIT, emptyFolder, runCli, startPlatform } from '../run/run-cli.ts';
import { pipeAt } from './harness/devices.ts';
import { mkdtempHere, SOON_MS, stopped } from './harness/stopped-command.ts';

const JUDGED = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'main'];

describe.concurrent('N. stopped while something blocks', () => {
  /** Reads that wait for a writer that never comes. Each begins before the stop. */
  const READS: readonly (readonly [string, readonly string[], Readonly<Record<string, string>>])[] = [
    ['a policy', ['check', ...JUDGED, '--policy-file', 'pipe'], {}],
    ['waivers', ['check', ...JUDGED, '--waivers-file', 'pipe'], {}],
    ['a token', ['scans', '--api-token-file', 'pipe'], { FINDINGS_GATE_TOKEN: '' }],
    ['a request', ['issues', '--request', 'pipe'], {}],
    ['standard input', ['issues', '--request', '-'], {}],
    ['the policy of a simulation', ['simulate', '--policy', 'pipe'], {}],
    ['a policy that is only checked', ['policy', 'check', 'pipe'], {}],
  ];

  const THERE = READS.filter(([, [command]]) => command !== 'simulate' || !isOfRemovedTool('src/tools/fleet/tool.ts'));
  test.each(THERE)('N3 the command ends within two seconds if %s is awaited', async (_what, words, env) => {
    const cwd = await mkdtempHere();
    pipeAt(join(cwd, 'pipe'));
    const run = await stopped([...words, ...(words[0] === 'policy' ? [] : FLAGS)], cwd, { env, signals: ['SIGINT'] });
    expect(run.exitCode).toBe(2);
    expect(run.endedAfterMs).toBeLessThan(SOON_MS);
    expect(run.output).toContain('cancelled');
  });

  test("N3 a pipe in place of one of git's files is not waited for", async () => {
    const cwd = await mkdtempHere();
    await mkdir(join(cwd, '.git'));
    pipeAt(join(cwd, '.git', 'HEAD'));
    const run = await runCli(['check', ...FLAGS], { cwd });
    expect(run).toMatchObject({ exitCode: 3 });
  });

  test('N3 a pipe in place of the event is not waited for', async () => {
    const cwd = await mkdtempHere();
    const path = pipeAt(join(cwd, 'event.json'));
    const run = await runBuilt({ env: { GITHUB_EVENT_PATH: path }, killAfterMs: 20_000 });
    expect(run).toMatchObject({ exitCode: 2, reason: 'bad-event', wasKilledByHarness: false });
  });

  test('N3 a read that blocks in the system is not waited for', async () => {
    // Acts like a file on another machine that never answers.
    const hangs = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
      const { open } = fs.promises;
      fs.promises.open = (path, ...rest) => (String(path).endsWith('pipe') ? open(path, 'r') : open(path, ...rest));
      syncBuiltinESMExports();`;
    const cwd = await mkdtempHere();
    pipeAt(join(cwd, 'pipe'));
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hangs)}` };
    const run = await stopped(['policy', 'check', 'pipe'], cwd, { env });
    expect(run.exitCode).not.toBe(0);
    expect(run.endedAfterMs).toBeLessThan(SOON_MS);
    expect(run.output).toContain('cancelled');
  });
});

/** No server answers there: the command reads its files first. */
const FLAGS = ['--base-url', 'http://127.0.0.1:9', '--deployment-id', '42'];

describe('N. stopped while the reader of the output is idle', () => {
  test('N14 a listing that was not read does not exit with 0', async () => {
    const { server, flags } = await startPlatform(thousandsOfGroups);
    const answered = async (): Promise<void> => {
      while (server.requests.length === 0) await sleep(50);
      let before = -1;
      while (server.requests.length !== before) {
        before = server.requests.length;
        await sleep(700);
      }
    };
    const options = { when: answered, isRead: false } as const;
    const run = await stopped(['issues', '--json', ...flags], await emptyFolder(), options);
    expect(run.exitCode).toBe(2);
    expect(run.endedAfterMs).toBeLessThan(SOON_MS);
  });
});
