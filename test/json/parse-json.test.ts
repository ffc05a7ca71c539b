import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonError, JsonNumber, type JsonValue } from '../../src/json/json-value.ts';
import { parseJson } from '../../src/json/parse-json.ts';
import { CODE_POINT } from '../build/code-point.ts';
import { draws } from '../build/draws.ts';

/** The expected result of the reader: the tokens of a text that `JSON.parse` accepts, with each number as written, and no name twice. */
function readExactJson(text: string): JsonValue {
  JSON.parse(text);
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[^\s"[\]{},:]+|[[\]{}]/g)].values();
  const read = ([token]: RegExpExecArray): JsonValue => {
    if (token === '[') {
      const items: JsonValue[] = [];
      for (let item = tokens.next().value!; item[0] !== ']'; item = tokens.next().value!) items.push(read(item));
      return items;
    }
    if (token !== '{') return /^[-\d]/.test(token) ? new JsonNumber(token) : JSON.parse(token);
    const object: Record<string, JsonValue> = Object.create(null);
    for (;;) {
      const member = tokens.next().value!;
      if (member[0] === '}') return object;
      const name = JSON.parse(member[0]);
      if (name in object) throw new JsonError('duplicate member name', member.index);
      object[name] = read(tokens.next().value!);
    }
  };
  return read(tokens.next().value!);
}

function problemOf(text: string) {
  try {
    parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return error.message.replace(/ at character \d+$/, '');
  }
  throw new Error('was read');
}

/** A number as it was written, except fractions, which are compared by their value. */
function written(value: number | JsonNumber): string {
  if (typeof value === 'number') return String(value);
  return Number.isInteger(Number(value.text)) ? value.text : String(Number(value.text));
}

function comparable(value: JsonValue): unknown {
  if (typeof value === 'number' || value instanceof JsonNumber) return { number: written(value) };
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return { members: Object.entries(value).map(([name, member]) => [name, comparable(member)]) };
}

function isReadable(read: (text: string) => unknown, text: string): boolean {
  try {
    read(text);
    return true;
  } catch {
    return false;
  }
}

function outcomeOf(read: (text: string) => JsonValue, text: string): unknown {
  try {
    return comparable(read(text));
  } catch (error) {
    if (error instanceof JsonError) return error.message;
    throw error;
  }
}

const DAMAGE = [
  ...['"', '\\', '\\u', ',', ':', '}', ']', '{', '[', '0', '-', '.', 'e', '\u0000', '\n'],
  ...['\uFEFF', '"a":', '[[['],
];

const wordsAndNumbers: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('null', 'true', 'false', '0', '-0', '3', '3.0', '1e3', '0.5', '0.970', '1e999', '9007199254740993'),
  fc.tuple(fc.integer(), fc.constantFrom('', '.0', '.25', 'e2', 'e-3')).map(([digits, rest]) => `${digits}${rest}`),
);

/** JSON with names that are repeated in other spellings, texts that look like ends of names, and white space. */
const jsonOf = (words: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      words,
      fc.string({ unit: CODE_POINT, maxLength: 6 }).map((text) => JSON.stringify(text)),
      fc.constantFrom('"\\ud800"', '"\\\\"', '"a\\"b"', '"\\\\\\""', '"{\\"a\\":[1,2]}"', '"\\u0022:"', '":"'),
      fc.array(tie('value'), { maxLength: 4 }).map((values) => `[${values.join(' ,')}]`),
      fc
        .array(
          fc.tuple(
            fc.constantFrom(
              ...['"a"', '"b"', '"\\u0061"', '"__proto__"', '"constructor"', '"7"', '"07"', '""'],
              ...['"\\""', '"\\":"', '":"', '" :"', '"\\u0022"'],
            ),
            tie('value'),
          ),
          { maxLength: 4 },
        )
        .map((members) => `{${members.map(([name, value]) => `${name} :${value}`).join(',\n')}}`),
    ),
  })).value;

/** JSON with numbers in every spelling. */
const someJson = jsonOf(wordsAndNumbers);
/** JSON without whole numbers, for which the text is always checked. */
const someJsonOfTexts = jsonOf(fc.constantFrom('null', 'true', '0.5', '0.970'));

describe('parseJson', () => {
  it.each([
    ...['-0', '3.0', '1e3', '1E+3', '1e+21', '-10.0', '9007199254740993', '1e999'],
    ...['123456789012345678901234567890'],
  ])('keeps the number %s as it was written', (text) => {
    expect(parseJson(text)).toEqual(new JsonNumber(text));
    expect(parseJson(`[0,${text}]`)).toEqual([new JsonNumber('0'), new JsonNumber(text)]);
  });

  it.each(['0', '7', '-7', '0.97', '0.970', '-1.5e-7', '9007199254740991', '-9007199254740991'])(
    'reads %s as a plain number',
    (text) => {
      expect(parseJson(text)).toBe(Number(text));
    },
  );

  it.each([
    ...['01', '+1', '.5', '5.', '1e', '--1', '0x10', 'NaN', 'Infinity', '-', '1_000', ' \n\t\r', '\uFEFF{}', '{} {}'],
    ...['{"a":1}x', ")]}'\n{}", '<!doctype html><title>Sign in</title>', '[1/*,2*/]', '[1,\u00a02]', '"a\nb"'],
    ...['"\\x41"', '"abc\\', '{"groups":[{"issuesCount":"3"}', 'nullx', '{"a" 1}'],
  ])('refuses %j', (text) => {
    expect(() => parseJson(text)).toThrow(JsonError);
    expect(() => parseJson(`[0,${text}]`)).toThrow(JsonError);
  });

  it('refuses a duplicate member name where V8 13.6 reads another one after one with a backslash', () => {
    // No other test may have `q` as a first name: such texts would all be read wrongly.
    parseJson('{"q":"","\\\\":""}');
    expect(problemOf('{"q":"","\\u0071":""}')).toBe('duplicate member name');
  });

  it.each([
    ['in the same spelling', '{"total":"0","total":"9"}'],
    ['in another spelling', '{"total":"0","t\\u006ftal":"9"}'],
    ['that every object has', '{"__proto__":1,"__proto__":2}'],
    ['in an object of a list', '[{"a":""},{"a":"","a":""}]'],
    ['with white space before the colon', '{"a" :"","a"\n\t:""}'],
    ['that ends in a backslash', '{"a\\\\":"","a\\\\":""}'],
    ['beside a text with the end of a name in it', '{"a":"\\":","a":""}'],
    ['beside a text that begins with a colon', '{"a":":","a":""}'],
    ['beside a colon that is escaped', '{"a":"\\u0022\\u003a","a":""}'],
  ])('refuses a duplicate member name %s', (_where, text) => {
    expect(problemOf(text)).toBe('duplicate member name');
  });

  it('reads a page without a backslash in one pass', () => {
    const pageOf = (rules: number) => `[${'{"a":""},'.repeat(rules)}""]`;
    // V8 compiles the loop for short pages. It may then search the text again for every colon, so that a long page would take seconds.
    for (let time = 0; time < 2_000; time += 1) parseJson(pageOf(100));
    const page = pageOf(200_000);
    for (let time = 0; time < 8; time += 1) expect(parseJson(page)).toHaveLength(200_001);
  });

  it('reads a text of escapes in one pass', () => {
    // A search for the end at each escape would take minutes.
    const json = JSON.stringify({ text: '\n'.repeat(990_000), name: '' });
    for (let time = 0; time < 20; time += 1) expect(parseJson(json)).toHaveProperty('name', '');
  });

  it('treats __proto__ and constructor like any other member', () => {
    const value = parseJson('{"__proto__":{"polluted":true},"constructor":"x","toString":null}');
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(Object.hasOwn(value as object, '__proto__')).toBe(true);
    expect(value).not.toHaveProperty('polluted');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each([
    ['any JSON, with any spelling of numbers and names', someJson],
    ['JSON without a whole number, with repeated names', someJsonOfTexts],
  ])('gives the same result as the exact reader for %s', (_, json) => {
    const isSame = (text: string) => isDeepStrictEqual(outcomeOf(parseJson, text), outcomeOf(readExactJson, text));
    fc.assert(fc.property(json, isSame), { numRuns: draws(3_000) });
  });

  it('refuses the damaged texts that the exact reader refuses', () => {
    const damaged = fc
      .record({
        text: fc.oneof(someJson, someJsonOfTexts),
        at: fc.nat(),
        remove: fc.nat(3),
        insert: fc.constantFrom('', ...DAMAGE),
      })
      .map(({ text, at, remove, insert }) => {
        const start = at % (text.length + 1);
        return text.slice(0, start) + insert + text.slice(start + remove);
      });
    fc.assert(
      fc.property(damaged, (text) => {
        if (isReadable(readExactJson, text)) {
          expect(outcomeOf(parseJson, text)).toEqual(outcomeOf(readExactJson, text));
          return;
        }
        expect(problemOf(text)).toMatch(/^(?:it cannot be parsed|duplicate member name)$/);
      }),
      { numRuns: draws(5_000) },
    );
  });

  it('reads a depth of 64 and refuses 65', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(() => parseJson(nested(64))).not.toThrow();
    expect(problemOf(nested(65))).toContain('nested deeper than 64');
    expect(problemOf('{"a":'.repeat(10_000))).toContain('nested deeper than 64');
    expect(problemOf(`${'{"a":'.repeat(65)}""${'}'.repeat(65)}`)).toContain('nested deeper than 64');
  });

  it('reads 10,000 members of an object and refuses one more', () => {
    const wide = (members: number, value: string) =>
      `{${Array.from({ length: members }, (_, index) => `"m${index}":${value}`).join(',')}}`;
    for (const value of ['0', '""']) {
      expect(() => parseJson(wide(10_000, value))).not.toThrow();
      expect(problemOf(wide(10_001, value))).toContain('more than 10000 members');
    }
  });

  it('reads 1,000,000 values and refuses one more', () => {
    const many = (values: number) => `[${'0,'.repeat(values - 2)}0]`;
    expect(() => parseJson(many(1_000_000))).not.toThrow();
    expect(problemOf(many(1_000_001))).toContain('more than 1000000 values');
    expect(problemOf(`[${'[],'.repeat(999_999)}[]]`)).toContain('more than 1000000 values');
  });

  it('names the position of a name that is repeated', () => {
    expect(() => parseJson('{"total":"0","total":"9"}')).toThrow('duplicate member name at character 13');
  });

  it('never quotes the text', () => {
    for (const text of ['{"token":"secret-value",,}', '[secret-value]', '"secret-\\q"'])
      expect(problemOf(text)).not.toContain('secret');
  });
});
