import { describe, expect, it } from 'vitest';
import { messageOf, PolicyProblems } from '../../../src/policy/file/policy-problem.ts';
import { REFUSED, readYaml } from '../../../src/policy/file/yaml-tree.ts';

/** The problems of the text, each with its line and column. Tests compare only the first words of the message. */
function wrongWith(text: string): readonly string[] {
  return problemsOf(text).map(({ place, message }) => `${place.line}:${place.column} ${messageOf({ message })}`);
}

function problemsOf(text: string): PolicyProblems['problems'] {
  try {
    return readYaml(text).problems;
  } catch (problems) {
    if (!(problems instanceof PolicyProblems)) throw problems;
    return problems.problems;
  }
}

describe('YAML that a policy may not use', () => {
  it.each([
    ['a: *', /^1:4 an alias \(\*\) or an anchor \(&\) is not allowed/],
    ['a: & x', /^1:4 an alias \(\*\) or an anchor \(&\) is not allowed/],
    ['&x a: 1', /^1:4 an alias \(\*\) or an anchor \(&\) is not allowed/],
    ['a: !<x y', /^1:4 a tag \(!\) is not allowed/],
    ['a: !foo!bar y', /^1:4 a tag \(!\) is not allowed/],
    ['a: !foo y', /^1:4 a tag \(!\) is not allowed/],
    ['a: !!map { b: 1 }', /^1:10 a tag \(!\) is not allowed/],
  ])('is reported once, with the fix, whatever the YAML parser reports: %j', (text, what) => {
    expect(wrongWith(text)).toEqual([expect.stringMatching(what)]);
  });

  it.each(['%YAML', '%TAG x', '%FOO', '%YAML 3.1'])('includes the line %s, which is reported once', (line) => {
    expect(wrongWith(`${line}\n---\na: 1`)).toEqual(['1:1 a YAML directive (%) is not allowed; remove this line']);
  });

  it('does not hide other mistakes', () => {
    const besides = [/^1:7 an alias .* is not allowed/, /^2:1 duplicate key "a"/];
    expect(wrongWith('a: &x 1\na: 2')).toEqual(besides.map((each) => expect.stringMatching(each)));
  });

  it('is marked as refused in the data', () => {
    expect({ ...(readYaml('a: *x\nb: !!str 1\nc: 1').data as object) }).toEqual({ a: REFUSED, b: REFUSED, c: 1n });
  });
});

it('each mistake in YAML is reported with its line and column, and only the first of a location', () => {
  expect(wrongWith('a: @me\nb: `x: y')).toEqual([
    '1:4 plain value cannot start with reserved character @; put the text in quotes',
    '2:4 a second ":" follows on this line; put the text in quotes',
  ]);
});

describe('the location of a path', () => {
  const TEXT = 'one:\n  - x\n  - { y: 1, z }\ntwo: 2\n';

  it.each([
    [['three'], '1:1'],
    [['one', 9], '2:3'],
    [['one', 9, 'x'], '2:3'],
    [['one', 'x'], '2:3'],
    [['one', 1, 'x'], '3:5'],
    [['two', 'x'], '4:6'],
  ])('%j, which does not exist, is that of the nearest parent: %s', (path, expected) => {
    const { line, column } = readYaml(TEXT).placeOf(path);
    expect(`${line}:${column}`).toBe(expected);
  });

  it('is that of the first of two equal keys, whose value is used', () => {
    const { data, placeOf } = readYaml('a: 1\na: 2');
    expect([{ ...(data as object) }, placeOf(['a'])]).toEqual([{ a: 1n }, { line: 1, column: 4 }]);
  });

  it('is found after a key that is not a word', () => {
    expect(readYaml(': 1\n? [x]\n: 2\na: 3').placeOf(['a'])).toEqual({ line: 4, column: 4 });
  });
});
