import { describe, expect, it } from 'vitest';
import { CHECK_FLAGS, type CheckFlag } from '../../../src/cli/commands/check-flags.ts';
import { readRawInputs, readSettings } from '../../../src/cli/commands/check-settings.ts';
import { type Flag, readFlags } from '../../../src/cli/flags.ts';
import type { Shell } from '../../../src/cli/shell.ts';
import { ACTION_INPUTS } from '../../../src/domain/action-inputs.ts';
import { parseInputs } from '../../../src/inputs/parse-inputs.ts';
import { withDefaults } from '../../../src/inputs/raw-inputs.ts';
import { COMMIT } from '../../build/a-target.ts';

const NEEDED = {
  'base-url': 'https://platform.example',
  'deployment-id': '42',
  repository: 'acme/shop',
  commit: COMMIT,
};
const TOKEN = 'token-0123456789';

type Values = Readonly<Partial<Record<CheckFlag, string>>>;

function settingsOf(values: Values, env: Readonly<Record<string, string>> = {}) {
  const words = Object.entries({ ...NEEDED, ...values }).flatMap(([name, value]) => [`--${name}`, value]);
  const shell = { env: { FINDINGS_GATE_TOKEN: TOKEN, ...env }, terminal: { hide: () => {} } } as unknown as Shell;
  const given = readFlags(words, CHECK_FLAGS);
  return readSettings(given, readRawInputs(given, shell), shell);
}

describe('the settings of findings-gate check', () => {
  it.each(Object.keys(ACTION_INPUTS))('know the input %s of the Action', (name) => {
    const flag: Flag = CHECK_FLAGS[name as CheckFlag];
    expect('refusal' in flag ? flag.refusal : flag.about).not.toBe('');
  });

  it("have the Action's own defaults", async () => {
    const { inputs } = await settingsOf({});
    const inAction = parseInputs(withDefaults({ ...NEEDED, 'api-token': TOKEN }, { GITHUB_REPOSITORY: undefined }));
    expect(inputs).toEqual(inAction);
  });

  it('take the name of the repository from GitHub where GitHub runs the job', async () => {
    const { inputs } = await settingsOf({ repository: '' }, { GITHUB_REPOSITORY: 'octo-org/shop' });
    expect(inputs.repository).toBe('octo-org/shop');
  });

  it.each<[string, Values, object]>([
    ['a commit', {}, { subject: { kind: 'commit' }, baseRef: undefined }],
    ['a branch', { ref: 'refs/heads/main' }, { subject: { kind: 'ref', ref: 'refs/heads/main' } }],
    ['a tag', { ref: 'refs/tags/v1' }, { subject: { kind: 'ref', ref: 'refs/tags/v1' } }],
    ['a base branch', { 'base-ref': 'main' }, { baseRef: 'refs/heads/main' }],
    ['a base branch in full', { 'base-ref': 'refs/heads/main' }, { baseRef: 'refs/heads/main' }],
    [
      'a pull request of a fork',
      { 'pull-request': '7', 'head-ref': 'main' },
      { subject: { kind: 'pull-request', number: 7, headRef: 'main', isHeadInSameRepository: false } },
    ],
    [
      'a pull request of another repository',
      { 'pull-request': '7', 'head-ref': 'main', 'head-repository': 'someone/shop' },
      { subject: { kind: 'pull-request', number: 7, headRef: 'main', isHeadInSameRepository: false } },
    ],
    [
      'a pull request of this repository',
      { 'pull-request': '7', 'head-ref': 'refs/heads/a/b', 'head-repository': 'ACME/shop' },
      { subject: { kind: 'pull-request', number: 7, headRef: 'a/b', isHeadInSameRepository: true } },
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

  it.each<[Values, string]>([
    [{ commit: '', 'base-url': '' }, '--base-url, --commit missing; the command needs them'],
    [{ commit: COMMIT.slice(0, 12) }, '--commit: "'],
    [{ 'max-high': 'lots' }, '--max-high: "lots" is not a limit'],
    [{ 'base-url': 'http://platform.example' }, '--base-url: plain http is only for loopback'],
    [{ ref: 'main' }, '--ref: "main" is not the full name of a branch or tag; write refs/heads/… or refs/tags/…'],
    [{ ref: 'refs/heads/a..b' }, '--ref: "refs/heads/a..b" is not the full name of a branch'],
    [{ ref: 'refs/pull/7/merge' }, '--ref: "refs/pull/7/merge" is not the full name of a branch'],
    [{ 'base-ref': 'a b' }, '--base-ref: "a b" is not the name of a branch'],
    [{ 'pull-request': '0', 'head-ref': 'x' }, '--pull-request: "0" is not the number of a pull request'],
    [{ 'pull-request': '9007199254740993', 'head-ref': 'x' }, 'is not the number of a pull request'],
    [{ 'pull-request': '7' }, '--head-ref is missing; the command needs it'],
    [{ 'pull-request': '7', 'head-ref': 'x', ref: 'refs/heads/x' }, '--ref and --pull-request'],
    [{ 'head-ref': 'x' }, '--head-ref belongs to --pull-request'],
    [{ 'head-repository': 'acme/shop' }, '--head-repository belongs to --pull-request'],
    [{ 'comment-key': 'web' }, '--comment-key belongs to --gitlab-note; give that too'],
    [{ policy: 'version: 1', 'policy-file': 'gate.yml' }, '--policy and --policy-file'],
  ])('refuse %j', async (values, message) => {
    await expect(settingsOf(values)).rejects.toThrow(
      expect.objectContaining({ reason: 'config', message: expect.stringContaining(message) }),
    );
  });

  it('take a key for the note where a note is asked for', async () => {
    const values = Object.entries({ ...NEEDED, 'comment-key': 'web' });
    const words = values.flatMap(([name, value]) => [`--${name}`, value]);
    const shell = { env: { FINDINGS_GATE_TOKEN: TOKEN }, terminal: { hide: () => {} } } as unknown as Shell;
    const given = readFlags([...words, '--gitlab-note'], CHECK_FLAGS);
    const { inputs } = await readSettings(given, readRawInputs(given, shell), shell);
    expect(inputs.commentKey).toBe('web');
  });

  it('say what --summary-path is called now', () => {
    expect(() => readFlags(['--summary-path', 'summary.md'], CHECK_FLAGS)).toThrow(
      '--summary-path: it is now called --markdown; the page is the same',
    );
  });

  it('name the places where a token may be when it is missing', async () => {
    await expect(settingsOf({}, { FINDINGS_GATE_TOKEN: '' })).rejects.toThrow(
      expect.objectContaining({
        reason: 'no-token',
        message: 'the token (variable FINDINGS_GATE_TOKEN, or the file of --api-token-file) is empty',
      }),
    );
  });
});
