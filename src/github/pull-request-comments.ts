import type { CommentMarker, FoundMarker } from '../domain/comment-marker.ts';
import { asGateFailure } from '../domain/failure.ts';
import type { CommitSha } from '../domain/ids.ts';
import { MOST_COMMENT_UNITS } from '../domain/limits.ts';
import type { Clock } from '../gate/ports/clock.ts';
import type { CommentOutcome } from '../gate/ports/outcome.ts';
import { type CommentApi, createCommentApi } from './comment-api.ts';
import { type Author, askViewer, isWrittenBy } from './comment-author.ts';
import { type CommentsFound, type CommentWrite, nextWrite, selectOwn } from './comment-write.ts';
import type { GitHubApi } from './github-api.ts';
import { GitHubFailure } from './github-failure.ts';
import { readPullRequest } from './pull-request.ts';

/** Time for everything about the comment, in milliseconds. */
const BUDGET_MS = 30_000;
/** What was read of the pull request is read again before a write when it is older than this, in milliseconds. */
const FRESH_MS = 10_000;
const MOST_WRITES = 2;
/** What is tried when GitHub says that the comment is too long, in UTF-16 units. */
const SHORTER_UNITS = 20_000;

export type CommentDraft = {
  readonly marker: CommentMarker;
  /** The whole comment, its marker on the first line, in at most `maxLength` UTF-16 units. */
  readonly render: (maxLength: number) => string;
  /** False: only an earlier comment is updated, to turn it green. */
  readonly mayCreate: boolean;
};

/** The one comment of a gate on a pull request. Neither function throws, and neither touches the verdict. */
export type PullRequestComments = {
  /**
   * Reads who we are, the head and the comments, in the background. Call it when the scan has finished and its issues
   * are being read: what it finds is then still fresh when the verdict is known. May be called again.
   */
  prepare(): void;
  /** Called once the verdict is final. A warning or notice completes the sentence "The comment was not written: …". */
  publish(draft: CommentDraft): Promise<CommentOutcome>;
};

export type PullRequestCommentsOptions = {
  readonly api: GitHubApi;
  readonly clock: Clock;
  /** Ends every wait: the run was stopped. */
  readonly signal?: AbortSignal;
  /** Only its prefix is looked at, where GitHub does not say whose it is. */
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly pullRequest: number;
  /** The commit under test. */
  readonly head: CommitSha;
  readonly key: string;
  readonly parseMarker: (body: string) => FoundMarker | undefined;
};

/** Three requests in a usual run: who we are and which head, the list, one write. */
export function createPullRequestComments(options: PullRequestCommentsOptions): PullRequestComments {
  const { api, clock, signal, repository, pullRequest } = options;
  const comments = createCommentApi(api, repository, pullRequest);
  let prepared: { readonly atMs: number; readonly found: Promise<CommentsFound> } | undefined;

  function look(deadlineMs: number): Promise<CommentsFound> {
    return readComments(options, comments, deadlineMs);
  }

  return {
    prepare() {
      const found = look(clock.now() + BUDGET_MS);
      // Its failure is reported when the comment is to be written; until then nobody waits for it.
      found.catch(() => {});
      prepared = { atMs: clock.now(), found };
    },
    async publish(draft) {
      const deadlineMs = clock.now() + BUDGET_MS;
      const isFresh = prepared !== undefined && clock.now() - prepared.atMs <= FRESH_MS;
      try {
        const found = await ((isFresh ? prepared?.found : undefined) ?? look(deadlineMs));
        return await writeAll({ comments, clock, signal, draft, deadlineMs, look: () => look(deadlineMs) }, found);
      } catch (thrown) {
        return { warning: messageOf(thrown) };
      }
    },
  };
}

async function readComments(
  { api, token, repository, pullRequest, key, parseMarker }: PullRequestCommentsOptions,
  comments: CommentApi,
  deadlineMs: number,
): Promise<CommentsFound> {
  const [viewer, list] = await Promise.all([
    askViewer(api, token, repository, pullRequest, deadlineMs),
    comments.list(deadlineMs),
  ]);
  const { author } = viewer;
  // Reported first: without the permission to comment there is no point in asking for more.
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
  readonly signal: AbortSignal | undefined;
  readonly draft: CommentDraft;
  readonly deadlineMs: number;
  readonly look: () => Promise<CommentsFound>;
};

/** Writes until one comment of ours is there and up to date: at most two writes. */
async function writeAll(writing: Writing, first: CommentsFound): Promise<CommentOutcome> {
  const { draft, clock, signal, deadlineMs } = writing;
  let found = first;
  let length = MOST_COMMENT_UNITS;
  let warning: string | undefined;
  for (let writes = 0; ; writes += 1) {
    const step = nextWrite(found, draft.marker, draft.mayCreate);
    if (step.kind === 'stop') return step.outcome;
    if (writes === MOST_WRITES) break;
    try {
      const written = await write(writing, step, found, length);
      if ('warning' in written) return written;
      found = written;
    } catch (thrown) {
      if (!(thrown instanceof GitHubFailure)) throw thrown;
      warning = thrown.message;
      const { status, isUnclear, retryAfterMs } = thrown.refusal;
      if (retryAfterMs !== undefined) {
        if (clock.now() + retryAfterMs >= deadlineMs) break;
        await clock.sleep(retryAfterMs, signal);
        found = await writing.look();
      } else if (isUnclear || (status === 404 && step.kind !== 'create')) {
        // The comment may have been written, or may be gone: only a new look shows whether to create one.
        found = await writing.look();
      } else if (status === 422 && length > SHORTER_UNITS) {
        length = SHORTER_UNITS;
      } else {
        break;
      }
    }
  }
  const url = found.own.find(({ marker }) => marker.digest === draft.marker.digest)?.url;
  return { ...(url === undefined ? {} : { url }), ...(warning === undefined ? {} : { warning }) };
}

async function write(
  { comments, draft, deadlineMs }: Writing,
  step: Exclude<CommentWrite, { kind: 'stop' }>,
  found: CommentsFound,
  length: number,
): Promise<CommentsFound | { readonly warning: string }> {
  const { own } = found;
  if (step.kind === 'delete') {
    await comments.delete(step.comment.id, deadlineMs);
    return { ...found, own: own.filter(({ id }) => id !== step.comment.id) };
  }
  const body = draft.render(length);
  const marker = { ...draft.marker, isTextIntact: true };
  if (step.kind === 'create') {
    const created = await comments.create(body, deadlineMs);
    if (!isWrittenBy(step.author, created)) return takeBack(comments, created.id, deadlineMs);
    const { id, url } = created;
    return { ...found, own: [{ id, url, marker }] };
  }
  const { id, url } = await comments.update(step.comment.id, body, deadlineMs);
  return { ...found, own: own.map((comment) => (comment.id === id ? { id, url, marker } : comment)) };
}

/** No later run would find it: each would write one more. */
async function takeBack(comments: CommentApi, id: number, deadlineMs: number): Promise<{ readonly warning: string }> {
  const why = 'github-token acts as another app than GitHub Actions, and may not ask GitHub (GraphQL) as which';
  try {
    await comments.delete(id, deadlineMs);
    return { warning: `${why}; what was written was taken back` };
  } catch (thrown) {
    return { warning: `${why}; it is there all the same, because it could not be taken back: ${messageOf(thrown)}` };
  }
}

function messageOf(thrown: unknown): string {
  if (thrown instanceof GitHubFailure) return thrown.message;
  return asGateFailure(thrown).reason === 'cancelled' ? 'the run was stopped' : 'an unexpected error of the gate';
}
