import type { Description } from './published-rest.ts';

/*
 * What GitLab's OpenAPI description says of the operations that we use. It was read by hand, and is
 * written in our own notation with its members and types unchanged: the file is too large to be
 * installed, and no package of npm has it.
 *
 * Source: gitlabhq/gitlabhq, doc/api/openapi/openapi_v3.yaml, commit 045bf8777ea893e770b49d420febaeb7bf89e24a,
 * API 19.5, by GitLab, licensed CC BY-SA 4.0.
 *
 * GitLab makes it from its sources, and leaves these things open or wrong. They are written by hand here, from
 * lib/api of the same repository and from GitLab's pages:
 * - It says of no member of an answer that it is always there, or that it may be null (`always`, `orNull`).
 * - It says of nearly all members that are sent that they may be null. Ours never are.
 * - It names no largest page.
 * - It says that a list of notes is one note.
 * - It says that deleting a note answers 200 with the note. GitLab answers 204 with nothing (`destroy_conditionally!`).
 * - It does not say that a note of quick actions alone answers 202, with what they did (`NoteCommands`).
 * - It lists failures by their status alone, and not all of them.
 *
 * What a merge request holds is written down as far as the double answers it: the rest is `INSIDE`.
 */

type Members = Readonly<Record<string, object>>;

const INTEGER = { type: 'integer' };
const TEXT = { type: 'string' };
const FLAG = { type: 'boolean' };
const TIME = { type: 'string', format: 'date-time' };
const INSIDE = { type: 'object' };

/** The members of one type: their names are separated by spaces. */
function of(schema: object, names: string): Members {
  return Object.fromEntries(names.split(' ').map((name) => [name, schema]));
}

/** These members and no other. Of them, the named ones are always there, and the named ones may be null. */
function entity(members: Members, { always = '', orNull = '' } = {}): object {
  const [required, nullable] = [always, orNull].map((names) => names.split(' ').filter((name) => name !== ''));
  const properties = Object.entries(members).map(([name, schema]) => [
    name,
    nullable?.includes(name) ? { anyOf: [schema, { type: 'null' }] } : schema,
  ]);
  return { type: 'object', properties: Object.fromEntries(properties), required };
}

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const USER_MEMBERS = {
  id: INTEGER,
  ...of(TEXT, 'username public_email name state avatar_url avatar_path web_url'),
  locked: FLAG,
  custom_attributes: { type: 'array', items: refTo('APIEntitiesCustomAttribute') },
};
const USER_WORDS = { always: 'id username name state locked avatar_url web_url', orNull: 'public_email avatar_url' };

const SCHEMAS = {
  APIEntitiesCustomAttribute: entity(of(TEXT, 'key value'), { always: 'key value' }),

  APIEntitiesUserBasic: entity(USER_MEMBERS, USER_WORDS),

  APIEntitiesMergeRequestAuthor: entity(
    { ...USER_MEMBERS, bot: FLAG },
    { ...USER_WORDS, always: `${USER_WORDS.always} bot` },
  ),

  APIEntitiesUserPublic: entity(
    {
      ...USER_MEMBERS,
      ...of(TEXT, 'created_at bio location linkedin twitter discord website_url github job_title pronouns'),
      ...of(TEXT, 'organization work_information followers following is_followed local_time email commit_email'),
      ...of(TEXT, 'preferred_language shared_runners_minutes_limit extra_shared_runners_minutes_limit'),
      ...of(FLAG, 'bot can_create_group can_create_project two_factor_enabled external private_profile'),
      ...of(TIME, 'last_sign_in_at confirmed_at last_activity_on current_sign_in_at'),
      ...of(INTEGER, 'theme_id color_scheme_id projects_limit'),
      ...of(INSIDE, 'identities scim_identities'),
    },
    { ...USER_WORDS, always: `${USER_WORDS.always} bot` },
  ),

  APIEntitiesNote: entity(
    {
      ...of(INTEGER, 'id noteable_id project_id noteable_iid'),
      ...of(TEXT, 'type body noteable_type commit_id imported_from'),
      ...of(TIME, 'created_at updated_at resolved_at'),
      ...of(FLAG, 'system resolvable resolved confidential internal imported'),
      ...of(refTo('APIEntitiesUserBasic'), 'author resolved_by'),
      ...of(INSIDE, 'position suggestions commands_changes'),
    },
    {
      always: [
        'id type body author created_at updated_at system noteable_id noteable_type noteable_iid project_id',
        'resolvable confidential internal imported imported_from commands_changes',
      ].join(' '),
      orNull: 'type commit_id resolved_by resolved_at',
    },
  ),

  APIEntitiesDiffRefs: entity(of(TEXT, 'base_sha head_sha start_sha'), {
    always: 'base_sha head_sha start_sha',
    orNull: 'base_sha head_sha start_sha',
  }),

  APIEntitiesMergeRequest: entity(
    {
      ...of(INTEGER, 'id iid project_id user_notes_count upvotes downvotes source_project_id target_project_id'),
      ...of(INTEGER, 'approvals_before_merge diverged_commits_count'),
      ...of(TEXT, 'title description state title_html description_html target_branch source_branch imported_from'),
      ...of(TEXT, 'merge_status detailed_merge_status sha merge_commit_sha squash_commit_sha reference web_url'),
      ...of(TEXT, 'changes_count merge_error'),
      ...of(TIME, 'created_at updated_at merged_at closed_at merge_after prepared_at latest_build_started_at'),
      ...of(TIME, 'latest_build_finished_at first_deployed_to_production_at'),
      ...of(FLAG, 'draft imported work_in_progress merge_when_pipeline_succeeds discussion_locked squash'),
      ...of(FLAG, 'should_remove_source_branch force_remove_source_branch allow_collaboration squash_on_merge'),
      ...of(FLAG, 'allow_maintainer_to_push has_conflicts blocking_discussions_resolved subscribed'),
      ...of(FLAG, 'rebase_in_progress first_contribution'),
      ...of(refTo('APIEntitiesUserBasic'), 'merged_by merge_user closed_by assignees assignee reviewers'),
      ...of(INSIDE, 'milestone references time_stats task_completion_status pipeline head_pipeline user'),
      author: refTo('APIEntitiesMergeRequestAuthor'),
      labels: { type: 'array', items: TEXT },
      diff_refs: refTo('APIEntitiesDiffRefs'),
    },
    {
      always: [
        'id iid project_id title description state created_at updated_at target_branch source_branch author',
        'source_project_id target_project_id labels draft sha merge_commit_sha web_url diff_refs',
      ].join(' '),
      orNull: 'description merged_at closed_at source_project_id sha merge_commit_sha',
    },
  ),

  NewNote: entity(
    { ...of(TEXT, 'body created_at merge_request_diff_head_sha'), ...of(FLAG, 'confidential internal') },
    { always: 'body' },
  ),
  ChangedNote: entity({ body: TEXT, confidential: FLAG }),
  NoteCommands: entity(
    { commands_changes: INSIDE, summary: { type: 'array', items: TEXT } },
    { always: 'commands_changes summary' },
  ),
};

/** The two shapes in which a failure comes. A message is a text, or texts by what they are about. */
const FAILURE = {
  anyOf: [
    entity({ message: { type: ['string', 'object'] } }, { always: 'message' }),
    entity(of(TEXT, 'error error_description scope'), { always: 'error' }),
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
