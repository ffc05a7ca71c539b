import { isMissing, type Read, ShapeProblem } from '../../shape/shape.ts';
import type { Spelling } from './spelling.ts';

/*
 * The spellings of what explains and never decides: a value of another form is one that is not known.
 */

/** What cannot be read is undefined, like what is missing. It is written as null, as every answer shows every member. */
export function ifReadable<Value>({ read, write }: Spelling<Value>): Spelling<Value | undefined> {
  return { read: readOrNot(read), write: (value) => (value === undefined ? null : write(value)) };
}

/** The elements that can be read; none where it is no list. */
export function readableListOf<Element>(element: Spelling<Element>): Spelling<readonly Element[]> {
  const readElement = readOrNot(element.read);
  return {
    read: (value) =>
      Array.isArray(value) ? value.map(readElement).filter((one): one is Element => one !== undefined) : [],
    write: (list) => list.map(element.write),
  };
}

/** The result is undefined for what `read` refuses. */
export function readOrNot<Value>(read: Read<Value>): Read<Value | undefined> {
  return (value) => {
    if (isMissing(value)) return undefined;
    try {
      return read(value);
    } catch (thrown) {
      if (thrown instanceof ShapeProblem) return undefined;
      throw thrown;
    }
  };
}
