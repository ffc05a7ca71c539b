import { describe, expect, test } from 'vitest';
import type { BuiltOptions } from '../run/built-gate.ts';
import { fail, pass } from '../run/outcomes.ts';
import { COMMIT, startPlatform } from '../run/run-cli.ts';
import { runCliSources } from '../run/run-cli-sources.ts';
import { expectRun } from './harness/expect-run.ts';
import { headlines, scans } from './harness/worlds.ts';

const AI_CODE = 'version: 1\nconditions:\n  - { name: Nothing in AI code, issue-types: [ai-code], max: 0 }\n';
const WARNING = AI_CODE.replace('max: 0', 'max: 0, action: warn');
const SECRETS = 'version: 1\nconditions:\n  - { name: No secrets, issue-types: [secrets], max: 0 }\n';

/** Three criticals in code, beside AI code in which there is nothing. */
const threeCriticals = scans({ 501: { found: 3, enabledProducts: ['sast', 'sca', 'secrets', 'ai_sast'] } });

describe.concurrent('O. a policy of one condition', () => {
  test('O21 lets nothing through that was stopped before it, and the pages say how to change that', async () => {
    const run = await expectRun({ ...fail, reason: '' }, { platform: threeCriticals, inputs: { policy: AI_CODE } });
    expect(run.report).toMatchObject({
      failOnSeverity: { severity: 'high', source: 'default', columns: ['critical', 'high'] },
      conditions: [
        { name: 'max-critical', source: 'input', found: 3, result: 'broken' },
        { name: 'max-high', result: 'ok' },
        { name: 'Nothing in AI code', source: 'policy', result: 'ok' },
      ],
    });
    for (const headline of headlines(run)) expect(headline).toContain('3 critical issues, none allowed');
    const told =
      'in addition to the policy, because of fail-on-severity high (the default); set it in the policy or in';
    for (const page of [run.summary, run.comments[0]!, run.report.nextStep]) {
      expect(page.replaceAll('`', '')).toContain(`max-critical applies ${told}`);
    }
  });

  test.each<[verdict: string, inputs: NonNullable<BuiltOptions['inputs']>]>([
    ['fail', { policy: `${AI_CODE}fail-on-severity: critical\n` }],
    ['fail', { policy: WARNING }],
    ['fail', { policy: `${AI_CODE}fail-on-severity: none\n`, 'fail-on-severity': 'medium' }],
    ['fail', { policy: `${AI_CODE}fail-on-severity: none\n`, 'max-critical': '2' }],
    ['fail', { policy: AI_CODE, 'max-high': '5' }],
    ['pass', { policy: `${AI_CODE}fail-on-severity: none\n` }],
    ['pass', { policy: AI_CODE, 'fail-on-severity': 'none' }],
    ['pass', { policy: AI_CODE, 'max-critical': '3' }],
    ['pass', { policy: AI_CODE, 'max-critical': 'none' }],
  ])('O21 ends in %s under %o: only fail-on-severity and a maximum change the limits', async (verdict, inputs) => {
    await expectRun({ verdict }, { platform: threeCriticals, inputs });
  });

  test('O21 names as judged only what a limit or condition counts', async () => {
    const judged = async (policy: string) => {
      const { stdout } = await expectRun(pass, { platform: threeCriticals, inputs: { policy } });
      return /^gate: PASS .*; judged: ([a-z, -]+) \[/m.exec(stdout)?.[1];
    };
    const none = 'fail-on-severity: none\n';
    expect(await judged(`${AI_CODE}${none}`)).toBe('ai-code');
    expect(await judged(`${SECRETS}${none}`)).toBe('secrets');
    expect(await judged(`${SECRETS.replace('max: 0', 'max: none')}${none}`)).toBeUndefined();
    expect(await judged(`${WARNING}${none}`)).toBe('ai-code');
  });

  test('O21 says that nothing blocks where no limit is left and the condition only warns', async () => {
    const policy = `${WARNING}fail-on-severity: none\n`;
    const run = await expectRun(pass, { platform: threeCriticals, inputs: { policy } });
    for (const headline of headlines(run)) expect(headline).toContain('nothing blocks');
    expect(run.stdout).toMatch(/^::warning .*::Nothing blocks: .* Set fail-on-severity to high/m);
  });

  test('O21 is told on the command line by flags', async () => {
    const { flags } = await startPlatform(threeCriticals);
    const args = ['check', ...flags, '--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'main'];
    const run = await runCliSources([...args, '--policy', AI_CODE]);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain('set it in the policy or on the command line to change that');
    const env = { FINDINGS_GATE_FAIL_ON_SEVERITY: 'none' };
    expect((await runCliSources([...args, '--policy', AI_CODE], { env })).exitCode).toBe(0);
    expect((await runCliSources([...args, '--fail-on-severity', 'critical'], { env })).exitCode).toBe(1);
  });
});
