type Schema = Readonly<Record<string, unknown>>;

/** The keywords of JSON Schema (draft 7) that say nothing about what is valid. */
const ANNOTATIONS = ['$schema', 'title', 'description', 'default', 'format'];

/**
 * Whether a value fits a schema, for the keywords that the policy's schema uses; any other keyword is an error, so that none is skipped.
 */
export function fits(schema: Schema, value: unknown): boolean {
  return Object.entries(schema).every(
    ([keyword, wanted]) => ANNOTATIONS.includes(keyword) || holds(keyword, wanted, value, schema),
  );
}

function holds(keyword: string, wanted: unknown, value: unknown, schema: Schema): boolean {
  const record = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Schema) : undefined;
  const list = Array.isArray(value) ? value : undefined;
  const text = typeof value === 'string' ? value : undefined;
  switch (keyword) {
    case 'type':
      return typeOf(value).includes(wanted as string);
    case 'const':
      return value === wanted;
    case 'enum':
      return (wanted as unknown[]).includes(value);
    case 'minimum':
      return typeof value !== 'number' || value >= (wanted as number);
    case 'pattern':
      return text === undefined || new RegExp(wanted as string, 'u').test(text);
    case 'maxLength':
      return text === undefined || [...text].length <= (wanted as number);
    case 'required':
      return record === undefined || (wanted as string[]).every((key) => Object.hasOwn(record, key));
    case 'properties':
      return Object.entries(wanted as Record<string, Schema>).every(
        ([key, inner]) => record === undefined || !Object.hasOwn(record, key) || fits(inner, record[key]),
      );
    case 'additionalProperties':
      if (wanted !== false) throw new Error('additionalProperties may only be false');
      return (
        record === undefined || Object.keys(record).every((key) => Object.hasOwn(schema.properties as Schema, key))
      );
    case 'items':
      return list === undefined || list.every((item) => fits(wanted as Schema, item));
    case 'minItems':
      return list === undefined || list.length >= (wanted as number);
    case 'maxItems':
      return list === undefined || list.length <= (wanted as number);
    case 'uniqueItems':
      return list === undefined || new Set(list).size === list.length;
    case 'allOf':
      return (wanted as Schema[]).every((inner) => fits(inner, value));
    case 'anyOf':
      return (wanted as Schema[]).some((inner) => fits(inner, value));
    case 'not':
      return !fits(wanted as Schema, value);
    default:
      throw new Error(`the keyword ${keyword} is not known`);
  }
}

function typeOf(value: unknown): string[] {
  if (Array.isArray(value)) return ['array'];
  if (value === null) return ['null'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}
