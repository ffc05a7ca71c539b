import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from '../demo/runner.ts';
import { setStage } from '../demo/stage.ts';
import { SCENARIOS } from '../emulator/scenarios.ts';
import { parseJson } from '../src/platform/json.ts';
import { issueGroupList } from '../src/platform/schema/issue-group-list.ts';
import { ratio } from './ratio.ts';

/*
 * Results as ratios within one run, each the median of several pairs run in turn: a slow or busy machine changes both sides.
 * They are not tests.
 */
const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'findings-gate-bench-'));

const startNode = (...args: string[]) => {
  try {
    execFileSync(process.execPath, args, { cwd: folder, env: {}, stdio: 'ignore' });
  } catch {
    // Without settings the action ends with 3, as it should.
  }
};

console.log('Start: the bundle up to its first refusal, against an empty Node');
await ratio(
  15,
  () => startNode(join(ROOT, 'dist', 'index.js')),
  () => startNode('--eval', '0'),
);

const page = JSON.stringify({ groups: aPageOf(1_000), cursor: 'next', total: '1000', fetched: '1000' });
console.log(`Reading: ${page.length} characters of 1,000 groups, our JSON reader against JSON.parse`);
await ratio(
  50,
  () => parseJson(page),
  () => JSON.parse(page),
);
console.log('Reading: the same through reader and schema, against JSON.parse');
await ratio(
  50,
  () => issueGroupList(parseJson(page)),
  () => JSON.parse(page),
);

for (const name of ['clean', 'thousands-of-groups'] as const) {
  const stage = await setStage(SCENARIOS[name]);
  console.log(`Whole run: scenario ${name} on the built action, against an empty Node`);
  await ratio(
    5,
    () => runStep(stage.step),
    () => startNode('--eval', '0'),
  );
  await stage.close();
}

function aPageOf(groups: number): unknown[] {
  return Array.from({ length: groups }, (_, index) => ({
    issuesCount: String(index + 1),
    ruleId: `rule-${index}`,
    ruleShaSum: 'f'.repeat(64),
    ruleVisibility: 'RULE_VISIBILITY_PUBLIC',
    ruleMeta: {
      author: 'someone',
      authorPhotoUrl: '',
      rule: { ruleId: `rule-${index}`, ruleVersionId: 'v1', origin: 'RULE_ORIGIN_PRO_RULES' },
    },
    ruleLastChangeAt: '2026-01-02T03:04:05Z',
    ruleLastChangeBy: 'someone',
    rulePath: `python.lang.security.audit.rule-${index}`,
    ruleSourceUri: 'https://example.com/rule',
    ruleTestCases: [{ target: 'a.py', language: 'python' }],
    ruleDefinition: { rules: [{ id: 'x', pattern: 'eval(...)', message: 'm'.repeat(300) }] },
    ruleDeploymentName: 'acme',
    ruleSupersededBy: [],
    sastAttributes: {},
  }));
}
