import { IntegerText, parseExactly } from './exact-json.ts';
import type { HttpRequest } from './http.ts';
import { Refusal } from './refusal.ts';

/** Turns a member's value into what the operation needs, or throws a `Refusal` that names the place. */
type Read<T> = (value: unknown, at: string) => T;
type Shape = Readonly<Record<string, Read<unknown>>>;
type Members<S extends Shape> = { readonly [Name in keyof S]?: ReturnType<S[Name]> | undefined };

/** Reads a JSON body strictly: every member known and of its documented type. Throws `Refusal` (400). */
export function readBody<S extends Shape>(request: HttpRequest, shape: S): Members<S> {
  const mediaType = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw new Refusal(400, 'content-type must be application/json');
  return members(shape)(parse(request.body), 'body');
}

/** An object with some of these members and no others. */
export function members<S extends Shape>(shape: S): Read<Members<S>> {
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof IntegerText) {
      throw new Refusal(400, `${at}: must be an object`);
    }
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(shape, name)) throw new Refusal(400, `${at}: unknown member ${JSON.stringify(name)}`);
    }
    const given = Object.entries(shape).filter(([name]) => Object.hasOwn(value, name));
    const read = given.map(([name, member]) => [name, member(Reflect.get(value, name), `${at}.${name}`)]);
    return Object.fromEntries(read) as Members<S>;
  };
}

export const text: Read<string> = (value, at) => {
  if (typeof value !== 'string') throw new Refusal(400, `${at}: must be a string`);
  return value;
};

export const boolean: Read<boolean> = (value, at) => {
  if (typeof value !== 'boolean') throw new Refusal(400, `${at}: must be a boolean`);
  return value;
};

/** A JSON integer, as its digits. */
export const integer: Read<string> = (value, at) => {
  if (!(value instanceof IntegerText)) throw new Refusal(400, `${at}: must be an integer`);
  return value.digits;
};

export const number: Read<number> = (value, at) => {
  if (value instanceof IntegerText) return Number(value.digits);
  if (typeof value !== 'number') throw new Refusal(400, `${at}: must be a number`);
  return value;
};

/** An ISO 8601 date-time, as it was sent. */
export const dateTime: Read<string> = (value, at) => {
  const sent = text(value, at);
  const isIso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(sent);
  if (!isIso || Number.isNaN(Date.parse(sent))) throw new Refusal(400, `${at}: must be an ISO 8601 date-time`);
  return sent;
};

export function oneOf(values: readonly string[]): Read<string> {
  return (value, at) => {
    const sent = text(value, at);
    if (!values.includes(sent)) throw new Refusal(400, `${at}: unknown value ${JSON.stringify(sent)}`);
    return sent;
  };
}

export function listOf<T>(item: Read<T>): Read<readonly T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) throw new Refusal(400, `${at}: must be an array`);
    return value.map((entry, index) => item(entry, `${at}[${index}]`));
  };
}

/** A page size in its range, as a number. */
export function pageSize(most: number): Read<number> {
  return (value, at) => {
    const size = Number(integer(value, at));
    if (size < 1 || size > most) throw new Refusal(400, `${at}: must be from 1 to ${most}`);
    return size;
  };
}

function parse(body: string): unknown {
  try {
    return parseExactly(body);
  } catch {
    throw new Refusal(400, 'body: not valid JSON');
  }
}
