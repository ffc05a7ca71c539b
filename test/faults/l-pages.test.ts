import { expect, test } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import type { Issue } from '../../emulator/state.ts';
import { policyOf } from '../policy-e2e/policy-file.ts';
import { fail } from '../run/outcomes.ts';
import { expectTold } from './harness/expect-run.ts';
import { conditionOf, scans } from './harness/worlds.ts';

const CODE = 'acme.worlds.raw-sql';
const SECRET = 'acme.worlds.live-key';
const WORKS = { validationStates: 'VALIDATION_STATE_CONFIRMED_VALID' };

/** So many criticals in code, and beside them secrets of one rule. */
const beside = (criticals: number, secrets: { readonly count: number } & Partial<Issue>, enabledProducts: string[]) =>
  scans({
    501: { enabledProducts, found: { count: criticals, rule: aRule({ path: CODE }) } },
    502: {
      enabledProducts: ['secrets'],
      found: { rule: aRule({ path: SECRET }), type: 'ISSUE_TYPE_SECRETS', ...secrets },
    },
  });

test('L24 the rule of a forbidden secret is named before criticals that are allowed', async () => {
  const live = { count: 1, severity: 'SEVERITY_MEDIUM', attributes: WORKS };
  const platform = beside(12, live, ['sast', 'sca']);
  const policy = policyOf(
    'name: No live secrets, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0',
  );
  const outcome = { ...fail, outputs: { critical: '12', medium: '1' } };
  const run = await expectTold(outcome, { platform, inputs: { 'max-critical': '12', policy } });
  expect(conditionOf(run, 'max-critical')).toMatchObject({ result: 'ok' });
  expect(conditionOf(run, 'No live secrets')).toMatchObject({ result: 'broken' });

  const errors = run.stdout.split('\n').filter((line) => line.startsWith('::error') && !line.includes(',file='));
  expect([run.comments.length, errors.length]).toEqual([1, 1]);
  for (const text of [run.summary, ...run.comments, ...errors]) {
    expect(text.match(/acme\.worlds\.[a-z-]+/)?.[0]).toBe(SECRET);
  }
  for (const page of [run.summary, ...run.comments]) expectInOrder(page, [SECRET, CODE]);
});

/** In its tables. */
function expectInOrder(page: string, paths: readonly string[]): void {
  const named = [...page.matchAll(/^\|.*`(acme\.worlds\.[a-z-]+)`/gm)].map(([, path]) => path);
  expect(named).toEqual(paths);
}
