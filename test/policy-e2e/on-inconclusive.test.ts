import { describe, expect, it } from 'vitest';
import { BASE_SHA } from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import type { Reason } from '../../src/domain/reason.ts';
import { type GateOptions, outcomeOf, runGate } from '../run/gate.ts';
import { failing, SOON_OVER, scanned, withIssues } from '../run/platforms.ts';
import { askedBesideList } from '../run/scene.ts';
import { POLICY_PATH } from './policy-file.ts';

function softening(entries: string): string {
  return `version: 1\nconditions: [{ name: Nothing, max: 0 }]\non-inconclusive: { ${entries} }\n`;
}

/** Ways to be inconclusive once the policy is known. */
const MET: Partial<Record<Reason, GateOptions>> = {
  'no-scan': { platform: 'never-appears', inputs: SOON_OVER },
  'scan-running': { platform: 'still-running', inputs: SOON_OVER },
  'scan-failed': { platform: 'scan-failed' },
  'scan-cancelled': { platform: scanned({ timeline: endsAs('SCAN_STATUS_CANCELLED') }) },
  'partial-only': { platform: scanned({ isPartial: true }), inputs: SOON_OVER },
  'product-missing': { inputs: { ...SOON_OVER, 'required-products': 'ai-code' } },
  'index-lag': { platform: 'index-lag-forever', inputs: SOON_OVER },
  server: { prepare: failing('list-scans', { kind: 'status', status: 503 }) },
  'rate-limited': {
    prepare: failing('list-scans', { kind: 'status', status: 429, headers: { 'retry-after': '86400' } }),
  },
  contract: { prepare: failing('read-scan', { kind: 'replace-body', body: '[]' }) },
};
const REASONS = Object.keys(MET) as Reason[];

async function run(reason: Reason, policy: string, input = '') {
  const options = MET[reason]!;
  return runGate({ ...options, inputs: { ...options.inputs, policy, 'on-inconclusive': input } });
}

describe('an unproven verdict', { concurrent: true }, () => {
  it.each(REASONS)('(%s) is only a warning where the policy says so, and stays unproven', async (reason) => {
    const softened = await run(reason, softening(`${reason}: warn`));
    expect([...outcomeOf(softened), softened.report.isSoftened]).toEqual([0, 'inconclusive', reason, true]);
    expect(softened.summary).toMatch(new RegExp(`Not enforced.*on-inconclusive.*${reason}`));
  });

  it.each<[string, string, string, number]>([
    ['the policy names another reason', 'network: warn', '', 2],
    ['the policy says that it fails', 'server: fail', '', 2],
    ['the input names it', '', 'server: warn', 0],
    ['the input names all', '', 'warn', 0],
    ['the input overrules the policy', 'server: warn', 'server: fail', 2],
    ['the input overrules the policy for all', 'server: warn', 'fail', 2],
    ['the input overrules a strict policy', 'server: fail', 'server: warn', 0],
    ['the input names another reason, and the policy this one', 'server: warn', 'network: fail', 0],
    ['the input names another reason, and the policy is strict', 'server: fail', 'network: warn', 2],
  ])('ends as the settings say where %s', async (_, policy, input, exitCode) => {
    const result = await run('server', softening(policy), input);
    expect([...outcomeOf(result), result.report.isSoftened]).toEqual([
      exitCode,
      'inconclusive',
      'server',
      exitCode === 0,
    ]);
    expect(/^::error/m.test(result.stdout)).toBe(exitCode !== 0);
  });

  it.each(['github', 'bad-event'] as const)('before the policy is known follows only the input: %s', async (reason) => {
    const options: GateOptions =
      reason === 'github'
        ? {
            prepare: ({ github }) =>
              github.faults.add({ match: { operation: 'read-contents' }, fault: { kind: 'status', status: 403 } }),
            inputs: { 'policy-file': POLICY_PATH },
          }
        : { env: { GITHUB_EVENT_PATH: '' } };
    const [strict, softened] = await Promise.all(
      ['', `${reason}: warn`].map((input) =>
        runGate({ ...options, inputs: { ...options.inputs, 'on-inconclusive': input } }),
      ),
    );
    expect(outcomeOf(strict!)).toEqual([2, 'inconclusive', reason]);
    expect(outcomeOf(softened!)).toEqual([0, 'inconclusive', reason]);
  });

  it('without a token can be softened by the input', async () => {
    const softened = await runGate({ inputs: { 'api-token': '', 'on-inconclusive': 'no-token: warn' } });
    expect([...outcomeOf(softened), softened.requests]).toEqual([0, 'inconclusive', 'no-token', []]);
  });
});

describe('what nothing softens', { concurrent: true }, () => {
  it('is a fail', async () => {
    const policy = `${softening('server: warn')}`;
    const broken = await runGate({ platform: 'at-limit', inputs: { policy, 'on-inconclusive': 'warn' } });
    expect([...outcomeOf(broken), broken.report.isSoftened]).toEqual([1, 'fail', '', false]);
  });

  it('is a fail that was cut short', async () => {
    const cut = await runGate({
      platform: withIssues({ count: 2, severity: 'SEVERITY_CRITICAL' }),
      inputs: { 'on-inconclusive': 'warn' },
      prepare: ({ platform }) =>
        platform.faults.add({ match: { body: 'SEVERITY_LOW' }, fault: { kind: 'status', status: 503 } }),
    });
    expect([...outcomeOf(cut), cut.report.isSoftened]).toEqual([1, 'fail', 'server', false]);
  });

  it.each<[Reason, Record<string, string>]>([
    ['policy-missing', { 'policy-file': POLICY_PATH }],
    ['policy-invalid', { policy: 'version: 2' }],
  ])('is %s, even with the word for all reasons', async (reason, inputs) => {
    const refused = await runGate({ inputs: { ...inputs, 'on-inconclusive': 'warn' } });
    expect([...outcomeOf(refused), askedBesideList(refused)]).toEqual([2, 'inconclusive', reason, []]);
  });

  it.each(['config', 'policy-missing', 'policy-invalid'])(
    'is %s by name: a policy that tries it is refused',
    async (reason) => {
      const refused = await runGate({ inputs: { policy: softening(`${reason}: warn`) } });
      expect([...outcomeOf(refused), refused.requests]).toEqual([2, 'inconclusive', 'policy-invalid', []]);
      expect(refused.report.message).toBe(
        `input policy line 3, column 20: "${reason}" always fails and cannot be named here; remove it`,
      );
    },
  );

  it('is a wrong setting, whatever the mode', async () => {
    const refused = await runGate({ inputs: { 'max-high': 'x', mode: 'report', 'on-inconclusive': 'warn' } });
    expect(outcomeOf(refused)).toEqual([3, 'inconclusive', 'config']);
  });
});

it('the policy in the head of a pull request cannot soften the verdict on it', async () => {
  const head = softening('server: warn');
  const judged = await runGate({
    inputs: { 'policy-file': POLICY_PATH },
    prepare: (stage) => {
      const { commits } = stage.githubState.repositories[0]!;
      commits.get(BASE_SHA)!.set(POLICY_PATH, { kind: 'file', bytes: Buffer.from('version: 1\n') });
      for (const [sha, files] of commits) {
        if (sha !== BASE_SHA) files.set(POLICY_PATH, { kind: 'file', bytes: Buffer.from(head) });
      }
      failing('list-scans', { kind: 'status', status: 503 })(stage);
    },
  });
  expect(outcomeOf(judged)).toEqual([2, 'inconclusive', 'server']);
});
