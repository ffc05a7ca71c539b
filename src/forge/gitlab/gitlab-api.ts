import { unknown } from 'zod/mini';
import { withoutEndSlashes } from '../../domain/text/remote-address.ts';
import type { MonotonicMs } from '../../domain/work/time.ts';
import { apiPath } from '../../http/path-part.ts';
import { ifAny, list, mapped, number, object, text, textThat } from '../../json/schema.ts';
import { createForgeClient, type ForgeApi, type ForgeApiOptions } from '../forge-client.ts';
import { type Forge, ForgeFailure, type Operation } from '../forge-failure.ts';
import { selectOwn } from '../next-write.ts';
import type { CommentPlace, PlacedComment } from '../one-comment.ts';
import { readEntries, readList } from '../read-pages.ts';

/** GitLab's API with one token. Throws `ForgeFailure`. */
export type GitLabApi = ForgeApi<Operation>;

export type GitLabApiOptions = ForgeApiOptions & {
  /** Root of the API: https, or http on loopback. */
  readonly root: URL;
  readonly token: string;
};

/** Throws `GateFailure` (`config`) for a proxy setting that cannot be used. */
export function createGitLabApi({ root, token, ...options }: GitLabApiOptions): GitLabApi {
  const base = withoutEndSlashes(root.pathname);
  return createForgeClient({
    ...options,
    forge: GITLAB,
    origin: root.origin,
    pathOf: (path) => base + path,
    headers: { 'private-token': token, accept: 'application/json' },
  });
}

export const NEEDED_OF_THE_TOKEN = 'the scope api and at least the role Reporter in the project';

const TOKEN = 'FINDINGS_GATE_GITLAB_TOKEN';

const GITLAB: Forge<Operation> = {
  name: 'GitLab',
  addressName: 'CI_API_V4_URL',
  adviceFor({ status }) {
    if (status === 401) return `${TOKEN} is not valid, or has expired`;
    if (status === 403) return `${TOKEN} needs ${NEEDED_OF_THE_TOKEN}, and the discussion must not be locked`;
    if (status !== 404) return undefined;
    return `it does not exist, or ${TOKEN} may not see it: it needs ${NEEDED_OF_THE_TOKEN}`;
  },
};

type MergeRequestNotesOptions = {
  readonly api: GitLabApi;
  readonly project: string;
  readonly mergeRequest: number;
  readonly key: string;
};

const readUser = object({ id: number });
const readMergeRequest = object({
  sha: ifAny(text),
  diff_refs: ifAny(object({ head_sha: ifAny(text) })),
  web_url: textThat((address) => /^https?:\/\/\S+$/i.test(address) && URL.canParse(address)),
});
/** Includes system notes ("approved this merge request"), which have no marker. */
const readNote = mapped(
  object({ id: number, body: ifAny(text), author: ifAny(object({ id: number })) }),
  ({ id, body = '', author }) => ({ id, body, authorId: author?.id }),
);

/** The one note of a gate on a merge request. A usual run makes four requests: who we are, which head, the list, one write. */
export function createMergeRequestNotes({ api, project, mergeRequest, key }: MergeRequestNotesOptions): CommentPlace {
  const root = apiPath`/projects/${project}/merge_requests/${mergeRequest}`;
  const all = `${root}/notes`;
  const one = (id: number): string => `${root}${apiPath`/notes/${id}`}`;
  const asked = (what: string, deadline: MonotonicMs) => ({
    operation: `${what} of merge request ${mergeRequest}`,
    deadline,
  });
  let address = '';
  const placed = ({ id }: { readonly id: number }): PlacedComment => ({ id, url: `${address}#note_${id}` });

  async function readHead(deadline: MonotonicMs): Promise<{ readonly headSha: string; readonly url: string }> {
    const operation = `read merge request ${mergeRequest}`;
    const { data } = await api.send({ operation, method: 'GET', path: root, deadline, read: readMergeRequest });
    const headSha = data.sha ?? data.diff_refs?.head_sha;
    if (headSha === undefined) throw new ForgeFailure(`cannot ${operation}: GitLab does not say what its head is`);
    return { headSha, url: data.web_url };
  }

  return {
    async find(deadline) {
      const user = { operation: 'ask who the token acts as', method: 'GET', path: '/user', deadline } as const;
      const query = { sort: 'asc', order_by: 'created_at' };
      const [{ data: us }, { headSha, url }, found] = await Promise.all([
        api.send({ ...user, read: readUser }),
        readHead(deadline),
        readList(readEntries(api, { ...asked('list the notes', deadline), path: all, query, read: list(readNote) })),
      ]);
      address = url;
      const byUs = found.items.filter(({ authorId }) => authorId === us.id);
      const written = byUs.map((note) => ({ ...placed(note), body: note.body }));
      return {
        headSha,
        own: selectOwn(written, { key, pullRequest: mergeRequest }),
        problem: found.problem?.message,
      };
    },
    async create(body, deadline) {
      const request = { ...asked('create the note', deadline), path: all, body: { body }, read: readNote };
      return placed((await api.send({ ...request, method: 'POST' })).data);
    },
    async update(id, body, deadline) {
      const request = { ...asked('update the note', deadline), path: one(id), body: { body }, read: readNote };
      return placed((await api.send({ ...request, method: 'PUT' })).data);
    },
    async delete(id, deadline) {
      const request = { ...asked('delete a note', deadline), path: one(id), read: unknown() };
      await api.send({ ...request, method: 'DELETE', mayRepeat: true });
    },
  };
}
