import type { CommitSha } from '../../../domain/ids.ts';
import type { EpochMs, MonotonicMs } from '../../../domain/work/time.ts';
import { repositoryPath } from '../../../forge/github/api-address.ts';
import type { GitHubApi } from '../../../forge/github/github-api.ts';
import { GitHubFailure } from '../../../forge/github/github-failure.ts';
import { readPages } from '../../../forge/read-pages.ts';
import { ifAny, list, made, mapped, nonEmptyText, number, object, type TypeOf, text } from '../../../json/schema.ts';
import { type KeptStatus, STATUS_STATES, type StatusState, type StatusWords } from './sweep-host.ts';

type Place = { readonly repository: string; readonly sha: CommitSha };

const STATUS_MEMBERS = {
  id: number,
  state: made<StatusState>('is not a state of a commit status', (value) => STATUS_STATES.find((one) => one === value)),
  context: nonEmptyText,
  description: ifAny(text),
  target_url: ifAny(text),
  created_at: made<EpochMs>('is not a time', (value) => {
    const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(at) ? undefined : at;
  }),
};
const readStatus = object(STATUS_MEMBERS);
const readStatuses = list(mapped(readStatus, statusOf));
const readWritten = object({ ...STATUS_MEMBERS, creator: ifAny(object({ id: number })) });

function statusOf(sent: TypeOf<typeof readStatus>): KeptStatus {
  const { id, state, context, description, target_url: targetUrl, created_at: createdAtMs } = sent;
  return { id, state, context, description, targetUrl, createdAtMs };
}

/** All statuses with this name that a commit was ever given, the newest first. Throws `GitHubFailure`. */
export async function listStatuses(
  api: GitHubApi,
  { repository, sha }: Place,
  context: string,
  deadline: MonotonicMs,
): Promise<readonly KeptStatus[]> {
  const operation = 'list the commit statuses';
  const { items, problem } = await readPages({
    readPage: (perPage, page) =>
      api.send({
        operation,
        permission: 'statuses: read',
        method: 'GET',
        path: repositoryPath(repository)`/commits/${sha}/statuses`,
        query: { per_page: perPage, page },
        deadline,
        read: readStatuses,
      }),
    tooMany: (most) => new GitHubFailure(`cannot ${operation}: there are more than ${most}`, { isUnclear: false }),
  });
  if (problem !== undefined) throw problem;
  // A page that moved while it was read lists a status twice. GitHub does not tell names apart by case.
  const ours = items.filter((status) => status.context.toLowerCase() === context.toLowerCase());
  return [...new Map(ours.map((status) => [status.id, status])).values()].toSorted(newestFirst);
}

/** Sets a status, and says what was kept and by whom: the id of the account that the token acts as. Throws `GitHubFailure`. */
export async function writeStatus(
  api: GitHubApi,
  { repository, sha }: Place,
  { context, state, description, targetUrl }: StatusWords & { readonly context: string },
  deadline: MonotonicMs,
): Promise<KeptStatus & { readonly by: number | undefined }> {
  const { data } = await api.send({
    operation: 'set the commit status',
    permission: 'statuses: write',
    method: 'POST',
    path: repositoryPath(repository)`/statuses/${sha}`,
    body: {
      state,
      context,
      ...(description === undefined ? {} : { description }),
      ...(targetUrl === undefined ? {} : { target_url: targetUrl }),
    },
    deadline,
    read: readWritten,
  });
  return { ...statusOf(data), by: data.creator?.id };
}

/** GitHub's clock has whole seconds: within one the id says which came later. */
function newestFirst(one: KeptStatus, other: KeptStatus): number {
  return other.createdAtMs - one.createdAtMs || other.id - one.id;
}
