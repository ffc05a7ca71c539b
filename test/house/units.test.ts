import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, listFiles, type SourceFile } from './source-file.ts';

/*
 * `npm run test:quick` runs the units. A test outside of the three folders of whole runs that starts a process says so in its name:
 * `*.process.test.ts`. The thorough ones, `*.thorough.test.ts`, are units too, except that they take seconds. What takes half a minute,
 * `*.long.test.ts`, runs in `.ci/run` alone.
 */
const RUNS = /\/(?:e2e|policy-e2e|faults)\//;
const STARTS_A_PROCESS = /\.process\.test\.ts$/;

const files = new Map(
  listFiles(['test', 'bench', 'demo', 'emulator', 'github-double', 'gitlab-double', 'src', 'scripts'], '.ts').map(
    (file) => [file.path, file],
  ),
);
const tests = [...files.values()].filter(({ path }) => path.endsWith('.test.ts'));
const units = tests.filter(({ path }) => !RUNS.test(path) && !STARTS_A_PROCESS.test(path));

/** The modules that running this file loads, in its own files too. */
function loads(file: SourceFile, seen = new Set<string>()): ReadonlySet<string> {
  for (const target of importsOf({ ...file, text: withoutTypes(file.text) })) {
    if (seen.has(target)) continue;
    seen.add(target);
    const own = files.get(posix.normalize(target));
    if (own !== undefined) loads(own, seen);
  }
  return seen;
}

function withoutTypes(text: string): string {
  return text.replaceAll(/^(?:import|export) type [^;]*;$/gm, '');
}

describe('the units', () => {
  it.each(['node:child_process', 'test/run/run-sources.ts'])('never load %s', (module) => {
    expect(units).not.toEqual([]);
    expect(units.filter((file) => loads(file).has(module)).map(({ path }) => path)).toEqual([]);
  });

  it('are all tests that could be: a name that says otherwise is true', () => {
    const named = tests.filter(({ path }) => STARTS_A_PROCESS.test(path));
    expect(named).not.toEqual([]);
    expect(named.filter((file) => !loads(file).has('node:child_process')).map(({ path }) => path)).toEqual([]);
  });
});

describe('the tests', () => {
  it('do not change the environment or the working folder, which they share', () => {
    const changing = /process\.(?:env(?:\.\w+|\[[^\]]+\])\s*=[^=]|chdir\()|vi\.(?:stubEnv|useFakeTimers|stubGlobal)/;
    expect(tests.filter(({ path, text }) => path !== 'test/house/units.test.ts' && changing.test(text))).toEqual([]);
  });
});
