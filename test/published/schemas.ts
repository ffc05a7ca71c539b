import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** Formats whose texts are not looked into. */
const FREE_FORMATS = { timestamp: true, int64: true, email: true, 'uri-template': true } as const;

/** The schemas of one description, as JSON Schema has them. Each is compiled when it is needed: a run needs few. */
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
      components[kind] = { ...components[kind], [name]: closed(definition) };
    }
    this.#components = components;
  }

  /** What is wrong with the value, a sentence each. */
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

/** Descriptions leave objects open. Here a member that they do not name is a mistake. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, closed(each)]));
  const isShape = 'type' in value && 'properties' in value && typeof value.properties === 'object';
  return isShape && !('additionalProperties' in value) ? { ...inside, additionalProperties: false } : inside;
}
