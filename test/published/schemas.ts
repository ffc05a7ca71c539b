import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** Formats that accept any text. */
const FREE_FORMATS = { timestamp: true, int64: true, email: true, 'uri-template': true } as const;

/** The schemas of one description, in the form of JSON Schema. Each is compiled when needed, because a run needs few. */
export class Schemas {
  readonly #compiled = new WeakMap<object, ValidateFunction>();
  readonly #components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly #ajv = new Ajv({ strict: false, allErrors: true, formats: FREE_FORMATS });

  /** `referred` are definitions by their references, `#/components/<kind>/<name>`. */
  constructor(referred: Readonly<Record<string, unknown>>) {
    addFormats.default(this.#ajv, ['date-time', 'uri']);
    const components: Record<string, Record<string, unknown>> = {};
    for (const [ref, definition] of Object.entries(referred)) {
      const [kind = '', name = ''] = ref.slice('#/components/'.length).split('/');
      components[kind] = { ...components[kind], [name]: closed(joined(definition, referred)) };
    }
    this.#components = components;
  }

  problemsOf(schema: object, value: unknown): readonly string[] {
    const validate = this.#compiled.get(schema) ?? this.#compile(schema);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message = '', params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  #compile(schema: object): ValidateFunction {
    const compiled = this.#ajv.compile({ ...(closed(schema) as object), components: this.#components });
    this.#compiled.set(schema, compiled);
    return compiled;
  }
}

/** Joins an object that is described in several parts. If each part were closed, it would refuse the members of the others. */
function joined(value: unknown, referred: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((each) => joined(each, referred));
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, joined(each, referred)]));
  if (!Array.isArray(inside.allOf)) return inside;
  const parts = inside.allOf.map((part: Described) =>
    part.$ref === undefined ? part : (referred[part.$ref] as Described),
  );
  if (!parts.every(({ properties }) => properties !== undefined)) return inside;
  const { allOf: _, ...rest } = inside;
  return {
    ...rest,
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

type Described = { readonly $ref?: string; readonly properties?: object; readonly required?: readonly string[] };

/** Closes objects, which descriptions leave open: here a member that they do not name is a mistake. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, closed(each)]));
  const isShape = 'type' in value && 'properties' in value && typeof value.properties === 'object';
  return isShape && !('additionalProperties' in value) ? { ...inside, additionalProperties: false } : inside;
}
