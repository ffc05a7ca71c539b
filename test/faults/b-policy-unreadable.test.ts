import { describe, expect, it } from 'vitest';
import { BASE_SHA, pushEvent } from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import type { Fault, FaultRule } from '../../emulator/faults/faults.ts';
import { aFile } from '../../github-double/build.ts';
import type { Operation } from '../../github-double/operation.ts';
import type { Entry } from '../../github-double/state.ts';
import type { Reason } from '../../src/domain/reason.ts';
import { committed, LAX, POLICY_PATH } from '../policy-e2e/policy-file.ts';
import { pass, unproven } from '../run/outcomes.ts';
import { askedBesideList } from '../run/scene.ts';
import { expectTold } from './harness/expect-run.ts';

/*
 * In every test here the platform is clean and the workspace contains a policy that allows everything: a gate that fell back to the
 * workspace, to the default limits or to no policy at all would pass.
 */
const TEMPTED = { inputs: { 'policy-file': POLICY_PATH }, workspace: { [POLICY_PATH]: LAX } };

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
  ['a list', answered('[]'), 'policy-invalid', `the policy file ${POLICY_PATH} is a directory`],
  ['another file', changed(() => ({ path: 'lax.yml' })), 'policy-invalid', 'or was answered with another file'],
  ['a wrong hash', changed(() => ({ sha: 'e'.repeat(40) })), 'policy-invalid', OTHER_HASH],
  ['other bytes than its hash says', changed(() => ({ content: LAX_BASE64 })), 'policy-invalid', OTHER_HASH],
  ['no bytes', changed(() => ({ content: undefined })), 'policy-invalid', UNKNOWN_ENCODING],
  ['plain text', changed(() => ({ encoding: 'utf-8', content: LAX })), 'policy-invalid', UNKNOWN_ENCODING],
  ['an unknown kind of entry', changed(() => ({ type: 'portal' })), 'policy-invalid', 'is not a file'],
  ['nothing at all', { kind: 'never-answer' }, 'github', 'no answer in time', 2],
];

describe('a policy file that is answered with', { concurrent: true }, () => {
  it.each(FAULTS)('B10 B11 %s is never a pass', async (_, fault, reason, words, asked = 1) => {
    const run = await expectTold(unproven(reason), { ...TEMPTED, prepare: meeting('read-contents', fault) });
    expect(run.report.message).toContain(words);
    // Nothing is read before it is known what to read.
    expect(askedBesideList(run)).toEqual([]);
    expect(run.githubRequests.filter(({ operation }) => operation === 'read-contents')).toHaveLength(asked);
  });

  it('B10 one failure, and then with its text, is in force', async () => {
    await expectTold(pass, { ...TEMPTED, prepare: meeting('read-contents', status(502), { times: 1 }) });
  });
});

it('B10 a redirect to a file of the same repository is not followed', async () => {
  const run = await expectTold(unproven('github'), {
    ...TEMPTED,
    prepare: (stage) => {
      committed({ [BASE_SHA]: LAX }, 'lax.yml')(stage);
      const location = `/repos/octo-org/shop/contents/lax.yml?ref=${BASE_SHA}`;
      meeting('read-contents', { kind: 'redirect', status: 302, location }, { times: 1 })(stage);
    },
  });
  expect(run.report.message).toContain('redirects are not followed');
  expect(run.githubRequests.filter(({ operation }) => operation === 'read-contents')).toHaveLength(1);
});

describe('a path that is not a usable file', { concurrent: true }, () => {
  it.each<[string, Entry | string, string, string?]>([
    ['a directory', LAX, 'is a directory', `${POLICY_PATH}/default.yml`],
    ['a symbolic link', { kind: 'symlink', target: 'lax.yml' }, 'is a symbolic link'],
    ['a submodule', { kind: 'submodule', commit: 'e'.repeat(40) }, 'is not a file'],
    ['a file of over 1 MiB', aFile(`${LAX}${'#'.repeat(1024 * 1024)}`), 'is larger than 256 KiB'],
  ])('B11 is not a policy: %s', async (_, entry, words, path) => {
    const prepare = committed({ [BASE_SHA]: entry }, path);
    const run = await expectTold(unproven('policy-invalid'), { ...TEMPTED, prepare });
    expect(askedBesideList(run)).toEqual([]);
    expect(run.report.message).toBe(`the policy file ${POLICY_PATH} ${words}`);
  });
});

describe('a default branch that cannot be resolved', { concurrent: true }, () => {
  it.each<[string, Fault]>([
    ['403', status(403)],
    ['a name instead of a hash', answered('{"object":{"sha":"main"}}')],
  ])('B10 (%s) leaves the run without a policy, and so without a verdict', async (_, fault) => {
    const run = await expectTold(unproven('github'), {
      ...TEMPTED,
      event: pushEvent(),
      prepare: meeting('read-ref', fault),
    });
    expect(askedBesideList(run)).toEqual([]);
    expect(run.githubRequests.map(({ operation }) => operation)).not.toContain('read-contents');
  });
});
