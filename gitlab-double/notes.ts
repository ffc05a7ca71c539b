import type { HttpAnswer } from '../emulator/wire/http.ts';
import { answerError, answerJson, answerPage, forbidden, notFound } from './answer.ts';
import type { Call } from './call.ts';
import { withoutCommands } from './quick-actions.ts';
import { noteJson } from './shown-as-json.ts';
import type { GitLabState, MergeRequest, Note, User } from './state.ts';

/** Longest note that GitLab accepts, in characters. */
const BODY_LIMIT = 1_000_000;

/** Newest first, unless the oldest are asked for. */
export function listNotes(call: Call): HttpAnswer {
  const { request, mergeRequest } = call;
  const isAscending = request.query.get('sort') === 'asc';
  const notes = isAscending ? mergeRequest.notes : mergeRequest.notes.toReversed();
  return answerPage(request, notes, (note) => describe(call, note));
}

export function createNote(call: Call): HttpAnswer {
  const body = bodyOf(call);
  if (typeof body !== 'string') return body;
  return answerJson(201, describe(call, addNote(call, call.token.user, body)));
}

export function updateNote(call: Call): HttpAnswer {
  const note = named(call);
  if (note === undefined) return notFound();
  if (note.author.id !== call.token.user.id) return forbidden();
  const body = bodyOf(call);
  if (typeof body !== 'string') return body;
  note.body = body;
  return answerJson(200, describe(call, note));
}

export function deleteNote(call: Call): HttpAnswer {
  const note = named(call);
  if (note === undefined) return notFound();
  if (note.author.id !== call.token.user.id) return forbidden();
  call.mergeRequest.notes.splice(call.mergeRequest.notes.indexOf(note), 1);
  return { status: 204, headers: {}, body: '' };
}

/** Adds a note as its author would, for a test that needs one. */
export function addNote(
  { state, mergeRequest }: { state: GitLabState; mergeRequest: MergeRequest },
  author: User,
  body: string,
  isSystem = false,
): Note {
  state.nextId += 1;
  const note = { id: state.nextId, author, body, isSystem };
  mergeRequest.notes.push(note);
  return note;
}

function named({ mergeRequest, rest }: Call): Note | undefined {
  const id = Number(rest.split('/').at(-1));
  return mergeRequest.notes.find((note) => note.id === id);
}

/** The text as GitLab keeps it: quick actions carried out and taken out, and the end trimmed. */
function bodyOf({ request, state }: Call): string | HttpAnswer {
  const sent: unknown = JSON.parse(request.body);
  const body = typeof sent === 'object' && sent !== null && 'body' in sent ? sent.body : undefined;
  if (typeof body !== 'string') return answerJson(400, { error: 'body is missing' });
  if (body.length > BODY_LIMIT) {
    return refused(`is too long (maximum is ${BODY_LIMIT} characters)`);
  }
  const { text, commands } = withoutCommands(body);
  state.actions.push(...commands);
  if (text !== '') return text;
  // Nothing is left to be kept: GitLab tells what the commands did.
  return commands.length > 0 ? answerJson(202, { commands_changes: {}, summary: commands }) : refused("can't be blank");
}

/** A note that cannot be kept as it is. GitLab puts the texts of its model into one sentence. */
function refused(why: string): HttpAnswer {
  return answerError(400, `400 Bad request - Note {note: ["${why}"]}`);
}

function describe({ mergeRequest, project }: Call, note: Note): object {
  return noteJson(project, mergeRequest, note);
}
