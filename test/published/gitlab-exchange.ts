import type { Exchange } from '../../emulator/wire/exchange.ts';
import { GITLAB_CUSTOMS, GITLAB_DESCRIPTION } from './gitlab-description.ts';
import { PublishedRest } from './published-rest.ts';

const REST = new PublishedRest(GITLAB_DESCRIPTION, GITLAB_CUSTOMS);

/** Problems of an exchange with GitLab. A request of anyone but the named sender may be wrong. */
export function problemsOfGitLab(exchange: Exchange, sender: string): readonly string[] {
  return REST.problemsOf(exchange, exchange.request.headers['user-agent']?.startsWith(sender) === true);
}
