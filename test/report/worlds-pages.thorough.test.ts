import { describe, expect, test } from 'vitest';
import { isNameless } from '../../src/domain/evidence.ts';
import { placeText } from '../../src/domain/place/condition-places.ts';
import { COUNT_COLUMNS, type CountColumn } from '../../src/domain/severity.ts';
import type { ConditionResult, CountedRule } from '../../src/domain/verdict.ts';
import { renderOutputs } from '../../src/report/json/outputs.ts';
import { renderComment } from '../../src/report/pages/comment.ts';
import { renderSummary } from '../../src/report/pages/summary.ts';
import { clean } from '../../src/report/text/text.ts';
import { aCrowdedWorld, type World } from './a-world.ts';
import { culpritSections, type Row, type Section } from './culprit-sections.ts';
import {
  addressOf,
  brokenOf,
  isNewJudged,
  nameOf,
  numbersIn,
  placed,
  placesBelow,
  SEEDS,
  WORLDS,
  worldOf,
} from './some-worlds.ts';

/*
 * The promise of the pages, over many worlds that went through the real judgement: what broke the policy comes first,
 * whole where there is room, and all numbers agree.
 */
const MARKER = '<!-- findings-gate key= -->';

const PAGES: Readonly<Record<string, (world: World, most?: number) => string>> = {
  comment: ({ report }, maxLength = 60_000) => renderComment(report, { marker: MARKER, maxLength }),
  summary: ({ report }, maxBytes = 900 * 1_024) => renderSummary(report, { maxBytes }),
};

/** A name, and what the condition judges of the rule; equals are in any order. */
function countsOf(rules: readonly CountedRule[]): readonly string[] {
  return rules.map(({ rule, issues }) => `${nameOf(rule)} ${issues}`).sort();
}

/** The same from a page's numbers alone. */
function judgedIn({ cells }: Row, { compare, new: more }: ConditionResult): number {
  const judged = compare === 'new' && more !== undefined ? cells.get('New') : cells.get('Issues');
  return Number(judged) - Number(cells.get('Waived') ?? 0);
}

/** Numbers of issues without a word, in the rows of all tables; that a kept limit is exact is proven. */
function numbersAlone(page: string): readonly string[] {
  let titles: readonly string[] = [];
  const alone: string[] = [];
  for (const line of page.split('\n').filter((text) => text.startsWith('| '))) {
    const cells = line.slice(2, -2).split(' | ');
    if (/^(?:Rule|Condition|Severity|Waived rule)$/.test(cells[0]!)) titles = cells;
    else if (!/✅|➖|\*\*expired/.test(line)) {
      const told = cells.filter((cell, index) => index > 0 && OF_ISSUES.test(titles[index]!) && /^[*]*\d/.test(cell));
      alone.push(...told);
    }
  }
  return alone;
}

const OF_ISSUES = /^(?:Found|New|Waived|Issues|Total|code|supply-chain|secrets|ai-code|other|ai-code, other)$/;

/** As a line of counts writes it. */
function strong(count: string): string {
  return count === '0' ? '0' : `**${count}**`;
}

/** True where the page has the line of counts. */
function hasCounts(page: string): boolean {
  return / (?:critical|low)(?: not read)? · /.test(page);
}

/** Worst severity first, a rule of none that is known last; then what the condition judges. */
function expectWorstFirst(rows: readonly Row[], condition: ConditionResult): void {
  const rank = (row: Row): number => {
    const [worst = ''] = row.cells.get('Severity')!.split(', ');
    return worst === '' ? COUNT_COLUMNS.length : COUNT_COLUMNS.indexOf(worst as CountColumn);
  };
  const ordered = rows.toSorted((a, b) => rank(a) - rank(b) || judgedIn(b, condition) - judgedIn(a, condition));
  expect(rows).toEqual(ordered);
}

test('the worlds hold every kind of case', () => {
  const worlds = [...WORLDS.values()];
  const broken = worlds.flatMap(brokenOf);
  const kinds = {
    verdicts: new Set(worlds.map(({ report }) => report.verdict.word)),
    counts: new Set(broken.map(({ count }) => count)),
    compares: new Set(broken.map((condition) => isNewJudged(condition))),
    actions: new Set(broken.map(({ action }) => action)),
    sources: new Set(broken.map(({ source }) => source)),
    waivers: new Set(worlds.flatMap(({ report }) => report.waivers.map(({ state }) => state))),
    fixed: new Set(worlds.map(({ report }) => report.fixedRules === undefined)),
  };
  expect(Object.values(kinds).map(({ size }) => size)).toEqual([3, 2, 2, 2, 2, 4, 2]);
  expect(broken.some(({ rules }) => rules.some(({ rule }) => isNameless(rule)))).toBe(true);
  expect(worlds.some(({ report }) => report.waivers.some(({ excess }) => excess > 0n))).toBe(true);
  const rules = worlds.flatMap(({ report }) => report.conditions.flatMap((condition) => condition.rules));
  expect(rules.some(({ columns }) => columns.length === 0)).toBe(true);
  expect(rules.some(({ columns }) => columns.length > 1)).toBe(true);
  const places = worlds.flatMap((world) => placesBelow(world).flat());
  expect(new Set(places.map(({ url }) => url === undefined)).size).toBe(2);
  expect(worlds.some((world) => placesBelow(world).some((all) => all.length > 50))).toBe(true);
});

describe.each(Object.keys(PAGES))('the %s', (kind) => {
  const render = PAGES[kind]!;
  const pages = new Map(
    SEEDS.map((seed) => {
      const page = render(worldOf(seed));
      return [seed, { page, ...culpritSections(page) }] as const;
    }),
  );

  test.each(SEEDS)('of world %i has a section for each broken condition, those that block first', (seed) => {
    const world = worldOf(seed);
    const { sections } = pages.get(seed)!;
    expect(sections.map(({ name, isBlocking }) => [name, isBlocking])).toEqual(
      brokenOf(world).map(({ name, action }) => [name, action === 'fail']),
    );
  });

  test.each(SEEDS)(
    'of world %i names in each section all rules that break the condition, worst severity first',
    (seed) => {
      const world = worldOf(seed);
      const { sections } = pages.get(seed)!;
      for (const [index, condition] of brokenOf(world).entries()) {
        const { rows, missing } = sections[index]!;
        expect(missing).toBe(0);
        expect(rows.map((row) => `${row.name} ${judgedIn(row, condition)}`).sort()).toEqual(countsOf(condition.rules));
        expectWorstFirst(rows, condition);
      }
    },
  );

  test.each(SEEDS)('of world %i adds up: the rows of a section are what its heading says', (seed) => {
    const world = worldOf(seed);
    const { sections } = pages.get(seed)!;
    const isWhole = world.given.evidence.shortfall === undefined;
    for (const [index, condition] of brokenOf(world).entries()) {
      const { told, rows } = sections[index]!;
      const numbers = numbersIn(told);
      expect(numbers).toEqual({
        isBound: !isWhole,
        isNew: isNewJudged(condition),
        count: isNewJudged(condition) ? condition.new : condition.found,
        noun: condition.count === 'groups' ? 'rule' : 'issue',
        waived: condition.waived,
        max: condition.max,
      });
      const issues = rows.reduce((sum, row) => sum + judgedIn(row, condition), 0);
      expect(BigInt(numbers.noun === 'rule' ? rows.length : issues)).toBe(numbers.count - numbers.waived);
    }
  });

  test.each(SEEDS)(
    'of world %i shows each place below the first condition that counts it, and links to its lines',
    (seed) => {
      const world = worldOf(seed);
      const { sections } = pages.get(seed)!;
      for (const [index, places] of placesBelow(world).entries()) {
        const { places: shown, missingPlaces } = sections[index]!;
        expect(shown.length + missingPlaces).toBe(places.length);
        expect(missingPlaces).toBe(Math.max(0, places.length - 50));
        const told = shown.map(({ where, url }) => ({ where, url }));
        expect(told.map((place) => JSON.stringify(place)).sort()).toEqual(
          places
            .slice(0, 50)
            .map((place) => JSON.stringify({ where: clean(placeText(place) ?? NOWHERE), url: addressOf(place, world) }))
            .sort(),
        );
        const open = shown.filter(({ isOpen }) => isOpen);
        const perRule = Map.groupBy(places.slice(0, 50), ({ ruleId }) => ruleId);
        const due = [...perRule.values()].reduce((sum, all) => sum + Math.min(all.length, 5), 0);
        expect(open.length).toBe(Math.min(15, due));
      }
    },
  );

  test.each(SEEDS)('of world %i names no rule that breaks nothing before one that does', (seed) => {
    const world = worldOf(seed);
    const culprits = new Set(brokenOf(world).flatMap(({ rules }) => rules.map(({ rule }) => nameOf(rule))));
    const { rules, breakingRules } = world.report;
    const shown = rules.slice(breakingRules, kind === 'comment' ? breakingRules + 10 : rules.length);
    const others = rules.map(nameOf).filter((name) => !culprits.has(name));
    const { page, rest } = pages.get(seed)!;
    const before = page.slice(0, page.length - rest.length);
    expect(others.filter((name) => before.includes(name))).toEqual([]);
    expect(shown.map(nameOf).filter((name) => !rest.includes(`\`${name}\``))).toEqual([]);
  });

  test.each(SEEDS)('of world %i tells the counts that outputs and JSON report tell', (seed) => {
    const { report } = worldOf(seed);
    const { page } = pages.get(seed)!;
    const outputs = renderOutputs(report, { reportPath: '', commentUrl: '' });
    const bound = report.countsAre === 'exact' ? '' : 'at least ';
    for (const column of COUNT_COLUMNS) {
      const told = new RegExp(`(?:^|· )([^·\\n]*?) ?${column}( not read)?(?: ·| *$)`, 'm').exec(page)?.slice(1);
      const count = outputs[column];
      const isTold = count !== '' && (bound === '' || (count !== '0' && report.countsAre === 'at-least'));
      if (told !== undefined)
        expect([column, told]).toEqual([column, isTold ? [`${bound}${strong(count)}`, undefined] : ['', ' not read']]);
      else expect([column, isTold]).toEqual([column, false]);
    }
    const isExact = report.countsAre === 'exact';
    if (report.countsAre === 'unsettled') return;
    expect(/(at least )?\*\*(\d+)\*\* new/.exec(page)?.slice(1) ?? []).toEqual(
      outputs['new-total'] === '' || !hasCounts(page) ? [] : [isExact ? undefined : bound, outputs['new-total']],
    );
    const fixed = /(\d+) fixed against/.exec(page)?.[1];
    expect(fixed).toBe(report.fixedTotal === undefined || !isExact ? undefined : String(report.fixedTotal));
    const waived = /of these (?:at least )?(\d+) waived/.exec(page)?.[1] ?? '0';
    expect(waived).toBe(hasCounts(page) ? outputs.waived || '0' : '0');
  });

  test.each(SEEDS)('of world %i shows no number alone that was not read to its end', (seed) => {
    const world = worldOf(seed);
    const alone = numbersAlone(pages.get(seed)!.page);
    if (world.report.countsAre === 'exact') expect(alone.length).toBeGreaterThan(0);
    else expect(alone).toEqual([]);
  });

  test.each(SEEDS.slice(0, 40))('of world %i is cut at what breaks nothing first, and says what is missing', (seed) => {
    const world = worldOf(seed);
    const whole = render(world, Number.MAX_SAFE_INTEGER);
    for (const share of [0.95, 0.8, 0.65, 0.5, 0.35]) {
      const page = render(world, Math.floor(Buffer.byteLength(whole) * share));
      expectKept(kind, world, page);
      expectWholeLinks(page, whole);
    }
  });

  test.each([1, 2, 3])(
    'of the crowded world %i is full of what breaks the policy, and says what is missing',
    async (seed) => {
      const world = await placed(aCrowdedWorld(seed), seed);
      const most = kind === 'comment' ? 60_000 : 200_000;
      const page = kind === 'comment' ? render(world) : render(world, most);
      expect(Buffer.byteLength(page)).toBeLessThanOrEqual(most + 1_000);
      expect(page.length).toBeGreaterThan(most * 0.9);
      expectKept(kind, world, page);
    },
  );
});

const NOWHERE = 'a place that is not known';

/** A cut goes through no link, and makes none. */
function expectWholeLinks(page: string, whole: string): void {
  const starts = page.split('](<').length - 1;
  const links = [...page.matchAll(LINK)].map(([link]) => link);
  expect(links).toHaveLength(starts);
  const known = new Set([...whole.matchAll(LINK)].map(([link]) => link));
  expect(links.filter((link) => !known.has(link))).toEqual([]);
}

const LINK = /\[[^\n]*?\]\(<https:\/\/[^<>\s]+>\)/g;

/** What a cut page still promises. */
function expectKept(kind: string, world: World, page: string): void {
  const broken = brokenOf(world);
  const { sections, rest } = culpritSections(page);
  expect(sections.map(({ name }) => name)).toEqual(broken.slice(0, sections.length).map(({ name }) => name));
  for (const [index, { rows, missing }] of sections.entries()) {
    const { rules } = broken[index]!;
    expect(rows.length + missing).toBe(rules.length);
    expect(rows.map((row) => judgedIn(row, broken[index]!))).toEqual(
      rules.slice(0, rows.length).map(({ issues }) => Number(issues)),
    );
  }
  const left = broken.length - sections.length;
  if (left > 0 && sections.length > 0) expect(rest).toMatch(new RegExp(`^and ${left} more broken conditions?$`, 'm'));
  const isCut = left > 0 || sections.some(({ rows, missing }) => missing > 0 && rows.length < 1_000);
  if (!isCut) return;
  const others = otherRows(rest);
  // The summary tells of every condition in a line, before the rules of each.
  expect(kind === 'comment' ? others : others.filter((line) => !RESULT.test(line))).toEqual([]);
}

/** The end of a line about a condition. */
const RESULT = /\| (?:✅|❌|⚠️|❔|➖) [^|]*\|$/u;

/** Rows of lists that name what breaks nothing: other rules, all conditions, waivers. */
function otherRows(rest: string): readonly string[] {
  const tables = rest.split('\n').filter((line) => /^\| (?!Severity|:-|critical|high|medium|low|unrated)/.test(line));
  return tables.filter((line) => !/^\| (?:Rule|Condition|Waived rule) /.test(line));
}

test('a page is read back as it was written', () => {
  const { sections, rest } = culpritSections(
    [
      '#### ⚠️ `a`: 3 issues, none allowed',
      '',
      '| Rule | Issues |',
      '| :-- | --: |',
      '| `b` · `c.b` | 3 |',
      '',
      'and 2 more rules',
      '',
      'See x',
    ].join('\n'),
  );
  const rows = [
    {
      name: 'c.b',
      cells: new Map([
        ['Rule', '`b` · `c.b`'],
        ['Issues', '3'],
      ]),
    },
  ];
  expect(sections).toEqual<Section[]>([
    { isBlocking: false, name: 'a', told: '3 issues, none allowed', rows, missing: 2, places: [], missingPlaces: 0 },
  ]);
  expect(rest).toBe('See x');
});
