import { describe, expect, it } from 'vitest';
import { BASE_SHA, pushEvent } from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import type { Fault, FaultRule } from '../../emulator/faults/faults.ts';
import { aFile } from '../../github-double/build.ts';
import type { Operation } from '../../github-double/operation.ts';
import type { Entry } from '../../github-double/state.ts';
import type { Reason } from '../../src/domain/reason.ts';
import { committed, LAX, POLICY_PATH } from '../policy-e2e/policy-file.ts';
import { runFault } from '../run/fault-gate.ts';
import { outcomeOf } from '../run/gate.ts';
import { askedBesideList } from '../run/scene.ts';

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

const status = (code: number, headers: Record<string, string> = {}): Fault => ({
  kind: 'status',
  status: code,
  headers,
});
const answered = (body: string | Uint8Array, headers = {}): Fault => ({ kind: 'replace-body', body, headers });
const rewritten = (rewrite: (answer: Contents) => unknown): Fault => ({ kind: 'rewrite-json', rewrite });

/** The fault, the reason, what the message says, and how often the file is asked for. */
type Row = readonly [string, Fault, Reason, string, number];

const FAULTS: readonly Row[] = [
  ['401', status(401), 'github', 'GitHub answered 401: github-token is not valid', 1],
  ['403', status(403), 'github', 'GitHub answered 403: github-token lacks the permission contents: read', 1],
  ['404', status(404), 'policy-missing', 'there is no policy file', 1],
  ['410', status(410), 'github', 'GitHub answered 410', 1],
  ['429', status(429, { 'retry-after': '60' }), 'github', 'a rate limit was reached', 1],
  ['500 every time', status(500), 'github', 'GitHub answered 500: GitHub is failing', 2],
  ['503 every time', status(503), 'github', 'GitHub answered 503: GitHub is failing', 2],
  ['204', status(204), 'github', "GitHub's answer is not what its documentation says", 1],
  ['a reset before the answer', { kind: 'reset-before-headers' }, 'github', 'the connection failed', 2],
  ['a reset in the middle of the answer', { kind: 'reset-mid-body' }, 'github', 'the connection failed', 2],
  ['a page of HTML', answered('<html>Sign in</html>', { 'content-type': 'text/html' }), 'github', 'not what its', 1],
  ['HTML that claims to be JSON', answered('<html>Sign in</html>'), 'github', 'cannot read the policy file', 1],
  ['an empty answer', answered(''), 'github', 'not what its documentation says', 1],
  ['an empty object', answered('{}'), 'github', 'not what its documentation says', 1],
  [
    'the policy itself',
    answered(LAX, { 'content-type': 'text/plain' }),
    'github',
    'not what its documentation says',
    1,
  ],
  ['a list', answered('[]'), 'policy-invalid', `the policy file ${POLICY_PATH} is a directory`, 1],
  [
    'another file',
    rewritten((answer) => ({ ...answer, path: 'lax.yml' })),
    'policy-invalid',
    'is a symbolic link, or was answered with another file',
    1,
  ],
  [
    'a wrong hash',
    rewritten((answer) => ({ ...answer, sha: 'e'.repeat(40) })),
    'policy-invalid',
    'does not match its own git hash',
    1,
  ],
  [
    'other bytes than its hash says',
    rewritten((answer) => ({ ...answer, content: Buffer.from('version: 1 # lax\n').toString('base64') })),
    'policy-invalid',
    'does not match its own git hash',
    1,
  ],
  [
    'half of its bytes',
    rewritten((answer) => ({ ...answer, content: answer.content.slice(0, 8) })),
    'policy-invalid',
    'does not match its own git hash',
    1,
  ],
  [
    'no bytes',
    rewritten((answer) => ({ ...answer, content: undefined })),
    'policy-invalid',
    'came in an unknown encoding',
    1,
  ],
  [
    'plain text',
    rewritten((answer) => ({ ...answer, encoding: 'utf-8', content: LAX })),
    'policy-invalid',
    'came in an unknown encoding',
    1,
  ],
  [
    'an unknown kind of entry',
    rewritten((answer) => ({ ...answer, type: 'portal' })),
    'policy-invalid',
    'is not a file',
    1,
  ],
];

describe('a policy file that is answered with', { concurrent: true }, () => {
  it.each(FAULTS)('B10 B11 %s is never a pass', async (_, fault, reason, words, asked) => {
    const run = await runFault({ ...TEMPTED, due: 'unproven', prepare: meeting('read-contents', fault) });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', reason]);
    expect(run.report.message).toContain(words);
    // Nothing is read before it is known what to read.
    expect(askedBesideList(run)).toEqual([]);
    expect(run.githubRequests.filter(({ operation }) => operation === 'read-contents')).toHaveLength(asked);
  });

  it('B10 nothing at all is given up in time', async () => {
    const run = await runFault({
      ...TEMPTED,
      due: 'unproven',
      prepare: meeting('read-contents', { kind: 'never-answer' }),
    });
    expect([...outcomeOf(run), askedBesideList(run)]).toEqual([2, 'inconclusive', 'github', []]);
    expect(run.report.message).toContain('no answer in time');
  });

  it('B10 one failure, and then with its text, is in force', async () => {
    const run = await runFault({
      ...TEMPTED,
      due: 'pass',
      prepare: meeting('read-contents', status(502), { times: 1 }),
    });
    expect(outcomeOf(run)).toEqual([0, 'pass', '']);
  });
});

describe('a redirect of the policy file', { concurrent: true }, () => {
  it.each([301, 302, 303, 307, 308] as const)('B10 %i is not followed, here or elsewhere', async (code) => {
    const run = await runFault({
      ...TEMPTED,
      due: 'unproven',
      prepare: (stage) => {
        const location = `${stage.platform.origin}/moved`;
        meeting('read-contents', { kind: 'redirect', status: code, location })(stage);
      },
    });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'github']);
    expect(run.report.message).toContain('redirects are not followed');
    expect(askedBesideList(run)).toEqual([]);
  });

  it('B10 to a file of the same repository is not followed', async () => {
    const run = await runFault({
      ...TEMPTED,
      due: 'unproven',
      prepare: (stage) => {
        committed({ [BASE_SHA]: LAX }, 'lax.yml')(stage);
        const location = `/repos/octo-org/shop/contents/lax.yml?ref=${BASE_SHA}`;
        meeting('read-contents', { kind: 'redirect', status: 302, location }, { times: 1 })(stage);
      },
    });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'github']);
    expect(run.githubRequests.filter(({ operation }) => operation === 'read-contents')).toHaveLength(1);
  });
});

describe('a path that is not a usable file', { concurrent: true }, () => {
  it.each<[string, Entry | string, string, string?]>([
    ['a directory', LAX, 'is a directory', `${POLICY_PATH}/default.yml`],
    ['a symbolic link', { kind: 'symlink', target: 'lax.yml' }, 'is a symbolic link'],
    ['a submodule', { kind: 'submodule', commit: 'e'.repeat(40) }, 'is not a file'],
    ['a file of over 1 MiB', aFile(`${LAX}${'#'.repeat(1024 * 1024)}`), 'is larger than 256 KiB'],
  ])('B11 is not a policy: %s', async (_, entry, words, path) => {
    const run = await runFault({ ...TEMPTED, due: 'unproven', prepare: committed({ [BASE_SHA]: entry }, path) });
    expect([...outcomeOf(run), askedBesideList(run)]).toEqual([2, 'inconclusive', 'policy-invalid', []]);
    expect(run.report.message).toBe(`the policy file ${POLICY_PATH} ${words}`);
  });
});

describe('a default branch that cannot be resolved', { concurrent: true }, () => {
  it.each<[string, Fault, Reason]>([
    ['403', status(403), 'github'],
    ['404', status(404), 'github'],
    ['500 every time', status(500), 'github'],
    ['HTML', answered('<html></html>', { 'content-type': 'text/html' }), 'github'],
    ['a name instead of a hash', answered('{"object":{"sha":"main"}}'), 'github'],
    ['half a hash', answered(`{"object":{"sha":"${BASE_SHA.slice(0, 20)}"}}`), 'github'],
    ['a redirect', { kind: 'redirect', status: 302, location: '/repos/octo-org/shop/git/ref/heads/lax' }, 'github'],
  ])('B10 (%s) leaves the run without a policy, and so without a verdict', async (_, fault, reason) => {
    const run = await runFault({
      ...TEMPTED,
      due: 'unproven',
      event: pushEvent(),
      prepare: meeting('read-ref', fault),
    });
    expect([...outcomeOf(run), askedBesideList(run)]).toEqual([2, 'inconclusive', reason, []]);
    expect(run.githubRequests.map(({ operation }) => operation)).not.toContain('read-contents');
  });
});
