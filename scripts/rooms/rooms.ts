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
  /** Where it stands. What is beside `src` has no place, nor has a room inside another one: that is drawn with it. */
  readonly place?: Place;
};

/** In a frame of the picture: column and row of the box, counted from 0 within the floor. */
export type Place = { readonly frame: FrameName; readonly at: readonly [column: number, row: number] };

/** From the ground up. An import leads to a room of the same floor, or of one below it. */
export const FLOORS = ['ground', 'borders', 'subjects', 'gate', 'doors'] as const;
export type Floor = (typeof FLOORS)[number];

export const FRAMES = {
  doors: { floor: 'doors', title: 'Doors' },
  gate: { floor: 'gate', title: 'Gate' },
  sources: { floor: 'subjects', title: 'Sources' },
  deciding: { floor: 'subjects', title: 'Deciding' },
  report: { floor: 'subjects', title: 'Report' },
  borders: { floor: 'borders', title: 'Borders' },
  ground: { floor: 'ground', title: 'Ground' },
} as const satisfies Readonly<Record<string, { readonly floor: Floor; readonly title: string }>>;
export type FrameName = keyof typeof FRAMES;

/** The doors wire everything, and do not import each other. */
export const DOORS = ['action', 'cli'];
/** The only room of src that may need what stands in for the platform: what judges is not what is judged. */
export const EMULATOR_DOOR = 'cli/emulator';

export const ROOMS: readonly RoomRow[] = [
  {
    path: 'src/action',
    contains: "the Action's door: settings from the runner, wiring, the GitHub side, workflow log and files",
    imports: 'everything',
    packages: [''],
    place: { frame: 'doors', at: [0.8, 0] },
  },
  {
    path: 'src/cli',
    contains:
      "the command line's door; a room for each command, and for what several of them need: requests, screen " +
      '(what only a terminal is shown), target (what `check` judges: flags, variables, CI systems, git), ' +
      'gitlab (the note on a merge request)',
    imports: 'everything',
    packages: [''],
    place: { frame: 'doors', at: [2.6, 0] },
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
      'gate/evidence-file',
      'gate/publish',
      'gate/process',
      'places',
    ],
    place: { frame: 'gate', at: [4.9, 0] },
  },
  {
    path: 'src/gate/story',
    contains: 'from a commit to a verdict, in stages',
    imports: ['domain', 'ports', 'inputs', 'scan', 'evidence', 'policy/judgement', 'gate/outcome'],
    place: { frame: 'gate', at: [7.3, 1] },
  },
  {
    path: 'src/gate/simulate',
    contains:
      'what a policy would do to every ref that was scanned, judged by the stages of the story; which projects were scanned',
    imports: ['domain', 'ports', 'inputs', 'scan', 'evidence', 'policy/judgement', 'gate/story'],
    place: { frame: 'gate', at: [3.7, 0] },
  },
  {
    path: 'src/gate/sweep',
    contains:
      'every open pull request judged as things stand now, by the stages of the story; which commit status is due, ' +
      'and how it is written beside other runs',
    imports: ['domain', 'ports', 'inputs', 'gate/story'],
    place: { frame: 'gate', at: [6.4, 0] },
  },
  {
    path: 'src/gate/doctor',
    contains: 'what `doctor` tells of a project: how it is scanned, the settings that follow, and what to paste',
    imports: ['domain', 'scan'],
    place: { frame: 'gate', at: [7.9, 0] },
  },
  {
    path: 'src/gate/outcome',
    contains: 'what a run has learned, and the report that pages are made from',
    imports: ['domain', 'inputs', 'scan', 'evidence', 'policy/judgement', 'report/text', 'gate/process'],
    place: { frame: 'gate', at: [7.3, 2] },
  },
  {
    path: 'src/gate/evidence-file',
    contains: 'the evidence of a run as a file, and the world of a run from that file',
    imports: ['domain', 'ports', 'json', 'inputs', 'report/json', 'report/text', 'gate/story', 'gate/process'],
    packages: ['node:crypto', 'zod'],
    place: { frame: 'gate', at: [6.1, 1] },
  },
  {
    path: 'src/gate/publish',
    contains: 'where a report goes: a file for each form, and their list',
    imports: [
      'domain',
      'ports',
      'forge',
      'report/formats',
      'report/html',
      'report/log',
      'report/pages',
      'report/json',
      'report/text',
    ],
    place: { frame: 'gate', at: [4.15, 1] },
  },
  {
    path: 'src/gate/process',
    contains: 'one process: concludes once, exit code, exit guard, signals, clock, whole files',
    imports: ['domain', 'ports'],
    packages: ['node:timers', 'node:fs', 'node:path', 'node:util'],
    place: { frame: 'gate', at: [8.6, 2] },
  },
  {
    path: 'src/platform',
    contains:
      'the remote interface; the only room that knows its names; its rooms: requests, ' +
      'schema (answers, and how their members are written back)',
    imports: ['domain', 'ports', 'json', 'shape', 'start', 'http', 'written'],
    packages: ['node:', 'zod'],
    place: { frame: 'sources', at: [0, 0] },
  },
  {
    path: 'src/platform/doctor',
    contains: 'what `doctor` asks the platform, and what it makes of the answers',
    imports: ['domain', 'ports', 'json', 'shape', 'http', 'platform', 'scan'],
    packages: ['node:crypto'],
  },
  {
    path: 'src/forge',
    contains:
      'what GitHub and GitLab have in common: the client, its failures, and the one comment of a gate, until it is up to date',
    imports: ['domain', 'ports', 'shape', 'http'],
    place: { frame: 'sources', at: [2, 0] },
  },
  {
    path: 'src/forge/github',
    contains: 'GitHub; the only room that knows its client',
    imports: ['domain', 'ports', 'shape', 'http', 'target', 'forge'],
    packages: ['node:crypto', '@actions/github'],
  },
  {
    path: 'src/forge/gitlab',
    contains: "GitLab's merge requests and notes; the only room that knows its names",
    imports: ['domain', 'ports', 'shape', 'http', 'target', 'forge'],
  },
  {
    path: 'src/scan',
    contains:
      'which scans decide for which products: a pure choice, and the finder that looks, asks and waits around it',
    imports: ['domain', 'ports'],
    place: { frame: 'deciding', at: [7.6, 1] },
  },
  {
    path: 'src/evidence',
    contains:
      'counting: each issue type in its place, until the searches agree and the index bears out what the scans found',
    imports: ['domain', 'ports'],
    place: { frame: 'deciding', at: [8.4, 0] },
  },
  {
    path: 'src/places',
    contains:
      'where the culprits are: the one reading that explains a verdict that stands, and can change nothing of it',
    imports: ['domain', 'ports'],
    place: { frame: 'gate', at: [8.6, 1] },
  },
  {
    path: 'src/policy/judgement',
    contains: 'conditions, plan, waivers, verdict: pure',
    imports: ['domain'],
    place: { frame: 'deciding', at: [9.4, 0] },
  },
  {
    path: 'src/policy/file',
    contains: 'a policy as people write it',
    imports: ['domain', 'written'],
    packages: ['yaml', 'zod'],
    place: { frame: 'sources', at: [1, 0] },
  },
  {
    path: 'src/report/pages',
    contains: 'summary and comment',
    imports: ['domain', 'report/text'],
    place: { frame: 'report', at: [5.45, 1] },
  },
  {
    path: 'src/report/html',
    contains: 'the page of a simulation, for a browser',
    imports: ['domain', 'report/text'],
    packages: ['node:crypto'],
    place: { frame: 'report', at: [3.15, 0] },
  },
  {
    path: 'src/report/formats',
    contains: 'the report for other systems: JUnit, SARIF, Code Quality ([docs/formats.md](docs/formats.md))',
    imports: ['domain', 'report/json', 'report/text'],
    packages: ['node:crypto'],
    place: { frame: 'report', at: [5.15, 0] },
  },
  {
    path: 'src/report/log',
    contains: 'log lines and annotations',
    imports: ['domain', 'report/pages', 'report/text'],
    place: { frame: 'report', at: [4.15, 0] },
  },
  {
    path: 'src/report/json',
    contains: 'JSON report, outputs, marker of the comment',
    imports: ['domain', 'report/text'],
    // zod describes the JSON report, node:crypto makes a digest: neither touches the world.
    packages: ['zod', 'node:crypto'],
    place: { frame: 'report', at: [6.15, 0] },
  },
  {
    path: 'src/report/text',
    contains: 'hostile text made harmless, and the pieces of a page',
    imports: ['domain'],
    packages: ['get-east-asian-width'],
    place: { frame: 'borders', at: [5.9, 0] },
  },
  {
    path: 'src/inputs',
    contains: 'reads the settings, strictly',
    imports: ['domain'],
    place: { frame: 'borders', at: [6.95, 0] },
  },
  {
    path: 'src/target',
    contains: 'what is judged: commit, subject, repository',
    imports: ['domain', 'shape'],
    place: { frame: 'borders', at: [2.7, 0] },
  },
  {
    path: 'src/written',
    contains: 'the values that people write in a policy or in the body of a request, and their spellings',
    imports: ['domain'],
    packages: ['zod'],
    place: { frame: 'borders', at: [0.5, 0] },
  },
  {
    path: 'src/http',
    contains: 'what both remote rooms have in common: time limits, capped bodies, proxies, retries, path parts',
    imports: ['domain', 'ports', 'start'],
    packages: ['node:', 'undici'],
    place: { frame: 'borders', at: [1.6, 0] },
  },
  {
    path: 'src/ports',
    contains: 'what the gate needs from the world',
    imports: ['domain'],
    place: { frame: 'ground', at: [4.15, 0] },
  },
  {
    path: 'src/shape',
    contains: 'readers of single values: each takes one form and refuses every other',
    imports: ['json'],
    place: { frame: 'ground', at: [5.15, 0] },
  },
  {
    path: 'src/json',
    contains: 'strict JSON: one walk over a text, whole or value by value, and what it builds',
    imports: [],
    place: { frame: 'ground', at: [6.15, 0] },
  },
  {
    path: 'src/start',
    contains:
      'what a start is spared: loading ahead, when the first request has left, flags of V8 ' +
      '([decision 9](docs/adr/0009-what-is-in-the-bundle.md))',
    imports: [],
    packages: ['node:v8', 'node:diagnostics_channel'],
    place: { frame: 'ground', at: [7.15, 0] },
  },
  {
    path: 'src/domain',
    contains: 'plain types in our own words',
    imports: [],
    place: { frame: 'ground', at: [3.15, 0] },
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

/** The room of src with a place of its own, which is drawn: for a room inside another one that other one. */
export function drawnRoomOf(name: string): RoomRow & { readonly place: Place } {
  const drawn = ROOMS.find((row) => row.place !== undefined && `${name}/`.startsWith(`${nameOf(row)}/`));
  if (drawn?.place === undefined) throw new Error(`${name} stands on no floor: give it a place in the table`);
  return { ...drawn, place: drawn.place };
}

export function floorOf(name: string): Floor {
  return FRAMES[drawnRoomOf(name).place.frame].floor;
}

/** Rooms that those of every floor import. */
export function namesOnGround(): readonly string[] {
  return ROOMS.filter(({ place }) => place?.frame === 'ground').map(nameOf);
}
