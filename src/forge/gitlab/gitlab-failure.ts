import { type Forge, ForgeFailure, type ForgeRefusal, type Operation, wholeNumber } from '../forge-failure.ts';

/** A failed request to GitLab. No verdict rests on one, so it has no reason of its own. */
export class GitLabFailure extends ForgeFailure {
  constructor(message: string, refusal: ForgeRefusal) {
    super('internal', message, refusal);
  }
}

/** What the token needs, for every message that says it is refused. */
export const NEEDED_OF_THE_TOKEN = 'the scope api and at least the role Reporter in the project';

const TOKEN = 'FINDINGS_GATE_GITLAB_TOKEN';

export const GITLAB: Forge<Operation> = {
  name: 'GitLab',
  fail: (message, refusal) => new GitLabFailure(message, refusal),
  retryAfterMs({ headers }) {
    const seconds = wholeNumber(headers.get('retry-after'));
    return seconds === undefined ? undefined : seconds * 1_000;
  },
  adviceFor(status) {
    if (status === 401) return `${TOKEN} is not valid, or has expired`;
    if (status === 403) return `${TOKEN} needs ${NEEDED_OF_THE_TOKEN}, and the discussion must not be locked`;
    if (status === 404) return `it does not exist, or ${TOKEN} may not see it: it needs ${NEEDED_OF_THE_TOKEN}`;
    const isRedirect = status >= 300 && status < 400;
    return isRedirect ? 'redirects are not followed, so CI_API_V4_URL must be the final address' : undefined;
  },
};
