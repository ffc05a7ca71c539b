import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { API_TOKEN } from '../../demo/stage.ts';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import { clean } from '../../emulator/scenarios/finished.ts';
import { isOfRemovedTool } from '../house/source-file.ts';
import { runFaultCli } from '../run/fault-cli.ts';
import { COMMIT, emptyFolder, startPlatform } from '../run/run-cli.ts';
import { expectRun } from './harness/expect-run.ts';

const CHECK = ['check', '--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'main'];
const DOCTOR = ['doctor', '--repository', 'acme/shop'];
const SWEEP = ['sweep', '--repository', 'acme/shop', '--commit-status', 'gate'];
const TOOL_OF: Readonly<Record<string, string>> = { doctor: 'doctor', sweep: 'fleet' };
type Case = [what: string, args: readonly string[], files: readonly string[], env: Readonly<Record<string, string>>];
const GITHUB = 'FINDINGS_GATE_GITHUB_TOKEN';
const GITLAB = 'FINDINGS_GATE_GITLAB_TOKEN';

describe('O. one token for two servers', () => {
  test('O25 is config in the Action, and nothing is sent', async () => {
    const run = await expectRun(
      { exitCode: 3, reason: 'config', requests: [], githubRequests: [] },
      { inputs: { 'github-token': API_TOKEN } },
    );
    expect(run.finalLine).toContain('input api-token and input github-token are one token');
  });

  const CASES: readonly Case[] = [
    ['variables', CHECK, [], { [GITHUB]: DEFAULT_TOKEN }],
    ['variables', CHECK, [], { [GITLAB]: ` ${DEFAULT_TOKEN}` }],
    ['variables', ['scans'], [], { [GITHUB]: DEFAULT_TOKEN }],
    ['variables', DOCTOR, [], { [GITHUB]: DEFAULT_TOKEN }],
    ['a file and a variable', CHECK, ['--api-token-file', 'a'], { [GITLAB]: DEFAULT_TOKEN }],
    ['a file and a variable', DOCTOR, ['--api-token-file', 'a'], { [GITHUB]: DEFAULT_TOKEN }],
    ['a file and a variable', SWEEP, ['--api-token-file', 'a'], { [GITHUB]: DEFAULT_TOKEN }],
    ['a variable and a file', SWEEP, ['--github-token-file', 'a'], { FINDINGS_GATE_TOKEN: DEFAULT_TOKEN }],
    ...[DOCTOR, SWEEP].flatMap((command) =>
      ['a', 'b'].map(
        (other): Case => ['two files', command, ['--api-token-file', 'a', '--github-token-file', other], {}],
      ),
    ),
  ];
  test.each(CASES.filter(([, [command = '']]) => !isOfRemovedTool(`src/tools/${TOOL_OF[command]}/tool.ts`)))(
    'O25 in %s of %j %j %j is config, and nothing is sent',
    async (_, args, files, env) => {
      const { flags, server } = await startPlatform(clean);
      const folder = await emptyFolder();
      for (const name of ['a', 'b']) await writeFile(join(folder, name), `${DEFAULT_TOKEN}\n`);
      const paths = files.map((word) => (word.startsWith('--') ? word : join(folder, word)));
      const isInFile = files.includes('--api-token-file');
      const run = await runFaultCli([...args, ...flags, ...paths], {
        env: { ...(isInFile ? { FINDINGS_GATE_TOKEN: '' } : {}), ...env },
      });
      expect(run.stderr + run.stdout).toContain('one token, which two servers would get');
      expect(run.exitCode).toBe(3);
      expect(server.requests).toEqual([]);
    },
  );
});
