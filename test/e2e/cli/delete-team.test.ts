import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../emulator/faults/faults.ts';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import { startPlatform } from '../../run/run-cli.ts';
import { runCliSources } from '../../run/run-cli-sources.ts';

describe('findings-gate team delete', () => {
  it.each([
    ['another id is repeated', ['31', '--confirm', '32'], 'the two ids differ'],
    ['the id is repeated with a zero before it', ['31', '--confirm', '031'], 'the two ids differ'],
    ['the id is not repeated', ['31'], 'repeat the id of the team after --confirm'],
    ['the id is not a number', ['31/../32', '--confirm', '31/../32'], 'is not a whole number'],
    ['no id is given', ['--confirm', '31'], 'team delete takes the id of one team'],
    ['two ids are given', ['31', '31'], 'team delete takes the id of one team'],
  ])('sends nothing if %s', async (_, words, message) => {
    const { flags, server, state } = await startPlatform(SCENARIOS.clean);
    const run = await runCliSources(['team', 'delete', ...words, ...flags]);
    expect(run.exitCode).toBe(3);
    expect(run.stderr).toContain(message);
    expect(server.requests).toEqual([]);
    expect(state.teams).toHaveLength(1);
  });

  const UNSURE = /Next: Check on the platform whether team 31 is still there before you try again\./;

  it.each<[string, Fault, RegExp, RegExp]>([
    ['503', { kind: 'status', status: 503 }, /server - .*the platform may have carried it out/, UNSURE],
    ['429', { kind: 'status', status: 429, headers: { 'retry-after': '0' } }, /rate-limited - (?!.*carried)/, UNSURE],
    ['401', { kind: 'status', status: 401 }, /auth - /, /Next: Give FINDINGS_GATE_TOKEN a token/],
    ['404', { kind: 'status', status: 404 }, /not-found - /, /Next: Check that team 31 exists\./],
    ['204', { kind: 'status', status: 204 }, /api-changed - /, UNSURE],
    ['a redirect', { kind: 'redirect', status: 307, location: '/elsewhere' }, /redirect - /, UNSURE],
    ['another answer', { kind: 'replace-body', body: '{"deleted":true}' }, /contract - .*empty object/, UNSURE],
    [
      'a reset after the deletion',
      { kind: 'stored-then', next: { kind: 'reset-before-headers' } },
      /network - .*the platform may have carried it out/,
      UNSURE,
    ],
  ])('sends the request once and reports the result: %s', async (_, fault, message, next) => {
    const { flags, server } = await startPlatform(SCENARIOS.clean, { faults: [{ fault }] });
    const run = await runCliSources(['team', 'delete', '31', '--confirm', '31', ...flags]);
    expect([run.exitCode, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toMatch(message);
    expect(run.stderr).toMatch(next);
    expect(server.requests).toHaveLength(1);
  });
});
