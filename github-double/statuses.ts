import type { HttpAnswer } from '../emulator/wire/http.ts';
import { accountJson } from './accounts.ts';
import { API, nodeId } from './addresses.ts';
import { answerError, answerJson, answerPage } from './answer.ts';
import type { Call } from './call.ts';
import type { Status } from './state.ts';

const STATES = ['error', 'failure', 'pending', 'success'];
/** Longest description that GitHub accepts, in characters. */
const DESCRIPTION_LIMIT = 140;
const FIRST_MS = Date.UTC(2026, 0, 1);

export function createStatus(call: Call): HttpAnswer {
  const { state, request, repository, rest } = call;
  const sha = rest.split('/')[1]!;
  if (!repository.commits.has(sha)) return answerError(422, `No commit found for SHA: ${sha}`);
  const sent: Record<string, unknown> = JSON.parse(request.body);
  if (typeof sent.state !== 'string' || !STATES.includes(sent.state)) {
    return answerError(422, 'Validation Failed: state is not included in the list');
  }
  const description = textOf(sent.description);
  if (description !== null && [...description].length > DESCRIPTION_LIMIT) {
    return answerError(422, `Validation Failed: description is too long (maximum is ${DESCRIPTION_LIMIT} characters)`);
  }
  state.nextStatusId += 1;
  const status = {
    id: state.nextStatusId,
    sha,
    state: sent.state,
    context: textOf(sent.context) ?? 'default',
    description,
    targetUrl: textOf(sent.target_url),
    creator: call.token.identity,
  };
  repository.statuses.push(status);
  return answerJson(201, describe(call, status));
}

/** Lists all statuses of a commit, of every name, the newest first, as GitHub does. */
export function listStatuses(call: Call): HttpAnswer {
  const sha = call.rest.split('/')[1]!;
  const ofCommit = call.repository.statuses.filter((status) => status.sha === sha);
  return answerPage(call.request, ofCommit.toReversed(), (status) => describe(call, status));
}

/** The time follows from the id: a status with the next id is one second later. */
function describe({ repository }: Call, { targetUrl, sha, creator: by, ...status }: Status): object {
  const at = new Date(FIRST_MS + status.id * 1_000).toISOString();
  const creator = accountJson(by);
  return {
    ...status,
    url: `${API}/repos/${repository.owner}/${repository.name}/statuses/${sha}`,
    node_id: nodeId('SC', status.id),
    avatar_url: creator.avatar_url,
    target_url: targetUrl,
    creator,
    created_at: at,
    updated_at: at,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
