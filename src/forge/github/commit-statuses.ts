import type { CommitSha } from '../../domain/ids.ts';
import type { EpochMs, MonotonicMs } from '../../domain/work/time.ts';
import { ifAny, list, made, mapped, nonEmptyText, number, object, type TypeOf, text } from '../../json/schema.ts';
import { readEntries } from '../read-pages.ts';
import { readUser } from './comment-author.ts';
import { type GitHubApi, repositoryPath } from './github-api.ts';
import { STATUS_STATES, type StatusState } from './status-words.ts';

type Place = { readonly repository: string; readonly sha: CommitSha };

/** Of all names together: GitHub stores a thousand statuses of each name. */
const MOST_STATUSES = 10_000;

export const readTime = made<EpochMs>('is not a time', (value) => {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
});

const readStatus = mapped(
  object({
    id: number,
    state: made<StatusState>('is not a state of a commit status', (value) =>
      STATUS_STATES.find((one) => one === value),
    ),
    context: nonEmptyText,
    description: ifAny(text),
    target_url: ifAny(text),
    created_at: readTime,
    /** The account that has set the status: no other account can have its id. */
    creator: ifAny(readUser),
  }),
  ({ target_url: targetUrl, created_at: createdAtMs, ...status }) => ({ ...status, targetUrl, createdAtMs }),
);
export type ListedStatus = Readonly<TypeOf<typeof readStatus>>;
export type StatusToSet = Pick<ListedStatus, 'state' | 'description' | 'targetUrl'>;

/** A commit's statuses with this name, page by page, roughly newest first: stop when you have enough. If pages shift meanwhile, one is listed twice. Throws `ForgeFailure`. */
export async function* listStatuses(
  api: GitHubApi,
  { repository, sha }: Place,
  context: string,
  deadline: MonotonicMs,
): AsyncGenerator<ListedStatus, void, undefined> {
  const request = {
    operation: 'list the commit statuses',
    permission: 'statuses: read',
    path: repositoryPath(repository)`/commits/${sha}/statuses`,
    deadline,
    read: list(readStatus),
  };
  // GitHub ignores the case of names.
  for await (const status of readEntries(api, request, MOST_STATUSES))
    if (status.context.toLowerCase() === context.toLowerCase()) yield status;
}

/** Returns the stored status and the account that the token acts as. Throws `ForgeFailure`. */
export async function writeStatus(
  api: GitHubApi,
  { repository, sha }: Place,
  { context, state, description, targetUrl }: StatusToSet & { readonly context: string },
  deadline: MonotonicMs,
  signal?: AbortSignal,
): Promise<ListedStatus> {
  const { data } = await api.send({
    operation: 'set the commit status',
    permission: 'statuses: write',
    method: 'POST',
    mayRepeat: true,
    path: repositoryPath(repository)`/statuses/${sha}`,
    body: { state, context, description, target_url: targetUrl },
    deadline,
    signal,
    read: readStatus,
  });
  return data;
}
