import type { Exchange } from '../../github-double/exchanges.ts';
import { problemsOfGraphql } from './github-graphql.ts';
import { problemsOfAnswer, problemsOfRequest } from './github-rest.ts';

/** What does not hold of an exchange. A request of anybody but the named sender may be wrong: the tests of the double send such. */
export function problemsOfExchange({ request, prefix, answer }: Exchange, sender: string): readonly string[] {
  const isOurs = request.headers['user-agent']?.startsWith(sender) === true;
  if (/^(?:\/api)?\/graphql$/.test(request.path)) {
    const isAnswered = answer?.status === 200;
    return isOurs || isAnswered ? problemsOfGraphql(request.body, isAnswered ? answer.body : undefined) : [];
  }
  const path = request.path.startsWith(prefix) ? request.path.slice(prefix.length) : request.path;
  return [
    ...(isOurs ? problemsOfRequest(request, path) : []),
    ...(answer === undefined ? [] : problemsOfAnswer(request, path, answer)),
  ];
}
