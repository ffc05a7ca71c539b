import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import { ReportJson } from '../../../scripts/report-schema/json-schema.ts';
import { COMMIT, startPlatform } from '../../run/run-cli.ts';
import { runCliSources } from '../../run/run-cli-sources.ts';

const SUBJECT = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'refs/heads/main'];
const ONCE = ['--wait-timeout', '0s'];

/** The report that is all of standard output. */
function reportOf({ stdout }: { readonly stdout: string }): ReportJson {
  return ReportJson.parse(JSON.parse(stdout));
}

describe('the output of check', () => {
  it.each([
    ['a pass', 'clean', [], 0, 'pass', ''],
    ['a fail', 'over-limit', [], 1, 'fail', ''],
    ['no scan', 'never-appears', ONCE, 2, 'inconclusive', 'no-scan'],
    ['a wrong value', 'clean', ['--max-high', 'x'], 3, 'inconclusive', 'config'],
    ['an unknown flag', 'clean', ['--max-hihg', '3'], 3, 'inconclusive', 'config'],
    ['a flag given twice', 'clean', ['--commit', COMMIT], 3, 'inconclusive', 'config'],
    ['a lost policy', 'clean', ['--policy-file', '/nowhere/policy.yml'], 2, 'inconclusive', 'policy-missing'],
  ] as const)('is the JSON report alone with --json, for %s', async (_, scenario, more, exitCode, verdict, reason) => {
    const { flags } = await startPlatform(SCENARIOS[scenario]);
    const run = await runCliSources(['check', '--json', ...flags, ...SUBJECT, ...more]);
    expect(run.exitCode).toBe(exitCode);
    expect(reportOf(run)).toMatchObject({ verdict, reason, exitCode });
    expect(run.stderr).toMatch(/^gate: (?:PASS|FAIL|INCONCLUSIVE)/m);
  });
});
