import { expect, it } from 'vitest';
import { pathPart } from '../../src/http/path-part.ts';

it.each([
  ['a/b', 'a%2Fb'],
  ['?x=#y', '%3Fx%3D%23y'],
  ['...', '...'],
  [7, '7'],
])('%j is encoded as one part of the path', (value, encoded) => {
  expect(pathPart(value)).toBe(encoded);
});

it.each(['', '.', '..'])('%j is refused as a part of a path', (value) => {
  expect(() => pathPart(value)).toThrow('an empty or dotted part in a path');
});
