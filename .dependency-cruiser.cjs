/** All modules of Node: dependency-cruiser drops their `node:`, and other than a file they have no ending. */
const NODE = '^[a-z0-9_/]+$';

/**
 * What each module may import besides itself: other modules, packages, and modules of Node. Types count too.
 * The lowest layer is first: a module is named only by rows below its own.
 */
const MODULES = {
  'src/domain': [],
  'src/json': ['zod'],
  'src/ports': ['src/domain'],

  'src/http': ['src/domain', 'src/ports', NODE, 'undici'],
  'src/written': ['src/domain', 'zod'],
  'src/target': ['src/domain', 'src/json', 'zod'],
  'src/inputs': ['src/domain'],
  'src/report/text': ['src/domain', 'get-east-asian-width'],

  'src/report/json': ['src/domain', 'src/report/text', 'zod', 'node:crypto'],
  'src/report/pages': ['src/domain', 'src/report/text'],
  'src/report/log': ['src/domain', 'src/report/pages', 'src/report/text'],
  'src/report/formats': ['src/domain', 'src/report/json', 'src/report/text', 'node:crypto', 'sarif'],
  'src/policy/file': ['src/domain', 'src/written', 'yaml', 'zod'],
  'src/policy/judgement': ['src/domain'],
  'src/evidence': ['src/domain', 'src/ports'],
  'src/scan': ['src/domain', 'src/ports'],
  'src/forge': ['src/domain', 'src/ports', 'src/json', 'src/http', 'node:crypto', 'undici', 'zod'],
  'src/forge/github': [
    ...['src/domain', 'src/ports', 'src/json', 'src/http', 'src/target', 'src/forge'],
    ...['node:crypto', 'node:events', 'zod'],
  ],
  'src/forge/gitlab': ['src/domain', 'src/ports', 'src/json', 'src/http', 'src/target', 'src/forge', 'zod'],
  'src/platform': ['src/domain', 'src/ports', 'src/json', 'src/http', 'src/written', NODE, 'undici', 'zod'],

  'src/locations': ['src/domain', 'src/ports'],
  'src/gate/process': ['src/domain', 'src/ports', 'node:timers', 'node:fs', 'node:path', 'node:crypto'],
  'src/gate/publish': [
    ...['src/domain', 'src/ports', 'src/forge'],
    ...['src/report/formats', 'src/report/log', 'src/report/pages', 'src/report/json', 'src/report/text'],
  ],
  'src/gate/outcome': [
    ...['src/domain', 'src/inputs', 'src/scan', 'src/evidence', 'src/policy/judgement', 'src/report/text'],
    'src/gate/process',
  ],
  'src/gate/pipeline': [
    ...['src/domain', 'src/ports', 'src/inputs', 'src/scan', 'src/evidence', 'src/policy/judgement'],
    'src/gate/outcome',
  ],
  'src/gate/entry-point': [
    ...['src/domain', 'src/ports', 'src/inputs', 'src/report/text', 'src/locations'],
    ...['src/gate/pipeline', 'src/gate/outcome', 'src/gate/publish', 'src/gate/process'],
  ],

  emulator: [NODE, 'yaml', 'zod'],
  'github-double': ['emulator', NODE],
  'gitlab-double': ['emulator', NODE],
};

/** The two entry points and the tools wire everything: the rules below say what they must not. */
const WIRING = ['src/action', 'src/cli', 'src/tools'];

/** The only files outside of a tool that import one: delete a tool's folder and its line here, and the rest builds. */
const IMPORT_A_TOOL = ['src/cli/tools.ts', 'src/action/run-action.ts'];

const ownRules = Object.entries(MODULES).map(([name, allowed]) => ({
  name: `imports of ${name}`,
  severity: 'error',
  from: { path: filesOf(name) },
  // Who may import a tool has a rule of its own.
  to: { pathNot: ['^src/tools/', filesOf(name), ...allowed.map(targetOf)] },
}));

/** Files of a module, without those of a module inside it. */
function filesOf(name) {
  const inner = Object.keys(MODULES).filter((other) => other.startsWith(`${name}/`));
  return inner.length === 0
    ? `^${name}/`
    : `^${name}/(?!(${inner.map((each) => each.slice(name.length + 1)).join('|')})/)`;
}

/** A module, a package in node_modules or its types, or a module of Node with what is below it. */
function targetOf(allowed) {
  if (allowed === NODE) return NODE;
  if (allowed.startsWith('node:')) return `^${allowed.slice('node:'.length)}(/|$)`;
  return allowed in MODULES ? filesOf(allowed) : `^node_modules/(@types/)?${allowed}/`;
}

for (const [index, [name, allowed]] of Object.entries(MODULES).entries()) {
  const lower = Object.keys(MODULES).slice(0, index);
  const higher = allowed.filter((each) => each in MODULES && !lower.includes(each));
  if (higher.length > 0) throw new Error(`${name} names ${higher.join(', ')}, which is in no row above its own`);
}

function forbidden(name, from, to) {
  return { name, severity: 'error', from, to };
}

module.exports = {
  forbidden: [
    ...ownRules,
    forbidden(
      'every file is in a module',
      { path: '^src/', pathNot: [...Object.keys(MODULES), ...WIRING].map((name) => `^${name}/`) },
      {},
    ),
    forbidden('no circle', {}, { circular: true }),
    forbidden(
      'only the entry points import a tool',
      { path: '^src/', pathNot: ['^src/tools/', ...IMPORT_A_TOOL] },
      { path: '^src/tools/' },
    ),
    forbidden(
      'no tool imports another',
      { path: '^src/tools/([^/]+)/' },
      { path: '^src/tools/', pathNot: '^src/tools/$1/' },
    ),
    forbidden('nothing imports the Action', { path: '^src/', pathNot: '^src/action/' }, { path: '^src/action/' }),
    forbidden(
      'the Action and the gate do not import the command line',
      { path: '^src/', pathNot: '^src/(cli|tools)/' },
      { path: '^src/cli/' },
    ),
    forbidden(
      'only its command imports the emulator',
      { path: '^src/', pathNot: '^src/cli/emulator/' },
      { path: '^(emulator|github-double|gitlab-double)/' },
    ),
    forbidden(
      'packages of the tools',
      { path: '^src/tools/' },
      { path: '^node_modules/', pathNot: '^node_modules/(zod|yaml)/' },
    ),
    // The locations explain a verdict that stands. What decides must not be able to read them.
    forbidden(
      'what decides does not read what explains',
      { path: '^src/(gate/pipeline|gate/outcome|scan|evidence|policy/judgement|tools/fleet/simulate)/' },
      { path: '^src/.*/(locations-reader|locations-client|deployments|team-delete)\\.ts$|^src/locations/' },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
