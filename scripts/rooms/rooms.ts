/**
 * A folder, what it is for, and what it may need. From this table follow the test of the imports, the picture, and the
 * table of CONTRIBUTING.md.
 */
export type RoomRow = {
  /** From the root of the repository. The longest path that fits a file decides. */
  readonly path: string;
  readonly contains: string;
  /** Names of the rooms that it may import besides itself, or everything but the doors of others. */
  readonly imports: readonly string[] | 'everything';
  /** Beginnings of the names of packages that it may import; `node:` is all of Node's. */
  readonly packages?: readonly string[];
  /** What is beside `src` has none. A room without one stands on the floor of the room around it. */
  readonly floor?: Floor;
};

/** From the ground up. An import leads to a room of the same floor, or of one below it. */
export const FLOORS = ['ground', 'borders', 'subjects', 'gate', 'doors', 'tools'] as const;
export type Floor = (typeof FLOORS)[number];

/** The doors wire everything, and do not import each other. */
export const DOORS = ['action', 'cli'];
/** Each stands beside the gate: it may import the gate, and only these files of the gate know it. */
export const TOOLS = ['tools/doctor', 'tools/fleet', 'tools/audit'];
export const TOOL_DOORS = [
  'src/cli/commands.ts',
  // Still to be led through a door.
  'src/action/action-publication.ts',
  'src/gate/door/gate-job.ts',
  'src/cli/check/check.ts',
  'src/cli/check/check-publication.ts',
];
/** The only room of src that may need what stands in for the platform: what judges is not what is judged. */
export const EMULATOR_DOOR = 'cli/emulator';

export const ROOMS: readonly RoomRow[] = [
  {
    path: 'src/tools/doctor',
    contains:
      'the tool `doctor`: connection, how a project is scanned, what of the interface holds, what GitHub requires',
    imports: 'everything',
    packages: ['node:', 'zod'],
    floor: 'tools',
  },
  {
    path: 'src/tools/fleet',
    contains: 'the tools for many pull requests and projects: `sweep`, `simulate`, `projects`',
    imports: 'everything',
    packages: ['node:'],
    floor: 'tools',
  },
  {
    path: 'src/tools/audit',
    contains: 'the record of a run and its replay, suites of them for `policy test`, the attestation of a pass',
    imports: 'everything',
    packages: ['node:', 'yaml', 'zod'],
    floor: 'tools',
  },
  {
    path: 'src/action',
    contains: "the Action's door: settings from the runner, wiring, the GitHub side, workflow log and files",
    imports: 'everything',
    packages: [''],
    floor: 'doors',
  },
  {
    path: 'src/cli',
    contains:
      "the command line's door; a room for each command, and for what several of them need: requests, screen " +
      '(what only a terminal is shown), target (what `check` judges: flags, variables, CI systems, git), ' +
      'gitlab (the note on a merge request)',
    imports: 'everything',
    packages: [''],
    floor: 'doors',
  },
  {
    path: 'src/cli/emulator',
    contains: 'the command that starts the emulator',
    imports: 'everything',
    packages: [''],
  },
  {
    path: 'src/gate/door',
    contains: 'what both doors do the same: read settings, run the story, publish',
    imports: [
      'domain',
      'ports',
      'start',
      'inputs',
      'report/text',
      'gate/story',
      'gate/outcome',
      'gate/publish',
      'gate/process',
      'places',
    ],
    floor: 'gate',
  },
  {
    path: 'src/gate/story',
    contains: 'from a commit to a verdict, in stages',
    imports: ['domain', 'ports', 'inputs', 'scan', 'evidence', 'policy/judgement', 'gate/outcome'],
    floor: 'gate',
  },
  {
    path: 'src/gate/outcome',
    contains: 'what a run has learned, and the report that pages are made from',
    imports: ['domain', 'inputs', 'scan', 'evidence', 'policy/judgement', 'report/text', 'gate/process'],
    floor: 'gate',
  },
  {
    path: 'src/gate/publish',
    contains: 'where a report goes: a file for each form, and their list',
    imports: ['domain', 'ports', 'forge', 'report/formats', 'report/log', 'report/pages', 'report/json', 'report/text'],
    floor: 'gate',
  },
  {
    path: 'src/gate/process',
    contains: 'one process: concludes once, exit code, exit guard, signals, clock, whole files',
    imports: ['domain', 'ports'],
    packages: ['node:timers', 'node:fs', 'node:path', 'node:crypto'],
    floor: 'gate',
  },
  {
    path: 'src/platform',
    contains:
      'the remote interface; the only room that knows its names; its rooms: requests, ' +
      'schema (answers, and how their members are written back)',
    imports: ['domain', 'ports', 'json', 'start', 'http', 'written'],
    packages: ['node:', 'undici', 'zod'],
    floor: 'subjects',
  },
  {
    path: 'src/forge',
    contains:
      'what GitHub and GitLab have in common: the client, its failures, and the one comment of a gate, until it is up to date',
    imports: ['domain', 'ports', 'json', 'http'],
    packages: ['undici', 'zod'],
    floor: 'subjects',
  },
  {
    path: 'src/forge/github',
    contains: 'GitHub; the only room that knows its client',
    imports: ['domain', 'ports', 'json', 'http', 'target', 'forge'],
    packages: ['node:crypto', '@actions/github', 'zod'],
  },
  {
    path: 'src/forge/gitlab',
    contains: "GitLab's merge requests and notes; the only room that knows its names",
    imports: ['domain', 'ports', 'json', 'http', 'target', 'forge'],
  },
  {
    path: 'src/scan',
    contains:
      'which scans decide for which products: a pure choice, and the finder that looks, asks and waits around it',
    imports: ['domain', 'ports'],
    floor: 'subjects',
  },
  {
    path: 'src/evidence',
    contains:
      'counting: each issue type in its place, until the searches agree and the index bears out what the scans found',
    imports: ['domain', 'ports'],
    floor: 'subjects',
  },
  {
    path: 'src/places',
    contains:
      'where the culprits are: the one reading that explains a verdict that stands, and can change nothing of it',
    imports: ['domain', 'ports'],
    floor: 'gate',
  },
  {
    path: 'src/policy/judgement',
    contains: 'conditions, plan, waivers, verdict: pure',
    imports: ['domain'],
    floor: 'subjects',
  },
  {
    path: 'src/policy/file',
    contains: 'a policy as people write it',
    imports: ['domain', 'written'],
    packages: ['yaml', 'zod'],
    floor: 'subjects',
  },
  {
    path: 'src/report/pages',
    contains: 'summary and comment',
    imports: ['domain', 'report/text'],
    floor: 'subjects',
  },
  {
    path: 'src/report/formats',
    contains: 'the report for other systems: JUnit, SARIF, Code Quality ([docs/formats.md](docs/formats.md))',
    imports: ['domain', 'report/json', 'report/text'],
    packages: ['node:crypto', 'sarif'],
    floor: 'subjects',
  },
  {
    path: 'src/report/log',
    contains: 'log lines and annotations',
    imports: ['domain', 'report/pages', 'report/text'],
    floor: 'subjects',
  },
  {
    path: 'src/report/json',
    contains: 'JSON report, outputs, marker of the comment',
    imports: ['domain', 'report/text'],
    // zod describes the JSON report, node:crypto makes a digest: neither touches the world.
    packages: ['zod', 'node:crypto'],
    floor: 'subjects',
  },
  {
    path: 'src/report/text',
    contains: 'hostile text made harmless, and the pieces of a page',
    imports: ['domain'],
    packages: ['get-east-asian-width'],
    floor: 'borders',
  },
  {
    path: 'src/inputs',
    contains: 'reads the settings, strictly',
    imports: ['domain'],
    floor: 'borders',
  },
  {
    path: 'src/target',
    contains: 'what is judged: commit, subject, repository',
    imports: ['domain', 'json'],
    packages: ['zod'],
    floor: 'borders',
  },
  {
    path: 'src/written',
    contains: 'the values that people write in a policy or in the body of a request, and their spellings',
    imports: ['domain'],
    packages: ['zod'],
    floor: 'borders',
  },
  {
    path: 'src/http',
    contains: 'what both remote rooms have in common: time limits, capped bodies, proxies, retries, path parts',
    imports: ['domain', 'ports'],
    packages: ['node:', 'undici'],
    floor: 'borders',
  },
  {
    path: 'src/ports',
    contains: 'what the gate needs from the world',
    imports: ['domain'],
    floor: 'ground',
  },
  {
    path: 'src/json',
    contains: 'strict JSON: one parse that loses nothing, and the schemas of what machines write',
    imports: [],
    packages: ['zod'],
    floor: 'ground',
  },
  {
    path: 'src/start',
    contains: 'what is loaded ahead, and once',
    imports: [],
    packages: ['node:diagnostics_channel'],
    floor: 'ground',
  },
  {
    path: 'src/domain',
    contains: 'plain types in our own words',
    imports: [],
    floor: 'ground',
  },
  {
    path: 'emulator',
    contains: 'the platform as a server, written from its document',
    imports: [],
    packages: ['node:'],
  },
  {
    path: 'github-double',
    contains: "GitHub's API as a server",
    imports: ['emulator'],
    packages: ['node:'],
  },
  {
    path: 'gitlab-double',
    contains: "GitLab's merge requests and notes as a server",
    imports: ['emulator'],
    packages: ['node:'],
  },
];

/** The room of a file: the longest path that fits. Throws for a file in none. */
export function roomOf(file: string): RoomRow {
  const around = ROOMS.filter(({ path }) => file.startsWith(`${path}/`));
  const room = around.sort((one, other) => other.path.length - one.path.length)[0];
  if (room === undefined) throw new Error(`${file} is in no room: add it to the table, with what it may import`);
  return room;
}

/** As other rows name it: below `src`, where it is there. */
export function nameOf({ path }: Pick<RoomRow, 'path'>): string {
  return path.replace(/^src\//, '');
}

/** The outermost room around a name that stands on a floor: `src/cli` for `src/cli/emulator`. */
export function outerRoomOf(name: string): RoomRow & { readonly floor: Floor } {
  const outer = ROOMS.find((row) => row.floor !== undefined && `${name}/`.startsWith(`${nameOf(row)}/`));
  if (outer?.floor === undefined) throw new Error(`${name} stands on no floor: give it one in the table`);
  return { ...outer, floor: outer.floor };
}

export function floorOf(name: string): Floor {
  return outerRoomOf(name).floor;
}
