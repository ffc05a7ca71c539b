import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, listFiles, ROOT } from './source-file.ts';

const TOOLS = readdirSync(join(ROOT, 'src/tools'));
const FILES = listFiles(
  ['src', 'emulator', 'github-double', 'gitlab-double', 'demo', 'bench', 'real', 'scripts', 'test'],
  '.ts',
);

/** The list of the command line, and the Action where it asks for a record or an attestation. */
const ENTRY_POINTS = { audit: ['src/action/run-action.ts', 'src/cli/tools.ts'] } as const;

/** Files outside of a tool and of its tests that import one of either, once for each line that does. */
function importersOf(tool: string): readonly string[] {
  const folders = [`src/tools/${tool}/`, `test/tools/${tool}/`];
  const isOfTool = (path: string) => folders.some((folder) => path.startsWith(folder));
  return FILES.filter(({ path }) => !isOfTool(path)).flatMap((file) =>
    importsOf(file)
      .filter(isOfTool)
      .map(() => file.path),
  );
}

describe('a tool', () => {
  it.each(TOOLS)('%s is imported at its entry points alone, by one line at each', (tool) => {
    expect(importersOf(tool)).toEqual(
      Object.hasOwn(ENTRY_POINTS, tool) ? ENTRY_POINTS[tool as 'audit'] : ['src/cli/tools.ts'],
    );
  });

  it('is one line of the list', () => {
    const lines = listFiles(['src/cli'], '/tools.ts').flatMap(({ text }) =>
      text.split('\n').filter((line) => line.startsWith('export ')),
    );
    expect(lines).toHaveLength(TOOLS.length);
  });
});
