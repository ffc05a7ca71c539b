import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../src/json/parse-json.ts';
import { checked, ShapeProblem } from '../../../src/json/schema.ts';
import {
  COUNT,
  FLAG,
  INTEGER,
  idAsText,
  listOf,
  NUMBER,
  OBJECT,
  orNull,
  type Spelling,
  spelled,
  TEXT,
  TIME,
  TIME_TEXT,
} from '../../../src/platform/schema/spelling.ts';

type Taken<Value> = Pick<Spelling<Value>, 'schema' | 'take'>;

/** The value that is read from this JSON. */
function read<Value>({ schema, take }: Taken<Value>, json: string): Value {
  return take(checked(schema, parseJson(json)) as never);
}

function isRefused(spelling: Taken<unknown>, json: string): boolean {
  return problemOf(spelling, json) !== undefined;
}

/** The problem of the value; undefined if there is none. */
function problemOf(spelling: Taken<unknown>, json: string): string | undefined {
  try {
    read(spelling, json);
    return undefined;
  } catch (error) {
    if (error instanceof ShapeProblem) return error.message;
    throw error;
  }
}

type Form = readonly [
  name: string,
  spelling: Taken<unknown>,
  reads: readonly (readonly [json: string, value: unknown])[],
  refuses: readonly string[],
];

const FORMS: readonly Form[] = [
  [
    'a count',
    COUNT,
    [
      ['"0"', 0n],
      ['0', 0n],
      ['"3"', 3n],
      ['3', 3n],
      ['9007199254740993', 9007199254740993n],
      ['"9223372036854775807"', 9223372036854775807n],
      ['9223372036854775807', 9223372036854775807n],
    ],
    [
      ...['"03"', '" 3"', '"3 "', '"-1"', '-1', '"1e3"', '1e3', '"3.0"', '3.0', '"0x3"', '""', '-0'],
      ...['"-0"', '1e999', '"+3"', '"３"', '9223372036854775808', '"99999999999999999999"'],
      ...['99999999999999999999', 'true', 'null', '[]', '{}', '["3"]'],
    ],
  ],
  [
    'an integer',
    INTEGER,
    [
      ['-1', -1n],
      ['"-1"', -1n],
      ['0', 0n],
      ['"137"', 137n],
    ],
    ['"x"', '-0', '"-0"', '"--1"', '"-"', '""', '1.0', '1e3', '"-01"', 'true', '-9223372036854775809'],
  ],
  [
    'a number',
    NUMBER,
    [
      ['0.97', 0.97],
      ['12', 12],
      ['1e-7', 1e-7],
    ],
    ['1e999', '-1e999', '"0.97"', 'null', 'true', '{"text":"1"}'],
  ],
  [
    'a flag',
    FLAG,
    [
      ['true', true],
      ['false', false],
      ['null', false],
    ],
    ['"true"', '"false"', '1', '0', '""', '{}'],
  ],
  [
    'an id',
    idAsText(),
    [
      ['"9007199254740993"', '9007199254740993'],
      ['9007199254740993', '9007199254740993'],
    ],
    [
      ...['"../../permissions/v2/deployments/1/teams/1"', '"1?x"', '"1#"', '"1/.."', '""'],
      ...['"12345678901234567890"', '"01"', '" 1"', '1.0', '-1', 'null'],
    ],
  ],
  ['a list of text', listOf(TEXT), [['null', []]], ['"x"', '{}', '3', '[null]', '[3]', '[3.0]']],
];

describe.each(FORMS)('%s', (_, spelling, reads, refuses) => {
  it.each(reads)('is read from %s exactly', (json, value) => {
    expect(read(spelling, json)).toEqual(value);
  });

  it.each(refuses)('is not %s', (json) => {
    expect(isRefused(spelling, json)).toBe(true);
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
    expect(read(TIME, JSON.stringify(spelling))).toBe(ms);
    expect(read(TIME_TEXT, JSON.stringify(spelling))).toBe(spelling);
  });

  it.each(['""', 'null'])('reads %s as a missing time', (json) => {
    expect([read(TIME, json), read(TIME_TEXT, json)]).toEqual([undefined, undefined]);
  });

  it.each(['0001-01-01T00:00:00Z', '1970-01-01 00:00:00+00:00', '0000-01-01T00:00:00Z'])(
    'reads %s as a missing time, and keeps it if it is only shown',
    (spelling) => {
      expect(read(TIME, JSON.stringify(spelling))).toBeUndefined();
      expect(read(TIME_TEXT, JSON.stringify(spelling))).toBe(spelling);
    },
  );

  it.each([
    ...[' ', 'yesterday', '2020', '2020-11-18', '2020-11-18T23:30Z', '2020-11-18T23:30:10'],
    ...['2020-11-18  23:30:10Z', '18 Nov 2020 23:30:10 GMT', '2020-11-31T00:00:00Z'],
    ...['2023-02-29T00:00:00Z', '2020-13-01T00:00:00Z', '2020-00-10T00:00:00Z'],
    ...['2020-11-18T24:00:00Z', '2020-11-18T23:60:00Z', '2020-11-18T23:59:60Z'],
    ...['2020-11-18T23:30:10+24:00', '2020-11-18T23:30:10+00:60', '2020-11-18T23:30:10z'],
    ...[' 2020-11-18T23:30:10Z', '2020-11-18T23:30:10Z\n', '+002020-11-18T23:30:10Z'],
    ...['2020-11-18T23:30:10.Z', '1605742210'],
  ])('refuses %j', (spelling) => {
    expect(isRefused(TIME, JSON.stringify(spelling))).toBe(true);
    expect(isRefused(TIME_TEXT, JSON.stringify(spelling))).toBe(true);
  });
});

describe('an object', () => {
  const NAMED = spelled<{ readonly name: string | undefined; readonly list: readonly string[] }>({
    name: orNull(TEXT),
    list: listOf(TEXT),
  });

  it('treats null like a missing member', () => {
    expect(NAMED.read(parseJson('{"name":null,"list":null}'))).toEqual(NAMED.read({}));
    expect(NAMED.read({})).toEqual({ name: undefined, list: [] });
  });

  it.each(['3', '3e0', '3.0', '12345678901234567890', '"x"', '[]', 'null', 'true'])('is not %s', (json) => {
    for (const spelling of [OBJECT, NAMED]) expect(problemOf(spelling, json)).toBe('is not an object');
  });

  it('names the path of a problem', () => {
    const all = spelled<{ readonly all: readonly unknown[] }>({ all: listOf<unknown>(NAMED as never) });
    expect(problemOf(all, '{"all":[{},{"list":["a",3]}]}')).toBe('all.1.list.1 is not text');
  });
});
