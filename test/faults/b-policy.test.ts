import { describe, expect, test } from 'vitest';
import { BASE_SHA, HEAD_SHA, pullRequestEvent, pullRequestTargetEvent, pushEvent } from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import type { Fault, FaultRule } from '../../emulator/faults/faults.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { aFile, aSha } from '../../github-double/build.ts';
import type { Operation } from '../../github-double/operation.ts';
import type { Entry } from '../../github-double/state.ts';
import type { Reason } from '../../src/domain/reason.ts';
import { committed, LAX, POLICY_PATH, STRICT } from '../policy-e2e/policy-file.ts';
import { runBuilt } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { askedBesideList } from '../run/scene.ts';
import { at, expectRun, expectTold } from './harness/expect-run.ts';

const { clean, 'over-limit': overLimit } = SCENARIOS;
const REPOSITORY = 'octo-org/shop';
const POLICY_FILE = { 'policy-file': POLICY_PATH };
const INPUTS = { ...POLICY_FILE, comment: 'always' };
/**
 * As after a checkout of the pull request: the working folder contains a policy that allows everything. A gate that fell back to this
 * policy would pass.
 */
const TEMPTED = { inputs: INPUTS, workspace: { [POLICY_PATH]: LAX } };

function commitsRead({ githubRequests }: GateRun): readonly string[] {
  return githubRequests
    .filter(({ operation }) => operation === 'read-contents')
    .map(({ path, query }) => `${path.replace('/contents/', ' ')} ${query.get('ref')}`);
}

const pagesOf = ({ stdout, summary, comments }: GateRun) => [stdout, summary, ...comments];

const REFUSED = { exitCode: 3, reason: 'config', requests: [], githubRequests: [] };

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

  test('B9 is policy-missing if the base has none, even if the pull request brings one', async () => {
    const prepare = committed({ [HEAD_SHA]: LAX });
    const run = await expectTold(unproven('policy-missing'), { ...TEMPTED, prepare });
    expect(run.report.message).toContain('policy file');
    expect(askedBesideList(run)).toEqual([]);
  });

  test.each([
    ['a version alone', 'version: 1'],
    ['waivers alone', 'version: 1\nwaivers: [{ rule: other, reason: Old, owner: us, expires: 2099-01-31 }]'],
    ['on-inconclusive alone', 'version: 1\non-inconclusive: { server: warn }'],
  ])('B9 L22 keeps the default limits if the policy is %s', async (_what, policy) => {
    const run = await expectRun({ ...fail, outputs: { critical: '3' } }, { platform: overLimit, inputs: { policy } });
    expect([run.report.policy, commitsRead(run)]).toEqual([{ kind: 'input' }, []]);
    expect(run.summary).toMatch(/\*\*Policy\*\* the input/);
    expect(JSON.parse(run.outputs.conditions!)).toMatchObject([
      { name: 'max-critical', result: 'broken' },
      { name: 'max-high', result: 'broken' },
    ]);
  });

  test.each([
    ...['../gate.yml', 'a/../../policy.yml', './a', '/etc/passwd', 'a//b', 'a%2f..%2fgate.yml', 'C:\\policy.yml'],
    ...['https://evil.example/gate.yml', 'a\\b.yml', 'a\\..\\policy.yml'],
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
    ['nothing', '', 'line 1, column 1: the policy must be a map; begin with "version: 1"'],
    ['a byte order mark', `\uFEFF${BARE}`, 'line 1, column 1: the invisible character U+FEFF'],
    ['UTF-16', utf16, 'line 1, column 1: this is not UTF-8; save it as UTF-8'],
    ['1 MiB', `${BARE}#${'x'.repeat(1024 * 1024 - 12)}`, 'line 1, column 1: this has 1048576 bytes'],
    ['a bomb of aliases', bomb, 'line 1, column 1: missing key "version"'],
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
  ])('B13 B14 refuses a policy with %s, and names its line and column', async (_what, text, words) => {
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

  test('B13 reports every mistake of a policy with its line and column, on every page', async () => {
    const problems = [expect.stringContaining('line 1, column 10'), expect.stringContaining('line 2, column 1')];
    const outcome = { ...unproven('policy-invalid'), report: { problems } };
    const run = await expectTold(outcome, { inputs: { policy: 'version: 2\nmode: report\n' }, platform: clean });
    for (const page of [run.stdout, run.summary, ...run.comments]) {
      expect(page).toContain('can be set in the workflow only');
    }
  });

  test.each([403, 500])('B10 does not ignore a file of waivers that answers %i', async (code) => {
    const inputs = { 'waivers-file': 'waivers.yml' };
    await expectTold(unproven('github'), { inputs, githubFaults: at('read-contents', status(code)) });
  });
});

type Contents = { path: string; sha: string; content: string; encoding: string };

function meeting(operation: Operation, fault: Fault, when: Pick<FaultRule, 'nth' | 'times'> = {}) {
  return (stage: Stage): void => {
    committed({ [BASE_SHA]: LAX })(stage);
    stage.github.faults.add({ match: { operation }, fault, ...when });
  };
}

const status = (code: number, headers = {}): Fault => ({ kind: 'status', status: code, headers });
const answered = (body: string | Uint8Array, headers = {}): Fault => ({ kind: 'replace-body', body, headers });
const changed = (members: (answer: Contents) => object): Fault => ({
  kind: 'rewrite-json',
  rewrite: (answer: Contents) => ({ ...answer, ...members(answer) }),
});
const HTML = '<html>Sign in</html>';
const AS_HTML = { 'content-type': 'text/html' };
const NOT_AS_DOCUMENTED = "GitHub's answer is not what its documentation says";
const NO_FILE = 'is a folder, a link or a submodule';
const OTHER_HASH = 'does not match its own git hash';
const UNKNOWN_ENCODING = 'came in an unknown encoding';
const LAX_BASE64 = Buffer.from('version: 1 # lax\n').toString('base64');

/** The fault, the reason, what the message says, and how often the file is asked for. */
type Row = [string, Fault, Reason, string, number?];

const FAULTS: Row[] = [
  ['403', status(403), 'github', 'GitHub answered 403: github-token lacks the permission contents: read'],
  ['404', status(404), 'policy-missing', 'there is no policy file'],
  ['429', status(429, { 'retry-after': '60' }), 'github', 'a rate limit was reached'],
  ['500 every time', status(500), 'github', 'GitHub answered 500: GitHub is failing', 2],
  ['a reset before the answer', { kind: 'reset-before-headers' }, 'github', 'the connection failed', 2],
  ['a page of HTML', answered(HTML, AS_HTML), 'github', NOT_AS_DOCUMENTED],
  ['the policy itself', answered(LAX, { 'content-type': 'text/plain' }), 'github', NOT_AS_DOCUMENTED],
  ['a list', answered('[]'), 'policy-invalid', NO_FILE],
  ['another file', changed(() => ({ path: 'lax.yml' })), 'policy-invalid', NO_FILE],
  ['a wrong hash', changed(() => ({ sha: 'e'.repeat(40) })), 'policy-invalid', OTHER_HASH],
  ['other bytes than its hash says', changed(() => ({ content: LAX_BASE64 })), 'policy-invalid', OTHER_HASH],
  ['no bytes', changed(() => ({ content: undefined })), 'policy-invalid', UNKNOWN_ENCODING],
  ['plain text', changed(() => ({ encoding: 'utf-8', content: LAX })), 'policy-invalid', UNKNOWN_ENCODING],
  ['an unknown kind of entry', changed(() => ({ type: 'portal' })), 'policy-invalid', NO_FILE],
  ['nothing at all', { kind: 'never-answer' }, 'github', 'no answer in time', 2],
];

describe('a policy file that is answered with', { concurrent: true }, () => {
  test.each(FAULTS)('B10 B11 %s is never a pass', async (_, fault, reason, words, asked = 1) => {
    const run = await expectTold(unproven(reason), { ...TEMPTED, prepare: meeting('read-contents', fault) });
    expect(run.report.message).toContain(words);
    // The gate reads no issues before it has the policy.
    expect(askedBesideList(run)).toEqual([]);
    expect(commitsRead(run)).toHaveLength(asked);
  });

  test('B10 one failure, and then with its text, is in force', async () => {
    await expectTold(pass, { ...TEMPTED, prepare: meeting('read-contents', status(502), { times: 1 }) });
  });
});

test('B10 a redirect to a file of the same repository is not followed', async () => {
  const run = await expectTold(unproven('github'), {
    ...TEMPTED,
    prepare: (stage) => {
      committed({ [BASE_SHA]: LAX }, 'lax.yml')(stage);
      const location = `/repos/octo-org/shop/contents/lax.yml?ref=${BASE_SHA}`;
      meeting('read-contents', { kind: 'redirect', status: 302, location }, { times: 1 })(stage);
    },
  });
  expect(run.report.message).toContain('redirects are not followed');
  expect(commitsRead(run)).toHaveLength(1);
});

describe('a path that is not a usable file', { concurrent: true }, () => {
  test.each<[string, Entry | string, string, string?]>([
    ['a directory', LAX, NO_FILE, `${POLICY_PATH}/default.yml`],
    ['a symbolic link', { kind: 'symlink', target: 'lax.yml' }, NO_FILE],
    ['a submodule', { kind: 'submodule', commit: 'e'.repeat(40) }, NO_FILE],
    ['a file of over 1 MiB', aFile(`${LAX}${'#'.repeat(1024 * 1024)}`), 'is larger than 256 KiB'],
  ])('B11 is not a policy: %s', async (_, entry, words, path) => {
    const prepare = committed({ [BASE_SHA]: entry }, path);
    const run = await expectTold(unproven('policy-invalid'), { ...TEMPTED, prepare });
    expect(askedBesideList(run)).toEqual([]);
    expect(run.report.message).toBe(`the policy file ${POLICY_PATH} ${words}`);
  });
});

describe('a default branch that cannot be resolved', { concurrent: true }, () => {
  test.each<[string, Fault]>([
    ['403', status(403)],
    ['a name instead of a hash', answered('{"object":{"sha":"main"}}')],
  ])('B10 (%s) leaves the run without a policy, and so inconclusive', async (_, fault) => {
    const prepare = meeting('read-ref', fault);
    const run = await expectTold(unproven('github'), { ...TEMPTED, event: pushEvent(), prepare });
    expect(askedBesideList(run)).toEqual([]);
    expect(run.githubRequests.map(({ operation }) => operation)).not.toContain('read-contents');
  });
});
