import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BASE_SHA, HEAD_SHA, pushEvent } from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import { anEpss } from '../../emulator/build.ts';
import type { Fault } from '../../emulator/faults/faults.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { aFile, aSha } from '../../github-double/build.ts';
import type { Entry } from '../../github-double/state.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { withIssues } from '../run/platforms.ts';
import { askedBesideList } from '../run/scene.ts';

const { clean, 'over-limit': overLimit } = SCENARIOS;
const PATH = '.github/gate.yml';
const STRICT = 'version: 1\nconditions:\n  - { name: Nothing high, severities: [critical, high], max: 0 }\n';
const PERMISSIVE = 'version: 1\nfail-on-severity: none\nconditions:\n  - { name: Anything goes, max: 1000000 }\n';
const INPUTS = { 'policy-file': PATH, comment: 'always' };

function at({ githubState }: Stage, sha: string, entries: Readonly<Record<string, Entry | string>>): void {
  const { commits } = githubState.repositories[0]!;
  commits.set(
    sha,
    new Map(Object.entries(entries).map(([path, entry]) => [path, typeof entry === 'string' ? aFile(entry) : entry])),
  );
}

/** A strict policy on the base; the pull request and the workspace have one that lets everything through. */
function strictBase(stage: Stage): void {
  at(stage, BASE_SHA, { [PATH]: STRICT });
  at(stage, HEAD_SHA, { [PATH]: PERMISSIVE });
  stage.githubState.repositories[0]!.pulls.get(7)!.files.push({ path: PATH });
}

async function besideOwnPolicy(options: BuiltOptions): Promise<GateRun> {
  const workspace = await mkdtemp(join(tmpdir(), 'findings-gate-workspace-'));
  try {
    await mkdir(join(workspace, '.github'));
    await writeFile(join(workspace, PATH), PERMISSIVE);
    return await runFault({
      platform: overLimit,
      prepare: strictBase,
      inputs: INPUTS,
      policyFile: STRICT,
      env: { GITHUB_WORKSPACE: workspace },
      ...options,
    });
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

const contents = (fault: Fault) => [{ match: { operation: 'read-contents' }, fault }];
const policyRun = (text: string | Uint8Array) =>
  runFault({
    inputs: INPUTS,
    policyFile: '',
    prepare: (stage) => at(stage, BASE_SHA, { [PATH]: { kind: 'file', bytes: Buffer.from(text) } }),
  });

describe.concurrent('B. the policy', () => {
  test('B8 judges by the policy of the base, not by the one in the pull request or the workspace', async () => {
    const run = await besideOwnPolicy({});
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', reason: '' });
    expect(run.report).toMatchObject({ policy: { sha: BASE_SHA, isChangedInPullRequest: true } });
    expect(run.stdout).toContain('This pull request changes the policy file; its copy is not applied.');
    expect(run.summary).toContain(BASE_SHA.slice(0, 12));
  });

  test('B9 says that the policy is missing on the base, even where the pull request brings one', async () => {
    const run = await besideOwnPolicy({
      prepare: (stage) => at(stage, HEAD_SHA, { [PATH]: PERMISSIVE }),
      due: 'unproven',
    });
    expect(run).toMatchObject({ exitCode: 2, reason: 'policy-missing' });
    expect(askedBesideList(run)).toEqual([]);
  });

  test('B9 needs no file where the policy is in the inputs', async () => {
    const inputs = { policy: STRICT };
    expect(await runFault({ platform: overLimit, inputs })).toMatchObject({ exitCode: 1, verdict: 'fail' });
    expect(await runFault({ inputs })).toMatchObject({ exitCode: 0, verdict: 'pass' });
  });

  test.each<readonly [string, Fault]>([
    ['403', { kind: 'status', status: 403 }],
    ['500', { kind: 'status', status: 500 }],
    ['503', { kind: 'status', status: 503 }],
    ['a redirect', { kind: 'redirect', status: 302, location: '/elsewhere' }],
    ['an HTML page', { kind: 'replace-body', body: '<html>sign in</html>', headers: { 'content-type': 'text/html' } }],
    ['an empty body', { kind: 'replace-body', body: '' }],
    ['a reset', { kind: 'reset-mid-body' }],
    ['a cut body', { kind: 'short-body' }],
  ])('B10 is inconclusive when the policy cannot be read: %s', async (_what, fault) => {
    const run = await besideOwnPolicy({ githubFaults: contents(fault), due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive' });
    expect(askedBesideList(run)).toEqual([]);
    expect(['github', 'policy-invalid']).toContain(run.reason);
  });

  test('B10 is inconclusive when the policy is redirected to another origin, and does not go there', async () => {
    const run = await besideOwnPolicy({
      githubFaults: ({ trap }) => contents({ kind: 'redirect', status: 307, location: `${trap.origin}/gate.yml` }),
      due: 'unproven',
    });
    expect(run).toMatchObject({ exitCode: 2, reason: 'github', trapHits: 0 });
  });

  test('B10 reads a 404 as a missing policy', async () => {
    const run = await besideOwnPolicy({ githubFaults: contents({ kind: 'status', status: 404 }), due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'policy-missing' });
  });

  test('B10 gives up on a policy that never comes', async () => {
    const run = await besideOwnPolicy({ githubFaults: contents({ kind: 'never-answer' }), due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'github' });
  });

  test.each<readonly [string, Readonly<Record<string, Entry | string>>]>([
    ['a folder', { [`${PATH}/part.yml`]: STRICT }],
    ['a symlink', { [PATH]: { kind: 'symlink', target: '../../etc/passwd' } }],
    ['a submodule', { [PATH]: { kind: 'submodule', commit: aSha('sub') } }],
    ['over 1 MB, and therefore without content', { [PATH]: `${STRICT}#${'x'.repeat(1_200_000)}\n` }],
  ])('B11 refuses a policy that is %s', async (_what, entries) => {
    const run = await runFault({
      inputs: INPUTS,
      policyFile: '',
      prepare: (stage) => at(stage, BASE_SHA, entries),
      due: 'unproven',
    });
    expect(run).toMatchObject({ exitCode: 2, reason: 'policy-invalid' });
  });

  test('B11 refuses content that does not match its hash', async () => {
    const rewrite = (file: Record<string, unknown>) => ({
      ...file,
      content: Buffer.from(PERMISSIVE).toString('base64'),
    });
    const run = await besideOwnPolicy({ githubFaults: contents({ kind: 'rewrite-json', rewrite }), due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'policy-invalid' });
  });

  test.each([
    '../gate.yml',
    '/etc/passwd',
    'a%2f..%2fgate.yml',
    'https://evil.example/gate.yml',
    'a\\b.yml',
    '.git/config',
    'a//b',
    './a',
    'o/r@main',
    'o/r/../x@main',
    'o/r/x@../y',
  ])('B12 refuses the policy path %j and sends nothing', async (path) => {
    const run = await runFault({ inputs: { 'policy-file': path } });
    expect(run).toMatchObject({ exitCode: 3, reason: 'config', requests: [], githubRequests: [] });
  });

  test.each<readonly [string, string | Uint8Array]>([
    ['broken syntax', 'version: 1\nconditions: [\n'],
    ['an unknown key', `${STRICT}extra: 1\n`],
    ['a duplicate key', `version: 1\n${STRICT}`],
    ['a wrong type', 'version: 1\nconditions: 5\n'],
    ['a limit as text', 'version: 1\nconditions:\n  - { name: a, max: "0x1" }\n'],
    [
      'an alias bomb',
      `version: 1\na: &a [${'x,'.repeat(9)}x]\nb: &b [${'*a,'.repeat(9)}*a]\nc: &c [${'*b,'.repeat(9)}*b]\nd: [${'*c,'.repeat(9)}*c]\n`,
    ],
    ['__proto__', `${STRICT}__proto__: { max: 1 }\n`],
    ['a byte order mark', `\ufeff${STRICT}`],
    ['UTF-16', Buffer.from(`\ufeff${STRICT}`, 'utf16le')],
    ['400 KiB', `${STRICT}#${'x'.repeat(400 * 1024)}\n`],
    ['nothing', ''],
    ['two documents', `${STRICT}---\n${PERMISSIVE}`],
  ])('B13 refuses a policy with %s, and says where', async (_what, text) => {
    const run = await policyRun(text);
    expect(run).toMatchObject({ exitCode: 2, reason: 'policy-invalid' });
    expect(askedBesideList(run)).toEqual([]);
    expect(run.stdout).toMatch(/line \d+, column \d+/);
  });

  test.each([
    'mode: report',
    'base-url: https://evil.example',
    'api-token: abc',
    'github-token: abc',
    'comment: never',
    'summary: false',
    'commit-status: x',
  ])('B14 refuses a policy that sets what only the workflow may: %s', async (line) => {
    const run = await policyRun(`${STRICT}${line}\n`);
    expect(run).toMatchObject({ exitCode: 2, reason: 'policy-invalid' });
  });

  test('B15 resolves a moving branch once, and reads at that commit', async () => {
    const [first, second] = [aSha('first'), aSha('second')];
    const run = await runFault({
      platform: overLimit,
      event: pushEvent(),
      inputs: INPUTS,
      policyFile: STRICT,
      prepare: (stage) => {
        at(stage, first, { [PATH]: STRICT });
        at(stage, second, { [PATH]: PERMISSIVE });
        const { refs } = stage.githubState.repositories[0]!;
        refs.set('refs/heads/main', first);
        // Moves after the first read.
        stage.githubState.before.set('read-contents', () => {
          refs.set('refs/heads/main', second);
          return undefined;
        });
      },
    });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', report: { policy: { sha: first } } });
    const reads = run.githubRequests.filter(({ operation }) => operation === 'read-contents');
    expect(reads.map(({ query }) => query.get('ref'))).toEqual([first]);
    const polls = run.githubRequests.filter(({ operation }) => operation === 'read-ref' || operation === 'read-commit');
    expect(polls).toHaveLength(1);
  });

  const waiver = (members: string) =>
    `${STRICT}waivers:\n  - { rule: python.lang.security.audit.eval-detected.eval-detected, ${members} }\n`;
  const OTHERS =
    'version: 1\nfail-on-severity: none\nconditions:\n  - { name: High code, issue-types: [sast], severities: [high], max: 0 }\n';

  test.each(['version: 1', 'version: 1\nwaivers: [{ rule: other, reason: Old, owner: us, expires: 2099-01-31 }]'])(
    'B9 stops critical and high issues where the policy has no condition: %j',
    async (policy) => {
      const run = await runFault({ platform: overLimit, inputs: { policy } });
      expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
    },
  );

  test('B9 says that nothing blocks where the policy only warns', async () => {
    const policy = 'version: 1\nfail-on-severity: none\nconditions: [{ name: Loud, max: 0, action: warn }]';
    const run = await runFault({ platform: overLimit, inputs: { policy } });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
    for (const page of [run.stdout, run.summary, ...run.comments])
      expect(page).toMatch(/Findings Gate: nothing blocks|PASS - nothing blocks/);
    expect(run.stdout).toMatch(/^::warning .*Nothing blocks/m);
  });

  test('B16 counts issues whose waiver has expired', async () => {
    const policy = waiver('reason: Sandboxed, owner: me, expires: 2020-01-31').replace(STRICT, OTHERS);
    const run = await runFault({ platform: overLimit, inputs: { policy }, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', report: { waivers: [{ state: 'expired' }] } });
  });

  test('B16 leaves out issues whose waiver is valid', async () => {
    const policy = waiver('reason: Sandboxed, owner: me, expires: 2999-01-31').replace(STRICT, OTHERS);
    const run = await runFault({ platform: overLimit, inputs: { policy } });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
  });

  test.each([
    ['a malformed date', 'reason: r, owner: me, expires: 31-01-2027'],
    ['a day that does not exist', 'reason: r, owner: me, expires: 2027-02-30'],
    ['no reason', 'owner: me, expires: 2027-01-31'],
    ['an empty reason', 'reason: "", owner: me, expires: 2027-01-31'],
    ['no end', 'reason: r, owner: me'],
    ['no owner', 'reason: r, expires: 2027-01-31'],
  ])('B16 refuses a waiver with %s', async (_what, members) => {
    const run = await runFault({ inputs: { policy: waiver(members) }, platform: clean, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'policy-invalid' });
  });

  test('B13 tells every mistake of a policy, each with its place, on every page', async () => {
    const run = await runFault({ inputs: { policy: 'version: 2\nmode: report\n' }, platform: clean, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'policy-invalid' });
    expect(run.report).toMatchObject({
      problems: [expect.stringContaining('line 1, column 10'), expect.stringContaining('line 2, column 1')],
    });
    for (const page of [run.stdout, run.summary, ...run.comments]) {
      expect(page).toContain('can be set in the workflow only');
    }
  });

  test.each([
    ['another severity', 'severities: [low]'],
    ['another type', 'issue-types: [secrets]'],
  ])('B16 counts issues whose waiver is for %s', async (_what, limit) => {
    const policy = waiver(`reason: r, owner: me, expires: 2999-01-31, ${limit}`).replace(STRICT, OTHERS);
    const run = await runFault({ platform: overLimit, inputs: { policy }, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { waived: '0' } });
  });

  test('B16 refuses a waiver that ends later than the policy allows', async () => {
    const policy = `${waiver('reason: r, owner: me, expires: 2999-01-31')}longest-waiver: 90d\n`;
    const run = await runFault({ inputs: { policy }, platform: clean, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'policy-invalid' });
  });

  test('B10 does not take a file of waivers that cannot be read for a missing one', async () => {
    const run = await runFault({
      inputs: { 'waivers-file': PATH },
      platform: clean,
      githubFaults: contents({ kind: 'status', status: 403 }),
      due: 'unproven',
    });
    expect(run).toMatchObject({ exitCode: 2, reason: 'github' });
  });

  const dependency = { count: 1, severity: 'SEVERITY_HIGH', type: 'ISSUE_TYPE_SCA' } as const;
  const condition = (limit: string) =>
    `version: 1\nfail-on-severity: none\nconditions: [{ name: x, max: 0, issue-types: [sca], ${limit} }]\n`;

  test.each([
    ['without a score', undefined, 'fail', 1],
    ['with the score', anEpss({ score: 0.5 }), 'fail', 1],
    ['with less', anEpss({ score: 0.49 }), 'pass', 0],
  ] as const)('E21 a condition on EPSS judges a dependency %s', async (_what, epss, due, exitCode) => {
    const policy = condition('epss-above: 0.5');
    const run = await runFault({ platform: withIssues({ ...dependency, epss }), inputs: { policy }, due });
    expect(run).toMatchObject({ exitCode, verdict: due });
    expect(run.stdout.includes('without an EPSS score')).toBe(epss === undefined);
  });

  test('E21 a condition on EPSS leaves out a dependency without a score where the policy says so', async () => {
    const policy = condition('epss-above: 0.5, unscored: ignore');
    const run = await runFault({ platform: withIssues(dependency), inputs: { policy }, due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
    expect(run.stdout).not.toContain('epss-above counts them');
    expect(run.report.debugNotes).toEqual([expect.stringContaining('"unscored: ignore" leaves them out')]);
  });

  test.each([
    [20, 'fail', 1],
    [10, 'pass', 0],
  ] as const)('E21 a condition on age judges an issue that is %d days old', async (days, due, exitCode) => {
    const platform = withIssues({ ...dependency, createdAtMs: Date.now() - days * 86_400_000 });
    const run = await runFault({ platform, inputs: { policy: condition('older-than: 2w') }, due });
    expect(run).toMatchObject({ exitCode, verdict: due });
  });
});
