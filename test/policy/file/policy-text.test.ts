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

/** The character with this name. */
function named(name: string): string {
  return String.fromCodePoint(Number.parseInt(name.slice(-4), 16));
}

describe('text that shows a reviewer something else than is read', () => {
  it.each([
    'direction mark U+061C',
    'direction mark U+200E',
    'direction mark U+200F',
    'direction mark U+202A',
    'direction mark U+202E',
    'direction mark U+2066',
    'direction mark U+2069',
    'line separator U+2028',
    'line separator U+2029',
  ])('is refused at its place: a %s', (name) => {
    expect(wrongWith(`version: 1\n# so${named(name)}`)).toEqual([
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

  it.each(['U+2027', 'U+202F', 'U+2065', 'U+206A', 'U+200D', 'U+0009'])('is not %s', (name) => {
    const text = `version: 1\n# so${named(name)}it\r\n`;
    expect(wrongWith(text)).toEqual({ read: text });
  });
});
