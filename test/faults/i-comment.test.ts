import { describe, expect, test } from 'vitest';
import { HEAD_SHA, PULL_REQUEST } from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import type { Fault } from '../../emulator/faults/faults.ts';
import { anAppToken, aPersonalToken, aSha, aToken, GITHUB_ACTIONS } from '../../github-double/build.ts';
import type { GitHubState, Identity, Token } from '../../github-double/state.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { SOON_OVER, scanned } from '../run/platforms.ts';
import {
  commentsOf,
  DIRTY,
  GREEN,
  markerLine,
  put,
  putFirst,
  sealed,
  steadyPlatform,
  turn,
  wordIn,
  writesOf,
} from './harness/comment-scene.ts';
import { once } from './harness/once.ts';
import { shareGitHub } from './harness/shared-github.ts';

const words = (state: GitHubState) => commentsOf(state).map(({ body }) => wordIn(body));
const failing = (operation: string, fault: Fault, nth?: number) => [
  { match: { operation }, fault, ...(nth === undefined ? {} : { nth }) },
];
const refusing = (operation: string, status: number, headers: Record<string, string> = {}) =>
  failing(operation, { kind: 'status', status, headers, body: '{"message":"no"}' });

/** A token instead of the default one. */
const withToken = (token: Token) => ({
  inputs: { 'github-token': token.value },
  prepare: ({ githubState }: Stage) => {
    if (!githubState.tokens.some(({ value }) => value === token.value)) githubState.tokens.push(token);
  },
});

const STORED_THEN_FAILS: Fault = { kind: 'stored-then', next: { kind: 'status', status: 502 } };

const MALLORY: Identity = { login: 'mallory', id: 666, type: 'User', app: undefined };
const STRANGERS: readonly [string, Identity][] = [
  ['a person', MALLORY],
  ['a person called github-actions', { ...MALLORY, login: 'github-actions' }],
  ['a person called github-actions[bot]', { ...MALLORY, login: 'github-actions[bot]' }],
  ['another bot', { login: 'evil[bot]', id: 668, type: 'Bot', app: { id: 669, slug: 'evil' } }],
  ['a person through the app', { ...MALLORY, app: GITHUB_ACTIONS.app }],
];

/** What is sent for the comment, and for nothing else. */
function ofComment({ githubRequests }: Pick<GateRun, 'githubRequests'>): GateRun['githubRequests'] {
  return githubRequests.filter(({ operation = '' }) => /^graphql$|-comments?$/.test(operation));
}

describe.concurrent('I. sticky comment', () => {
  test('I1 is created, left alone while nothing changes, and updated, in three requests at most', async () => {
    const github = shareGitHub();
    const inputs = await steadyPlatform();
    const first = await turn(github, { runId: '1000', inputs });
    const same = await turn(github, { runId: '1001', inputs });
    const before = commentsOf(github.state())[0]!.body;
    const changed = await turn(github, { runId: '1002', inputs: { ...inputs, 'max-medium': '0' } });
    expect([first, same, changed].map(writesOf)).toEqual([['create-comment'], [], ['update-comment']]);
    expect([first, same, changed].map((run) => ofComment(run).length)).toEqual([3, 2, 3]);
    expect(new Set([first, same, changed].map(({ outputs }) => outputs['comment-url'])).size).toBe(1);
    expect(before).toContain('run=1000');
    expect(words(github.state())).toEqual(['failed']);
  });

  test('I1 is written anew when somebody changed its text, even with the same verdict', async () => {
    const github = shareGitHub();
    const inputs = await steadyPlatform();
    await turn(github, { runId: '1000', inputs });
    const comment = commentsOf(github.state())[0]! as { body: string };
    const written = comment.body;
    comment.body = written.replace('❌ Findings Gate', '✅ Findings Gate').replaceAll('\n', '\r\n');
    const next = await turn(github, { runId: '1001', inputs });
    expect([writesOf(next), words(github.state())]).toEqual([['update-comment'], ['failed']]);
  });

  test('I1 is not written anew when only its line ends are others', async () => {
    const github = shareGitHub();
    const inputs = await steadyPlatform();
    await turn(github, { runId: '1000', inputs });
    const comment = commentsOf(github.state())[0]! as { body: string };
    comment.body = comment.body.replaceAll('\n', '\r\n');
    expect(writesOf(await turn(github, { runId: '1001', inputs }))).toEqual([]);
  });

  test('I17 L26 is taken back, with a warning, when its author is another than assumed', async () => {
    const token = anAppToken({ mayUseGraphql: false });
    const github = shareGitHub((state) => {
      state.tokens = [token];
    });
    const inputs = { 'github-token': token.value };
    const runs = [await turn(github, { inputs }), await turn(github, { inputs, runId: '1001' })];
    expect(commentsOf(github.state())).toEqual([]);
    for (const run of runs) {
      expect([run.exitCode, run.outputs['comment-url']]).toEqual([1, '']);
      expect(run.stdout).toMatch(/^::warning .*The comment was not written: .*was taken back/m);
      expect(writesOf(run)).toEqual(['create-comment', 'delete-comment']);
    }
  });

  test('I1 has its author and the existing comments looked up while the issues are being read', async () => {
    const run = await runFault({
      platform: DIRTY,
      inputs: { comment: 'always' },
      faults: failing('search-issues', { kind: 'delay', ms: 5_000 }),
    });
    const searches = run.requests.filter(({ operation }) => operation === 'search-issues');
    const verdictAt = Math.max(...searches.map(({ atMs }) => atMs)) + 5_000;
    const operations = ofComment(run).map(({ operation, atMs }) => [operation, atMs < verdictAt]);
    expect(operations).toEqual(
      expect.arrayContaining([
        ['graphql', true],
        ['list-comments', true],
        ['create-comment', false],
      ]),
    );
    expect(operations).toHaveLength(3);
  });

  test('I1 is not written for a clean pass', async () => {
    const run = await runFault({ platform: GREEN });
    expect([run.verdict, writesOf(run), run.outputs['comment-url']]).toEqual(['pass', [], '']);
  });

  const older = putFirst(`${markerLine()}\nolder`);
  test.each<[string, BuiltOptions, readonly unknown[]]>([
    ['written for a fail', { platform: 'over-limit' }, [1, 'failed']],
    ['written where nothing is proven', { platform: 'never-appears', inputs: SOON_OVER }, [2, 'is inconclusive']],
    ['not written for a pass, even where something was counted', { platform: 'at-limit' }, [0]],
    ['not written for a fail that is not enforced', { platform: 'over-limit', inputs: { mode: 'report' } }, [0]],
    [
      'not written for a reason that is softened',
      { platform: 'never-appears', inputs: { ...SOON_OVER, 'on-inconclusive': 'no-scan: warn' } },
      [0],
    ],
    ['turned green by a pass', { platform: 'clean', prepare: older }, [0, 'passed']],
    [
      'kept up to date where the fail is not enforced any more',
      { platform: 'over-limit', inputs: { mode: 'report' }, prepare: older },
      [0, 'failed'],
    ],
    [
      'written by auto alone for a pass with findings',
      { platform: 'at-limit', inputs: { comment: 'auto' } },
      [0, 'passed'],
    ],
  ])('I1 is with on-failure %s', async (_what, options, expected) => {
    const run = await runFault({ ...options, inputs: { 'max-high': '3', comment: 'on-failure', ...options.inputs } });
    expect([run.exitCode, ...run.comments.map(wordIn)]).toEqual(expected);
  });

  const TOKENS: readonly [string, Token][] = [
    ['the default token', aToken()],
    ['the default token without GraphQL', aToken({ mayUseGraphql: false })],
    ["an app's token", anAppToken()],
    ["a person's token", aPersonalToken()],
  ];
  const scenes = TOKENS.map(([name, token]) => ({ name, token, scene: once(() => amongStrangers(token)) }));

  describe.each(STRANGERS)('with a forged marker by %s, before and after ours, that claims any run', (_who, author) => {
    test.each(scenes)('I2 I3 I4 changes only our own: $name', async ({ token, scene }) => {
      const { runs, comments, copy } = await scene();
      expect(runs.map(writesOf)).toEqual([['create-comment'], ['update-comment']]);
      const ours = comments.filter(({ author: by }) => by.id === token.identity.id);
      expect(ours.map(({ body }) => [wordIn(body), body.includes('run=1001')])).toEqual([['failed', true]]);
      const theirs = comments.filter(({ author: by }) => by === author);
      expect(theirs.map(({ body }) => body.endsWith('all is well') || body === copy)).toEqual(Array(7).fill(true));
    });
  });

  test.each([
    ['that is quoted in another comment of ours', `As I said:\n${markerLine()}\nhello`],
    ['on the first line after other text', `> ${markerLine()}\nhello`],
    ['of another pull request', `${markerLine({ pullRequest: 8 })}\nhello`],
    ['of another key', `${markerLine({ key: 'other' })}\nhello`],
    ['that is not a marker of ours', `${markerLine().replace('digest=00', 'digest=00 x')}\nhello`],
  ])('I5 is not recognized by a marker %s', async (_what, body) => {
    const run = await runFault({ platform: DIRTY, prepare: putFirst(body) });
    expect(writesOf(run)).toEqual(['create-comment']);
    expect(run.comments[0]).toBe(body);
  });

  test('I6 has its duplicates removed: the oldest is kept', async () => {
    const github = shareGitHub((state) => {
      for (const text of ['one', 'two', 'three']) put(state, `${markerLine()}\n${text}`);
      put(state, `${markerLine()}\nmine`, MALLORY);
    });
    const oldest = () => commentsOf(github.state())[0]!.id;
    const inputs = await steadyPlatform();
    const first = await turn(github, { inputs });
    const kept = oldest();
    expect(writesOf(first)).toEqual(['update-comment', 'delete-comment', 'delete-comment']);
    expect(writesOf(await turn(github, { inputs, runId: '1001' }))).toEqual([]);
    expect(commentsOf(github.state()).map(({ body }) => body.split('\n').at(-1))).toEqual(['', 'mine']);
    expect(oldest()).toBe(kept);
  });

  test('I7 is found on page 12', async () => {
    const hello = Array<string>(1_150).fill('hello');
    const run = await runFault({ platform: DIRTY, prepare: putFirst(...hello, `${markerLine()}\nolder`) });
    expect(writesOf(run)).toEqual(['update-comment']);
    expect(run.githubRequests.filter(({ operation }) => operation === 'list-comments')).toHaveLength(12);
  });

  test('I7 is not created when the list has no end: reading stops after 30 pages', async () => {
    const run = await runFault({ platform: DIRTY, prepare: putFirst(...Array<string>(3_001).fill('hello')) });
    expect([run.exitCode, writesOf(run)]).toEqual([1, []]);
    expect(run.githubRequests.filter(({ operation }) => operation === 'list-comments')).toHaveLength(30);
    expect(run.stdout).toMatch(/^::warning .*The comment was not written: there are more than 3000 comments/m);
  });

  test.each([1, 2, 3])('I7 is not created when page %i of the list fails', async (page) => {
    const run = await runFault({
      platform: DIRTY,
      prepare: putFirst(...Array<string>(250).fill('hello')),
      githubFaults: [
        {
          match: { operation: 'list-comments' },
          nth: page,
          times: 9,
          fault: { kind: 'status', status: 500, body: '{}' },
        },
      ],
    });
    expect([run.exitCode, writesOf(run)]).toEqual([1, []]);
    expect(run.stdout).toMatch(/^::warning .*The comment was not written: cannot list the comments/m);
  });

  test('I7 is updated when it was found before the list broke off', async () => {
    const run = await runFault({
      platform: DIRTY,
      prepare: putFirst(`${markerLine()}\nolder`, ...Array<string>(150).fill('hello')),
      githubFaults: [
        { match: { operation: 'list-comments' }, nth: 2, times: 9, fault: { kind: 'reset-before-headers' } },
      ],
    });
    expect(writesOf(run)).toEqual(['update-comment']);
  });

  test.each<[string, Fault]>([
    ['502', { kind: 'status', status: 502 }],
    ['500', { kind: 'status', status: 500, body: '{"message":"try again"}' }],
    ['a reset', { kind: 'reset-before-headers' }],
    ['half an answer', { kind: 'raw', bytes: 'HTTP/1.1 201 Created\r\ncontent-length: 900\r\n\r\n{"id":1' }],
    ['an HTML page', { kind: 'status', status: 201, headers: { 'content-type': 'text/html' }, body: '<html>' }],
  ])('I8 is looked for again before a second create, after %s that hid a success', async (_what, next) => {
    const run = await runFault({
      platform: DIRTY,
      githubFaults: failing('create-comment', { kind: 'stored-then', next }, 1),
    });
    expect([run.exitCode, run.comments.map(wordIn), writesOf(run)]).toEqual([1, ['failed'], ['create-comment']]);
  });

  test('I8 is created a second time where nothing was stored', async () => {
    const run = await runFault({
      platform: DIRTY,
      githubFaults: failing('create-comment', { kind: 'status', status: 502 }, 1),
    });
    expect([run.comments.map(wordIn), writesOf(run)]).toEqual([['failed'], ['create-comment', 'create-comment']]);
  });

  test('I9 is created when the old one was deleted in the meantime', async () => {
    const run = await runFault({
      platform: DIRTY,
      prepare: (stage) => {
        putFirst(`${markerLine()}\nolder`)(stage);
        const { githubState } = stage;
        githubState.before.set('update-comment', () => {
          githubState.repositories[0]!.comments.length = 0;
          return undefined;
        });
      },
    });
    expect([writesOf(run), run.comments.map(wordIn)]).toEqual([['update-comment', 'create-comment'], ['failed']]);
  });

  const refusals = ['list-comments', 'create-comment', 'update-comment'].flatMap((operation) =>
    [401, 403, 404, 410, 423].map((status) => ({ operation, status })),
  );
  test.each(refusals)(
    'I10 leads to one warning, and nothing else, when GitHub refuses: $operation, $status',
    async ({ operation, status }) => {
      const verdicts = [[DIRTY, 1] as const, [GREEN, 0] as const];
      // What a refusal says does not depend on the verdict: one status is tried with both.
      for (const [platform, exitCode] of status === 403 ? verdicts : verdicts.slice(0, 1)) {
        const prepare = operation === 'update-comment' ? putFirst(`${markerLine()}\nolder`) : () => {};
        const run = await runFault({
          platform,
          inputs: { comment: 'always' },
          prepare,
          githubFaults: refusing(operation, status),
        });
        expect(run.exitCode).toBe(exitCode);
        expect(run.summary).toContain('Findings Gate');
        expect(run.stdout.match(/^::warning .*$/gm)).toEqual([
          expect.stringContaining('The comment was not written: cannot'),
        ]);
        if (status === 403) expect(run.stdout).toContain('github-token lacks the permission pull-requests: write');
        const isGone = status === 404 && operation === 'update-comment';
        expect(run.githubRequests.filter((request) => request.operation === operation)).toHaveLength(isGone ? 2 : 1);
      }
    },
  );

  test.each(['none', 'read'] as const)(
    'I10 leads to a warning that names the missing permission for a token with %s',
    async (access) => {
      const token = aToken({
        permissions: { contents: 'read', pull_requests: access, issues: 'none', statuses: 'none' },
      });
      const run = await runFault({
        platform: DIRTY,
        prepare: ({ githubState }) => {
          githubState.tokens = [token];
        },
      });
      expect([run.exitCode, run.comments]).toEqual([1, []]);
      expect(run.stdout.match(/^::warning .*$/gm)).toEqual([
        expect.stringContaining('the permission pull-requests: write'),
      ]);
    },
  );

  test('I11 is shortened once when it is too long, and then there is a warning', async () => {
    const once = await runFault({
      platform: DIRTY,
      githubFaults: failing('create-comment', { kind: 'status', status: 422 }, 1),
    });
    const always = await runFault({ platform: DIRTY, githubFaults: refusing('create-comment', 422) });
    expect([once.comments.map(wordIn), writesOf(once)]).toEqual([['failed'], ['create-comment', 'create-comment']]);
    expect([always.exitCode, always.comments, writesOf(always)]).toEqual([1, [], ['create-comment', 'create-comment']]);
    expect(always.stdout).toMatch(/^::warning .*cannot create the comment of pull request 7: GitHub answered 422/m);
  });

  test.each([403, 429])('I12 is written after a short rate limit, and given up on a long one: %i', async (status) => {
    const limited = (seconds: string): Fault => ({ kind: 'status', status, headers: { 'retry-after': seconds } });
    const short = await runFault({ platform: DIRTY, githubFaults: failing('create-comment', limited('1'), 1) });
    const long = await runFault({ platform: DIRTY, githubFaults: failing('create-comment', limited('60')) });
    const [first, second] = short.githubRequests.filter(({ operation }) => operation === 'create-comment');
    expect(second!.atMs - first!.atMs).toBeGreaterThanOrEqual(1_000);
    expect(short.comments.map(wordIn)).toEqual(['failed']);
    expect([long.exitCode, writesOf(long)]).toEqual([1, ['create-comment']]);
    expect(long.stdout).toMatch(/^::warning .*a rate limit was reached/m);
  });

  test('I12 is given up on a limit that only the words of a 403 tell, which is no missing permission', async () => {
    const body = JSON.stringify({ message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' });
    const fault: Fault = { kind: 'status', status: 403, body, headers: { 'content-type': 'application/json' } };
    const run = await runFault({ platform: DIRTY, githubFaults: failing('create-comment', fault) });
    expect([run.exitCode, writesOf(run)]).toEqual([1, ['create-comment']]);
    expect(run.stdout).toMatch(/^::warning .*a rate limit was reached/m);
    expect(run.stdout).not.toContain('lacks the permission');
  });

  test.each([
    ['a later run', '1000', { runId: '1001' }],
    ['a later attempt of the same run', '1000', { runId: '1000', attempt: '2' }],
    ['a run whose number is beyond 2^53', '9007199254740992', { runId: '9007199254740993' }],
  ])('I13 is left alone when %s has written it', async (_which, runId, claim) => {
    const body = sealed(claim, 'later');
    const run = await runFault({ platform: DIRTY, prepare: putFirst(body), env: { GITHUB_RUN_ID: runId } });
    expect([run.exitCode, writesOf(run), run.comments]).toEqual([1, [], [body]]);
    expect(run.stdout).toContain('The comment was not written: a newer run has written it');
  });

  test.each(['before the run', 'during the run'])('I14 is not written when the head has moved on %s', async (when) => {
    const run = await runFault({
      platform: DIRTY,
      prepare: ({ githubState: state, platform }) => {
        const pull = state.repositories[0]!.pulls.get(PULL_REQUEST)!;
        const move = () => {
          pull.head.sha = aSha('newer');
          return undefined;
        };
        if (when === 'before the run') move();
        else state.before.set('graphql', () => (platform.requests.length > 0 ? move() : undefined));
      },
    });
    expect([run.exitCode, writesOf(run)]).toEqual([1, []]);
    expect(run.stdout).toContain('The comment was not written: the pull request has moved on to another commit');
  });

  test('I16 is separate for gates with different keys', async () => {
    const github = shareGitHub();
    const keys = ['app', 'Größe & <b>-->', ''];
    for (const runId of ['1000', '1001'])
      for (const key of keys)
        await turn(github, { runId, inputs: { 'comment-key': key, 'max-low': runId === '1000' ? '0' : '1' } });
    const lines = commentsOf(github.state()).map(({ body }) => body.split('\n')[0]);
    expect(lines).toHaveLength(3);
    expect(lines.map((line) => /key=(\S*) .*run=(\d+)/.exec(line ?? '')?.slice(1))).toEqual([
      ['app', '1001'],
      [expect.stringMatching(/^Gr%C3%B6%C3%9Fe%20/), '1001'],
      ['', '1001'],
    ]);
  });

  test.each([
    ['the default token', aToken({ mayUseGraphql: false }), ['failed'], false],
    ["a person's token", aPersonalToken({ mayUseGraphql: false }), [], true],
  ] as const)(
    'I17 is handled where GitHub does not say who the token acts as: %s',
    async (_name, token, expected, isWarned) => {
      const github = shareGitHub((state) => {
        state.tokens = [token];
      });
      const inputs = { 'github-token': token.value };
      await turn(github, { inputs });
      const run = await turn(github, { inputs: { ...inputs, 'max-medium': '0' }, runId: '1001' });
      expect(words(github.state())).toEqual(expected);
      expect(run.stdout.includes('GitHub does not say who github-token acts as')).toBe(isWarned);
    },
  );

  test.each([
    ['the default token', aToken()],
    ["an app's token", anAppToken()],
    ["a person's token", aPersonalToken()],
  ])('I17 is found again with %s', async (_name, token) => {
    const github = shareGitHub((state) => {
      state.tokens = [token];
    });
    const inputs = { 'github-token': token.value };
    await turn(github, { inputs });
    await turn(github, { inputs, platform: GREEN, runId: '1001' });
    expect(words(github.state())).toEqual(['passed']);
  });

  test('I18 turns green, and red again', async () => {
    const github = shareGitHub();
    const seen: string[][] = [];
    const ids: number[] = [];
    const scenes = [DIRTY, GREEN, scanned({ timeline: [{ atMs: 0, status: 'SCAN_STATUS_RUNNING' }] }), GREEN, DIRTY];
    for (const [index, platform] of scenes.entries()) {
      await turn(github, { platform, runId: String(1_000 + index), inputs: index === 2 ? SOON_OVER : {} });
      seen.push(words(github.state()));
      ids.push(commentsOf(github.state())[0]!.id);
    }
    expect(seen).toEqual([['failed'], ['passed'], ['is inconclusive'], ['passed'], ['failed']]);
    // People are told of a new comment, not of a change.
    expect([new Set(ids.slice(0, 4)).size, ids[4] === ids[3]]).toEqual([1, false]);
  });

  test.each<[operation: string, what: string, fault: Fault, comments: readonly string[], warned: RegExp | undefined]>([
    [
      'create-comment',
      'is refused',
      { kind: 'status', status: 403 },
      ['failed'],
      /not as a new comment, .*answered 403/,
    ],
    ['create-comment', 'fails', { kind: 'status', status: 500 }, ['failed'], /not as a new comment, .*answered 500/],
    ['create-comment', 'is stored, then fails', STORED_THEN_FAILS, ['failed'], undefined],
    ['delete-comment', 'is refused', { kind: 'status', status: 403 }, ['failed', 'failed'], /older one could not be/],
    ['delete-comment', 'is not found', { kind: 'status', status: 404 }, ['failed', 'failed'], /older one could not be/],
    ['delete-comment', 'fails', { kind: 'status', status: 500 }, ['failed', 'failed'], /older one could not be/],
    ['delete-comment', 'is done, then fails', STORED_THEN_FAILS, ['failed'], undefined],
  ])('I22 turns red once, though %s %s', async (operation, _what, fault, comments, warned) => {
    const github = shareGitHub();
    await turn(github, { platform: GREEN, runId: '1000', inputs: { comment: 'always' } });
    const red = await turn(github, { runId: '1001', githubFaults: failing(operation, fault) });
    expect([red.exitCode, red.verdict, words(github.state())]).toEqual([1, 'fail', comments]);
    expect(red.outputs['comment-url']).toContain(`#issuecomment-${commentsOf(github.state()).at(-1)!.id}`);
    const warnings = red.stdout.match(/^::warning .*The comment was written, but .*$/gm) ?? [];
    expect(warnings).toEqual(warned === undefined ? [] : [expect.stringMatching(warned)]);
    await turn(github, { runId: '1002', inputs: { 'max-medium': '0' } });
    expect(words(github.state())).toEqual(['failed']);
  });

  test.each(['graphql', 'list-comments', 'create-comment'])(
    'I19 is given up when GitHub never answers, and the verdict is kept: %s',
    async (operation) => {
      const run = await runFault({
        platform: DIRTY,
        githubFaults: failing(operation, { kind: 'never-answer' }),
      });
      expect([run.exitCode, run.verdict]).toEqual([1, 'fail']);
      if (operation !== 'graphql') expect(run.stdout).toMatch(/^::warning .*no answer in time/m);
    },
  );

  test('works with the addresses of an Enterprise Server', async () => {
    const run = await runFault({
      platform: DIRTY,
      inputs: { 'commit-status': 'gate' },
      env: ({ github }) => ({
        GITHUB_API_URL: `${github.origin}/api/v3`,
        GITHUB_GRAPHQL_URL: `${github.origin}/api/graphql`,
      }),
      prepare: ({ githubState }) => {
        githubState.prefix = '/api/v3';
      },
    });
    expect(run.comments.map(wordIn)).toEqual(['failed']);
    expect(run.githubRequests.map(({ path }) => path).sort()).toEqual([
      '/api/graphql',
      '/api/v3/repos/octo-org/shop/branches/main',
      '/api/v3/repos/octo-org/shop/issues/7/comments',
      '/api/v3/repos/octo-org/shop/issues/7/comments',
      '/api/v3/repos/octo-org/shop/rules/branches/main',
      `/api/v3/repos/octo-org/shop/statuses/${HEAD_SHA}`,
      `/api/v3/repos/octo-org/shop/statuses/${HEAD_SHA}`,
    ]);
  });

  test.each(['always', 'auto'])(
    'is told as not written without a token where it is wanted in any case: %s',
    async (comment) => {
      const { stdout, exitCode } = await runFault({ platform: DIRTY, inputs: { comment, 'github-token': '' } });
      const told = /^::warning .*The comment was not written: the input github-token is empty/m.test(stdout);
      expect([exitCode, told]).toEqual([1, comment === 'always']);
    },
  );

  test('is not written where it is not wanted, and needs no permission then', async () => {
    const run = await runFault({ platform: DIRTY, inputs: { comment: 'never' } });
    // The pull request is asked for as it stands, whatever is written.
    expect([run.exitCode, run.githubRequests.map(({ operation }) => operation)]).toEqual([1, ['graphql']]);
  });
});

/** Two runs on a pull request where every stranger has forged our marker before each of them, and copied our comment. */
async function amongStrangers(token: Token) {
  const github = shareGitHub();
  const forge = (): void => {
    for (const [, author] of STRANGERS)
      for (const runId of ['1', '1000', '99999999999999999999'])
        put(github.state(), `${markerLine({ runId, attempt: '9' })}\nall is well`, author);
  };
  const { inputs, prepare } = withToken(token);
  const first = await turn(github, {
    runId: '1000',
    inputs,
    prepare: (stage) => {
      prepare(stage);
      github.state().tokens.splice(0, 1, token);
      forge();
    },
  });
  forge();
  const copy = commentsOf(github.state()).find(({ author }) => author === token.identity)!.body;
  for (const [, author] of STRANGERS) put(github.state(), copy, author);
  const second = await turn(github, { runId: '1001', inputs: { ...inputs, 'max-medium': '0' } });
  return { runs: [first, second], comments: commentsOf(github.state()), copy };
}
