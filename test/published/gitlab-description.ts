import type { Description, Operation } from './published-rest.ts';

/*
 * What GitLab publishes of the operations that we use, written by hand, as no package of npm has its description. Read were the page of notes (gitlabhq/gitlabhq,
 * doc/api/notes.md) and the members of a note (lib/api/entities/note.rb). Those of a user and of a merge request are from second sources: the types of @gitbeaker/core 43.8.0, and
 * quotations of GitLab's pages. Its OpenAPI description (doc/api/openapi/openapi_v3.yaml, 19.5) was too large to be read whole.
 */

const ID = { type: 'integer' };
const TEXT = { type: 'string' };
const FLAG = { type: 'boolean' };
const TIME = { type: 'string', format: 'date-time' };
const orNull = (schema: { readonly type: string }) => ({ ...schema, type: [schema.type, 'null'] });

/** All of these members, and no other but the optional ones. */
const shape = (required: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}) => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
});

const USER = shape(
  { id: ID, username: TEXT, name: TEXT, state: TEXT, locked: FLAG, avatar_url: orNull(TEXT), web_url: TEXT },
  { public_email: orNull(TEXT), avatar_path: TEXT, custom_attributes: { type: 'array' } },
);

const NOTE = shape(
  {
    id: ID,
    type: orNull(TEXT),
    body: TEXT,
    author: USER,
    created_at: TIME,
    updated_at: TIME,
    system: FLAG,
    noteable_id: ID,
    noteable_type: { enum: ['MergeRequest'] },
    project_id: ID,
    resolvable: FLAG,
    confidential: FLAG,
    internal: FLAG,
    imported: FLAG,
    imported_from: TEXT,
    noteable_iid: ID,
    commands_changes: { type: 'object' },
  },
  { attachment: orNull(TEXT), commit_id: orNull(TEXT), resolved: FLAG },
);

const DIFF_REFS = shape({ base_sha: orNull(TEXT), head_sha: orNull(TEXT), start_sha: orNull(TEXT) });

const MERGE_REQUEST = shape(
  {
    id: ID,
    iid: ID,
    project_id: ID,
    title: TEXT,
    description: orNull(TEXT),
    state: { enum: ['opened', 'closed', 'locked', 'merged'] },
    created_at: TIME,
    updated_at: TIME,
    target_branch: TEXT,
    source_branch: TEXT,
    author: USER,
    source_project_id: orNull(ID),
    target_project_id: ID,
    labels: { type: 'array' },
    draft: FLAG,
    sha: orNull(TEXT),
    merge_commit_sha: orNull(TEXT),
    web_url: TEXT,
    diff_refs: DIFF_REFS,
  },
  { merged_at: orNull(TIME), closed_at: orNull(TIME), has_conflicts: FLAG, user_notes_count: ID },
);

/** The two shapes in which a failure comes. A message is a text, or texts by what they are about. */
const FAILURE = {
  anyOf: [
    shape({ message: { type: ['string', 'object'] } }),
    shape({ error: TEXT }, { error_description: TEXT, scope: TEXT }),
  ],
};
const FAILED = [400, 401, 403, 404];

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const query = (name: string, schema: object) => ({ name, in: 'query', schema });
const body = { required: true, ...json(shape({ body: TEXT }, { internal: FLAG, created_at: TEXT })) };
const operation = (status: number, answer: object, more: Partial<Operation> = {}): Operation => ({
  ...more,
  responses: { [status]: answer },
});

const NOTES = '/projects/{id}/merge_requests/{merge_request_iid}/notes';

export const GITLAB_DESCRIPTION: Description = {
  operations: {
    'GET /user': operation(200, json({ ...USER, additionalProperties: true })),
    'GET /projects/{id}/merge_requests/{merge_request_iid}': operation(200, json(MERGE_REQUEST)),
    [`GET ${NOTES}`]: operation(200, json({ type: 'array', items: NOTE }), {
      parameters: [
        query('sort', { type: 'string', enum: ['asc', 'desc'] }),
        query('order_by', { type: 'string', enum: ['created_at', 'updated_at'] }),
        query('page', { type: 'integer', minimum: 1 }),
        query('per_page', { type: 'integer', minimum: 1, maximum: 100 }),
      ],
    }),
    [`POST ${NOTES}`]: operation(201, json(NOTE), { requestBody: body }),
    [`PUT ${NOTES}/{note_id}`]: operation(200, json(NOTE), { requestBody: body }),
    [`DELETE ${NOTES}/{note_id}`]: operation(204, {}),
  },
  referred: {},
};

export const GITLAB_CUSTOMS = {
  anyJson: ['application/json'],
  failures: { statuses: FAILED, schema: FAILURE },
} as const;
