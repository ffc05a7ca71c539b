import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../demo/events.ts';
import { aRepository } from '../../emulator/build.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { meet, shapeOf } from './harness/harmless.ts';
import { FAMILIES, NAMES } from './harness/hostile-families.ts';
import { foundByRules, NOTICES, PATHS, POLICY, RULES, type Scene, withPolicy } from './harness/hostile-scenes.ts';
import { once } from './harness/once.ts';
import { commandsIn } from './harness/runner-commands.ts';
import { scans } from './harness/worlds.ts';

const plainShapes = new Map(
  [RULES, POLICY].map((scene) => [scene, once(() => runFault(scene.options({})).then(shape))]),
);

function shape({ exitCode, verdict, reason, comments, summary }: GateRun): string {
  return JSON.stringify([exitCode, verdict, reason, shapeOf(comments[0] ?? ''), shapeOf(summary)]);
}

/** Compares the pages with those of plain texts. Leaves out refused policies, which make another page, and notices, of which equal ones become one. */
async function differences(run: GateRun, scene: Scene): Promise<readonly string[]> {
  const plainShape = plainShapes.get(scene);
  if (plainShape === undefined || run.reason === 'policy-invalid') return [];
  const [told, plain] = [shape(run), await plainShape()];
  return told === plain ? [] : [`pages of another shape: ${told.slice(0, 2_000)}`];
}

const families = [
  ...FAMILIES.map((family) => ({ ...family, tolerates: [] })),
  { row: 'H10', family: 'names that break careless programs', texts: NAMES, tolerates: ['plain words'] as const },
];

describe('H. injection by several texts at once', () => {
  test.each(families)('$row $family have no effect in all places at once', async ({ texts, tolerates }) => {
    for (const scene of [RULES, NOTICES, POLICY])
      for (let first = 0; first < texts.length; first += scene.most) {
        const some = texts.slice(first, first + scene.most);
        const options = scene.options(Object.fromEntries(scene.places.map((place) => [place, some])));
        const { problems } = await meet({ ...options, tolerates }, (run) => differences(run, scene));
        expect(problems, some.join(' ').slice(0, 200)).toEqual([]);
      }
  });

  test('H11 replacement patterns are shown as they are', async () => {
    const texts = ["$& $` $' $1 $$", '%s %d %o', `\${process.env.HOME}`];
    const run = await runFault(RULES.options({ [PATHS]: texts }));
    for (const page of [run.comments[0], run.summary]) for (const text of texts) expect(page).toContain(text);
  });

  test('H13 the title of an annotation has the whole name, and there is no other property', async () => {
    const name = 'a,file=/etc/passwd::x: 100%25';
    const run = await runFault(withPolicy({ conditions: [{ name, max: 0 }] }));
    const errors = commandsIn(run.stdout).filter(({ name: command }) => command === 'error');
    const ofTheCondition = errors.filter(({ properties }) => properties.title?.includes('etc/passwd'));
    expect(ofTheCondition.map(({ properties }) => properties)).toEqual([{ title: `Findings Gate: ${name}` }]);
    expect(errors.map(({ properties }) => properties.file)).not.toContain('/etc/passwd');
  });

  test('H15 a long text is cut at 200 characters, with a mark', async () => {
    const run = await runFault(foundByRules([{ id: 'x', path: 'b'.repeat(1_000_000) }]));
    for (const page of [run.comments[0], run.summary]) {
      expect(page).toContain(`\`${'b'.repeat(199)}…\``);
      expect(page).not.toContain('b'.repeat(200));
    }
  });
});

/** A run of several projects: those of the first half fail, the others pass. */
function projectsNamed(names: readonly string[]): BuiltOptions {
  const projects = names.map((name, index) => [
    String(601 + index),
    {
      repositoryId: String(201 + index),
      meta: { repo_display_name: `${REPOSITORY}/${name}` },
      found: index < names.length / 2 ? 1 : 0,
    },
  ]);
  const repositories = names.map((_, index) => aRepository({ id: String(201 + index), name: REPOSITORY }));
  const platform = scans(Object.fromEntries(projects), { repositories });
  return { platform, inputs: { 'repository-id': '', projects: 'all', comment: 'always' } };
}

const MOST = 8;

test.each(FAMILIES)('$row $family have no effect as names of projects', async ({ texts }) => {
  const short = texts.map((text) => text.slice(0, 1_000));
  for (let first = 0; first < short.length; first += MOST) {
    const options = projectsNamed([...short.slice(first, first + MOST), 'plain']);
    const { run, problems } = await meet(options, async () => []);
    expect(problems).toEqual([]);
    expect([run.exitCode, run.verdict]).toEqual([1, 'fail']);
  }
});
