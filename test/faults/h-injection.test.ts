import { describe, expect, test, vi } from 'vitest';
import { anIssue, aRule, countsOf, endsAs } from '../../emulator/build.ts';
import { placeOf, type ScenarioContext, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { PlatformState, Rule } from '../../emulator/state.ts';
import { type GateRun, type GateRunOptions, runGate } from './harness/gate-run.ts';
import { mischiefIn, shapeOf } from './harness/harmless.ts';
import { FAMILIES, NAMES } from './harness/hostile-families.ts';
import { commandsIn } from './harness/runner-commands.ts';
import { sinksWith } from './harness/sinks.ts';

vi.setConfig({ testTimeout: 120_000 });

type Options = GateRunOptions;

const NOTICES = 'members and values that nobody knows';

/** One critical issue of each of these rules. */
function foundByRules(rules: readonly Partial<Rule>[]): Options {
  return {
    platform: (context: ScenarioContext): PlatformState => {
      const issues = rules.map((rule, index) =>
        anIssue({
          ...placeOf(context),
          id: `issue-${index}`,
          severity: 'SEVERITY_CRITICAL',
          // The order on a page is by count, then by name: the counts make it the same for all texts.
          standsFor: String(1_000 - index),
          rule: aRule({ ...rule, testCases: [], definition: {} }),
        }),
      );
      const found = { timeline: endsAs('SCAN_STATUS_COMPLETED', 1), findingsCounts: countsOf(issues) };
      return worldOf(context, { scans: [scanUnderTest(context, found)], issues });
    },
  };
}

const policy = (parts: object): Options => ({
  platform: SCENARIOS['over-limit'],
  inputs: { policy: JSON.stringify({ version: 1, ...parts }) },
});

/** Places that can contain several texts at once, so that one run tests a whole family; `most` is how many all pages show. */
const PLACES: Readonly<
  Record<string, { readonly most: number; readonly options: (texts: readonly string[]) => Options }>
> = {
  'rule paths': {
    most: 10,
    options: (texts) => foundByRules(texts.map((path, index) => ({ id: `id-${index}`, path }))),
  },
  'rule ids': { most: 10, options: (texts) => foundByRules(texts.map((id) => ({ id, path: '' }))) },
  [NOTICES]: {
    most: 2,
    options: (texts) =>
      foundByRules(
        texts.map((text, index) => ({ id: `id-${index}`, groupMembers: { [text]: text, ruleVisibility: text } })),
      ),
  },
  'members that nobody should read': {
    most: 10,
    options: (texts) =>
      foundByRules(
        texts.map((text, index) => {
          const rule = { id: `id-${index}`, author: text, sourceUri: text, shaSum: text, versionId: text };
          const groupMembers = { ruleDeploymentName: text, ruleLastChangeBy: text, ruleDefinition: { text } };
          return { ...rule, groupMembers };
        }),
      ),
  },
  'names of conditions': {
    most: 30,
    options: (texts) =>
      policy({ conditions: texts.map((text, max) => ({ name: `${text.slice(0, 97)} ${max}`, max })) }),
  },
  waivers: {
    most: 30,
    options: (texts) =>
      policy({
        conditions: [{ name: 'All', max: 0 }],
        waivers: texts.map((text, index) => {
          const rule = `${text.slice(0, 500)} ${index}`;
          return { rule, reason: text.slice(0, 500), owner: text.slice(0, 500), expires: '2020-01-31' };
        }),
      }),
  },
};

const cases = FAMILIES.flatMap(({ row, family, texts }) =>
  Object.entries(PLACES).map(([place, { most, options }]) => ({ row, family, texts, place, most, options })),
);

/** The shape of the pages for harmless texts, by place and number of texts. */
const plainShapes = new Map<string, Promise<ReturnType<typeof shapes>>>();

function shapes(run: GateRun) {
  return {
    outcome: [run.exitCode, run.verdict, run.reason],
    comment: shapeOf(run.comments[0] ?? ''),
    summary: shapeOf(run.summary),
  };
}

function plainShape(place: string, count: number): Promise<ReturnType<typeof shapes>> {
  const key = `${place} ${count}`;
  const known = plainShapes.get(key);
  if (known !== undefined) return known;
  const texts = Array.from({ length: count }, (_, index) => `plain.text-${index}`);
  const made = runGate(PLACES[place]!.options(texts)).then(shapes);
  plainShapes.set(key, made);
  return made;
}

function* chunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

describe('H. injection by several texts at once', () => {
  test.each(cases)('$row $family do nothing as $place', async ({ row, texts, place, most, options }) => {
    for (const some of chunks(texts, most)) {
      const run = await runGate(options(some));
      expect(mischiefIn(run)).toEqual([]);
      const told = shapes(run);
      const plain = await plainShape(place, some.length);
      // A text that a policy may not contain is refused, which makes another page; equal notices become one.
      const isOtherPage = run.reason === 'policy-invalid' || (row === 'H15' && place === NOTICES);
      if (!isOtherPage) expect(told).toEqual(plain);
    }
  });

  test.each(Object.entries(PLACES))(
    'H10 names that break careless programs do nothing as %s',
    async (place, { options }) => {
      for (const some of chunks(NAMES, PLACES[place]!.most)) {
        const run = await runGate({ ...options(some), tolerates: ['plain words'] });
        expect(mischiefIn(run)).toEqual([]);
        // The member __proto__ gets no notice.
        if (place !== NOTICES) expect(shapes(run)).toEqual(await plainShape(place, some.length));
      }
    },
  );

  test.each([
    ['rule paths', ['stdout', 'summary', 'report', 'comments']],
    ['rule ids', ['stdout', 'summary', 'report', 'comments']],
    [NOTICES, ['stdout', 'summary', 'report', 'comments']],
    ['members that nobody should read', []],
    ['names of conditions', ['stdout', 'summary', 'outputs', 'report', 'comments']],
    ['waivers', ['summary', 'report', 'comments']],
  ])('H1 harmless texts are shown where they should be: %s', async (place, expected) => {
    const run = await runGate(PLACES[place]!.options(['plain.canary']));
    const places = new Set(sinksWith(run, ['plain.canary']).map((found) => found.split(':')[0]!));
    for (const sink of ['stdout', 'summary', 'outputs', 'report', 'comments']) {
      expect([sink, places.has(sink)]).toEqual([sink, expected.includes(sink)]);
    }
  });

  test('H11 replacement patterns are shown as they are', async () => {
    const texts = ["$& $` $' $1 $$", '%s %d %o', `\${process.env.HOME}`];
    const run = await runGate(PLACES['rule paths']!.options(texts));
    for (const page of [run.comments[0], run.summary]) for (const text of texts) expect(page).toContain(text);
  });

  test('H13 the title of an annotation has the whole name, and there is no other property', async () => {
    const name = 'a,file=/etc/passwd::x: 100%25';
    const run = await runGate(policy({ conditions: [{ name, max: 0 }] }));
    const errors = commandsIn(run.stdout).filter(({ name: command }) => command === 'error');
    expect(errors.map(({ properties }) => properties)).toEqual([{ title: `Findings Gate: ${name}` }]);
  });

  test('H15 a long text is cut at 200 characters, and says so', async () => {
    const run = await runGate(foundByRules([{ id: 'x', path: 'b'.repeat(1_000_000) }]));
    for (const page of [run.comments[0], run.summary]) {
      expect(page).toContain(`\`${'b'.repeat(199)}…\``);
      expect(page).not.toContain('b'.repeat(200));
    }
  });
});
