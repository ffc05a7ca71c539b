import type { Exchange } from '../../emulator/wire/exchange.ts';
import { GITLAB_CUSTOMS, GITLAB_DESCRIPTION } from './gitlab-description.ts';
import { PublishedRest } from './published-rest.ts';

const REST = new PublishedRest(GITLAB_DESCRIPTION, GITLAB_CUSTOMS);

/** What does not hold of an exchange with GitLab. A request of anybody but the named sender may be wrong. */
export function problemsOfGitLab({ request, prefix, answer }: Exchange, sender: string): readonly string[] {
  const isOurs = request.headers['user-agent']?.startsWith(sender) === true;
  const path = request.path.startsWith(prefix) ? request.path.slice(prefix.length) : request.path;
  return [
    ...(isOurs ? REST.problemsOfRequest(request, path) : []),
    ...(answer === undefined ? [] : REST.problemsOfAnswer(request, path, answer)),
  ];
}
