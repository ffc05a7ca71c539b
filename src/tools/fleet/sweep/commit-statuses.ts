import type { CommitSha } from '../../../domain/ids.ts';
import type { EpochMs, MonotonicMs } from '../../../domain/work/time.ts';
import { apiPath } from '../../../forge/github/api-address.ts';
import type { GitHubApi } from '../../../forge/github/github-api.ts';
import { GitHubFailure } from '../../../forge/github/github-failure.ts';
import { readPages } from '../../../forge/read-pages.ts';
import { ifAny, list, nonEmptyText, number, object, ShapeProblem, text } from '../../../shape/shape.ts';
import { splitRepository } from '../../../target/repository-identity.ts';
import { type KeptStatus, STATUS_STATES, type StatusState, type StatusWords } from './sweep-host.ts';

type Place = { readonly repository: string; readonly sha: CommitSha };

const readMembers = object({
  id: number,
  state: (value: unknown): StatusState => {
    const state = STATUS_STATES.find((one) => one === value);
    if (state === undefined) throw new ShapeProblem('is not a state of a commit status');
    return state;
  },
  context: nonEmptyText,
  description: ifAny(text),
  target_url: ifAny(text),
  created_at: (value: unknown): EpochMs => {
    const at = Date.parse(text(value));
    if (Number.isNaN(at)) throw new ShapeProblem('is not a time');
    return at;
  },
});

function readStatus(value: unknown): KeptStatus {
  const { target_url: targetUrl, created_at: createdAtMs, ...kept } = readMembers(value);
  return { ...kept, targetUrl, createdAtMs };
}

const readStatuses = list(readStatus);
const readCreator = object({ creator: ifAny(object({ id: number })) });

/** All statuses with this name that a commit was ever given, the newest first. Throws `GitHubFailure`. */
export async function listStatuses(
  api: GitHubApi,
  { repository, sha }: Place,
  context: string,
  deadline: MonotonicMs,
): Promise<readonly KeptStatus[]> {
  const { owner, name } = splitRepository(repository);
  const operation = 'list the commit statuses';
  const { items, problem } = await readPages({
    readPage: (perPage, page) =>
      api.send({
        operation,
        permission: 'statuses: read',
        method: 'GET',
        path: apiPath`/repos/${owner}/${name}/commits/${sha}/statuses`,
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
  const { owner, name } = splitRepository(repository);
  const { data } = await api.send({
    operation: 'set the commit status',
    permission: 'statuses: write',
    method: 'POST',
    path: apiPath`/repos/${owner}/${name}/statuses/${sha}`,
    body: {
      state,
      context,
      ...(description === undefined ? {} : { description }),
      ...(targetUrl === undefined ? {} : { target_url: targetUrl }),
    },
    deadline,
    read: (value) => ({ ...readStatus(value), by: readCreator(value).creator?.id }),
  });
  return data;
}

/** GitHub's clock has whole seconds: within one the id says which came later. */
function newestFirst(one: KeptStatus, other: KeptStatus): number {
  return other.createdAtMs - one.createdAtMs || other.id - one.id;
}
