import { createRequire } from 'node:module';
import { parseSync } from '@swc/core';
import { describe, expect, it } from 'vitest';
import { listFiles } from './source-file.ts';

// The package's form for browsers is plain JavaScript. The usual form starts a process or a worker.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as typeof import('recheck');

type SourceNode = {
  readonly path: string;
  readonly type: string;
  readonly pattern: string;
  readonly flags: string;
  readonly callee?: { readonly value?: string };
};

const nodes = listFiles(['src'], '.ts').flatMap(({ path, text }) => nodesOf(path, text));
const patterns = Map.groupBy(
  nodes.filter(({ type }) => type === 'RegExpLiteral'),
  ({ pattern, flags }) => `/${pattern}/${flags}`,
);

function nodesOf(path: string, text: string): readonly SourceNode[] {
  const found: SourceNode[] = [];
  JSON.stringify(parseSync(text, { syntax: 'typescript', target: 'es2024' }), (_, value) => {
    if (typeof value?.type === 'string') found.push({ ...value, path });
    return value;
  });
  return found;
}

/**
 * What is wrong with a pattern; empty if it takes linear time. Fixed numbers of repetitions do not change that, so three stand for more:
 * the automata of forty would be too large to decide.
 */
function problemOf(pattern: string, flags: string): string {
  const small = pattern.replaceAll(/\{([0-9]+)(,?)([0-9]*)\}/g, (_, least, comma, most) => {
    const upTo3 = (digits: string): string => (digits === '' ? '' : String(Math.min(3, Number(digits))));
    return `{${upTo3(least)}${comma}${upTo3(most)}}`;
  });
  // The other checker of the package tries many texts and decides nothing. It would be the only one for lookahead and lookbehind.
  const found = checkSync(small, flags, { checker: 'automaton', timeout: 100_000 });
  if (found.status === 'safe') return '';
  return found.status === 'vulnerable' ? `${found.complexity.summary} time` : `undecided: ${found.error.kind}`;
}

describe('a regular expression of the sources', () => {
  it('is found by the parser', () => {
    expect(patterns.size).toBeGreaterThan(150);
    expect([...patterns.keys()]).toContain('/^[^/@\\s]+@([^/:\\s]+):(.+)$/');
  });

  it('takes linear time for any text', { timeout: 300_000 }, () => {
    const problems = [...patterns.values()].flatMap((found) => {
      const { pattern, flags } = found[0]!;
      const problem = problemOf(pattern, flags);
      return problem === '' ? [] : [`${found.map(({ path }) => path).join(', ')}: /${pattern}/${flags}: ${problem}`];
    });
    expect(problems).toEqual([]);
  });

  it.each(['\\/+$', '^(.+?)x?y(?:z.*)?$', '(a+)+$', '^.*_title|.*_author_.*$'])('would be reported: %s', (pattern) => {
    expect(problemOf(pattern, '')).toMatch(/polynomial|exponential/);
  });

  it('is a literal, except the one in redact.ts', () => {
    const built = nodes.filter(
      ({ type, callee }) => /^(?:New|Call)Expression$/.test(type) && callee?.value === 'RegExp',
    );
    expect(built.map(({ path }) => path)).toEqual(['src/report/text/redact.ts']);
  });
});
