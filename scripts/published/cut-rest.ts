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
 * The named operations (`GET /repos/{owner}/{repo}`) of an OpenAPI 3.0 description, and all that they refer to, with
 * schemas as JSON Schema has them: `nullable` is a type there. Throws for an operation that is not in it.
 */
export function cutRest(description: JsonObject, operations: readonly string[]): JsonObject {
  const cut = operations.map((name) => {
    const [method = '', path = ''] = name.split(' ');
    const found = object(object(description.paths)[path])[method.toLowerCase()];
    if (found === undefined) throw new Error(`no operation ${name}`);
    return [name, plain(found)] as const;
  });
  const named = Object.fromEntries(cut);
  return { operations: named, referred: referredBy(named, description) };
}

/** The payloads of the named webhooks (`push`), in the same way. */
export function cutWebhooks(description: JsonObject, names: readonly string[]): JsonObject {
  const cut = names.map((name) => {
    const webhook = object(object(description['x-webhooks'])[name]);
    const content = object(object(object(webhook.post).requestBody).content);
    return [name, plain(object(content['application/json']).schema!)] as const;
  });
  const named = Object.fromEntries(cut);
  return { payloads: named, referred: referredBy(named, description) };
}

/** Everything that a value refers to, directly or indirectly. */
function referredBy(value: Json, description: JsonObject): JsonObject {
  const kept = new Map<string, Json>();
  const keep = (inside: Json): void => {
    for (const ref of refsIn(inside).filter((each) => !kept.has(each))) {
      const found = plain(at(description, ref));
      kept.set(ref, found);
      keep(found);
    }
  };
  keep(value);
  return Object.fromEntries([...kept].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function refsIn(value: Json): readonly string[] {
  return [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!);
}

function at(description: JsonObject, ref: string): Json {
  if (!ref.startsWith(DEFINITIONS)) throw new Error(`a reference to ${ref}`);
  const path = ref.slice(2).split('/');
  return path.reduce<Json>((inside, name) => object(inside)[name]!, description);
}

/** Removes members for people. Names in `properties` and `responses` are names of other things, and stay. */
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
