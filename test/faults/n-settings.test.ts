import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { API_TOKEN } from '../../demo/stage.ts';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import { clean } from '../../emulator/scenarios/finished.ts';
import { isOfRemovedTool } from '../house/source-file.ts';
import { type BuiltOptions, runBuilt } from '../run/built-gate.ts';
import { runFaultCli } from '../run/fault-cli.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { startProxy } from '../run/proxy.ts';
import { COMMIT, emptyFolder, startPlatform } from '../run/run-cli.ts';
import { expectRun } from './harness/expect-run.ts';

/** Lines that a step before the gate may append to the file of GITHUB_ENV. Each would change the verdict or steal the token. */
const EXPORTED: readonly (readonly [variable: string, value: string, input: string])[] = [
  ['input_mode', 'report', 'mode'],
  ['Input_Max-Critical', 'none', 'max-critical'],
  ['input_base-url', 'http://127.0.0.1:9', 'base-url'],
  ['input_api-token', 'token-of-somebody-else', 'api-token'],
];

const PLACEHOLDERS = ['$(FINDINGS_GATE_TOKEN)', '${FINDINGS_GATE_TOKEN}', '%TOKEN%', '$TOKEN', '{{ secrets.token }}'];

/** A run that must send nothing. A process, which is the first of several similar rows, must not even connect. */
async function quietly(options: BuiltOptions, isProcess: boolean): Promise<GateRun> {
  const run = isProcess ? await runBuilt(options) : await runFault(options);
  expect(run).toMatchObject({ requests: [], githubRequests: [], ...(isProcess ? { connections: [] } : {}) });
  return run;
}

describe.concurrent('N. settings from elsewhere', () => {
  test.each(EXPORTED)(
    'N1 %s of an earlier step is refused and named, and nothing is sent',
    async (variable, value, input) => {
      const run = await quietly({ platform: 'over-limit', env: { [variable]: value } }, variable === EXPORTED[0]![0]);
      expect(run).toMatchObject({ exitCode: 3, verdict: 'inconclusive', reason: 'config' });
      expect(run.finalLine).toContain(`the variable "${variable}" is not how the runner writes the input ${input}`);
    },
  );

  test('N1 every possible token is masked before anything else, in any spelling', async () => {
    const planted = { 'input_github-token': 'planted-1', INPUT_APITOKEN: 'planted-2', My_Api_Token: 'planted-3' };
    const run = await expectRun(
      { exitCode: 3, reason: 'config' },
      { env: { ...planted, X_API_TOKEN: 'short' }, tolerates: ['commands'] },
    );
    const lines = run.stdout.split('\n');
    const masks = lines.filter((line) => line.startsWith('::add-mask::'));
    expect(lines.slice(0, masks.length)).toEqual(masks);
    for (const token of Object.values(planted)) {
      expect(masks).toContain(`::add-mask::${token}`);
      expect(lines.slice(masks.length).join('\n')).not.toContain(token);
    }
    expect(masks).not.toContain('::add-mask::short');
  });

  test.each(PLACEHOLDERS)('N11 %s is no token: nothing is sent', async (placeholder) => {
    const run = await quietly({ inputs: { 'api-token': placeholder } }, placeholder === PLACEHOLDERS[0]);
    expect(run).toMatchObject({ exitCode: 2, reason: 'no-token' });
    expect(run.finalLine).toContain('this is a placeholder that was not replaced');
  });

  test('N11 is not a token for GitHub either', async () => {
    const outcome = { exitCode: 2, reason: 'no-token', requests: [], githubRequests: [] };
    await expectRun(outcome, { inputs: { 'github-token': '${GITHUB_TOKEN}' } });
  });
});

describe.concurrent('N. tokens over http', () => {
  test('N12 no token goes in the clear to a proxy', async () => {
    const proxy = await startProxy();
    const env = { HTTP_PROXY: `http://${proxy.host}` };
    // With a token for GitHub, and with only the platform's token.
    const runs = [
      await runBuilt({ env, inputs: { comment: 'always' } }),
      await runBuilt({ env, inputs: { 'github-token': '' } }),
    ];
    await proxy.close();
    for (const run of runs) {
      expect(run).toMatchObject({ exitCode: 3, reason: 'config', requests: [], githubRequests: [], connections: [] });
    }
    expect(proxy.asked).toEqual([]);
  });

  test('N12 no token goes to a GitHub off this machine', async () => {
    const env = { GITHUB_API_URL: 'http://github.example/api/v3' };
    const run = await runBuilt({ env, inputs: { comment: 'always' } });
    expect(run).toMatchObject({ exitCode: 3, reason: 'config', requests: [], githubRequests: [], connections: [] });
    expect(run.finalLine).toContain('GITHUB_API_URL is plain http');
  });
});

describe('N. settings of the command line', () => {
  test('N11 a placeholder in the variable or in the file is no token', async () => {
    const { server, flags } = await startPlatform(clean);
    const path = join(await emptyFolder(), 'token');
    await writeFile(path, '${TOKEN}\n');
    const judged = ['--repository', 'acme/shop', '--commit', COMMIT];
    for (const words of [['check', ...judged], ['scans'], ['scans', '--api-token-file', path]]) {
      const token = words.includes(path) ? '' : '$(FINDINGS_GATE_TOKEN)';
      const run = await runFaultCli([...words, ...flags], { env: { FINDINGS_GATE_TOKEN: token } });
      expect(run.exitCode).toBe(2);
      expect(run.stdout + run.stderr).toMatch(/no-token - .*this is a placeholder that was not replaced/);
    }
    expect(server.requests).toEqual([]);
  });
});

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
    expect(run.finalLine).toContain('input api-token and input github-token are the same token');
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
      expect(run.stderr + run.stdout).toContain('the same token, which two servers would get');
      expect(run.exitCode).toBe(3);
      expect(server.requests).toEqual([]);
    },
  );
});
