import type { CommentMarker } from '../domain/comment-marker.ts';
import type { CommitSha } from '../domain/ids.ts';
import { MOST_COMMENT_UNITS } from '../domain/limits.ts';
import type { Clock } from '../gate/ports/clock.ts';
import type { CommentOutcome } from '../gate/ports/outcome.ts';
import { type CommentApi, createCommentApi } from './comment-api.ts';
import { type Author, askViewer } from './comment-author.ts';
import { type CommentStep, nextStep, type Standing, selectOwn } from './comment-step.ts';
import type { GitHubApi } from './github-api.ts';
import { GitHubFailure } from './github-failure.ts';
import { readPullRequest } from './pull-request.ts';

/** Everything about the comment, in milliseconds. */
const BUDGET_MS = 30_000;
/** What was read of the pull request is read again before a write when it is older than this, in milliseconds. */
const FRESH_MS = 10_000;
const MOST_WRITES = 2;
/** What is tried when GitHub says that the comment is too long, in UTF-16 units. */
const SHORTER_UNITS = 20_000;

export type CommentDraft = {
  readonly marker: CommentMarker;
  /** The whole comment, its marker on the first line, in at most so many UTF-16 units. */
  readonly render: (maxLength: number) => string;
  /** False: only an earlier comment is brought up to date, to turn it green. */
  readonly mayCreate: boolean;
};

/** The one comment of a gate on a pull request. Neither function throws, and neither touches the verdict. */
export type PullRequestComments = {
  /**
   * Reads who we are, the head and the comments, in the background. To be called when the scan has finished and its issues
   * are being read: what it finds is then still fresh when the verdict is there. May be called again.
   */
  prepare(): void;
  /** Called once the verdict is final. A warning or notice completes the sentence "The comment was not written: …". */
  publish(draft: CommentDraft): Promise<CommentOutcome>;
};

export type PullRequestCommentsOptions = {
  readonly api: GitHubApi;
  readonly clock: Clock;
  /** For its prefix alone, where GitHub does not say whose it is. */
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly pullRequest: number;
  /** The commit under test. */
  readonly head: CommitSha;
  readonly key: string;
  readonly parseMarker: (body: string) => CommentMarker | undefined;
};

/** Three requests in a common run: who and which head, the list, one write. */
export function createPullRequestComments(options: PullRequestCommentsOptions): PullRequestComments {
  const { api, clock, repository, pullRequest } = options;
  const comments = createCommentApi(api, repository, pullRequest);
  let prepared: { readonly atMs: number; readonly standing: Promise<Standing> } | undefined;

  function look(deadlineMs: number): Promise<Standing> {
    return readStanding(options, comments, deadlineMs);
  }

  return {
    prepare() {
      const standing = look(clock.now() + BUDGET_MS);
      // Its failure is told when the comment is to be written; until then nobody listens.
      standing.catch(() => {});
      prepared = { atMs: clock.now(), standing };
    },
    async publish(draft) {
      const deadlineMs = clock.now() + BUDGET_MS;
      const isFresh = prepared !== undefined && clock.now() - prepared.atMs <= FRESH_MS;
      try {
        const standing = await ((isFresh ? prepared?.standing : undefined) ?? look(deadlineMs));
        return await writeAll({ comments, clock, draft, deadlineMs, look: () => look(deadlineMs) }, standing);
      } catch (thrown) {
        return { warning: messageOf(thrown) };
      }
    },
  };
}

async function readStanding(
  { api, token, repository, pullRequest, key, parseMarker }: PullRequestCommentsOptions,
  comments: CommentApi,
  deadlineMs: number,
): Promise<Standing> {
  const [viewer, list] = await Promise.all([
    askViewer(api, token, repository, pullRequest, deadlineMs),
    comments.list(deadlineMs),
  ]);
  const { author } = viewer;
  // Said first: without the permission to comment there is no use in asking further.
  if (list.comments.length === 0 && list.problem !== undefined) throw list.problem;
  const headSha = viewer.headSha ?? (await readPullRequest(api, repository, pullRequest, deadlineMs)).headSha;
  const own = author === undefined ? [] : ownOf(author);
  return { author, headSha, own, problem: list.problem };

  function ownOf(us: Author) {
    return selectOwn(list.comments, us, { key, pullRequest }, parseMarker);
  }
}

type Writing = {
  readonly comments: CommentApi;
  readonly clock: Clock;
  readonly draft: CommentDraft;
  readonly deadlineMs: number;
  readonly look: () => Promise<Standing>;
};

/** Writes step by step until the one comment stands as it should, in at most two writes. */
async function writeAll(writing: Writing, found: Standing): Promise<CommentOutcome> {
  const { draft, clock, deadlineMs } = writing;
  let standing = found;
  let length = MOST_COMMENT_UNITS;
  let warning: string | undefined;
  for (let writes = 0; ; writes += 1) {
    const step = nextStep(standing, draft.marker, draft.mayCreate);
    if (step.kind === 'stop') return step.outcome;
    if (writes === MOST_WRITES) break;
    try {
      standing = await write(writing, step, standing, length);
    } catch (thrown) {
      if (!(thrown instanceof GitHubFailure)) throw thrown;
      warning = thrown.message;
      const { status, isUnclear, retryAfterMs } = thrown.refusal;
      if (retryAfterMs !== undefined) {
        if (clock.now() + retryAfterMs >= deadlineMs) break;
        await clock.sleep(retryAfterMs);
        standing = await writing.look();
      } else if (isUnclear || (status === 404 && step.kind !== 'create')) {
        // It may stand there all the same, or is gone: only a new look tells whether to create.
        standing = await writing.look();
      } else if (status === 422 && length > SHORTER_UNITS) {
        length = SHORTER_UNITS;
      } else {
        break;
      }
    }
  }
  const url = standing.own.find(({ marker }) => marker.digest === draft.marker.digest)?.url;
  return { ...(url === undefined ? {} : { url }), ...(warning === undefined ? {} : { warning }) };
}

async function write(
  { comments, draft, deadlineMs }: Writing,
  step: Exclude<CommentStep, { kind: 'stop' }>,
  standing: Standing,
  length: number,
): Promise<Standing> {
  const { own } = standing;
  if (step.kind === 'delete') {
    await comments.delete(step.comment.id, deadlineMs);
    return { ...standing, own: own.filter(({ id }) => id !== step.comment.id) };
  }
  const body = draft.render(length);
  const { marker } = draft;
  if (step.kind === 'create') {
    const { id, url } = await comments.create(body, deadlineMs);
    return { ...standing, own: [{ id, url, marker }] };
  }
  const { id, url } = await comments.update(step.comment.id, body, deadlineMs);
  return { ...standing, own: own.map((comment) => (comment.id === id ? { id, url, marker } : comment)) };
}

function messageOf(thrown: unknown): string {
  return thrown instanceof GitHubFailure ? thrown.message : 'an unexpected error of the gate';
}
