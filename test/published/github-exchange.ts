import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exchange } from '../../emulator/wire/exchange.ts';
import { problemsOfGraphql } from './github-graphql.ts';
import { type Description, PublishedRest } from './published-rest.ts';

const DESCRIPTION: Description = JSON.parse(readFileSync(join(import.meta.dirname, 'cut/github-rest.json'), 'utf8'));

const REST = new PublishedRest(DESCRIPTION, {
  anyJson: ['application/json', 'application/vnd.github+json', 'application/vnd.github.v3+json'],
  failures: { statuses: [401, 403, 404, 422], schema: { $ref: '#/components/schemas/basic-error' } },
  // A pull request of a deleted fork has null there.
  unpublished: /\/head\/repo must be object /,
});

/** Problems of an exchange with GitHub. A request of anyone but the named sender may be wrong. */
export function problemsOfGitHub(exchange: Exchange, sender: string): readonly string[] {
  const { request, answer } = exchange;
  const isOurs = request.headers['user-agent']?.startsWith(sender) === true;
  if (!/^(?:\/api)?\/graphql$/.test(request.path)) return REST.problemsOf(exchange, isOurs);
  const isAnswered = answer?.status === 200;
  return isOurs || isAnswered ? problemsOfGraphql(request.body, isAnswered ? answer.body : undefined) : [];
}
