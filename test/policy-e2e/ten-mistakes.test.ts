import { describe, expect, it } from 'vitest';
import { outcomeOf, runGate } from '../run/gate.ts';
import { askedBesideList } from '../run/scene.ts';
import { inForce, POLICY_PATH } from './policy-file.ts';

/** Ten policies as people write them, each with a mistake, and the whole message: line, key and fix. */
const MISTAKES: readonly (readonly [what: string, policy: string, message: string])[] = [
  [
    'a key with a missing letter',
    `
version: 1
conditons:
  - name: No criticals
    severities: [critical]
    max: 0
`,
    'line 2, column 1: unknown key "conditons"; did you mean "conditions"?',
  ],
  [
    'no limit',
    `
version: 1
conditions:
  - name: No criticals
    severities: [critical]
`,
    'line 3, column 5: missing key "max"; add "max: 0"',
  ],
  [
    'a severity that does not exist',
    `
version: 1
conditions:
  - name: Nothing bad
    severities: [critical, blocker]
    max: 0
`,
    'line 4, column 28: "severities" does not know "blocker"; write one of: critical, high, medium, low',
  ],
  [
    'a filter without its issue type',
    `
version: 1
conditions:
  - name: No live secrets
    where:
      validationStates: [confirmed_valid]
    max: 0
`,
    'line 5, column 7: "validationStates" applies to secrets only; set "issue-types: [secrets]"',
  ],
  [
    "a filter that is the gate's own",
    `
version: 1
conditions:
  - name: Nothing on main
    where: { refs: [main] }
    max: 0
`,
    'line 4, column 14: "refs" is not allowed in "where": the gate sets it itself, from the scan that it proved; remove it',
  ],
  [
    'a value with a typing mistake',
    `
version: 1
conditions:
  - name: No reachable dependencies
    issue-types: [sca]
    where: { reachabilities: [always_reachabel] }
    max: 0
`,
    'line 5, column 31: "reachabilities" does not know "always_reachabel"; did you mean "always_reachable"?',
  ],
  [
    'the same key twice',
    `
version: 1
conditions:
  - name: Few highs
    max: 10
    severities: [high]
    max: 0
`,
    'line 6, column 5: duplicate key "max"; keep one of the two',
  ],
  [
    'a waiver without an owner',
    `
version: 1
waivers:
  - rule: python.lang.security.audit.eval
    reason: Sandboxed
    expires: 2027-01-31
`,
    'line 3, column 5: missing key "owner"; add "owner: \'@org/team\'"',
  ],
  [
    'a day that does not exist',
    `
version: 1
waivers:
  - rule: python.lang.security.audit.eval
    reason: Sandboxed
    owner: '@org/appsec'
    expires: 2027-02-30
`,
    `line 6, column 14: "expires" must be a date that exists, such as ${inSixtyDays()}`,
  ],
  [
    'a setting of the workflow',
    `
version: 1
mode: report
conditions:
  - name: No criticals
    severities: [critical]
    max: 0
`,
    'line 2, column 1: "mode" can be set in the workflow only; remove it from the policy',
  ],
];

describe('a policy with a mistake', { concurrent: true }, () => {
  it.each(MISTAKES)('(%s) is reported with its place and with what to write', async (_, policy, message) => {
    const { prepare, inputs } = inForce(policy.trimStart());
    const run = await runGate({ prepare, inputs });
    expect([...outcomeOf(run), askedBesideList(run)]).toEqual([2, 'inconclusive', 'policy-invalid', []]);
    const words = `policy ${POLICY_PATH} ${message}`;
    expect(run.report.message).toBe(words);
    expect(run.finalLine).toContain(`gate: INCONCLUSIVE policy-invalid - ${words}`);
    expect(run.stdout).toMatch(/^::error .*policy-invalid/m);
  });

  it('is reported in the same way where the workflow contains it', async () => {
    const [[, policy, message]] = MISTAKES as [(typeof MISTAKES)[number]];
    const run = await runGate({ inputs: { policy: policy.trimStart() } });
    expect(run.report.message).toBe(`input policy ${message}`);
  });

  it('is one of ten', () => {
    expect(new Set(MISTAKES.map(([, , message]) => message)).size).toBe(10);
  });
});

/** As a waiver writes it. */
function inSixtyDays(): string {
  return new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
}
