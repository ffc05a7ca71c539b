import { describe, expect, it } from 'vitest';
import { loadedWith, readSource } from './source-file.ts';

/** Where a part of the program begins that is loaded in one piece, and what else than Node and files of this repository comes with it. */
type Part = { readonly begins: string; readonly packages: readonly string[]; readonly never: readonly string[] };

const REMOTE = ['src/platform/', 'src/forge/github/', 'src/forge/gitlab/', 'src/target/'];
const JUDGING = ['src/gate/story/', 'src/scan/', 'src/evidence/', 'src/policy/'];
const PAGES = ['src/report/pages/', 'src/report/log/', 'src/report/json/'];
/** Parts of Node that it does not load for itself, and that take long to load. */
const SLOW = ['node:crypto', 'node:http2', 'node:worker_threads'];
/** Rooms of the commands that ask or judge. */
const COMMANDS = ['check', 'doctor', 'issues', 'policy', 'scan', 'scans', 'simulate', 'team-delete'].map(
  (name) => `src/cli/${name}/`,
);
/** Rooms of single commands. */
const ON_CALL = ['src/cli/emulator/', 'src/tools/fleet/projects/', 'emulator/'];
/** What tells a verdict that was reached: a refused setting has none of it. */
const TELLING = [
  'src/gate/outcome/report-of.ts',
  'src/report/text/way-out.ts',
  'src/report/text/remedy/',
  'src/domain/issue-filter.ts',
  'src/domain/rule/rule-names.ts',
  'src/domain/tally.ts',
];
const COMMAND = { packages: [], never: [...SLOW, ...JUDGING, 'src/platform/client.ts', 'src/target/'] };

const PARTS: readonly Part[] = [
  {
    begins: 'src/action/main.ts',
    packages: ['@actions/core'],
    never: [...SLOW, ...REMOTE, ...JUDGING, ...PAGES],
  },
  {
    begins: 'src/action/refusal-publication.ts',
    packages: [],
    never: [...SLOW, ...REMOTE, ...JUDGING, ...TELLING],
  },
  {
    begins: 'src/cli/command-line.ts',
    packages: [],
    never: [...SLOW, ...REMOTE, ...JUDGING, 'src/report/pages/', ...COMMANDS, ...ON_CALL],
  },
  {
    begins: 'src/action/action-publication.ts',
    packages: ['get-east-asian-width'],
    never: [...SLOW, ...REMOTE, ...JUDGING, 'src/report/pages/comment.ts'],
  },
  {
    begins: 'src/action/action-world.ts',
    packages: ['undici', 'zod'],
    never: [
      'src/policy/file/',
      'src/forge/github/octokit.ts',
      'src/forge/github/contents.ts',
      'src/forge/github/comment-api.ts',
      ...PAGES,
    ],
  },
  {
    begins: 'src/action/policy-setting.ts',
    packages: ['yaml', 'zod'],
    never: ['src/forge/github/octokit.ts', ...PAGES],
  },
  { begins: 'src/action/comment-sink.ts', packages: ['zod'], never: ['src/forge/github/octokit.ts', 'src/platform/'] },
  { begins: 'src/action/status-sink.ts', packages: ['zod'], never: ['src/forge/github/octokit.ts', 'src/platform/'] },
  { begins: 'src/cli/check/check.ts', ...COMMAND },
  { begins: 'src/cli/check/check-world.ts', packages: ['undici', 'zod'], never: ['src/policy/file/', ...PAGES] },
  {
    begins: 'src/cli/check/check-publication.ts',
    packages: ['get-east-asian-width'],
    never: [...SLOW, ...REMOTE, ...JUDGING, 'src/report/formats/'],
  },
  { begins: 'src/cli/gitlab/note-sink.ts', packages: ['undici', 'zod'], never: ['src/platform/', 'src/forge/github/'] },
  {
    begins: 'src/tools/audit/record/record-run.ts',
    packages: [],
    never: [...REMOTE, ...JUDGING, 'src/tools/audit/record/read-record.ts'],
  },
  {
    begins: 'src/tools/audit/replay/replay.ts',
    packages: ['zod'],
    never: ['src/policy/file/', 'src/platform/client.ts', ...PAGES.slice(0, 2)],
  },
  { begins: 'src/tools/audit/suite/command/policy-test.ts', ...COMMAND },
  {
    begins: 'src/tools/audit/suite/command/try-suite.ts',
    packages: ['get-east-asian-width', 'yaml', 'zod'],
    never: ['src/platform/client.ts', 'src/report/formats/'],
  },
  { begins: 'src/cli/scan/scan.ts', ...COMMAND, packages: ['zod'] },
  { begins: 'src/cli/team-delete/delete-team.ts', ...COMMAND },
  { begins: 'src/tools/fleet/projects/projects.ts', ...COMMAND, packages: ['get-east-asian-width'] },
  { begins: 'src/cli/emulator/emulator.ts', packages: ['emulator'], never: [...REMOTE, ...JUDGING, ...PAGES] },
  { begins: 'src/cli/scans/scans.ts', ...COMMAND, packages: ['get-east-asian-width', 'zod'] },
  { begins: 'src/cli/issues/issues.ts', ...COMMAND, packages: ['get-east-asian-width', 'zod'] },
];

/** `undici` for `undici/lib/dispatcher/agent.js`. */
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const isPackage = (name: string): boolean => !name.startsWith('src/') && !name.startsWith('node:');

describe.each(PARTS)('the part that begins with $begins', ({ begins, packages, never }) => {
  const loaded = [...loadedWith(begins)];

  it('loads its packages and no other', () => {
    expect([...new Set(loaded.filter(isPackage).map(packageOf))].sort()).toEqual(packages);
  });

  it('loads nothing that a later part needs', () => {
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded.filter((path) => never.some((start) => path.startsWith(start)))).toEqual([]);
  });

  it('has a row in the decision about loading', () => {
    expect(readSource('docs/adr/0010-what-is-loaded-when.md').text).toContain(`](../../${begins})`);
  });
});

describe('what is loaded with a file', () => {
  it('is what its imports lead to, and not what it loads by a call or only names as a type', () => {
    const loaded = loadedWith('src/forge/github/github-api.ts');
    // By a call, by its type, and by an import of an import.
    expect(
      ['src/forge/github/octokit.ts', 'src/ports/clock.ts', 'src/domain/failure.ts'].map((name) => loaded.has(name)),
    ).toEqual([false, false, true]);
  });
});
