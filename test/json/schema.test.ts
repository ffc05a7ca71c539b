import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { nullable, optional } from 'zod/mini';
import { JsonNumber } from '../../src/json/json-value.ts';
import {
  ifAny,
  list,
  mapped,
  nonEmptyText,
  number,
  object,
  positiveInteger,
  read,
  type Schema,
  type ShapeProblem,
  text,
} from '../../src/json/schema.ts';

function refusal(schema: Schema<unknown>, value: unknown): string | undefined {
  try {
    read(schema, value);
    return undefined;
  } catch (thrown) {
    const { path, problem } = thrown as ShapeProblem;
    return [...path, problem].join(' ');
  }
}

const EVERYTHING = [undefined, null, true, 0, -1, 1.5, 7, 2 ** 53, Infinity, NaN, '', 'a', '7', [], {}];

describe('a reader', () => {
  it.each<[string, Schema<unknown>, readonly unknown[]]>([
    ['a text', text, ['', 'a', '7']],
    ['a text that is not empty', nonEmptyText, ['a', '7']],
    ['a finite number', number, [0, -1, 1.5, 7, 2 ** 53]],
    ['a positive integer that was not rounded', positiveInteger, [7]],
    ['a list', list(text), [[]]],
    ['an object', object({}), [{}]],
    ['a text or nothing', optional(text), [undefined, '', 'a', '7']],
    ['a text or null', nullable(text), [null, '', 'a', '7']],
  ])('of %s accepts nothing else, and returns the value unchanged', (_what, schema, taken) => {
    const refused = EVERYTHING.filter((value) => refusal(schema, value) !== undefined);
    expect(refused).toEqual(EVERYTHING.filter((value) => !taken.some((fit) => isDeepStrictEqual(fit, value))));
    for (const value of taken) expect(read(schema, value)).toEqual(value);
  });

  it('of an optional value returns the same for null and undefined', () => {
    const refused = EVERYTHING.filter((value) => refusal(ifAny(text), value) !== undefined);
    expect(refused).toEqual(EVERYTHING.filter((value) => value != null && typeof value !== 'string'));
    expect([null, undefined, '', 'a'].map((value) => read(ifAny(text), value))).toEqual([
      undefined,
      undefined,
      '',
      'a',
    ]);
  });

  it('leaves out the members that it does not name', () => {
    expect(read(object({ a: text }), { a: 'x', b: 'y' })).toEqual({ a: 'x' });
  });

  it('does not accept a number as an object, and knows its range', () => {
    expect(refusal(object({}), new JsonNumber('3.0'))).toBe('is not an object');
    expect(read(number, new JsonNumber('3.0'))).toBe(3);
    expect(refusal(number, new JsonNumber('1e999'))).toBe('is out of range');
  });

  it('names the first wrong member, in the order of the schema', () => {
    const schema = object({ a: list(object({ b: number })), c: text });
    expect(refusal(schema, { c: 1, a: [{ b: 1 }, { b: '2' }, {}] })).toBe('a 1 b is not a number');
    expect(refusal(schema, { a: [], d: 1 })).toBe('c is not text');
  });

  it('does not hide a defect of its own', () => {
    const broken = object({
      a: mapped(number, () => {
        throw new TypeError('a defect');
      }),
    });
    expect(() => read(broken, { a: 1 })).toThrow(TypeError);
  });
});
