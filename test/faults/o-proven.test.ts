import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import type { ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import { COMMIT, emptyFolder, startPlatform } from '../run/run-cli.ts';
import { runCliSources } from '../run/run-cli-sources.ts';
import { criticals, headlines, MINUTE_MS, scanOf, world } from './harness/worlds.ts';

/** Eight were counted an hour ago. One rule, with the three highs, is hidden for good. */
const hidden = world((context) => {
  const lows = lowsOf(context, 5);
  const highs = criticals(context, 3, { severity: 'SEVERITY_HIGH' });
  return { issues: lows, scans: [scanOf(context, '501', { startedAgoMs: 61 * MINUTE_MS, saw: [...lows, ...highs] })] };
});

function lowsOf(context: ScenarioContext, count: number) {
  return criticals(context, count, { severity: 'SEVERITY_LOW', rule: aRule({ path: 'acme.worlds.random' }) });
}

describe.concurrent('O. findings that the scan counted and nobody can read', () => {
  test('O26 are not proven: what is found breaks no limit', async () => {
    const run = await runFault({ platform: hidden, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'index-gap' });
    expect(run.report).toMatchObject({ indexGap: { counted: 8, found: 5 } });
    for (const headline of headlines(run)) expect(headline).toMatch(/counted 8 findings \(code\), and only 5\b/);
    expect(run.summary).toContain('index-gap: warn');
  });

  test.each<[exitCode: number, inputs: NonNullable<BuiltOptions['inputs']>]>([
    [0, { 'on-inconclusive': 'index-gap: warn' }],
    [2, { 'on-inconclusive': 'index-lag: warn' }],
    [0, { policy: 'version: 1\non-inconclusive: { index-gap: warn }' }],
  ])('O26 exit with %i under %o', async (exitCode, inputs) => {
    const run = await runFault({ platform: hidden, inputs, due: 'unproven' });
    expect(run).toMatchObject({ exitCode, verdict: 'inconclusive', reason: 'index-gap' });
  });

  test('O26 leave no attestation, and no file that a program takes for clean', async () => {
    const { flags } = await startPlatform(hidden);
    const folder = await emptyFolder();
    const path = (name: string) => join(folder, name);
    const judged = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'main'];
    const files = ['--junit', path('j.xml'), '--sarif', path('s.json'), '--gitlab-code-quality', path('q.json')];
    const softened = ['--on-inconclusive', 'index-gap: warn', '--attestation-path', path('pass.json')];
    const run = await runCliSources(['check', ...flags, ...judged, ...files, ...softened]);
    expect(run.exitCode).toBe(0);
    expect(run.lastLine).toMatch(/^gate: INCONCLUSIVE index-gap - /);
    expect(existsSync(path('pass.json'))).toBe(false);
    expect(await readFile(path('j.xml'), 'utf8')).toMatch(/<error type="index-gap" message="[^"]+"/);
    expect(JSON.parse(await readFile(path('s.json'), 'utf8'))).toMatchObject({
      runs: [{ invocations: [{ executionSuccessful: false }] }],
    });
    expect(JSON.parse(await readFile(path('q.json'), 'utf8'))).toMatchObject([
      { check_name: 'findings-gate/index-gap', description: expect.stringContaining('index-gap') },
    ]);
  });
});
