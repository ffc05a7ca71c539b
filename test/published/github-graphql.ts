import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildSchema, executeSync, type GraphQLSchema, parse, validate } from 'graphql';

type Sent = { readonly query: string; readonly variables?: Record<string, unknown> };
type Answered = { readonly data?: unknown; readonly errors?: readonly { readonly message?: unknown }[] };

let schema: GraphQLSchema | undefined;

/** What is wrong with a query and its variables, by GitHub's schema; with an answer, with that too: it must be what the query asks for. */
export function problemsOfGraphql(request: string, answer: string | undefined): readonly string[] {
  schema ??= buildSchema(readFileSync(join(import.meta.dirname, 'cut/github.graphql'), 'utf8'));
  const { query, variables, ...others } = JSON.parse(request) as Sent;
  const document = parse(query);
  const mistakes = [...validate(schema, document).map(({ message }) => message), ...Object.keys(others)];
  if (mistakes.length > 0) return mistakes.map((mistake) => `query: ${mistake}`);
  const { data, errors = [] } = (answer === undefined ? {} : JSON.parse(answer)) as Answered;
  const found = executeSync({ schema, document, variableValues: variables, rootValue: data ?? EVERYTHING });
  const problems = (found.errors ?? []).map(
    ({ message }) => `${answer === undefined ? 'query' : 'answer'}: ${message}`,
  );
  const isShaped =
    answer === undefined || isDeepStrictEqual(JSON.parse(JSON.stringify(found.data ?? null)), data ?? null);
  const areErrors = errors.every(({ message }) => typeof message === 'string');
  return [...problems, ...(isShaped && areErrors ? [] : ['answer: is not what the query asks for'])];
}

/** Something for each field that may not be null, so that a query can be carried out to see whether its variables fit. */
const EVERYTHING = { viewer: { login: '' }, repository: null };
