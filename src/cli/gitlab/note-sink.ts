import type { GateReport } from '../../domain/report.ts';
import { createGitLabApi } from '../../forge/gitlab/gitlab-api.ts';
import { createMergeRequestNotes } from '../../forge/gitlab/merge-request-notes.ts';
import { publishComment } from '../../gate/publish/comment-text.ts';
import type { Sink } from '../../gate/publish/sink.ts';
import { parseMarker } from '../../report/json/marker.ts';
import { withoutQuickActions } from '../../report/text/quick-actions.ts';
import type { Shell } from '../shell.ts';
import { readNotePlace } from './note-place.ts';

/** Writes the report as the one note of this gate on the merge request. `key` tells it from the notes of other gates. */
export function writeNote(
  report: GateReport,
  key: string,
  { env, clock, random, signal, terminal }: Pick<Shell, 'env' | 'clock' | 'random' | 'signal' | 'terminal'>,
): ReturnType<Sink['write']> {
  const found = readNotePlace(env, report);
  if (!('root' in found)) return Promise.resolve(found);
  const { root, token, project, mergeRequest, head, run } = found;
  const api = createGitLabApi({ root, token, env, clock, random, signal });
  const notes = createMergeRequestNotes({ api, clock, signal, project, mergeRequest, key, parseMarker });
  return publishComment(notes, report, {
    noun: 'note',
    place: { key, pullRequest: mergeRequest, head },
    run,
    when: 'auto',
    finish: (page) => withoutQuickActions(terminal.redact(page)),
  });
}
