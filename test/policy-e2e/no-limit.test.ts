import { expect, it } from 'vitest';
import { runGate } from '../run/gate.ts';

it('a policy whose one condition has no limit passes whatever is found, and says that nothing blocks', async () => {
  const policy = 'version: 1\nconditions: [{ name: Shown, max: none }]';
  const { exitCode, stdout: log, report, summary } = await runGate({ platform: 'over-limit', inputs: { policy } });
  expect(exitCode).toBe(0);
  expect(report.conditions).toMatchObject([{ name: 'Shown', action: 'warn', result: 'ok' }]);
  expect(report.conditions[0]!.found).toBeGreaterThan(0);
  expect(log).toContain('Limits: Shown none.');
  expect(log).toContain('nothing blocks');
  expect(summary).toMatch(/\| `Shown` .*\| none \|/);
});
