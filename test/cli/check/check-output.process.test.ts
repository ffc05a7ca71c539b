import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anIssue, aPlatformState, aRule, aScan } from '../../../emulator/build.ts';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import { ReportJson } from '../../../scripts/report-schema/json-schema.ts';
import { COMMIT, emptyFolder, runCli, startPlatform } from '../../run/run-cli.ts';
import { stoppedBy } from '../../run/stopped-by.ts';

const SUBJECT = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'refs/heads/main'];
/* What --json prints of each verdict is shown on the sources, in test/e2e/cli/check-output.test.ts. */

function reportOf({ stdout }: { readonly stdout: string }): ReportJson {
  return ReportJson.parse(JSON.parse(stdout));
}

describe('the output of the built check', () => {
  it('is the result, while the progress goes to standard error', async () => {
    const { flags } = await startPlatform(SCENARIOS['over-limit']);
    const run = await runCli(['check', ...flags, ...SUBJECT]);
    expect(run.exitCode).toBe(1);
    expect(run.lastLine).toMatch(/^gate: FAIL - /);
    expect(run.stdout).toContain('Next: First revoke each secret that works. Then fix the rest and push');
    expect(run.stdout).not.toContain('Judging commit');
    expect(run.stderr).toContain('Judging commit');
    expect(run.stderr).not.toContain('Next: ');
  });

  it('says to people what is wrong with the settings, beside the JSON', async () => {
    const run = await runCli(['check', '--json']);
    expect(reportOf(run).message).toContain('missing');
    expect(run.stderr).toMatch(/missing.*\nNext: Correct what is named/);
  });

  it('has the bytes of the file of --report-path, with every digit', async () => {
    const folder = await emptyFolder();
    const scans = [aScan({ id: '9001', commit: COMMIT })];
    const issues = [anIssue({ standsFor: '9007199254740993', rule: aRule({ path: 'a.\u001b[31m.\u202e.rule' }) })];
    const { flags } = await startPlatform(() => aPlatformState({ scans, issues }));
    const run = await runCli(['check', '--json', ...flags, ...SUBJECT, '--report-path', 'report.json'], {
      cwd: folder,
    });
    expect(run.exitCode).toBe(1);
    expect(`${run.stdout}\n`).toBe(await readFile(join(folder, 'report.json'), 'utf8'));
    expect(run.stdout).toContain('9007199254740993');
    expect(run.stdout).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  });

  it('is JSON for a run that is stopped, too', async () => {
    const { flags } = await startPlatform(SCENARIOS['never-appears']);
    const run = await runCli(['check', '--json', ...flags, ...SUBJECT], stoppedBy('SIGINT', 'Judging commit'));
    expect([run.exitCode, reportOf(run).reason]).toEqual([2, 'cancelled']);
  });

  it.each([
    ['clean', [], 0],
    ['over-limit', [], 1],
    ['over-limit', ['--json'], 1],
    ['clean', ['--max-high', 'x', '--json'], 3],
  ] as const)('that nobody reads does not change the exit code (%s, %j)', async (scenario, more, exitCode) => {
    const { flags } = await startPlatform(SCENARIOS[scenario]);
    const run = await runCli(['check', ...flags, ...SUBJECT, ...more], { onStart: ({ closeStdout }) => closeStdout() });
    expect([run.exitCode, run.stdout]).toEqual([exitCode, '']);
  });
});
