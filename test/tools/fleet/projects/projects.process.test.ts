import { describe, expect, it } from 'vitest';
import { aPlatformState, aRepository, aScan } from '../../../../emulator/build.ts';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import { runCli, startPlatform } from '../../../run/run-cli.ts';
import { runCliSources } from '../../../run/run-cli-sources.ts';

it('the built findings-gate projects lists id and name of each project, its scans, and its last scan', async () => {
  const { flags, server } = await startPlatform(SCENARIOS.clean);
  const run = await runCli(['projects', ...flags, '--since', '4d']);
  expect(run.exitCode).toBe(0);
  expect(run.stdout.split('\n')).toEqual([
    expect.stringMatching(/^ID +PROJECT +SCANS +LAST SCAN +ADDRESS$/),
    expect.stringMatching(/^101 +acme\/shop +4 +\d{4}-\d\d-\d\d \d\d:\d\d +github\.com\/acme\/shop$/),
    expect.stringMatching(/^7700 +acme\/warehouse +2 +\d{4}-\d\d-\d\d \d\d:\d\d +github\.com\/acme\/warehouse$/),
  ]);
  expect(run.stderr).toBe('2 projects, 6 scans (3 requests).');
  const operations = server.requests.map(({ operation }) => operation);
  expect(operations.toSorted()).toEqual(['list-scans', 'read-scan', 'read-scan']);
});

describe('findings-gate projects', () => {
  it('prints JSON with ids of any size, after one request for each project', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `90071992547409${String(index).padStart(2, '0')}`);
    const repositories = ids.map((id, index) => aRepository({ id, name: `acme/p${String(index).padStart(2, '0')}` }));
    const scans = ids.map((repositoryId, index) => aScan({ id: String(index + 1), repositoryId }));
    const { flags } = await startPlatform(() => aPlatformState({ repositories, scans }));
    const run = await runCliSources(['projects', ...flags, '--json']);
    const { projects, requests, schema } = JSON.parse(run.stdout);
    expect([run.exitCode, schema, requests]).toEqual([0, 1, 41]);
    expect(projects.map(({ repositoryId }: { repositoryId: string }) => repositoryId)).toEqual(ids);
    expect(projects[0]).toMatchObject({ name: 'acme/p00', scans: 1, problem: null });
  });

  it('shows a project that is unreadable, and does not exit with 0', async () => {
    const faults = [{ match: { operation: 'read-scan' }, fault: { kind: 'status', status: 403 } }] as const;
    const { flags } = await startPlatform(SCENARIOS.clean, { faults });
    const run = await runCliSources(['projects', ...flags]);
    expect(run.exitCode).toBe(2);
    expect(run.stdout.split('\n')).toHaveLength(3);
    expect(run.stdout).toMatch(/^\d+ +- +\d/m);
    expect(run.stderr).toMatch(/^Name not read: \d+ \(auth\): scan detail: answered 403/m);
  });

  it('does not exit with 0 if an entry of the list is unreadable', async () => {
    const scans = [aScan({ id: '1' }), aScan({ id: '2', listMembers: { exit_code: 'x' } })];
    const { flags } = await startPlatform(() => aPlatformState({ scans }));
    const run = await runCliSources(['projects', ...flags]);
    expect([run.exitCode, run.stdout]).toEqual([2, expect.stringMatching(/^101 +acme\/shop/m)]);
    expect(run.stderr).toMatch(/^Not listed: some projects \(contract\): scan list: 1 scan cannot be read/m);
  });

  it.each([
    [['--since', '31d'], 3, /--since: "31d" is more than 30d/],
    [['x'], 3, /takes only flags/],
  ])('refuses %j before any request', async (more, exitCode, message) => {
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const run = await runCliSources(['projects', ...flags, ...more]);
    expect([run.exitCode, run.stdout]).toEqual([exitCode, '']);
    expect(run.stderr).toMatch(message);
    expect(server.requests).toEqual([]);
  });
});
