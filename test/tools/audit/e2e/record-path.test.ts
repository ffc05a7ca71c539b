import { describe, expect, it } from 'vitest';
import { BASE_SHA } from '../../../../demo/events.ts';
import { createRedactor } from '../../../../src/report/text/redact.ts';
import { readRecord } from '../../../../src/tools/audit/record/read-record.ts';
import { committed, LAX, POLICY_PATH, STRICT } from '../../../policy-e2e/policy-file.ts';
import { type GateRun, outcomeOf, runGate } from '../../../run/gate.ts';
import { replay } from '../record/recorded-run.ts';

/** The record that a run left in its workspace. */
function recordOf({ leftFiles }: GateRun): string | undefined {
  return [...leftFiles].find(([path]) => path.endsWith('/workspace/out/gate.record'))?.[1];
}

const KEPT = { 'record-path': 'out/gate.record' };

describe('the input record-path', () => {
  it.each(['over-limit', 'clean', 'scan-failed'] as const)(
    'keeps the evidence of %s, which is judged again alike',
    async (platform) => {
      const run = await runGate({ platform, inputs: { ...KEPT, 'wait-timeout': '3s' } });
      const text = recordOf(run)!;
      const again = await replay(text);
      expect([again.exitCode, again.verdict.word, again.verdict.reason ?? '']).toEqual(outcomeOf(run));
      expect(again.conditions.map(({ name, result, found }) => [name, result, found])).toEqual(
        run.report.conditions.map(({ name, result, found }) => [
          name,
          result,
          found === null ? undefined : BigInt(found),
        ]),
      );
      const tokens = [run.inputs['api-token']!, run.inputs['github-token']!];
      expect(createRedactor(tokens)(text)).toBe(text);
      expect(text).not.toContain('@');
    },
  );

  it('keeps the evidence of a run whose policy comes from the repository while the list is asked', async () => {
    const run = await runGate({ inputs: { ...KEPT, 'policy-file': 'gate.yml' } });
    expect(run.reason).toBe('policy-missing');
    expect(recordOf(run) ?? '').toMatch(/^(\{"findingsGateRecord":3,|$)/);
  });

  it.each([
    ['that blocks', STRICT, [1, 'fail', '']],
    ['that allows all, as the input limits would not', LAX, [0, 'pass', '']],
  ])(
    'keeps policy and waivers as the repository has them, and decides by them again: one %s',
    async (_, policy, outcome) => {
      const waivers =
        'version: 1\nwaivers:\n  - { rule: nothing.like.it, reason: Sandboxed, owner: ada@example.com, expires: 2099-01-01 }\n';
      const run = await runGate({
        platform: 'over-limit',
        prepare(stage) {
          committed({ [BASE_SHA]: policy })(stage);
          committed({ [BASE_SHA]: waivers }, 'waivers.yml')(stage);
        },
        inputs: { ...KEPT, 'policy-file': POLICY_PATH, 'waivers-file': 'waivers.yml' },
      });
      expect(outcomeOf(run)).toEqual(outcome);
      const text = recordOf(run)!;
      const stored = readRecord(new TextEncoder().encode(text)).case!;
      expect(stored).toMatchObject({ verdict: run.verdict, exitCode: run.exitCode, run: run.report.links.run });
      expect(stored.policy).toMatchObject({
        policy: { text: policy, source: { kind: 'file', path: POLICY_PATH, sha: BASE_SHA } },
        waivers: { path: 'waivers.yml', file: { text: waivers, source: { kind: 'file', sha: BASE_SHA } } },
      });
      const again = await replay(text);
      expect([again.exitCode, again.verdict.word, again.verdict.reason ?? '']).toEqual(outcome);
      expect(again.verdict.message).toBe(run.report.message);
    },
  );

  it('leaves nothing where it is blank', async () => {
    expect(recordOf(await runGate())).toBeUndefined();
  });
});
