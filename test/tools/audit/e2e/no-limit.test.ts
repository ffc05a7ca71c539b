import { expect, it } from 'vitest';
import { UNLIMITED } from '../../../../src/domain/policy.ts';
import { renderSarif } from '../../../../src/report/formats/sarif.ts';
import { aCondition, aReport } from '../../../build/a-report.ts';
import { aFolder } from '../../../cli/a-folder.ts';
import { runGate } from '../../../run/gate.ts';
import { record } from '../record/recorded-run.ts';
import { policyTest } from '../suite/run-policy-test.ts';

const POLICY = 'version: 1\nfail-on-severity: none\nconditions: [{ name: Shown, max: none }]';
const SUITE = 'version: 1\ncases: [{ name: One, record: run.record, expect: { verdict: pass } }]';
/** The condition as programs read it: no number stands for "no limit". */
const SHOWN = { name: 'Shown', action: 'warn', max: null, result: 'ok' };

it('a policy whose one condition has no limit passes any findings, and says that nothing blocks', async () => {
  const run = await runGate({ platform: 'over-limit', inputs: { policy: POLICY } });
  const { exitCode, stdout: log, report, summary, outputs } = run;
  expect(exitCode).toBe(0);
  expect(report.conditions).toMatchObject([SHOWN]);
  expect(report.conditions[0]!.found).toBeGreaterThan(0);
  expect(JSON.parse(outputs.conditions!)).toMatchObject([SHOWN]);
  expect(log).toContain('Limits: Shown none.');
  expect(log).toContain('nothing blocks');
  expect(summary).toMatch(/\| `Shown` .*\| none \|/);
});

it('no limit is not a number in SARIF either', () => {
  const report = aReport({ conditions: [aCondition({ name: 'Shown', max: UNLIMITED })] });
  expect(JSON.parse(renderSarif(report)).runs[0].properties.conditions[0]).not.toHaveProperty('max');
});

it('nor in the report of a record, which is decided again by its own policy', async () => {
  const { text } = await record('over-limit', { policy: POLICY });
  const folder = aFolder({ 'policy.yml': POLICY, 'run.record': text, 'suite.yml': SUITE });
  const { code, lines } = await policyTest(folder, './policy.yml --suite ./suite.yml --json'.split(' '));
  expect(code).toBe(0);
  expect(JSON.parse(lines.join('\n')).cases).toMatchObject([{ found: { verdict: 'pass', conditions: [SHOWN] } }]);
});
