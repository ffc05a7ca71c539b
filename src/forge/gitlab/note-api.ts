import { ifAny, list, mapped, number, object, type TypeOf, text } from '../../json/schema.ts';
import { type CommentRequests, createCommentRequests } from '../comment-requests.ts';
import { type GitLabApi, gitlabPath } from './gitlab-api.ts';
import { GitLabFailure } from './gitlab-failure.ts';

/** A note, as GitLab's answers give it. System notes ("approved this merge request") are among them, and have no marker. */
const readNote = mapped(
  object({ id: number, body: ifAny(text), author: ifAny(object({ id: number })) }),
  ({ id, body = '', author }) => ({ id, body, authorId: author?.id }),
);
export type Note = TypeOf<typeof readNote>;

const readNotes = list(readNote);

/** `project` is the id of the project that the merge request goes to. */
export function createNoteApi(api: GitLabApi, project: string, mergeRequest: number): CommentRequests<Note> {
  return createCommentRequests({
    api,
    noun: 'note',
    asked: (what) => ({ operation: `${what} of merge request ${mergeRequest}` }),
    all: gitlabPath`/projects/${project}/merge_requests/${mergeRequest}/notes`,
    one: (id) => gitlabPath`/projects/${project}/merge_requests/${mergeRequest}/notes/${id}`,
    update: 'PUT',
    order: { sort: 'asc', order_by: 'created_at' },
    read: readNote,
    readAll: readNotes,
    fail: (message) => new GitLabFailure(message, { isUnclear: false }),
  });
}
