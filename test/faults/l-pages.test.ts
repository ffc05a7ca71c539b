import { expect, test, vi } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import { runGate } from './harness/gate-run.ts';
import { conditionOf, criticals, scanOf, world } from './harness/worlds.ts';

vi.setConfig({ testTimeout: 60_000 });

const CODE = 'acme.worlds.raw-sql';
const SECRET = 'acme.worlds.live-key';

test('L24 the rule of a forbidden secret is named before criticals that are allowed', async () => {
  const platform = world((context) => {
    const issues = [
      ...criticals(context, 12, { rule: aRule({ path: CODE }) }),
      ...criticals(context, 1, {
        rule: aRule({ path: SECRET }),
        type: 'ISSUE_TYPE_SECRETS',
        severity: 'SEVERITY_MEDIUM',
        attributes: { validationStates: 'VALIDATION_STATE_CONFIRMED_VALID' },
      }),
    ];
    return { issues, scans: [scanOf(context, '501', { saw: issues })] };
  });
  const policy = [
    'version: 1',
    'conditions:',
    '  - { name: No live secrets, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0 }',
    '',
  ].join('\n');
  const run = await runGate({ platform, inputs: { 'max-critical': '12', policy, comment: 'always' }, due: 'fail' });
  expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '12', medium: '1' } });
  expect(conditionOf(run, 'max-critical')).toMatchObject({ result: 'ok' });
  expect(conditionOf(run, 'No live secrets')).toMatchObject({ result: 'broken' });

  const errors = run.stdout.split('\n').filter((line) => line.startsWith('::error'));
  expect([run.comments.length, errors.length]).toEqual([1, 1]);
  for (const text of [run.summary, ...run.comments, ...errors]) {
    expect(text.match(/acme\.worlds\.[a-z-]+/)?.[0]).toBe(SECRET);
  }
  for (const page of [run.summary, ...run.comments]) expect(page).toContain(CODE);
});
