import { describe, expect, it } from 'vitest';
import { listFiles, type SourceFile } from './source-file.ts';

/** This many equal lines in a row are not a coincidence. */
const RUN = 4;

type Line = { readonly text: string; readonly place: string };

/** Lines with content: no blank lines, imports, comments, or lines that are only punctuation. */
function linesOf({ path, text }: SourceFile): readonly Line[] {
  return text
    .replace(/^import\b[^;]*;$/gm, (statement) => statement.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line, index) => ({ text: line.trim(), place: `${path}:${index + 1}` }))
    .filter((line) => /\w/.test(line.text) && !/^(?:\/\/|\/?\*)/.test(line.text));
}

/** Every sequence of that many lines, as one text, with the place where it begins. */
function runsOf(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const runs = new Map<string, string>();
  for (const lines of files.map(linesOf)) {
    for (const [index, { place }] of lines.slice(0, 1 - RUN).entries()) {
      const run = lines.slice(index, index + RUN).map(({ text }) => text);
      runs.set(run.join('\n'), place);
    }
  }
  return runs;
}

/** Places of the first folder with the same lines as a place of the second. */
function sharedRuns(one: readonly SourceFile[], other: readonly SourceFile[]): readonly string[] {
  const others = runsOf(other);
  return [...runsOf(one)].filter(([run]) => others.has(run)).map(([run, place]) => `${place} = ${others.get(run)}`);
}

describe('the two doors', () => {
  it(`share no ${RUN} lines: what both do is in src/gate`, () => {
    const [action, cli] = [listFiles(['src/action'], '.ts'), listFiles(['src/cli'], '.ts')];
    expect(runsOf(action).size).toBeGreaterThan(50);
    expect(sharedRuns(action, cli)).toEqual([]);
  });

  it('would be reported for four equal lines, even with blank lines and comments between them', () => {
    const one = { path: 'a.ts', text: "import { x } from 'x';\na();\n\nb();\n// why\nc();\nd();\n" };
    const other = { path: 'b.ts', text: 'z();\na();\nb();\nc();\n}\nd();\n' };
    expect(sharedRuns([one], [other])).toEqual(['a.ts:2 = b.ts:2']);
  });
});
