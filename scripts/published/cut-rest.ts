type Json = null | boolean | number | string | readonly Json[] | JsonObject;
type JsonObject = { readonly [name: string]: Json };

/** Members that describe for people, or for other tools. */
const FOR_PEOPLE = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'externalDocs',
  'default',
  'deprecated',
  'tags',
]);
const DEFINITIONS = '#/components/';

/**
 * The named operations (`GET /repos/{owner}/{repo}`) of an OpenAPI 3.0 description, and all that they refer to, with schemas as JSON Schema has
 * them: `nullable` is a type there. Throws for an operation that is not in it.
 */
export function cutRest(description: JsonObject, operations: readonly string[]): JsonObject {
  const kept = new Map<string, Json>();
  const keep = (value: Json): Json => {
    for (const ref of refsIn(value)) {
      if (kept.has(ref)) continue;
      kept.set(ref, null);
      kept.set(ref, keep(plain(at(description, ref))));
    }
    return value;
  };
  const paths = operations.map((name) => {
    const [method = '', path = ''] = name.split(' ');
    const found = object(object(description.paths)[path])[method.toLowerCase()];
    if (found === undefined) throw new Error(`no operation ${name}`);
    return [name, keep(plain(found))] as const;
  });
  const referred = [...kept].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { operations: Object.fromEntries(paths), referred: Object.fromEntries(referred) };
}

function refsIn(value: Json): readonly string[] {
  return [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!);
}

function at(description: JsonObject, ref: string): Json {
  if (!ref.startsWith(DEFINITIONS)) throw new Error(`a reference to ${ref}`);
  const path = ref.slice(2).split('/');
  return path.reduce<Json>((inside, name) => object(inside)[name]!, description);
}

/** Without what is for people. The names in `properties` and `responses` are no members of the description. */
function plain(value: Json, isOfNames = false): Json {
  if (Array.isArray(value)) return value.map((each) => plain(each));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(
      ([name]) =>
        isOfNames ||
        !(FOR_PEOPLE.has(name) || name === 'nullable' || (name.startsWith('x-') && name !== 'x-multi-segment')),
    )
    .map(([name, each]) => [name, plain(each, !isOfNames && (name === 'properties' || name === 'responses'))] as const);
  const schema: JsonObject = Object.fromEntries(kept);
  return !isOfNames && Reflect.get(value, 'nullable') === true ? orNull(schema) : schema;
}

function orNull(schema: JsonObject): JsonObject {
  if (typeof schema.type !== 'string') return { anyOf: [{ type: 'null' }, schema] };
  const values = Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {};
  return { ...schema, ...values, type: [schema.type, 'null'] };
}

function object(value: Json | undefined): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('not an object');
  return value as JsonObject;
}
