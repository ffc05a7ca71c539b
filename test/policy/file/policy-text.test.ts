import { describe, expect, it } from 'vitest';
import { PolicyProblems } from '../../../src/policy/file/policy-problem.ts';
import { decodePolicyText } from '../../../src/policy/file/policy-text.ts';

/** What is wrong with the text, or that nothing is. */
function wrongWith(text: string): unknown {
  try {
    return { read: decodePolicyText(text) };
  } catch (problems) {
    if (!(problems instanceof PolicyProblems)) throw problems;
    return problems.problems;
  }
}

describe('text that shows a reviewer something else than is read', () => {
  it.each([
    ['\u061c', 'direction mark U+061C'],
    ['\u200e', 'direction mark U+200E'],
    ['\u200f', 'direction mark U+200F'],
    ['\u202a', 'direction mark U+202A'],
    ['\u202e', 'direction mark U+202E'],
    ['\u2066', 'direction mark U+2066'],
    ['\u2069', 'direction mark U+2069'],
    ['\u2028', 'line separator U+2028'],
    ['\u2029', 'line separator U+2029'],
  ])('is refused at its place: %j, a %s', (character, name) => {
    expect(wrongWith(`version: 1\n# so${character}`)).toEqual([
      { place: { line: 2, column: 5 }, message: `the ${name} is not allowed; remove it` },
    ]);
  });

  it.each(['version: 1\n# so\rmax: 0', 'version: 1\n# so\r'])('may be a line end that is not shown: %j', (text) => {
    expect(wrongWith(text)).toEqual([
      {
        place: { line: 2, column: 5 },
        message: 'a carriage return without a line feed is not allowed; save the policy with usual line ends',
      },
    ]);
  });

  it.each(['\u2027', '\u202f', '\u2065', '\u206a', '\u200d', '\r\n', '\t'])('is not %j', (character) => {
    const text = `version: 1\n# so${character}it`;
    expect(wrongWith(text)).toEqual({ read: text });
  });
});
