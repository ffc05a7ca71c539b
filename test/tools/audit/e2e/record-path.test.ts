import { expect, it } from 'vitest';
import { BASE_SHA } from '../../../../demo/events.ts';
import { createRedactor } from '../../../../src/report/text/redact.ts';
import { readRecord } from '../../../../src/tools/audit/record/read-record.ts';
import { committed, LAX, POLICY_PATH, STRICT } from '../../../policy-e2e/policy-file.ts';
import { outcomeOf, runGate } from '../../../run/gate.ts';
import { replay } from '../record/recorded-run.ts';

it.each([
  ['that blocks', STRICT, [1, 'fail', '']],
  ['that allows all, as the input limits would not', LAX, [0, 'pass', '']],
])(
  'the input record-path stores evidence, policy and waivers, and a replay decides by them: a policy %s',
  async (_, policy, outcome) => {
    const waivers =
      'version: 1\nwaivers:\n  - { rule: nothing.like.it, reason: Sandboxed, owner: ops, expires: 2099-01-01 }\n';
    const run = await runGate({
      platform: 'over-limit',
      prepare(stage) {
        committed({ [BASE_SHA]: policy })(stage);
        committed({ [BASE_SHA]: waivers }, 'waivers.yml')(stage);
      },
      inputs: { 'record-path': 'out/gate.record', 'policy-file': POLICY_PATH, 'waivers-file': 'waivers.yml' },
    });
    expect(outcomeOf(run)).toEqual(outcome);
    const text = [...run.leftFiles].find(([path]) => path.endsWith('/workspace/out/gate.record'))![1];
    const stored = readRecord(new TextEncoder().encode(text)).case!;
    expect(stored).toMatchObject({ verdict: run.verdict, exitCode: run.exitCode, run: run.report.links.run });
    expect(stored.policy).toMatchObject({
      policy: { text: policy, source: { kind: 'file', path: POLICY_PATH, sha: BASE_SHA } },
      waivers: { path: 'waivers.yml', file: { text: waivers, source: { kind: 'file', sha: BASE_SHA } } },
    });
    const again = await replay(text);
    expect([again.exitCode, again.verdict.word, again.verdict.reason ?? '']).toEqual(outcome);
    expect(again.verdict.message).toBe(run.report.message);
    const found = run.report.conditions.map((each) => [each.name, each.result, BigInt(each.found!)]);
    expect(again.conditions.map((each) => [each.name, each.result, each.found])).toEqual(found);
    const tokens = [run.inputs['api-token']!, run.inputs['github-token']!];
    expect(createRedactor(tokens)(text)).toBe(text);
    expect(text).not.toMatch(/\w@\w+\.\w/);
  },
);
