import { describe, expect, test } from 'vitest';
import { HEAD_SHA, PULL_REQUEST } from '../../demo/events.ts';
import type { Fault, FaultRule } from '../../emulator/faults/faults.ts';
import { anAppToken, aPersonalToken, aSha, aToken, GITHUB_ACTIONS } from '../../github-double/build.ts';
import { raceOnListing } from '../../github-double/race.ts';
import type { GitHubState, Identity, Token } from '../../github-double/state.ts';
import { Chance } from '../build/random.ts';
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
import { at } from './harness/expect-run.ts';
import { shareGitHub } from './harness/shared-github.ts';

/* The rules of the comment on every forge are tested in test/forge: one-comment and turned-red. */

const words = (state: GitHubState) => commentsOf(state).map(({ body }) => wordIn(body));
const status = (code: number, headers: Record<string, string> = {}, message = 'no'): Fault => ({
  kind: 'status',
  status: code,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ message }),
});
const STORED_THEN_FAILS: Fault = { kind: 'stored-then', next: { kind: 'status', status: 502 } };
const OLDER = putFirst(`${markerLine()}\nolder`);
const sharedBy = (token: Token) => shareGitHub((state) => void Object.assign(state, { tokens: [token] }));

const MALLORY: Identity = { login: 'mallory', id: 666, type: 'User', app: undefined };
const STRANGERS: readonly Identity[] = [
  MALLORY,
  { ...MALLORY, login: 'github-actions' },
  { ...MALLORY, login: 'github-actions[bot]' },
  { login: 'evil[bot]', id: 668, type: 'Bot', app: { id: 669, slug: 'evil' } },
  { ...MALLORY, app: GITHUB_ACTIONS.app },
];

function ofComment({ githubRequests }: Pick<GateRun, 'githubRequests'>): GateRun['githubRequests'] {
  return githubRequests.filter(({ operation = '' }) => /^graphql$|-comments?$/.test(operation));
}

const notWritten = (run: GateRun) => run.stdout.match(/^::warning .*The comment was not written: (.*)$/m)?.[1];

describe.concurrent('I. sticky comment', () => {
  test('I1 is created, left alone while nothing changes, and updated, in three requests at most', async () => {
    const github = shareGitHub();
    const inputs = await steadyPlatform();
    const first = await turn(github, { runId: '1000', inputs });
    const comment = commentsOf(github.state())[0]! as { body: string };
    expect(comment.body).toContain('run=1000');
    // Changes nothing but the line ends.
    comment.body = comment.body.replaceAll('\n', '\r\n');
    const same = await turn(github, { runId: '1001', inputs });
    const changed = await turn(github, { runId: '1002', inputs: { ...inputs, 'max-medium': '0' } });
    expect([first, same, changed].map(writesOf)).toEqual([['create-comment'], [], ['update-comment']]);
    expect([first, same, changed].map((run) => ofComment(run).length)).toEqual([3, 2, 3]);
    expect(new Set([first, same, changed].map(({ outputs }) => outputs['comment-url'])).size).toBe(1);
    expect(words(github.state())).toEqual(['failed']);
  });

  test('I17 L26 is deleted, with a warning, when its author is another one than assumed', async () => {
    const token = anAppToken({ mayUseGraphql: false });
    const github = sharedBy(token);
    const inputs = { 'github-token': token.value };
    const runs = [await turn(github, { inputs }), await turn(github, { inputs, runId: '1001' })];
    expect(commentsOf(github.state())).toEqual([]);
    for (const run of runs) {
      expect([run.exitCode, run.outputs['comment-url']]).toEqual([1, '']);
      expect(notWritten(run)).toContain('was taken back');
      expect(writesOf(run)).toEqual(['create-comment', 'delete-comment']);
    }
  });

  const unproven = { platform: 'never-appears', inputs: SOON_OVER } as const;
  const reported = { platform: 'over-limit', inputs: { mode: 'report' } } as const;
  const softened = { ...unproven, inputs: { ...SOON_OVER, 'on-inconclusive': 'no-scan: warn' } };
  test.each<[string, BuiltOptions, readonly unknown[]]>([
    ['written for a fail', { platform: 'over-limit' }, [1, 'failed']],
    ['written if the result is inconclusive', unproven, [2, 'is inconclusive']],
    ['not written for a pass, even if something was counted', { platform: 'at-limit' }, [0]],
    ['not written for a fail that is not enforced', reported, [0]],
    ['not written for a reason that is softened', softened, [0]],
    ['turned green by a pass', { platform: 'clean', prepare: OLDER }, [0, 'passed']],
    ['kept up to date if the fail is not enforced any more', { ...reported, prepare: OLDER }, [0, 'failed']],
    ['written by auto for a pass with findings', { platform: 'at-limit', inputs: { comment: 'auto' } }, [0, 'passed']],
  ])('I1 is with on-failure %s', async (_what, options, expected) => {
    const run = await runFault({ ...options, inputs: { 'max-high': '3', comment: 'on-failure', ...options.inputs } });
    expect([run.exitCode, ...run.comments.map(wordIn)]).toEqual(expected);
  });

  test('I2 I3 I4 N18 is the only one that changes among others with a forged marker, before and after', async () => {
    const github = shareGitHub();
    const forge = (): void => {
      for (const author of STRANGERS)
        for (const runId of ['1', '99999999999999999999'])
          put(github.state(), `${markerLine({ runId, attempt: '9' })}\nall is well`, author);
    };
    const first = await turn(github, { runId: '1000', prepare: forge });
    forge();
    const second = await turn(github, { runId: '1001', inputs: { 'max-medium': '0' } });
    expect([first, second].map(writesOf)).toEqual([['create-comment'], ['update-comment']]);
    const [theirs, ours] = [true, false].map((isOfStranger) =>
      commentsOf(github.state()).filter(({ author }) => STRANGERS.includes(author) === isOfStranger),
    );
    expect(ours!.map(({ body }) => [wordIn(body), body.includes('run=1001')])).toEqual([['failed', true]]);
    expect(theirs!.map(({ body }) => body.endsWith('all is well'))).toEqual(Array(20).fill(true));
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
    const inputs = await steadyPlatform();
    const first = await turn(github, { inputs });
    const kept = commentsOf(github.state())[0]!.id;
    expect(writesOf(first)).toEqual(['update-comment', 'delete-comment', 'delete-comment']);
    expect(writesOf(await turn(github, { inputs, runId: '1001' }))).toEqual([]);
    expect(commentsOf(github.state()).map(({ body }) => body.split('\n').at(-1))).toEqual(['', 'mine']);
    expect(commentsOf(github.state())[0]!.id).toBe(kept);
  });

  const LIST_FAILS = at('list-comments', status(500), { nth: 2, times: 9 });
  test.each<[string, number, BuiltOptions['githubFaults'], number, string]>([
    ['has no end: reading stops after 30 pages', 3_001, [], 30, 'of pull request 7: there are more than 3000'],
    ['fails on its second page', 250, LIST_FAILS, 3, 'cannot list the comments'],
  ])('I7 is not created when the list %s', async (_what, others, githubFaults = [], pages, told) => {
    const prepare = putFirst(...Array<string>(others).fill('hello'));
    const run = await runFault({ platform: DIRTY, prepare, githubFaults });
    expect([run.exitCode, writesOf(run)]).toEqual([1, []]);
    expect(run.githubRequests.filter(({ operation }) => operation === 'list-comments')).toHaveLength(pages);
    expect(notWritten(run)).toContain(told);
  });

  test.each<[string, Fault, writes: number]>([
    ['searched again before a second create, after a failure that hid a success', STORED_THEN_FAILS, 1],
    ['created a second time if nothing was stored', { kind: 'status', status: 502 }, 2],
    ['I11 shortened once when it is too long', status(422), 2],
  ])('I8 is %s', async (_what, fault, writes) => {
    const run = await runFault({ platform: DIRTY, githubFaults: at('create-comment', fault, { nth: 1 }) });
    expect([run.exitCode, run.comments.map(wordIn)]).toEqual([1, ['failed']]);
    expect(writesOf(run)).toEqual(Array(writes).fill('create-comment'));
  });

  test('I9 is created when the old one was deleted in the meantime', async () => {
    const run = await runFault({
      platform: DIRTY,
      prepare: (stage) => {
        OLDER(stage);
        const { before, repositories } = stage.githubState;
        before.set('update-comment', () => {
          repositories[0]!.comments.length = 0;
          return undefined;
        });
      },
    });
    expect([writesOf(run), run.comments.map(wordIn)]).toEqual([['update-comment', 'create-comment'], ['failed']]);
  });

  test.each(['list-comments', 'create-comment', 'update-comment'])(
    'I10 leads to one warning, and nothing else, when GitHub refuses: %s',
    async (operation) => {
      const prepare = operation === 'update-comment' ? OLDER : () => {};
      const run = await runFault({ platform: DIRTY, prepare, githubFaults: at(operation, status(403)) });
      expect(run.exitCode).toBe(1);
      expect(run.summary).toContain('Findings Gate');
      expect(run.stdout.match(/^::warning .*$/gm)).toHaveLength(1);
      expect(notWritten(run)).toMatch(/^cannot.*github-token lacks the permission pull-requests: write/);
      expect(run.githubRequests.filter((request) => request.operation === operation)).toHaveLength(1);
    },
  );

  const WORDS = 'You have exceeded a secondary rate limit. Please wait a few minutes.';
  test.each<[string, Fault, writes: number, told: string]>([
    ['I11 is too long even if short', status(422), 2, 'create the comment of pull request 7: GitHub answered 422'],
    ['I12 is limited for a minute', status(429, { 'retry-after': '60' }), 1, 'a rate limit was reached'],
    ['I12 has its rate limit only in the text of a 403', status(403, {}, WORDS), 1, 'a rate limit was reached'],
    ['I19 gets no answer', { kind: 'never-answer' }, 3, 'no answer in time'],
  ])('%s: there is a warning, and the verdict does not change', async (_what, fault, writes, told) => {
    const run = await runFault({ platform: DIRTY, githubFaults: at('create-comment', fault) });
    expect([run.exitCode, run.verdict, run.comments]).toEqual([1, 'fail', []]);
    expect(writesOf(run)).toEqual(Array(writes).fill('create-comment'));
    expect(notWritten(run)).toContain(told);
  });

  test.each([403, 429])('I12 is written after a short rate limit: %i', async (code) => {
    const limited = at('create-comment', status(code, { 'retry-after': '1' }), { nth: 1 });
    const run = await runFault({ platform: DIRTY, githubFaults: limited });
    const [first, second] = run.githubRequests.filter(({ operation }) => operation === 'create-comment');
    expect(second!.atMs - first!.atMs).toBeGreaterThanOrEqual(1_000);
    expect(run.comments.map(wordIn)).toEqual(['failed']);
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

  test('C17 I14 is not written when the head has moved on during the run, and the verdict is of its own commit', async () => {
    const run = await runFault({
      platform: DIRTY,
      prepare: ({ githubState: state, platform }) => {
        state.before.set('graphql', () => {
          if (platform.requests.length > 0) state.repositories[0]!.pulls.get(PULL_REQUEST)!.head.sha = aSha('newer');
          return undefined;
        });
      },
    });
    expect([run.exitCode, run.outputs.commit, writesOf(run)]).toEqual([1, HEAD_SHA, []]);
    expect(run.stdout).toContain('The comment was not written: the head has moved on to another commit');
  });

  test('I16 is separate for gates with different keys', async () => {
    const github = shareGitHub();
    for (const runId of ['1000', '1001'])
      for (const key of ['app', 'Größe & <b>-->', ''])
        await turn(github, { runId, inputs: { 'comment-key': key, 'max-low': runId === '1000' ? '0' : '1' } });
    const lines = commentsOf(github.state()).map(({ body }) => body.split('\n')[0]);
    expect(lines.map((line) => /key=(\S*) .*run=(\d+)/.exec(line ?? '')?.slice(1))).toEqual([
      ['app', '1001'],
      [expect.stringMatching(/^Gr%C3%B6%C3%9Fe%20/), '1001'],
      ['', '1001'],
    ]);
  });

  test.each([
    ['the default token', aToken(), ['passed'], false],
    ["an app's token", anAppToken(), ['passed'], false],
    ["a person's token", aPersonalToken(), ['passed'], false],
    ['the default token, whose account GitHub does not name', aToken({ mayUseGraphql: false }), ['passed'], false],
    ["a person's token, of which GitHub does not say it", aPersonalToken({ mayUseGraphql: false }), [], true],
  ] as const)('I17 is found again with %s', async (_name, token, expected, isWarned) => {
    const github = sharedBy(token);
    const inputs = { 'github-token': token.value };
    const first = await turn(github, { inputs });
    await turn(github, { inputs, platform: GREEN, runId: '1001' });
    expect(words(github.state())).toEqual(expected);
    expect(first.stdout.includes('GitHub does not say who github-token acts as')).toBe(isWarned);
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
    // GitHub notifies people of a new comment, not of a change.
    expect([new Set(ids.slice(0, 4)).size, ids[4] === ids[3]]).toEqual([1, false]);
  });

  test.each<[operation: string, what: string, fault: Fault, comments: readonly string[], warned: RegExp]>([
    ['create-comment', 'is refused', status(403), ['failed'], /not as a new comment, .*answered 403/],
    ['delete-comment', 'is refused', status(403), ['failed', 'failed'], /older one could not be/],
  ])('I22 turns red once, though %s %s', async (operation, _what, fault, comments, warned) => {
    const github = shareGitHub();
    await turn(github, { platform: GREEN, runId: '1000', inputs: { comment: 'always' } });
    const red = await turn(github, { runId: '1001', githubFaults: at(operation, fault) });
    expect([red.exitCode, red.verdict, words(github.state())]).toEqual([1, 'fail', comments]);
    expect(red.outputs['comment-url']).toContain(`#issuecomment-${commentsOf(github.state()).at(-1)!.id}`);
    const warnings = red.stdout.match(/^::warning .*The comment was written, but .*$/gm) ?? [];
    expect(warnings).toEqual([expect.stringMatching(warned)]);
    await turn(github, { runId: '1002', inputs: { 'max-medium': '0' } });
    expect(words(github.state())).toEqual(['failed']);
  });

  test.each(['always', 'auto'])(
    'is reported as not written without a token only with "always": %s',
    async (comment) => {
      const run = await runFault({ platform: DIRTY, inputs: { comment, 'github-token': '' } });
      const told = comment === 'always' ? expect.stringContaining('the input github-token is empty') : undefined;
      expect([run.exitCode, notWritten(run)]).toEqual([1, told]);
    },
  );
});

/** Seeds with and without an earlier comment, in which the older run, the newer run, both or neither lose an answer. */
const SEEDS = [2, 4, 5, 8, 9, 10, 15, 16];
const OPERATIONS = ['graphql', 'list-comments', 'create-comment', 'update-comment', 'delete-comment'];

/** Every request of this gate is delayed, and sometimes a comment is stored but its answer is lost. */
function latency(chance: Chance): FaultRule[] {
  const isLost = chance.percent(25);
  const lost = isLost ? at('create-comment', STORED_THEN_FAILS, { nth: 1 }) : [];
  return [...lost, ...OPERATIONS.flatMap((operation) => at(operation, { kind: 'delay', ms: chance.whole(0, 399) }))];
}

const ours = (state: GitHubState) => commentsOf(state).filter(({ author }) => author.id === GITHUB_ACTIONS.id);

describe('I. two gates at the same time', () => {
  test.each(SEEDS)('I15 leave at most two comments, and the next run leaves one (seed %i)', async (seed) => {
    const chance = new Chance(seed);
    const hadOne = chance.percent(30);
    const github = shareGitHub((state) => {
      if (hadOne) put(state, `${markerLine({ runId: '7' })}\nolder`);
      put(state, `${markerLine({ runId: '99999999' })}\nspoofed`, { login: 'm', id: 6, type: 'User', app: undefined });
      raceOnListing(state, 2);
    });
    const runIds = chance.percent(50) ? ['1000', '1001'] : ['1001', '1000'];
    const runs = await Promise.all(
      runIds.map((runId, index) =>
        turn(github, { runId, inputs: { 'max-low': String(index) }, githubFaults: latency(chance) }),
      ),
    );
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([1, 1]);
    const created = runs
      .flatMap(({ githubRequests }) => githubRequests)
      .filter(({ operation }) => operation === 'create-comment');
    expect(created).toHaveLength(hadOne ? 0 : 2);
    expect(ours(github.state()).length).toBeLessThanOrEqual(2);

    const next = await turn(github, { runId: '1002', inputs: { 'max-medium': '0' } });
    expect(next.exitCode).toBe(1);
    expect(ours(github.state()).map(({ body }) => [wordIn(body), body.includes('run=1002')])).toEqual([
      ['failed', true],
    ]);
    expect(commentsOf(github.state())).toHaveLength(2);
  });
});
