import { expect, test } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import { alone, policyOf } from '../policy-e2e/policy-file.ts';
import { runFault } from '../run/fault-gate.ts';
import { conditionOf, criticals, scanOf, world } from './harness/worlds.ts';

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
  const policy = policyOf(
    'name: No live secrets, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0',
  );
  const run = await runFault({ platform, inputs: { 'max-critical': '12', policy, comment: 'always' }, due: 'fail' });
  expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '12', medium: '1' } });
  expect(conditionOf(run, 'max-critical')).toMatchObject({ result: 'ok' });
  expect(conditionOf(run, 'No live secrets')).toMatchObject({ result: 'broken' });

  const errors = run.stdout.split('\n').filter((line) => line.startsWith('::error') && !line.includes(',file='));
  expect([run.comments.length, errors.length]).toEqual([1, 1]);
  for (const text of [run.summary, ...run.comments, ...errors]) {
    expect(text.match(/acme\.worlds\.[a-z-]+/)?.[0]).toBe(SECRET);
  }
  for (const page of [run.summary, ...run.comments]) expectInOrder(page, [SECRET, CODE]);
});

test('L24 the rule that blocks is named before rules that only warn, and its waiver is the one to copy', async () => {
  const platform = world((context) => {
    const issues = [
      ...criticals(context, 12, { rule: aRule({ path: CODE }) }),
      ...criticals(context, 2, { rule: aRule({ path: SECRET }), type: 'ISSUE_TYPE_SECRETS', severity: 'SEVERITY_LOW' }),
    ];
    return { issues, scans: [scanOf(context, '501', { saw: issues, enabledProducts: ['sast', 'secrets'] })] };
  });
  const policy = alone(
    'name: Many criticals, severities: [critical], max: 3, action: warn',
    'name: No secrets, issue-types: [secrets], max: 0',
  );
  const run = await runFault({ platform, inputs: { policy, comment: 'always' }, due: 'fail' });
  expect(conditionOf(run, 'Many criticals')).toMatchObject({ result: 'broken', action: 'warn' });

  const annotations = run.stdout
    .split('\n')
    .filter((line) => /^::(?:error|warning)/.test(line) && !line.includes(',file='));
  const log = run.stdout;
  expect(run.comments).toHaveLength(1);
  for (const page of [run.summary, ...run.comments, log]) {
    const [first, second] = [SECRET, CODE].map((rule) => page.indexOf(rule.split('.').at(-1)!));
    expect(first).toBeGreaterThan(-1);
    expect(second).toBeGreaterThan(first!);
    expect(page.match(/- rule: (.*)/)?.[1]).toBe(`"${SECRET}"`);
  }
  for (const page of [run.summary, ...run.comments]) {
    expectInOrder(page, [SECRET, CODE]);
    expect(page).toContain('**Not scanned: supply-chain**');
  }
  expect(annotations.map((line) => line.match(/acme\.worlds\.[a-z-]+/)?.[0])).toEqual([SECRET, CODE]);
});

test('L24 a secret that works is the first row, above criticals', async () => {
  const platform = world((context) => {
    const works = { attributes: { validationStates: 'VALIDATION_STATE_CONFIRMED_VALID', secretTypes: 'AWS' } } as const;
    const secret = { rule: aRule({ path: SECRET }), type: 'ISSUE_TYPE_SECRETS', severity: 'SEVERITY_HIGH' } as const;
    const issues = [
      ...criticals(context, 3, { rule: aRule({ path: CODE }) }),
      ...criticals(context, 1, { ...secret, ...works }),
    ];
    return { issues, scans: [scanOf(context, '501', { saw: issues })] };
  });
  const run = await runFault({ platform, inputs: { comment: 'always' }, due: 'fail' });
  for (const page of [run.summary, ...run.comments]) {
    expect(page.split('\n').filter((line) => line.startsWith('|'))[2]).toContain('AWS secret that works');
  }
});

/** In its tables. */
function expectInOrder(page: string, paths: readonly string[]): void {
  const named = [...page.matchAll(/^\|.*`(acme\.worlds\.[a-z-]+)`/gm)].map(([, path]) => path);
  expect(named).toEqual(paths);
}
