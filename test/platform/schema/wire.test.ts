import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../src/json/parse-json.ts';
import {
  count,
  flagOrFalse,
  id,
  integer,
  listOrEmpty,
  timeIfAny,
  timeTextIfAny,
} from '../../../src/platform/schema/wire.ts';
import {
  anyObject,
  flag,
  ifAny,
  list,
  member,
  number,
  type Read,
  ShapeProblem,
  text,
} from '../../../src/shape/shape.ts';

/** What a reader makes of a value as JSON writes it. */
function read<Value>(reader: Read<Value>, json: string): Value {
  return reader(parseJson(json));
}

function isRefused(reader: Read<unknown>, json: string): boolean {
  return problemOf(reader, json) !== undefined;
}

/** What is wrong with it; undefined where nothing is. */
function problemOf(reader: Read<unknown>, json: string): string | undefined {
  try {
    reader(parseJson(json));
    return undefined;
  } catch (error) {
    if (error instanceof ShapeProblem) return error.message;
    throw error;
  }
}

describe('count', () => {
  it.each([
    ['"0"', 0n],
    ['0', 0n],
    ['"3"', 3n],
    ['3', 3n],
    ['9007199254740993', 9007199254740993n],
    ['"9223372036854775807"', 9223372036854775807n],
    ['9223372036854775807', 9223372036854775807n],
  ])('reads %s exactly', (json, value) => {
    expect(read(count, json)).toBe(value);
  });

  it.each([
    '"03"',
    '" 3"',
    '"3 "',
    '"-1"',
    '-1',
    '"1e3"',
    '1e3',
    '"3.0"',
    '3.0',
    '"0x3"',
    '""',
    '-0',
    '"-0"',
    '1e999',
    '"+3"',
    '"３"',
    '9223372036854775808',
    '"99999999999999999999"',
    '99999999999999999999',
    'true',
    'null',
    '[]',
    '{}',
    '["3"]',
  ])('refuses %s', (json) => {
    expect(isRefused(count, json)).toBe(true);
  });
});

describe('integer', () => {
  it.each([
    ['-1', -1n],
    ['"-1"', -1n],
    ['0', 0n],
    ['"137"', 137n],
  ])('reads %s', (json, value) => {
    expect(read(integer, json)).toBe(value);
  });

  it.each(['"x"', '-0', '"-0"', '"--1"', '"-"', '""', '1.0', '1e3', '"-01"', 'true', '-9223372036854775809'])(
    'refuses %s',
    (json) => {
      expect(isRefused(integer, json)).toBe(true);
    },
  );
});

describe('number', () => {
  it.each([
    ['0.97', 0.97],
    ['12', 12],
    ['1e-7', 1e-7],
  ])('reads %s', (json, value) => {
    expect(read(number, json)).toBe(value);
  });

  it.each(['1e999', '-1e999', '"0.97"', 'null', 'true', '{"text":"1"}'])('refuses %s', (json) => {
    expect(isRefused(number, json)).toBe(true);
  });
});

describe('flag', () => {
  it('is true or false and nothing else', () => {
    expect(read(flag, 'true')).toBe(true);
    expect(read(flag, 'false')).toBe(false);
    for (const json of ['"true"', '"false"', '1', '0', 'null', '{}']) expect(isRefused(flag, json)).toBe(true);
  });

  it('is false where it may be left out', () => {
    expect(flagOrFalse(undefined)).toBe(false);
    expect(read(flagOrFalse, 'null')).toBe(false);
    expect(read(flagOrFalse, 'true')).toBe(true);
    for (const json of ['"false"', '1', '""']) expect(isRefused(flagOrFalse, json)).toBe(true);
  });
});

describe('id', () => {
  it('reads text and integer to the same digits, beyond 2^53 too', () => {
    expect(read(id, '"9007199254740993"')).toBe('9007199254740993');
    expect(read(id, '9007199254740993')).toBe('9007199254740993');
  });

  it.each([
    '"../../permissions/v2/deployments/1/teams/1"',
    '"1?x"',
    '"1#"',
    '"1/.."',
    '""',
    '"12345678901234567890"',
    '"01"',
    '" 1"',
    '1.0',
    '-1',
    'null',
  ])('refuses %s', (json) => {
    expect(isRefused(id, json)).toBe(true);
  });
});

describe('time', () => {
  it.each([
    ['2020-11-18T23:30:10Z', Date.UTC(2020, 10, 18, 23, 30, 10)],
    ['2020-11-18 23:30:10.216670+00:00', Date.UTC(2020, 10, 18, 23, 30, 10, 216)],
    ['2020-11-18T23:30:10.5Z', Date.UTC(2020, 10, 18, 23, 30, 10, 500)],
    ['2020-11-18T23:30:10.123456789Z', Date.UTC(2020, 10, 18, 23, 30, 10, 123)],
    ['2020-11-18 23:30:10+02:00', Date.UTC(2020, 10, 18, 21, 30, 10)],
    ['2020-11-18T23:30:10-05:30', Date.UTC(2020, 10, 19, 5, 0, 10)],
    ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29)],
  ])('reads %s', (spelling, ms) => {
    expect(timeIfAny(spelling)).toBe(ms);
    expect(timeTextIfAny(spelling)).toBe(spelling);
  });

  it.each(['""', 'null'])('takes %s for a time that is not there', (json) => {
    expect(read(timeIfAny, json)).toBeUndefined();
    expect(read(timeTextIfAny, json)).toBeUndefined();
  });

  it.each(['0001-01-01T00:00:00Z', '1970-01-01 00:00:00+00:00', '0000-01-01T00:00:00Z'])(
    'takes %s for a time that is not there, and keeps it where it is only shown',
    (spelling) => {
      expect(timeIfAny(spelling)).toBeUndefined();
      expect(timeTextIfAny(spelling)).toBe(spelling);
    },
  );

  it.each([
    ' ',
    'yesterday',
    '2020',
    '2020-11-18',
    '2020-11-18T23:30Z',
    '2020-11-18T23:30:10',
    '2020-11-18  23:30:10Z',
    '18 Nov 2020 23:30:10 GMT',
    '2020-11-31T00:00:00Z',
    '2023-02-29T00:00:00Z',
    '2020-13-01T00:00:00Z',
    '2020-00-10T00:00:00Z',
    '2020-11-18T24:00:00Z',
    '2020-11-18T23:60:00Z',
    '2020-11-18T23:59:60Z',
    '2020-11-18T23:30:10+24:00',
    '2020-11-18T23:30:10+00:60',
    '2020-11-18T23:30:10z',
    ' 2020-11-18T23:30:10Z',
    '2020-11-18T23:30:10Z\n',
    '+002020-11-18T23:30:10Z',
    '2020-11-18T23:30:10.Z',
    '1605742210',
  ])('refuses %j', (spelling) => {
    expect(isRefused(timeIfAny, JSON.stringify(spelling))).toBe(true);
    expect(isRefused(timeTextIfAny, JSON.stringify(spelling))).toBe(true);
  });

  it('refuses a number', () => {
    expect(isRefused(timeIfAny, '1605742210')).toBe(true);
  });
});

describe('shapes', () => {
  const named = (value: unknown) => {
    const wire = anyObject(value);
    return { name: member(wire, 'name', ifAny(text)), list: member(wire, 'list', listOrEmpty(text)) };
  };

  it('treat null like a missing member', () => {
    expect(read(named, '{}')).toEqual(read(named, '{"name":null,"list":null}'));
    expect(read(named, '{}')).toEqual({ name: undefined, list: [] });
  });

  it.each(['3', '3e0', '"x"', '[]', 'null', 'true'])('do not take %s for an object', (json) => {
    expect(problemOf(anyObject, json)).toBe('is not an object');
  });

  it.each(['"x"', '{}', '3', '[null]', '[3]'])('do not take %s for a list of text', (json) => {
    expect(isRefused(listOrEmpty(text), json)).toBe(true);
  });

  it('name the place of a problem', () => {
    const outer = (value: unknown) => member(anyObject(value), 'all', list(named));
    expect(problemOf(outer, '{"all":[{},{"list":["a",3]}]}')).toBe('all.1.list.1 is not text');
  });

  it('tolerate unknown members', () => {
    expect(read(named, '{"name":"a","new":{"deep":[1]}}')).toEqual({ name: 'a', list: [] });
  });

  it.each(['constructor', 'toString', '__proto__'])('read no inherited member %s', (name) => {
    for (const json of ['{}', '{"a":1,"a\\u0062":3.0}']) {
      expect(member(anyObject(parseJson(json)), name, ifAny(text))).toBeUndefined();
    }
  });
});
