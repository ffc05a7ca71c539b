import { list, nullish, number, object, text } from '../../shape/shape.ts';
import { readPages } from '../read-pages.ts';
import { type GitLabApi, gitlabPath } from './gitlab-api.ts';
import { GitLabFailure, isTooLarge } from './gitlab-failure.ts';

/** A note, as GitLab's answers give it. System notes ("approved this merge request") are among them, and have no marker. */
const readMembers = object({ id: number, body: nullish(text), author: nullish(object({ id: number })) });

function readNote(value: unknown) {
  const { id, body, author } = readMembers(value);
  return { id, body: body ?? '', authorId: author?.id };
}
export type Note = ReturnType<typeof readNote>;

const readNotes = list(readNote);

export type NoteList = {
  readonly notes: readonly Note[];
  /** What kept the list from being read to its end. */
  readonly problem: GitLabFailure | undefined;
};

/** The notes of one merge request. Writes throw `GitLabFailure`. */
export type NoteApi = {
  list(deadlineMs: number): Promise<NoteList>;
  create(body: string, deadlineMs: number): Promise<Note>;
  update(id: number, body: string, deadlineMs: number): Promise<Note>;
  delete(id: number, deadlineMs: number): Promise<void>;
};

/** `project` is the id of the project that the merge request goes to. */
export function createNoteApi(api: GitLabApi, project: string, mergeRequest: number): NoteApi {
  const all = gitlabPath`/projects/${project}/merge_requests/${mergeRequest}/notes`;
  const one = (id: number) => gitlabPath`/projects/${project}/merge_requests/${mergeRequest}/notes/${id}`;
  const to = (what: string) => `${what} of merge request ${mergeRequest}`;

  return {
    async list(deadlineMs) {
      const operation = to('list the notes');
      const { items, problem } = await readPages({
        readPage(perPage, page) {
          const query = { sort: 'asc', order_by: 'created_at', per_page: perPage, page };
          return api.send({ operation, method: 'GET', path: all, query, deadlineMs, read: readNotes });
        },
        isTooLarge,
        tooMany: (most) => new GitLabFailure(`there are more than ${most} notes`, { isUnclear: false }),
      });
      if (problem !== undefined && !(problem instanceof GitLabFailure)) throw problem;
      return { notes: items, problem };
    },
    async create(body, deadlineMs) {
      const request = {
        operation: to('create the note'),
        method: 'POST',
        path: all,
        body: { body },
        deadlineMs,
      } as const;
      return (await api.send({ ...request, read: readNote })).data;
    },
    async update(id, body, deadlineMs) {
      const request = {
        operation: to('update the note'),
        method: 'PUT',
        path: one(id),
        body: { body },
        deadlineMs,
      } as const;
      return (await api.send({ ...request, read: readNote })).data;
    },
    async delete(id, deadlineMs) {
      const request = { operation: to('delete a note'), method: 'DELETE', path: one(id), deadlineMs } as const;
      await api.send({ ...request, read: () => undefined });
    },
  };
}
