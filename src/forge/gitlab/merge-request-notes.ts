import type { FoundMarker } from '../../domain/comment-marker.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CommentPlace, PlacedComment } from '../comment-place.ts';
import { selectOwn } from '../next-write.ts';
import { createOneComment, type OneComment } from '../one-comment.ts';
import type { GitLabApi } from './gitlab-api.ts';
import { readMergeRequest, readUserId } from './merge-request.ts';
import { createNoteApi, type Note } from './note-api.ts';

export type MergeRequestNotesOptions = {
  readonly api: GitLabApi;
  readonly clock: Clock;
  /** It ends every wait: the run was stopped. */
  readonly signal?: AbortSignal;
  /** Id of the project that the merge request goes to. */
  readonly project: string;
  readonly mergeRequest: number;
  readonly key: string;
  readonly parseMarker: (body: string) => FoundMarker | undefined;
};

/** The one note of a gate on a merge request. Four requests in a usual run: who we are, which head, the list, one write. */
export function createMergeRequestNotes(options: MergeRequestNotesOptions): OneComment {
  const { clock, signal } = options;
  return createOneComment({ place: placeOf(options), clock, signal });
}

function placeOf({ api, project, mergeRequest, key, parseMarker }: MergeRequestNotesOptions): CommentPlace {
  const notes = createNoteApi(api, project, mergeRequest);
  /** The last look gave it. */
  let address = '';
  const placed = ({ id }: Pick<Note, 'id'>): PlacedComment => ({ id, url: `${address}#note_${id}` });

  return {
    what: 'merge request',
    tooLongStatus: 400,
    async look(deadline) {
      const [us, { headSha, url }, list] = await Promise.all([
        readUserId(api, deadline),
        readMergeRequest(api, project, mergeRequest, deadline),
        notes.list(deadline),
      ]);
      address = url;
      const byUs = list.items.filter(({ authorId }) => authorId === us);
      const written = byUs.map((note) => ({ ...placed(note), body: note.body }));
      return {
        stranger: undefined,
        headSha,
        own: selectOwn(written, { key, pullRequest: mergeRequest }, parseMarker),
        problem: list.problem?.message,
      };
    },
    create: async (body, deadline) => placed(await notes.create(body, deadline)),
    update: async (id, body, deadline) => placed(await notes.update(id, body, deadline)),
    delete: notes.delete,
  };
}
