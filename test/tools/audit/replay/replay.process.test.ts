import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCENARIOS, type ScenarioName } from '../../../../emulator/scenarios.ts';
import { ReportJson } from '../../../../scripts/report-schema/json-schema.ts';
import { COMMIT, emptyFolder, runCli, startPlatform } from '../../../run/run-cli.ts';

/* What a record holds and what a replay says of it is shown on the sources, in test/tools/audit/e2e/replay.test.ts. */

const ON_MAIN = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'refs/heads/main'];
const NO_TOKEN = { FINDINGS_GATE_TOKEN: '' };

/** A folder with the record of a run. The platform is gone when it is given back. */
async function recorded(scenario: ScenarioName) {
  const folder = await emptyFolder();
  const { flags: platform, server } = await startPlatform(SCENARIOS[scenario]);
  const files = ['--record', 'gate.record', '--report-path', 'live.json'];
  const live = await runCli(['check', ...platform, ...ON_MAIN, ...files], { cwd: folder });
  await server.close();
  return { folder, live };
}

/** What a replay says more than its run did, at the beginning of lines and texts. */
const OF_A_REPLAY = /[Rr]eplay of record [0-9a-f]{12}, then \w+: /g;
const ofARun = (text: string): string => text.replaceAll(OF_A_REPLAY, '');

async function findingsIn(folder: string, name: string) {
  const report = ReportJson.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  return [report.verdict, report.conditions, report.scans];
}

describe('the built check --record and --replay', () => {
  it('give one verdict and one report, without a platform and without a token', async () => {
    const { folder, live } = await recorded('over-limit');
    const words = ['check', '--replay', 'gate.record', '--report-path', 'again.json'];
    const again = await runCli(words, { cwd: folder, env: NO_TOKEN });
    expect([live.exitCode, again.exitCode]).toEqual([1, 1]);
    expect(await findingsIn(folder, 'again.json')).toEqual(await findingsIn(folder, 'live.json'));
    expect(again.stdout).toMatch(/^\nReplay of record [0-9a-f]{12}: the run of .* Then and now /);
  });

  it('use no variable that says what the record says, and every variable that decides', async () => {
    const { folder, live } = await recorded('at-limit');
    const env = {
      ...NO_TOKEN,
      FINDINGS_GATE_BASE_URL: 'https://elsewhere.example',
      FINDINGS_GATE_COMMIT: 'f'.repeat(40),
      FINDINGS_GATE_WAIT_TIMEOUT: '1m',
      FINDINGS_GATE_RECORD: 'second.record',
    };
    const again = await runCli(['check', '--replay', 'gate.record'], { cwd: folder, env });
    expect([again.exitCode, ofARun(again.lastLine).replace(/ requests=.*/, '')]).toEqual([
      1,
      live.lastLine.replace(/ requests=.*/, ''),
    ]);
    await expect(readFile(join(folder, 'second.record'))).rejects.toThrow('ENOENT');
    const looser = await runCli(['check', '--replay', 'gate.record'], {
      cwd: folder,
      env: { ...env, FINDINGS_GATE_MAX_HIGH: '3' },
    });
    expect([looser.exitCode, looser.lastLine]).toEqual([0, expect.stringContaining('gate: PASS')]);
  });
});

describe('the built policy test', () => {
  it('expects a verdict of a policy', async () => {
    const { folder } = await recorded('at-limit');
    await writeFile(
      join(folder, 'policy.yml'),
      'version: 1\nfail-on-severity: none\nconditions:\n  - { name: Few high, severities: [high], max: 3 }\n',
    );
    const suite = 'version: 1\ncases:\n  - { name: At the limit, record: gate.record, expect: { verdict: fail } }\n';
    await writeFile(join(folder, 'suite.yml'), suite);
    const words = ['policy', 'test', 'policy.yml', '--suite', 'suite.yml'];
    const run = await runCli(words, { cwd: folder, env: NO_TOKEN });
    expect([run.exitCode, run.lastLine]).toEqual([1, 'policy test: 1 case, 0 as expected, 1 not']);
  });
});
