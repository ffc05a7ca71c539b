import { describe, expect, it } from 'vitest';
import { checkWith } from '../../../src/cli/check/check.ts';
import { CHECK_FLAGS, type CheckFlag } from '../../../src/cli/check/check-flags.ts';
import { readRawInputs, readSettings } from '../../../src/cli/check/check-settings.ts';
import { type Flag, readFlags, type Shell } from '../../../src/cli/command.ts';
import { readSurroundings } from '../../../src/cli/target/surroundings.ts';
import { ACTION_INPUTS } from '../../../src/domain/action-inputs.ts';
import { parseInputs } from '../../../src/inputs/parse-inputs.ts';
import { withDefaults } from '../../../src/inputs/raw-inputs.ts';
import { COMMIT } from '../../build/a-target.ts';
import { aShell } from '../a-shell.ts';

const NEEDED = {
  'base-url': 'https://platform.example',
  'deployment-id': '42',
  repository: 'acme/shop',
  commit: COMMIT,
};
const TOKEN = 'token-0123456789';
/** A folder without a git folder in it or around it. */
const NO_CHECKOUT = '/';

type Values = Readonly<Partial<Record<CheckFlag, string>>>;

function settingsOf(values: Values, env: Readonly<Record<string, string>> = {}) {
  const words = Object.entries({ ...NEEDED, ...values }).flatMap(([name, value]) => [`--${name}`, value]);
  const all = { FINDINGS_GATE_TOKEN: TOKEN, ...env };
  return settingsIn(NO_CHECKOUT, words, all);
}

async function settingsIn(folder: string, words: readonly string[], env: Readonly<Record<string, string>>) {
  const shell = { env, terminal: { hide: () => {} } } as unknown as Shell;
  const given = readFlags(words, CHECK_FLAGS, env);
  const around = await readSurroundings(given, env, folder);
  return readSettings(given, readRawInputs(given, around), around, shell);
}

function pull(headRef: string | undefined, isHeadInSameRepository: boolean): object {
  return { kind: 'pull-request', number: 7, headRef, isHeadInSameRepository };
}

describe('the settings of findings-gate check', () => {
  it.each(Object.keys(ACTION_INPUTS))('include the input %s of the Action', (name) => {
    const flag: Flag = CHECK_FLAGS[name as CheckFlag];
    expect('refusal' in flag ? flag.refusal : flag.about).not.toBe('');
  });

  it("have the Action's own defaults", async () => {
    const { inputs } = await settingsOf({});
    const inAction = parseInputs(withDefaults({ ...NEEDED, 'api-token': TOKEN }, { GITHUB_REPOSITORY: undefined }));
    expect(inputs).toEqual(inAction);
  });

  it.each<[string, Values, object]>([
    ['a commit', {}, { subject: { kind: 'commit' }, baseRef: undefined }],
    ['a branch', { ref: 'refs/heads/main' }, { subject: { kind: 'ref', ref: 'refs/heads/main' } }],
    ['a base branch', { 'base-ref': 'main' }, { baseRef: 'refs/heads/main' }],
    ['a pull request of a fork', { 'pull-request': '7', 'head-ref': 'main' }, { subject: pull('main', false) }],
    [
      'a pull request of another repository',
      { 'pull-request': '7', 'head-ref': 'main', 'head-repository': 'someone/shop' },
      { subject: pull('main', false) },
    ],
    [
      'a pull request of this repository',
      { 'pull-request': '7', 'head-ref': 'refs/heads/a/b', 'head-repository': 'ACME/shop' },
      { subject: pull('a/b', true) },
    ],
    ['a pull request by its ref', { ref: 'refs/pull/7/merge' }, { subject: pull(undefined, false) }],
    [
      'a pull request by its ref, with its head',
      { ref: 'refs/pull/7/head', 'head-ref': 'topic', 'head-repository': 'acme/shop' },
      { subject: pull('topic', true) },
    ],
    [
      'a pull request with only its number',
      { 'pull-request': '7', 'head-repository': 'acme/shop' },
      { subject: pull(undefined, true) },
    ],
    ['blank values', { ref: '', 'pull-request': ' ', 'head-ref': '' }, { subject: { kind: 'commit' } }],
  ])('describe %s', async (_, values, target) => {
    expect((await settingsOf(values)).target).toMatchObject({
      event: 'command-line',
      commit: COMMIT,
      repository: 'acme/shop',
      ...target,
    });
  });

  it.each<[Values, string, Readonly<Record<string, string>>?]>([
    [
      { commit: '', 'base-url': '' },
      '--base-url, --commit missing: no CI system is recognised here, and git in this folder does not name it; give them, or variables such as FINDINGS_GATE_BASE_URL',
    ],
    [{ 'base-url': '' }, '--base-url missing: give it, or the variable FINDINGS_GATE_BASE_URL'],
    [
      { 'deployment-id': '' },
      '--deployment-id missing: give it, or the variable FINDINGS_GATE_DEPLOYMENT_ID; findings-gate deployments shows the id',
    ],
    [{ commit: COMMIT.slice(0, 12) }, '--commit: "'],
    [{ 'max-high': 'lots' }, '--max-high: "lots" is not a limit'],
    [{ 'base-url': 'http://platform.example' }, '--base-url: plain http is only for loopback'],
    [{ ref: 'refs/notes/x' }, '--ref: "refs/notes/x" is not the name of a ref; write main, refs/heads/main'],
    [{ ref: 'refs/pull/7/merge', 'pull-request': '7' }, '--ref and --pull-request'],
    [{ 'base-ref': 'a b' }, '--base-ref: "a b" is not the name of a branch'],
    [{ 'pull-request': '0', 'head-ref': 'x' }, '--pull-request: "0" is not the number of a pull request'],
    [{ 'pull-request': '7', 'head-ref': 'x', ref: 'refs/heads/x' }, '--ref and --pull-request'],
    [{ 'head-ref': 'x' }, '--head-ref belongs to --pull-request'],
    [{ 'head-repository': 'acme/shop' }, '--head-repository belongs to --pull-request'],
    [{ 'comment-key': 'web' }, '--comment-key belongs to --gitlab-note; give that too'],
    [{ policy: 'version: 1', 'policy-file': 'gate.yml' }, '--policy and --policy-file'],
    [{}, 'FINDINGS_GATE_WAIT_TIMEOUT: "soon" is not a duration', { FINDINGS_GATE_WAIT_TIMEOUT: 'soon' }],
    [{ ref: 'main' }, '--ref and FINDINGS_GATE_PULL_REQUEST: a', { FINDINGS_GATE_PULL_REQUEST: '7' }],
    [{}, 'FINDINGS_GATE_HEAD_REF belongs to --pull-request', { FINDINGS_GATE_HEAD_REF: 'x' }],
    [
      { 'policy-file': 'gate.yml' },
      'FINDINGS_GATE_POLICY and --policy-file: only one of the two can be set',
      { FINDINGS_GATE_POLICY: 'version: 1' },
    ],
    [
      {},
      'FINDINGS_GATE_TOKEN and FINDINGS_GATE_API_TOKEN_FILE are both given; keep one',
      { FINDINGS_GATE_API_TOKEN_FILE: 'token' },
    ],
  ])('refuse %j, and name the flag or the variable', async (values, message, env = {}) => {
    await expect(settingsOf(values, env)).rejects.toThrow(
      expect.objectContaining({ reason: 'config', message: expect.stringContaining(message) }),
    );
  });

  it('name the CI system whose value is wrong', async () => {
    const env = { GITLAB_CI: 'true', CI_PROJECT_PATH: 'acme/\u200bshop', CI_COMMIT_SHA: COMMIT };
    await expect(settingsOf({ repository: '', commit: '' }, env)).rejects.toThrow(
      expect.objectContaining({
        reason: 'config',
        message: 'repository of GitLab CI: this contains an invisible character; remove it.',
      }),
    );
  });

  it('name the CI system that lacks a required value', async () => {
    await expect(settingsOf({ repository: '', commit: '' }, { BUILDKITE: 'true' })).rejects.toThrow(
      '--repository, --commit missing: neither Buildkite nor git in this folder names it; give them, or variables such as FINDINGS_GATE_REPOSITORY',
    );
  });

  it('use a key for the note if a note is requested', async () => {
    const words = Object.entries({ ...NEEDED, 'comment-key': 'web' }).flatMap(([name, value]) => [`--${name}`, value]);
    const { inputs } = await settingsIn(NO_CHECKOUT, [...words, '--gitlab-note'], { FINDINGS_GATE_TOKEN: TOKEN });
    expect(inputs.commentKey).toBe('web');
  });

  it('name the new flag for --summary-path', () => {
    expect(() => readFlags(['--summary-path', 'summary.md'], CHECK_FLAGS, {})).toThrow(
      '--summary-path: it is now called --markdown; the page is the same',
    );
  });

  it('are read before the token: without one, a wrong head is config too, which is never softened', async () => {
    const wrong = settingsOf({ 'head-ref': 'x' }, { FINDINGS_GATE_TOKEN: '' });
    await expect(wrong).rejects.toMatchObject({ reason: 'config' });
  });

  it('name the variable and the flag of the token when it is missing', async () => {
    await expect(settingsOf({}, { FINDINGS_GATE_TOKEN: '' })).rejects.toMatchObject({
      reason: 'no-token',
      message: 'token (variable FINDINGS_GATE_TOKEN, or the file of --api-token-file): it is empty.',
    });
  });
});

it('refuses to replay a record in a build without records', async () => {
  const check = checkWith({});
  if (!('job' in check)) throw new Error('the command has no job');
  await expect(check.job(['--replay', 'gate.record'], aShell().shell).work()).rejects.toMatchObject({
    reason: 'config',
    message: '--replay: this build has no records: leave it out',
  });
});
