import { describe, expect, it } from 'vitest';
import { HEAD_SHA } from '../../demo/events.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { ReportJson } from '../../src/report/json/json-schema.ts';
import { runBuilt } from '../run/built-gate.ts';
import { type GateRun, outcomeOf } from '../run/gate.ts';
import { SOON_OVER } from '../run/platforms.ts';
import { COMMIT, runCli, startPlatform } from '../run/run-cli.ts';

/** The built Action and the built command line, on the emulator's monorepo: `api` fails, the scan of `web` failed, `docs` passes. */
const ALL = { ...SOON_OVER, 'repository-id': '', projects: 'all' };
const PART = 'octo-org/shop';

function wordsOf(run: GateRun): readonly string[] {
  return run.report.projects!.map(({ name, verdict, reason }) => `${name} ${verdict} ${reason}`.trim());
}

describe('several projects', () => {
  it('are judged in one run of the built Action: one comment, one status, places of each that fails', async () => {
    const run = await runBuilt({
      platform: 'monorepo',
      inputs: { ...ALL, 'commit-status': 'gate' },
      due: 'fail',
    });
    expect(outcomeOf(run)).toEqual([1, 'fail', '']);
    expect(wordsOf(run)).toEqual([`${PART}/api fail`, `${PART}/web inconclusive scan-failed`, `${PART}/docs pass`]);
    expect(() => ReportJson.parse(run.report)).not.toThrow();
    expect(run.outputs).toMatchObject({ high: '', 'scan-id': '184467501', commit: HEAD_SHA });
    expect(run.comments).toHaveLength(1);
    const [{ statuses }] = run.githubState.repositories as [(typeof run.githubState.repositories)[0]];
    expect(statuses.map(({ state }) => state)).toEqual(['pending', 'failure']);
    const operations = run.requests.map(({ operation }) => operation);
    expect(operations.filter((operation) => operation === 'list-issues')).toHaveLength(1);
    expect(run.report.places!.found.length).toBeGreaterThan(0);
  });

  it('are judged by the command line alike, and an id beside them is a wrong setting', async () => {
    const { flags } = await startPlatform(SCENARIOS.monorepo);
    const on = ['check', ...flags, '--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'refs/heads/main'];
    const times = ['--discovery-timeout', '1s', '--wait-timeout', '1s', '--poll-interval', '100ms'];
    const run = await runCli([...on, ...times, '--projects', 'all', '--json']);
    expect(run.exitCode, run.stderr).toBe(1);
    const report = ReportJson.parse(JSON.parse(run.stdout));
    expect(report.projects!.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual([
      'acme/shop/api fail',
      'acme/shop/web inconclusive',
      'acme/shop/docs pass',
    ]);
    const refused = await runCli([...on, '--projects', 'all', '--repository-id', '101']);
    expect(refused.exitCode).toBe(3);
    expect(refused.stdout).toContain('--repository-id and --projects');
  });
});
