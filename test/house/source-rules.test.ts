import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, listFiles, ROOT, type SourceFile } from './source-file.ts';

const OWN_FOLDERS = ['src', 'emulator', 'github-double', 'gitlab-double', 'demo', 'scripts', 'bench', 'test'];

function linesWith(files: readonly SourceFile[], pattern: RegExp): readonly string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

const OURS = listFiles(OWN_FOLDERS, '.ts').filter(({ path }) => path !== 'test/house/source-rules.test.ts');
const SRC = listFiles(['src'], '.ts');

describe('the sources', () => {
  it('have names that say what a file contains', () => {
    expect(
      OURS.map(({ path }) => path).filter((path) =>
        /(?:^|\/)(?:index|utils?|helpers?|types?|constants?|common|misc)(?:\.|\/)/.test(path),
      ),
    ).toEqual([]);
  });

  it('have no comments that silence a tool, and no TODO', () => {
    const pattern = /@ts-(?:ignore|expect-error|nocheck)|(?:biome|eslint)-(?:ignore|disable)|\b(?:TODO|FIXME|XXX)\b/;
    expect(linesWith(OURS, pattern)).toEqual([]);
  });

  it('do not mock modules in tests', () => {
    expect(linesWith(OURS, /\bvi\.(?:mock|doMock)\(/)).toEqual([]);
  });

  it('never replace a missing member of an answer or a setting with a default', () => {
    // zod's .default() and coerce turn an absent or broken member into a plausible one: z.coerce.number('') is 0.
    expect(linesWith(SRC, /\.(?:default|prefault)\(|\bcoerce\b|z\.[^;]*\.catch\(/)).toEqual([]);
  });

  it("leave the platform's spellings to its own module", () => {
    const members = [
      'deployment_id repository_id pull_request_id started_at completed_at exit_code enabled_products findings_counts',
      'is_full_scan is_partial_scan total_time has_logs repo_url ci_job_url commit_title commit_author_name sortBy',
      'sortDirection ruleMeta ruleVisibility sastAttributes scaAttributes secretsAttributes',
    ].flatMap((names) => names.split(' '));
    const values =
      '(?:SCAN_STATUS|SEVERITY|AGGREGATE_ISSUE_STATE|VALIDATION_STATE|GROUP_BY|SORT_BY)_|(?:PRODUCT|ISSUE_TYPE)_S';
    const inCode = new RegExp(String.raw`^(?!\s*(?://|/?\*)).*\b(?:(?:${members.join('|')})\b|${values})`);
    // A policy uses the filter's members and values too, so the domain has them.
    const elsewhere = SRC.filter(({ path }) => !/^src\/(?:platform|tools\/doctor\/platform|domain)\//.test(path));
    expect(linesWith(elsewhere, inCode)).toEqual([]);
  });

  it('set the exit code in only one file, and never end the process in another way', () => {
    const inside = SRC.filter(({ path }) => path !== 'src/gate/process/exit-guard.ts');
    expect(linesWith(inside, /\bprocess\.(?:exit|abort|kill|exitCode)\b/)).toEqual([]);
  });
});

const TYPE = /^(?:export )?(?:abstract )?(?:type|interface|class) (\w+)/gm;

function doubleNames(): readonly string[] {
  const found = SRC.flatMap(({ path, text }) => [...text.matchAll(TYPE)].map(([, name = '']) => ({ name, path })));
  return [...Map.groupBy(found, ({ name }) => name)]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(', ')}`);
}

/** A value on one line. Longer values are tables of their file, such as the flags of a command. */
const CONSTANT = /^(?:export )?const ([A-Z][A-Z0-9_]+)\b[^=\n]*= *([^\n]*);$/gm;

function doubleValues(): readonly string[] {
  const found = SRC.flatMap(({ path, text }) =>
    [...text.matchAll(CONSTANT)].map(([, name = '', value = '']) => ({ name, value, path })),
  );
  return [...Map.groupBy(found, ({ name }) => name)]
    .filter(([, places]) => new Set(places.map(({ value }) => value)).size > 1)
    .map(([name, places]) => `${name}: ${places.map(({ path, value }) => `${value} in ${path}`).join(', ')}`);
}

describe('the words of src', () => {
  it('declare no type twice under one name, exported or not', () => {
    expect(SRC.length).toBeGreaterThan(50);
    expect(doubleNames()).toEqual([]);
  });

  it('give the constants of one name one value', () => {
    expect(SRC.flatMap(({ text }) => [...text.matchAll(CONSTANT)]).length).toBeGreaterThan(10);
    expect(doubleValues()).toEqual([]);
  });
});

const TOOLS = readdirSync(join(ROOT, 'src/tools'));

/** Importers of a tool besides the usual list of the command line: the Action needs audit for a record or an attestation. */
const ENTRY_POINTS = { audit: ['src/action/run-action.ts', 'src/cli/tools.ts'] } as const;

/** Files outside a tool and its tests that import a file of either, once for each importing line. */
function importersOf(tool: string): readonly string[] {
  const folders = [`src/tools/${tool}/`, `test/tools/${tool}/`];
  const isOfTool = (path: string) => folders.some((folder) => path.startsWith(folder));
  return [...OURS, ...listFiles(['real'], '.ts')]
    .filter(({ path }) => !isOfTool(path))
    .flatMap((file) =>
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

  it('has one line in the list of tools', () => {
    const lines = listFiles(['src/cli'], '/tools.ts').flatMap(({ text }) =>
      text.split('\n').filter((line) => line.startsWith('export ')),
    );
    expect(lines).toHaveLength(TOOLS.length);
  });
});

/*
 * `npm run test:quick` runs the units. A test outside of the three folders of whole runs that starts a process is named
 * `*.process.test.ts`. Thorough tests, `*.thorough.test.ts`, are units too, but take seconds. Tests of half a minute,
 * `*.long.test.ts`, run in `.ci/run` alone.
 */
const RUNS = /\/(?:e2e|policy-e2e|faults)\//;
const STARTS_A_PROCESS = /\.process\.test\.ts$/;

const files = new Map(OURS.map((file) => [file.path, file]));
const tests = [...files.values()].filter(({ path }) => path.endsWith('.test.ts'));
const units = tests.filter(({ path }) => !RUNS.test(path) && !STARTS_A_PROCESS.test(path));

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

  it('leave out only tests that start a process', () => {
    const named = tests.filter(({ path }) => STARTS_A_PROCESS.test(path));
    expect(named).not.toEqual([]);
    expect(named.filter((file) => !loads(file).has('node:child_process')).map(({ path }) => path)).toEqual([]);
  });
});

describe('the tests', () => {
  it('do not change the environment or the working folder, which they share', () => {
    const changing = /process\.(?:env(?:\.\w+|\[[^\]]+\])\s*=[^=]|chdir\()|vi\.(?:stubEnv|useFakeTimers|stubGlobal)/;
    expect(tests.filter(({ text }) => changing.test(text))).toEqual([]);
  });
});
