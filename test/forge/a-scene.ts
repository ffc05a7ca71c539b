import { createHash } from 'node:crypto';
import type { Fault, FaultRule } from '../../emulator/faults/faults.ts';
import type { HttpRequest } from '../../emulator/wire/http.ts';
import { aGitHub, aToken as aGitHubToken, aPersonalToken, aPull, aRepository } from '../../github-double/build.ts';
import { addComment } from '../../github-double/comments.ts';
import { raceOnListing as raceOnGitHub } from '../../github-double/race.ts';
import { A_PERSON, aGitLab, aToken as aGitLabToken, aSha, PROJECT_BOT } from '../../gitlab-double/build.ts';
import { addNote } from '../../gitlab-double/notes.ts';
import { raceOnListing as raceOnGitLab } from '../../gitlab-double/race.ts';
import type { CommitSha } from '../../src/domain/ids.ts';
import { sealComment } from '../../src/forge/comment-marker.ts';
import { createPullRequestComments } from '../../src/forge/github/pull-request-comments.ts';
import { createMergeRequestNotes } from '../../src/forge/gitlab/gitlab-api.ts';
import type { CommentDraft } from '../../src/forge/next-write.ts';
import { type CommentPlace, writeOneComment } from '../../src/forge/one-comment.ts';
import type { CommentOutcome } from '../../src/ports/outcome.ts';
import type { FakeClock } from '../fakes/fake-clock.ts';
import { askerOf, serveGitHub } from './github/served-github.ts';
import { serveGitLab } from './gitlab/served-gitlab.ts';

export type Write = 'create' | 'update' | 'delete';

/** A fault of a write, of the list, or of another operation of the forge. */
export type Broken = Omit<FaultRule, 'match'> & { readonly at: string };

export type Gate = {
  readonly key?: string;
  readonly run?: number | string;
  readonly attempt?: number;
  readonly head?: string;
  readonly says?: string;
  /** The text, if it is not the verdict. */
  readonly text?: string;
  readonly mayCreate?: boolean;
};

type Stored = { readonly id: number; body: string };

type Side = {
  readonly clock: FakeClock;
  /** Our comments and those of others, oldest first. Tests may change the list. */
  readonly stored: Stored[];
  put(author: 'us' | 'a person', body: string): Stored;
  operations(): readonly (string | undefined)[];
  place(given?: Gate): CommentPlace;
  before(at: Write | 'list', act: (request: HttpRequest) => void): void;
  /** Makes the next `gates` listings show the comments that are there now. */
  race(gates: number): void;
  push(): void;
};

/** A pull request with its comments, or a merge request with its notes, and the gates that write to it. */
export type Scene = Side & {
  /** The comment of an earlier run. It was red. */
  own(given?: Gate): Stored;
  publish(given?: Gate): Promise<CommentOutcome>;
  /** Texts of our comments, without the line of the marker. */
  texts(): readonly string[];
  writes(): readonly Write[];
};

const HEAD = aSha('head') as CommitSha;
export const HANG: Fault = { kind: 'never-answer' };
/** How long a request may take in a scene where one hangs. */
const HANGS_MS = 500;

export const status = (code: number, headers: Readonly<Record<string, string>> = {}): Fault => ({
  kind: 'status',
  status: code,
  headers,
  body: '{"message":"no"}',
});
/** A write that takes effect, though its answer is an error. */
export const STORED: Fault = { kind: 'stored-then', next: status(502) };

export function draft({
  key = '',
  run = 100,
  attempt = 1,
  head = HEAD,
  says = 'fail',
  text = says,
  mayCreate = true,
}: Gate = {}): CommentDraft & { readonly body: string } {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const word = says === 'pass' || says === 'inconclusive' ? says : 'fail';
  const marker = { key, pullRequest: 7, head, runId: `${run}`, attempt, says: word, digest } as const;
  const render = (most: number, isRed: boolean): string =>
    sealComment({ ...marker, isRed }, (line) => `${line}\n${text}`.slice(0, most));
  return { marker, mayCreate, render, body: render(60_000, true) };
}

export async function onGitHub(broken: readonly Broken[] = [], token = aGitHubToken()) {
  const repository = aRepository({ pulls: new Map([[7, aPull()]]) });
  const state = aGitHub({ tokens: [token], repositories: [repository] });
  const pull = repository.pulls.get(7)!;
  pull.head.sha = HEAD;
  const github = await serveGitHub(state, ...broken.map(ruleOf('comment', 'list-comments')));
  const { clock, operations, apiWith } = github;
  const api = apiWith(timesFor(broken));
  const scene = sceneOf({
    clock,
    stored: repository.comments,
    put: (author, body) =>
      addComment({ state, repository }, 7, author === 'us' ? token.identity : aPersonalToken().identity, body),
    operations,
    place: ({ key = '', head = HEAD } = {}) =>
      createPullRequestComments({
        api,
        ask: askerOf(api, clock, token.value, head as CommitSha),
        repository: 'octo-org/shop',
        pullRequest: 7,
        key,
      }),
    before: (at, act) =>
      void state.before.set(at === 'list' ? 'list-comments' : `${at}-comment`, (request) => void act(request)),
    race: (gates) => raceOnGitHub(state, gates),
    push() {
      pull.head.sha = aSha('pushed');
    },
  });
  return { ...scene, github, pull };
}

export async function onGitLab(broken: readonly Broken[] = [], token = aGitLabToken()) {
  const state = aGitLab({ tokens: [token] });
  const mergeRequest = state.projects[0]!.mergeRequests.get(7)!;
  const gitlab = await serveGitLab(state, ...broken.map(ruleOf('note', 'list-notes')));
  const { clock, operations, apiWith } = gitlab;
  const api = apiWith(timesFor(broken));
  const scene = sceneOf({
    clock,
    stored: mergeRequest.notes,
    put: (author, body) => addNote({ state, mergeRequest }, author === 'us' ? PROJECT_BOT : A_PERSON, body, false),
    operations,
    place: ({ key = '' } = {}) => createMergeRequestNotes({ api, project: '21', mergeRequest: 7, key }),
    before: (at, act) =>
      void state.before.set(at === 'list' ? 'list-notes' : `${at}-note`, (request) => void act(request)),
    race: (gates) => raceOnGitLab(state, gates),
    push() {
      mergeRequest.headSha = aSha('pushed');
    },
  });
  return { ...scene, gitlab, mergeRequest };
}

/** Both forges follow the same rules. The last value is the status for a comment that is too long. */
export const FORGES = [
  ['GitHub', onGitHub, 422],
  ['GitLab', onGitLab, 400],
] as const satisfies readonly (readonly [string, (broken?: readonly Broken[]) => Promise<Scene>, number])[];

function sceneOf(side: Side): Scene {
  return {
    ...side,
    own: (given = {}) => side.put('us', draft(given).body),
    publish: (given = {}) =>
      writeOneComment({ place: side.place(given), clock: side.clock, signal: undefined }, draft(given)),
    texts: () => side.stored.map(({ body }) => body.split('\n').slice(1).join('\n')),
    writes: () =>
      side.operations().flatMap((operation) => {
        const write = /^(create|update|delete)-/.exec(operation ?? '')?.[1];
        return write === undefined ? [] : [write as Write];
      }),
  };
}

function ruleOf(noun: string, list: string): (broken: Broken) => FaultRule {
  return ({ at, ...rule }) => {
    const operation = at === 'list' ? list : /^(?:create|update|delete)$/.test(at) ? `${at}-${noun}` : at;
    return { match: { operation }, ...rule };
  };
}

function timesFor(broken: readonly Broken[]) {
  return broken.some(({ fault }) => fault === HANG) ? { attemptTimeoutMs: HANGS_MS } : {};
}
