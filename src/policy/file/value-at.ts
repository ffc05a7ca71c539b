export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** What stands at a path in data of any form; undefined where nothing does. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const step of path) {
    if (!isObject(value)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
