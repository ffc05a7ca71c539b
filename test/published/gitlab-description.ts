import type { Description } from './published-rest.ts';

/*
 * GitLab's OpenAPI description of the operations that we use. It was copied by hand into our own
 * notation, with its members and types unchanged: the file is too large to be installed, and no
 * package of npm has it.
 *
 * Source: gitlabhq/gitlabhq, doc/api/openapi/openapi_v3.yaml, commit 045bf8777ea893e770b49d420febaeb7bf89e24a,
 * API 19.5, by GitLab, licensed CC BY-SA 4.0.
 *
 * GitLab generates the description from its sources, and leaves these points open or wrong. They are corrected by hand
 * here, from lib/api of the same repository and from GitLab's pages:
 * - No member of an answer is marked as always present or as nullable (`always`, `orNull`).
 * - Nearly all members of a request are nullable. Ours are never null.
 * - The largest page is missing.
 * - A list of notes is described as one note.
 * - Deleting a note is said to answer 200 with the note. GitLab answers 204 with nothing (`destroy_conditionally!`).
 * - A note with only quick actions answers 202, with their results (`NoteCommands`). This is missing.
 * - Failures are listed only by their status, and not all of them.
 *
 * Answers have only the members that the double has. If you add a member there, look it up and add it here.
 */

type Members = Readonly<Record<string, object>>;

const INTEGER = { type: 'integer' };
const TEXT = { type: 'string' };
const FLAG = { type: 'boolean' };
const TIME = { type: 'string', format: 'date-time' };
const INSIDE = { type: 'object' };
const TEXTS = { type: 'array', items: TEXT };

function of(schema: object, names: string): Members {
  return Object.fromEntries(names.split(' ').map((name) => [name, schema]));
}

const orNull = (schema: object, names: string): Members => of({ anyOf: [schema, { type: 'null' }] }, names);

/** An object with these members and no others. By default all members are always there. */
function entity(properties: Members, required: readonly string[] = Object.keys(properties)): object {
  return { type: 'object', properties, required };
}

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const USER_MEMBERS = {
  id: INTEGER,
  ...of(TEXT, 'username name state web_url'),
  ...orNull(TEXT, 'public_email avatar_url'),
  locked: FLAG,
};

const SCHEMAS = {
  APIEntitiesUserBasic: entity(USER_MEMBERS),
  APIEntitiesMergeRequestAuthor: entity({ ...USER_MEMBERS, bot: FLAG }),
  APIEntitiesUserPublic: entity({ ...USER_MEMBERS, bot: FLAG }),
  APIEntitiesNote: entity({
    ...of(INTEGER, 'id noteable_id project_id noteable_iid'),
    ...of(TEXT, 'body noteable_type imported_from'),
    ...orNull(TEXT, 'type'),
    ...of(TIME, 'created_at updated_at'),
    ...of(FLAG, 'system resolvable confidential internal imported'),
    author: refTo('APIEntitiesUserBasic'),
    commands_changes: INSIDE,
  }),
  APIEntitiesDiffRefs: entity(orNull(TEXT, 'base_sha head_sha start_sha')),
  APIEntitiesMergeRequest: entity({
    ...of(INTEGER, 'id iid project_id target_project_id'),
    ...orNull(INTEGER, 'source_project_id'),
    ...of(TEXT, 'title state target_branch source_branch web_url'),
    ...orNull(TEXT, 'description sha merge_commit_sha'),
    ...of(TIME, 'created_at updated_at'),
    draft: FLAG,
    author: refTo('APIEntitiesMergeRequestAuthor'),
    labels: TEXTS,
    diff_refs: refTo('APIEntitiesDiffRefs'),
  }),
  NewNote: entity(
    { ...of(TEXT, 'body created_at merge_request_diff_head_sha'), ...of(FLAG, 'confidential internal') },
    ['body'],
  ),
  ChangedNote: entity({ body: TEXT, confidential: FLAG }, []),
  NoteCommands: entity({ commands_changes: INSIDE, summary: TEXTS }),
};

/** The two forms of a failure. A message is a text, or texts by their subject. */
const FAILURE = {
  anyOf: [
    entity({ message: { type: ['string', 'object'] } }),
    entity(of(TEXT, 'error error_description scope'), ['error']),
  ],
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const jsonOf = (name: keyof typeof SCHEMAS) => json(refTo(name));
const query = (name: string, schema: object) => ({ name, in: 'query', schema });
const writing = (status: number) => ({ [status]: jsonOf('APIEntitiesNote'), 202: jsonOf('NoteCommands') });

const NOTES = '/projects/{id}/merge_requests/{noteable_id}/notes';

export const GITLAB_DESCRIPTION: Description = {
  operations: {
    'GET /user': { responses: { 200: jsonOf('APIEntitiesUserPublic') } },
    'GET /projects/{id}/merge_requests/{merge_request_iid}': {
      parameters: ['render_html', 'include_diverged_commits_count', 'include_rebase_in_progress'].map((name) =>
        query(name, FLAG),
      ),
      responses: { 200: jsonOf('APIEntitiesMergeRequest') },
    },
    [`GET ${NOTES}`]: {
      parameters: [
        query('order_by', { ...TEXT, enum: ['created_at', 'updated_at'] }),
        query('sort', { ...TEXT, enum: ['asc', 'desc'] }),
        query('activity_filter', { ...TEXT, enum: ['all_notes', 'only_comments', 'only_activity'] }),
        query('page', { ...INTEGER, minimum: 1 }),
        query('per_page', { ...INTEGER, minimum: 1, maximum: 100 }),
      ],
      responses: { 200: json({ type: 'array', items: refTo('APIEntitiesNote') }) },
    },
    [`POST ${NOTES}`]: { requestBody: { required: true, ...jsonOf('NewNote') }, responses: writing(201) },
    [`PUT ${NOTES}/{note_id}`]: { requestBody: jsonOf('ChangedNote'), responses: writing(200) },
    [`DELETE ${NOTES}/{note_id}`]: { responses: { 204: {} } },
  },
  referred: Object.fromEntries(Object.entries(SCHEMAS).map(([name, schema]) => [refTo(name).$ref, schema])),
};

export const GITLAB_CUSTOMS = {
  anyJson: ['application/json'],
  failures: { statuses: [400, 401, 403, 404], schema: FAILURE },
} as const;
