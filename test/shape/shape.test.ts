import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  ifAny,
  list,
  nonEmptyText,
  nullable,
  number,
  object,
  optional,
  positiveInteger,
  type Read,
  type ShapeProblem,
  text,
} from '../../src/shape/shape.ts';

/** Where and how a value is refused; undefined where it is taken. */
function refusal(read: Read<unknown>, value: unknown): string | undefined {
  try {
    read(value);
    return undefined;
  } catch (thrown) {
    const { path, problem } = thrown as ShapeProblem;
    return [...path, problem].join(' ');
  }
}

const EVERYTHING = [undefined, null, true, 0, -1, 1.5, 7, 2 ** 53, Infinity, NaN, '', 'a', '7', [], {}];

describe('a reader', () => {
  it.each<[string, Read<unknown>, readonly unknown[]]>([
    ['a text', text, ['', 'a', '7']],
    ['a text that is not empty', nonEmptyText, ['a', '7']],
    ['a finite number', number, [0, -1, 1.5, 7, 2 ** 53]],
    ['a positive integer that was not rounded', positiveInteger, [7]],
    ['a list', list(text), [[]]],
    ['an object', object({}), [{}]],
    ['a text or nothing', optional(text), [undefined, '', 'a', '7']],
    ['a text or null', nullable(text), [null, '', 'a', '7']],
  ])('of %s takes nothing else, and gives what it takes as it is', (_what, read, taken) => {
    const refused = EVERYTHING.filter((value) => refusal(read, value) !== undefined);
    expect(refused).toEqual(EVERYTHING.filter((value) => !taken.some((fit) => isDeepStrictEqual(fit, value))));
    for (const value of taken) expect(read(value)).toEqual(value);
  });

  it('of what may be null or missing gives the same for both', () => {
    const refused = EVERYTHING.filter((value) => refusal(ifAny(text), value) !== undefined);
    expect(refused).toEqual(EVERYTHING.filter((value) => value != null && typeof value !== 'string'));
    expect([null, undefined, '', 'a'].map(ifAny(text))).toEqual([undefined, undefined, '', 'a']);
  });

  it('leaves out the members that it does not name', () => {
    expect(object({ a: text })({ a: 'x', b: 'y' })).toEqual({ a: 'x' });
  });

  it('takes no member that the object inherits', () => {
    expect(refusal(object({ constructor: optional(text) }), {})).toBeUndefined();
    expect(refusal(object({ a: text }), Object.create({ a: 'x' }))).toBe('a is not text');
  });

  it('names the first place that is wrong, in the order of its own members', () => {
    const read = object({ a: list(object({ b: number })), c: text });
    expect(refusal(read, { c: 1, a: [{ b: 1 }, { b: '2' }, {}] })).toBe('a 1 b is not a number');
    expect(refusal(read, { a: [], d: 1 })).toBe('c is not text');
  });

  it('hides no error of its own', () => {
    const broken = object({
      a: () => {
        throw new TypeError('a defect');
      },
    });
    expect(() => broken({ a: 1 })).toThrow(TypeError);
  });
});
