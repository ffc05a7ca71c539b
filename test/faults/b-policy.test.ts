import { describe, expect, test } from 'vitest';
import {
  BASE_SHA,
  HEAD_SHA,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  REPOSITORY,
} from '../../demo/events.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { aFile, aSha } from '../../github-double/build.ts';
import { committed, LAX, POLICY_PATH, STRICT } from '../policy-e2e/policy-file.ts';
import { runBuilt } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { askedBesideList } from '../run/scene.ts';
import { expectRun, expectTold } from './harness/expect-run.ts';

const { clean, 'over-limit': overLimit } = SCENARIOS;
const POLICY_FILE = { 'policy-file': POLICY_PATH };
const INPUTS = { ...POLICY_FILE, comment: 'always' };
/** As after a checkout of the pull request: the working folder contains a policy that allows everything. */
const TEMPTED = { inputs: INPUTS, workspace: { [POLICY_PATH]: LAX } };

/** The files that were read: where, which and at which commit. */
function commitsRead({ githubRequests }: GateRun): readonly string[] {
  return githubRequests
    .filter(({ operation }) => operation === 'read-contents')
    .map(({ path, query }) => `${path.replace('/contents/', ' ')} ${query.get('ref')}`);
}

/** All that a person may read. */
const pagesOf = ({ stdout, summary, comments }: GateRun) => [stdout, summary, ...comments];

/** Nothing is sent, because a setting is wrong. */
const REFUSED = { exitCode: 3, reason: 'config', requests: [], githubRequests: [] };
const refusing = (status: number) => [
  { match: { operation: 'read-contents' }, fault: { kind: 'status', status } } as const,
];

describe.concurrent('B. the policy', () => {
  test.each([
    ['pull_request', pullRequestEvent()],
    ['pull_request of a fork', pullRequestEvent('fork')],
    ['pull_request_target', pullRequestTargetEvent()],
  ])('B8 judges a %s by the policy of the base, not by that of its head or of the workspace', async (_what, event) => {
    const run = await runBuilt({
      ...TEMPTED,
      event,
      platform: 'at-limit',
      policyFile: STRICT,
      prepare: (stage) => {
        committed({ [BASE_SHA]: STRICT, [HEAD_SHA]: LAX })(stage);
        stage.githubState.repositories[0]!.pulls.get(7)!.files.push({ path: POLICY_PATH });
      },
    });
    expect(run).toMatchObject({ ...fail, reason: '' });
    expect(commitsRead(run)).toEqual([`/repos/${REPOSITORY} ${POLICY_PATH} ${BASE_SHA}`]);
    const policy = { kind: 'file', repository: REPOSITORY, path: POLICY_PATH, ref: 'main', sha: BASE_SHA };
    expect(run.report.policy).toEqual({ ...policy, isChangedInPullRequest: true });
    expect(run.comments).toHaveLength(1);
    for (const page of pagesOf(run))
      expect(page).toContain('This pull request changes the policy file; its copy is not applied.');
    expect(run.summary).toMatch(new RegExp(`Policy.*${POLICY_PATH}.*${REPOSITORY}.*${BASE_SHA}.*main`));
  });

  test.each([
    ['is missing on the base, even where the pull request brings one', [], 'policy-missing'],
    ['cannot be read', refusing(500), 'github'],
  ])('B9 B10 says so where the policy %s', async (_what, githubFaults, reason) => {
    const prepare = committed({ [HEAD_SHA]: LAX });
    const run = await expectTold(unproven(reason), { ...TEMPTED, githubFaults, prepare });
    expect(run.report.message).toContain('policy file');
    expect(askedBesideList(run)).toEqual([]);
  });

  test('B9 needs no file where the policy is in the inputs', async () => {
    const inputs = { policy: STRICT };
    const run = await expectRun(fail, { platform: 'at-limit', inputs });
    expect([run.report.policy, commitsRead(run)]).toEqual([{ kind: 'input' }, []]);
    expect(run.summary).toMatch(/\*\*Policy\*\* the input/);
    await expectRun(pass, { inputs });
  });

  test.each([
    ['a version alone', 'version: 1'],
    ['waivers alone', 'version: 1\nwaivers: [{ rule: other, reason: Old, owner: us, expires: 2099-01-31 }]'],
    ['on-inconclusive alone', 'version: 1\non-inconclusive: { server: warn }'],
  ])('B9 L22 leaves the limits in force where the policy is %s', async (_what, policy) => {
    const run = await expectRun({ ...fail, outputs: { critical: '3' } }, { platform: overLimit, inputs: { policy } });
    expect(JSON.parse(run.outputs.conditions!)).toMatchObject([
      { name: 'max-critical', result: 'broken' },
      { name: 'max-high', result: 'broken' },
    ]);
  });

  test.each([
    ...['../gate.yml', 'a/../../policy.yml', './a', '/etc/passwd', 'a//b', 'a%2f..%2fgate.yml', 'C:\\policy.yml'],
    ...['https://evil.example/gate.yml', 'a\\b.yml', 'a\\..\\policy.yml', '.git/config', 'a/.GIT/config'],
    ...['o/r@main', 'o/r/../x@main', 'o/r/x@../y', '../policies/a.yml@main', 'o/r/a.yml@', 'o/r/a.yml@a..b'],
    'o/r/a.yml@-f',
  ])('B12 refuses the policy path %j and sends nothing', async (path) => {
    const run = await expectRun(REFUSED, { inputs: { 'policy-file': path } });
    expect(run.report.message).toContain('input policy-file: ');
  });

  const BARE = 'version: 1\n';
  const bomb = `a: &a [x, x]\n${'bcdefgh'.replaceAll(/./g, (name) => `${name}: &${name} [*a, *a, *a, *a]\n`)}`;
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(BARE, 'utf16le')]);
  const SETTINGS = ['mode', 'base-url', 'api-token', 'github-token', 'comment', 'summary', 'commit-status'];

  test.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'line 1, column 1: the policy is empty; begin with "version: 1"'],
    ['a byte order mark', `\uFEFF${BARE}`, 'line 1, column 1: the policy begins with a byte order mark'],
    ['UTF-16', utf16, 'line 1, column 1: the policy is UTF-16; save it as UTF-8'],
    ['1 MiB', `${BARE}#${'x'.repeat(1024 * 1024 - 12)}`, 'line 1, column 1: the policy has 1048576 bytes'],
    ['a bomb of aliases', bomb, 'has 45 problems: line 1, column 1: missing key "version"'],
    ['__proto__', `${BARE}__proto__: { conditions: [] }\n`, 'line 2, column 1: unknown key "__proto__"'],
    ['an unknown key', `${STRICT}extra: 1\n`, 'line 4, column 1: unknown key "extra"'],
    ['a duplicate key', `${BARE}version: 1\n`, 'line 2, column 1: duplicate key "version"; keep one of the two'],
    ['broken syntax', 'version: 1\nconditions: [\n', 'line 3, column 1: '],
    ['a wrong type', 'version: 1\nconditions: 5\n', 'line 2, column 13: '],
    ...SETTINGS.map((name): [string, string, string] => [
      `the setting ${name}`,
      `${BARE}${name}: x\n`,
      `line 2, column 1: "${name}" can be set in the workflow only`,
    ]),
  ])('B13 B14 refuses a policy with %s, and says where', async (_what, text, words) => {
    const prepare = committed({ [BASE_SHA]: aFile(text) });
    const run = await expectRun(unproven('policy-invalid'), { ...TEMPTED, policyFile: '', prepare });
    expect(askedBesideList(run)).toEqual([]);
    expect(run.report.message).toContain(`policy ${POLICY_PATH} ${words}`);
    expect(run.finalLine).toContain(`gate: INCONCLUSIVE policy-invalid - policy ${POLICY_PATH} `);
    expect(run.stdout).toMatch(/^::error .*policy-invalid/m);
  });

  test('B15 resolves a moving branch once, reads at that commit, and shows it', async () => {
    const [first, second] = [aSha('first'), aSha('second')];
    const run = await runFault({
      platform: 'at-limit',
      event: pushEvent(),
      inputs: INPUTS,
      policyFile: STRICT,
      prepare: (stage) => {
        committed({ [first]: STRICT, [second]: LAX })(stage);
        const { refs } = stage.githubState.repositories[0]!;
        refs.set('refs/heads/main', first);
        stage.githubState.before.set('read-contents', () => {
          refs.set('refs/heads/main', second);
          return undefined;
        });
      },
    });
    expect(run).toMatchObject({ ...fail, report: { policy: { sha: first } } });
    expect(commitsRead(run)).toEqual([`/repos/${REPOSITORY} ${POLICY_PATH} ${first}`]);
    expect(run.githubRequests.filter(({ operation }) => operation === 'read-ref')).toHaveLength(1);
    for (const page of [run.stdout, run.summary]) expect(page).toContain(first);
  });

  const waiver = (members: string) =>
    `${STRICT}waivers:\n  - { rule: python.lang.security.audit.eval-detected.eval-detected, ${members} }\n`;
  const OTHERS =
    'version: 1\nfail-on-severity: none\nconditions:\n  - { name: High code, issue-types: [sast], severities: [high], max: 0 }\n';

  test.each([
    ['whose waiver is valid', 'expires: 2999-01-31', 'pass', '4'],
    ['whose waiver has expired', 'expires: 2020-01-31', 'fail', '0'],
    ['whose waiver is for another severity', 'expires: 2999-01-31, severities: [low]', 'fail', '0'],
    ['whose waiver is for another type', 'expires: 2999-01-31, issue-types: [secrets]', 'fail', '0'],
  ] as const)('B16 judges issues %s', async (_what, members, due, waived) => {
    const policy = waiver(`reason: Sandboxed, owner: me, ${members}`).replace(STRICT, OTHERS);
    const run = await expectTold({ verdict: due, outputs: { waived } }, { platform: overLimit, inputs: { policy } });
    if (members.includes('2020')) expect(run.report.waivers).toMatchObject([{ state: 'expired' }]);
  });

  const known = 'reason: r, owner: me';
  test.each([
    ['a malformed date', `${known}, expires: 31-01-2027`],
    ['no reason', 'owner: me, expires: 2027-01-31'],
    ['no end', known],
    ['a later end than the policy allows', `${known}, expires: 2999-01-31`, 'longest-waiver: 90d\n'],
  ])('B16 refuses a waiver with %s', async (_what, members, more = '') => {
    await expectTold(unproven('policy-invalid'), { inputs: { policy: waiver(members) + more }, platform: clean });
  });

  test('B13 tells every mistake of a policy, each with its place, on every page', async () => {
    const problems = [expect.stringContaining('line 1, column 10'), expect.stringContaining('line 2, column 1')];
    const outcome = { ...unproven('policy-invalid'), report: { problems } };
    const run = await expectTold(outcome, { inputs: { policy: 'version: 2\nmode: report\n' }, platform: clean });
    for (const page of [run.stdout, run.summary, ...run.comments]) {
      expect(page).toContain('can be set in the workflow only');
    }
  });

  test.each([403, 500])('B10 does not take a file of waivers for missing that answers %i', async (status) => {
    const inputs = { 'waivers-file': 'waivers.yml' };
    await expectTold(unproven('github'), { inputs, githubFaults: refusing(status) });
  });
});
