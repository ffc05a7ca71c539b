import type { HttpAnswer } from '../emulator/wire/http.ts';
import { accountJson } from './accounts.ts';
import { API, nodeId } from './addresses.ts';
import { answerError, answerJson } from './answer.ts';
import type { Call } from './call.ts';
import type { Status } from './state.ts';

const STATES = ['error', 'failure', 'pending', 'success'];
/** Longest description that GitHub accepts, in characters. */
const DESCRIPTION_LIMIT = 140;

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
  };
  repository.statuses.push(status);
  return answerJson(201, describe(call, status));
}

function describe({ state, repository, token }: Call, { targetUrl, sha, ...status }: Status): object {
  const at = new Date(state.nowMs).toISOString();
  const creator = accountJson(token.identity);
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
