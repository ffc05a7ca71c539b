import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Tests that run the built action as a process; all others test a part of it. */
export const ON_THE_BUILT_ACTION = /^test\/(?:house|(?:tools\/\w+\/)?faults)\/|\.process\.test\.ts$/;

/** Rows that no test can show, or that something other than a test file shows. */
export const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  C18: 'nothing: the interface cannot tell a forged scan; see Security in the [README](../README.md)',
  C20: 'nothing: a step cannot prevent it; see Use it in the [README](../README.md)',
  K1: '[.ci/run](../.ci/run), step "dist is what the sources build"',
  K7: '[release.yml](../.github/workflows/release.yml) and Security in the [README](../README.md)',
  K10: '[the invariants](../test/run/always.ts) of every run under faults',
};

export type Shown = { readonly id: string; readonly file: string; readonly title: string };

/** Every text that names a row, in a test file or in a table that test files use. */
export function shownRows(): readonly Shown[] {
  return globSync(['test/**/*.test.ts', 'test/faults/harness/hostile-families.ts'], { cwd: ROOT })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const titles = [
        ...text.matchAll(/(['"`])((?:(?!\1)[^\n\\]|\\.)*\b[A-O]-?[0-9]{1,2}\b(?:(?!\1)[^\n\\]|\\.)*)\1/g),
      ];
      return titles.flatMap(([, , title = '']) =>
        [...title.matchAll(/\b[A-O]-?[0-9]{1,2}\b/g)].map(([id]) => ({ id: id.replace('-', ''), file, title })),
      );
    });
}
