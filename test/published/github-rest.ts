import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { HttpAnswer, HttpRequest } from '../../emulator/wire/http.ts';

/** What GitHub publishes of an operation, as far as it is held to. Schemas are as JSON Schema has them. */
type Operation = {
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response | Reference>>;
};
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly 'x-multi-segment'?: boolean;
  readonly schema: { readonly type?: string };
};
type Response = { readonly content?: Content };
type Content = Readonly<Record<string, { readonly schema: object }>>;
type Reference = { readonly $ref: string };
type Description = {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly referred: Readonly<Record<string, unknown>>;
};

const JSON_TYPE = 'application/json';
/** The types that GitHub recommends for JSON, by each of its names. */
const ANY_JSON: readonly string[] = [JSON_TYPE, 'application/vnd.github+json', 'application/vnd.github.v3+json'];
/** Answers that every operation may give, whether it names them or not. */
const COMMON_ERRORS: readonly number[] = [401, 403, 404, 422];
/** A pull request whose fork is gone has null there, which the description does not say. */
const UNPUBLISHED = /\/head\/repo must be object /;
const BASIC_ERROR = { $ref: '#/components/schemas/basic-error' };

const { operations, referred } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'cut/github-rest.json'), 'utf8'),
) as Description;
const OPERATIONS = Object.entries(operations).map(([name, operation]) => ({
  name,
  operation,
  path: patternOf(name, operation),
}));

/** What is wrong with the request, by GitHub's description; `path` is without the prefix of a server. */
export function problemsOfRequest(request: HttpRequest, path: string): readonly string[] {
  const found = operationAt(request.method, path);
  if (found === undefined) return [`no operation of GitHub is ${request.method} ${path}`];
  const { name, operation } = found;
  return [
    ...problemsOfQuery(operation, request.query),
    ...problemsOfAccept(operation, request),
    ...problemsOfBody(operation, request),
  ].map((problem) => `request ${name}: ${problem}`);
}

/** The same of the answer to it. */
export function problemsOfAnswer(request: HttpRequest, path: string, answer: HttpAnswer): readonly string[] {
  const found = operationAt(request.method, path);
  if (found === undefined)
    return answer.status === 404 || answer.status === 401 ? [] : [`answers ${request.method} ${path}`];
  const { name, operation } = found;
  return problemsOfResponse(operation, answer).map((problem) => `answer ${answer.status} to ${name}: ${problem}`);
}

function patternOf(name: string, { parameters = [] }: Operation): RegExp {
  const several = new Set(parameters.map(parameter).flatMap((each) => (each['x-multi-segment'] ? [each.name] : [])));
  const [method, path = ''] = name.split(' ');
  const pattern = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => (several.has(part) ? '.+' : '[^/]+'));
  return new RegExp(`^${method} ${pattern}$`);
}

function operationAt(method: string, path: string) {
  return OPERATIONS.find((each) => each.path.test(`${method} ${path}`));
}

function problemsOfQuery({ parameters = [] }: Operation, query: URLSearchParams): readonly string[] {
  const known = new Map(parameters.map(parameter).flatMap((each) => (each.in === 'query' ? [[each.name, each]] : [])));
  return [...query].flatMap(([name, text]) => {
    const found = known.get(name);
    if (found === undefined) return [`no parameter ${name}`];
    const value = found.schema.type === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
    return problemsBy(found.schema, value).map((problem) => `parameter ${name}${problem}`);
  });
}

function problemsOfAccept({ responses }: Operation, { headers }: HttpRequest): readonly string[] {
  const { accept = '' } = headers;
  const offered = Object.values(responses).flatMap((each) => Object.keys(response(each).content ?? {}));
  return ANY_JSON.includes(accept) || offered.includes(accept) ? [] : [`accepts ${accept}`];
}

function problemsOfBody({ requestBody }: Operation, { body, headers }: HttpRequest): readonly string[] {
  if (body === '') return requestBody?.required === true ? ['has no body'] : [];
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  if (schema === undefined) return ['has a body'];
  const isJson = headers['content-type']?.startsWith(JSON_TYPE) === true;
  return isJson ? problemsBy(schema, JSON.parse(body)) : ['has a body that is not called JSON'];
}

function problemsOfResponse({ responses }: Operation, { status, headers, body }: HttpAnswer): readonly string[] {
  const documented = responses[status];
  if (documented === undefined && !COMMON_ERRORS.includes(status)) return ['is not documented'];
  const content = documented === undefined ? { [JSON_TYPE]: { schema: BASIC_ERROR } } : response(documented).content;
  if (content === undefined) return body === '' ? [] : ['has a body'];
  const type = headers['content-type']?.split(';')[0] ?? '';
  const schema = content[type]?.schema;
  if (schema === undefined) return [`is ${type}`];
  return problemsBy(schema, type === JSON_TYPE ? JSON.parse(body) : body);
}

function parameter(each: Parameter | Reference): Parameter {
  return '$ref' in each ? (referred[each.$ref] as Parameter) : each;
}

function response(each: Response | Reference): Response {
  return '$ref' in each ? (referred[each.$ref] as Response) : each;
}

const compiled = new WeakMap<object, ValidateFunction>();
let ajv: Ajv | undefined;

/** Each schema is compiled when it is needed: a run needs few. */
function problemsBy(schema: object, value: unknown): readonly string[] {
  const validate =
    compiled.get(schema) ?? withReferred().compile({ ...(closed(schema) as object), components: COMPONENTS });
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .map(({ instancePath, message = '', params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .filter((problem) => !UNPUBLISHED.test(problem));
}

function withReferred(): Ajv {
  if (ajv !== undefined) return ajv;
  ajv = new Ajv({ strict: false, allErrors: true, formats: { timestamp: true, int64: true, email: true } });
  addFormats.default(ajv, ['date-time', 'uri']);
  return ajv;
}

/** What is referred to, where the references say that it is. */
const COMPONENTS: object = componentsOf();

function componentsOf(): object {
  const components: Record<string, Record<string, unknown>> = {};
  for (const [ref, definition] of Object.entries(referred)) {
    const [kind = '', name = ''] = ref.slice('#/components/'.length).split('/');
    components[kind] = { ...components[kind], [name]: closed(definition) };
  }
  return components;
}

/** The description leaves objects open. Here a member that it does not name is a mistake. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, closed(each)]));
  const isShape = 'type' in value && 'properties' in value && typeof value.properties === 'object';
  return isShape && !('additionalProperties' in value) ? { ...inside, additionalProperties: false } : inside;
}
