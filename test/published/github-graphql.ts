import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildSchema, type DocumentNode, executeSync, type GraphQLSchema, parse, validate } from 'graphql';

type Sent = { readonly query: string; readonly variables?: Record<string, unknown> };
type Answered = { readonly data?: unknown; readonly errors?: readonly { readonly message?: unknown }[] };

let schema: GraphQLSchema | undefined;

/** Results by text: thousands of runs send the same few queries of the gate, and mostly get the same answers. */
const READ = new Map<string, Read>();
const FOUND = new Map<string, readonly string[]>();
const MOST_KEPT = 500;

type Read = { readonly document: DocumentNode; readonly mistakes: readonly string[] };

/** Problems of a query and its variables, by GitHub's schema. If an answer is given, also those of the answer, which must fit the query. */
export function problemsOfGraphql(request: string, answer: string | undefined): readonly string[] {
  return kept(FOUND, JSON.stringify([request, answer]), () => problemsAnew(request, answer));
}

function problemsAnew(request: string, answer: string | undefined): readonly string[] {
  schema ??= buildSchema(readFileSync(join(import.meta.dirname, 'cut/github.graphql'), 'utf8'));
  const by = schema;
  const { query, variables, ...others } = JSON.parse(request) as Sent;
  const { document, mistakes: inQuery } = kept(READ, query, () => read(by, query));
  const mistakes = [...inQuery, ...Object.keys(others)];
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

function read(by: GraphQLSchema, query: string): Read {
  const document = parse(query);
  return { document, mistakes: validate(by, document).map(({ message }) => message) };
}

function kept<Value>(all: Map<string, Value>, key: string, make: () => Value): Value {
  const known = all.get(key);
  if (known !== undefined) return known;
  const made = make();
  all.set(key, made);
  if (all.size > MOST_KEPT) all.delete(all.keys().next().value!);
  return made;
}

/** A value for each field that may not be null. Executing a query on it shows whether the variables fit. */
const EVERYTHING = { viewer: { login: '' }, repository: null };
