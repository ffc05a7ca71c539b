import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { syntaxProblem } from '../../../src/cli/requests/syntax-problem.ts';
import { draws } from '../../build/draws.ts';

const DAMAGE = ['"', '\\', '\\u', ',', ':', '}', ']', '{', '[', '0', '-', '.', 'e', '\u0000', '\n', '"a":', '[[['];

describe('syntaxProblem', () => {
  it.each([
    ['', 'unexpected end at character 0'],
    ['{"a":[1', 'unexpected end at character 7'],
    ['["abc', 'unexpected end at character 5'],
    ['[1,]', 'unexpected text at character 3'],
    ['[1,,2]', 'unexpected text at character 3'],
    ['{a:1}', 'unexpected text at character 1'],
    ["['a']", 'unexpected text at character 1'],
    ['{a:["x]}', 'unexpected text at character 1'],
    ['[true,nulx,3]', 'unexpected text at character 9'],
    ['[" at position 7 (line 1 column 8)",]', 'unexpected text at character 36'],
    [`["${'a'.repeat(500)}",\n]`, 'unexpected text at character 505'],
    ['{"token":"secret-value",,}', 'unexpected text at character 24'],
    ['[secret-value]', 'unexpected text at character 1'],
    ['"secret-\\q"', 'unexpected text at character 9'],
    ['[1]', undefined],
  ])('says of %j: %s', (text, problem) => {
    expect(syntaxProblem(text)).toBe(problem);
  });

  it('names the first position at which a damaged text cannot go on', () => {
    const damaged = fc
      .record({ text: fc.json(), at: fc.nat(), remove: fc.nat(3), insert: fc.constantFrom('', ...DAMAGE) })
      .map(({ text, at, remove, insert }) => {
        const start = at % (text.length + 1);
        return text.slice(0, start) + insert + text.slice(start + remove);
      });
    fc.assert(
      fc.property(damaged, (text) => {
        const problem = syntaxProblem(text);
        if (problem === undefined) return void JSON.parse(text);
        const [, what, digits] = /^unexpected (text|end) at character (\d+)$/.exec(problem)!;
        const position = Number(digits);
        expect(what).toBe(position === text.length ? 'end' : 'text');
        expect([undefined, `unexpected end at character ${position}`]).toContain(
          syntaxProblem(text.slice(0, position)),
        );
        if (what === 'text') expect(syntaxProblem(text.slice(0, position + 1))).toBe(problem);
      }),
      { numRuns: draws(5_000) },
    );
  });
});
