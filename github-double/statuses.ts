import type { HttpAnswer } from '../emulator/wire/http.ts';
import { answerError, answerJson } from './answer.ts';
import type { Call } from './call.ts';

const STATES = ['error', 'failure', 'pending', 'success'];
/** Longest description that GitHub accepts, in characters. */
const DESCRIPTION_LIMIT = 140;

export function createStatus({ state, request, repository, rest }: Call): HttpAnswer {
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
  state.nextId += 1;
  const status = {
    id: state.nextId,
    sha,
    state: sent.state,
    context: textOf(sent.context) ?? 'default',
    description,
    targetUrl: textOf(sent.target_url),
  };
  repository.statuses.push(status);
  const { targetUrl, ...shown } = status;
  return answerJson(201, { ...shown, target_url: targetUrl });
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
