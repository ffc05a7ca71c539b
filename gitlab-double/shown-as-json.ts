import type { MergeRequest, Note, Project, User } from './state.ts';

const ROOT = 'https://gitlab.example.com';
const CREATED_AT = '2026-01-01T00:00:00.000Z';
/** GitLab has an id over all projects besides the number in one. */
const ids = ({ id }: Project, { iid }: MergeRequest): number => id * 10_000 + iid;

/** A user as GitLab shows it to others. */
function userJson({ id, username }: User): object {
  const common = { state: 'active', locked: false, public_email: null, avatar_url: null };
  return { id, username, name: username, ...common, web_url: `${ROOT}/${username}` };
}

/** The user of a token: that of a project is a bot. GitLab says so of the author of a merge request, too. */
export function actorJson(user: User): object {
  return { ...userJson(user), bot: true };
}

export function noteJson(project: Project, mergeRequest: MergeRequest, note: Note): object {
  const { id, author, body, isSystem } = note;
  return {
    id,
    type: null,
    body,
    author: userJson(author),
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    system: isSystem,
    noteable_id: ids(project, mergeRequest),
    noteable_type: 'MergeRequest',
    noteable_iid: mergeRequest.iid,
    project_id: project.id,
    resolvable: false,
    confidential: false,
    internal: false,
    imported: false,
    imported_from: 'none',
    commands_changes: {},
  };
}

export function mergeRequestJson(project: Project, mergeRequest: MergeRequest, author: User): object {
  const { iid, headSha } = mergeRequest;
  return {
    id: ids(project, mergeRequest),
    iid,
    project_id: project.id,
    title: `Merge request ${iid}`,
    description: null,
    state: 'opened',
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    target_branch: 'main',
    source_branch: 'feature',
    author: actorJson(author),
    source_project_id: project.id,
    target_project_id: project.id,
    labels: [],
    draft: false,
    sha: headSha,
    merge_commit_sha: null,
    diff_refs: { base_sha: null, head_sha: headSha, start_sha: null },
    web_url: `${ROOT}/${project.path}/-/merge_requests/${iid}`,
  };
}
