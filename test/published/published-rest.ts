import type { Exchange } from '../../emulator/wire/exchange.ts';
import type { HttpAnswer, HttpRequest } from '../../emulator/wire/http.ts';
import { Schemas } from './schemas.ts';

/** The published operations of a service (`GET /user`), in the form of OpenAPI, and the definitions that they refer to. */
export type Description = {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly referred: Readonly<Record<string, unknown>>;
};
export type Operation = {
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response | Reference>>;
};
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly 'x-multi-segment'?: boolean;
  readonly schema: { readonly type?: string };
};
type Response = { readonly content?: Content };
type Content = Readonly<Record<string, { readonly schema: object }>>;
type Reference = { readonly $ref: string };

/** Rules for all operations of a service. */
export type Customs = {
  /** Media types by which a request may ask for JSON. */
  readonly anyJson: readonly string[];
  /** Failures that every operation may answer, even if it does not name them, and their body. */
  readonly failures: { readonly statuses: readonly number[]; readonly schema: object };
  /** Problems to ignore: facts that are known but not published. */
  readonly unpublished?: RegExp;
};

type Named = { readonly name: string; readonly operation: Operation; readonly path: RegExp };

const JSON_TYPE = 'application/json';

/** Compares requests and answers with the published description of a service. Paths are without the prefix of a server. */
export class PublishedRest {
  readonly #referred: Description['referred'];
  readonly #operations: readonly Named[];
  readonly #customs: Customs;
  readonly #schemas: Schemas;

  constructor({ operations, referred }: Description, customs: Customs) {
    this.#referred = referred;
    this.#customs = customs;
    this.#schemas = new Schemas(referred);
    this.#operations = Object.entries(operations).map(([name, operation]) => ({
      name,
      operation,
      path: this.#patternOf(name, operation),
    }));
  }

  /** Problems of an exchange. A request that is not ours may be wrong: the tests of the doubles send such requests. */
  problemsOf({ request, prefix, answer }: Exchange, isOurs: boolean): readonly string[] {
    const path = request.path.startsWith(prefix) ? request.path.slice(prefix.length) : request.path;
    return [
      ...(isOurs ? this.#problemsOfRequest(request, path) : []),
      ...(answer === undefined ? [] : this.#problemsOfAnswer(request, path, answer)),
    ];
  }

  #problemsOfRequest(request: HttpRequest, path: string): readonly string[] {
    const found = this.#operationAt(request.method, path);
    if (found === undefined) return [`no published operation is ${request.method} ${path}`];
    const { name, operation } = found;
    return [
      ...this.#problemsOfQuery(operation, request.query),
      ...this.#problemsOfAccept(operation, request),
      ...this.#problemsOfBody(operation, request),
    ].map((problem) => `request ${name}: ${problem}`);
  }

  #problemsOfAnswer({ method }: HttpRequest, path: string, answer: HttpAnswer): readonly string[] {
    const found = this.#operationAt(method, path);
    if (found === undefined) return [401, 404].includes(answer.status) ? [] : [`answers ${method} ${path}`];
    const problems = this.#problemsOfResponse(found.operation, answer);
    return problems.map((problem) => `answer ${answer.status} to ${found.name}: ${problem}`);
  }

  #patternOf(name: string, operation: Operation): RegExp {
    const several = this.#parametersOf(operation).flatMap((each) => (each['x-multi-segment'] ? [each.name] : []));
    const [method, path = ''] = name.split(' ');
    const pattern = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => (several.includes(part) ? '.+' : '[^/]+'));
    return new RegExp(`^${method} ${pattern}$`);
  }

  #operationAt(method: string, path: string): Named | undefined {
    return this.#operations.find((each) => each.path.test(`${method} ${path}`));
  }

  #problemsOfQuery(operation: Operation, query: URLSearchParams): readonly string[] {
    const known = this.#parametersOf(operation).filter((each) => each.in === 'query');
    return [...query].flatMap(([name, text]) => {
      const schema = known.find((each) => each.name === name)?.schema;
      if (schema === undefined) return [`no parameter ${name}`];
      const value = schema.type === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
      return this.#problemsBy(schema, value).map((problem) => `parameter ${name}${problem}`);
    });
  }

  #problemsOfAccept({ responses }: Operation, { headers: { accept = '' } }: HttpRequest): readonly string[] {
    const offered = Object.values(responses).flatMap((each) => Object.keys(this.#response(each).content ?? {}));
    return this.#customs.anyJson.includes(accept) || offered.includes(accept) ? [] : [`accepts ${accept}`];
  }

  #problemsOfBody({ requestBody }: Operation, { body, headers }: HttpRequest): readonly string[] {
    if (body === '') return requestBody?.required === true ? ['has no body'] : [];
    const schema = requestBody?.content[JSON_TYPE]?.schema;
    if (schema === undefined) return ['has a body'];
    const isJson = headers['content-type']?.startsWith(JSON_TYPE) === true;
    return isJson ? this.#problemsBy(schema, JSON.parse(body)) : ['has a body that is not called JSON'];
  }

  #problemsOfResponse({ responses }: Operation, { status, headers, body }: HttpAnswer): readonly string[] {
    const { failures } = this.#customs;
    const documented = responses[status];
    if (documented === undefined && !failures.statuses.includes(status)) return ['is not documented'];
    const content =
      documented === undefined ? { [JSON_TYPE]: { schema: failures.schema } } : this.#response(documented).content;
    if (content === undefined) return body === '' ? [] : ['has a body'];
    const type = headers['content-type']?.split(';')[0] ?? '';
    const schema = content[type]?.schema;
    if (schema === undefined) return [`is ${type}`];
    return this.#problemsBy(schema, type === JSON_TYPE ? JSON.parse(body) : body);
  }

  #problemsBy(schema: object, value: unknown): readonly string[] {
    const { unpublished } = this.#customs;
    return this.#schemas.problemsOf(schema, value).filter((problem) => unpublished?.test(problem) !== true);
  }

  #parametersOf({ parameters = [] }: Operation): readonly Parameter[] {
    return parameters.map((each) => ('$ref' in each ? (this.#referred[each.$ref] as Parameter) : each));
  }

  #response(each: Response | Reference): Response {
    return '$ref' in each ? (this.#referred[each.$ref] as Response) : each;
  }
}
