import { describe, expect, test } from 'vitest';
import { isNameless } from '../../src/domain/evidence.ts';
import { COUNT_COLUMNS, type CountColumn } from '../../src/domain/issue.ts';
import { renderComment } from '../../src/report/pages/comment.ts';
import { renderSummary } from '../../src/report/pages/summary.ts';
import { draws } from '../build/draws.ts';
import { aCrowdedWorld, type World } from './a-world.ts';
import { type PageRow, pageRows, ruleRows } from './page-rows.ts';
import {
  SEEDS as ALL_SEEDS,
  addressOf,
  brokenOf,
  isNewJudged,
  nameOf,
  placed,
  placesBelow,
  WORLDS,
  worldOf,
} from './some-worlds.ts';

/*
 * The promise of the pages, over many worlds that went through the real judgement: what broke the policy comes first,
 * whole where there is room, and all numbers agree.
 */
const SEEDS = ALL_SEEDS.slice(0, draws(ALL_SEEDS.length));
const CROWDED = await Promise.all(
  [1, 2, 3].slice(0, draws(3)).map(async (seed) => [seed, await placed(aCrowdedWorld(seed), seed)] as const),
);

const MARKER = '<!-- findings-gate key= -->';

const PAGES: Readonly<Record<string, (world: World, most?: number) => string>> = {
  comment: ({ report }, maxLength = 60_000) => renderComment(report, { marker: MARKER, maxLength }),
  summary: ({ report }, maxBytes = 900 * 1_024) => renderSummary(report, { maxBytes }),
};

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

/** What breaks something in a world, by the judgement and the places alone. */
function dueOf(world: World) {
  const broken = brokenOf(world);
  const rules = new Map<string, { readonly name: string; readonly breaks: string[]; found: bigint }>();
  for (const { name, rules: counted } of broken) {
    const seen: string[] = [];
    for (const { rule, found } of counted) {
      const names = JSON.stringify([rule.issueType, rule.ruleId, rule.rulePath]);
      // A condition may count several rules without a name.
      const key = `${names} ${seen.filter((one) => one === names).length}`;
      seen.push(names);
      const known = rules.get(key) ?? { name: nameOf(rule), breaks: [], found };
      known.breaks.push(name);
      if (found > known.found) known.found = found;
      rules.set(key, known);
    }
  }
  const places = placesBelow(world).flat();
  const placed = places.filter(({ filePath = '' }) => filePath !== '');
  const ids = new Set(placed.map(({ ruleId }) => ruleId));
  return { rules: [...rules.values()], placed, ids, isWhole: world.given.evidence.shortfall === undefined };
}

describe.each(Object.keys(PAGES))('the %s', (kind) => {
  const render = PAGES[kind]!;
  const most = kind === 'comment' ? 20 : 50;
  const pages = new Map(SEEDS.map((seed) => [seed, render(worldOf(seed))] as const));
  const parsed = new Map(
    [...pages].map(([seed, page]) => [seed, { ...pageRows(page), rules: ruleRows(page) }] as const),
  );
  const told = (seed: number) => parsed.get(seed)!;

  test.each(SEEDS)('of world %i has a row for each rule that breaks something, with all that it breaks', (seed) => {
    const due = dueOf(worldOf(seed));
    const { rules } = told(seed);
    const texts = due.rules.map(({ name, breaks, found }) => `${name} ${found} ${breaks.join(', ')}`);
    const shown = rules.map(({ name, cells, breaks }) => `${name} ${cells.get('Issues')} ${breaks.join(', ')}`);
    if (due.rules.length <= most) expect(shown.toSorted()).toEqual(texts.toSorted());
    else expect(shown.filter((text) => !texts.includes(text))).toEqual([]);
  });

  test.each(SEEDS)('of world %i shows what blocks first, then the worst severity, a live secret before all', (seed) => {
    const { rows } = told(seed);
    const rank = ({ severity, what }: PageRow): number => {
      const [word = ''] = severity.split(', ');
      const column = COUNT_COLUMNS.indexOf(word as CountColumn);
      const isLive = what.includes('**revoke it first**');
      return (
        (severity.endsWith('warning') ? 100 : 0) + (isLive ? 0 : 10) + (column === -1 ? COUNT_COLUMNS.length : column)
      );
    };
    expect(rows.map(rank)).toEqual(rows.map(rank).toSorted((a, b) => a - b));
  });

  test.each(SEEDS)('of world %i has a row for each file of a rule, and one for each rule without', (seed) => {
    const { rules, placed, ids } = dueOf(worldOf(seed));
    const { rows, left } = told(seed);
    const files = new Set(
      placed.map(({ ruleId, filePath, severity, dependency, issueType }) =>
        JSON.stringify([ruleId, issueType, filePath, severity, dependency]),
      ),
    );
    // Rules of one id and two products share their places.
    const isAlone = new Set(placed.map(({ ruleId }) => ruleId)).size === ids.size;
    expect(isAlone).toBe(true);
    expect(rows.length).toBeLessThanOrEqual(most);
    expect(rows.length + left).toBeGreaterThanOrEqual(Math.max(rules.length, files.size));
    expect(rows.length + left).toBeLessThanOrEqual(rules.length + files.size);
  });

  test.each(SEEDS)('of world %i links each line to where it is, and nothing else', (seed) => {
    const world = worldOf(seed);
    const { rows, left } = told(seed);
    const due = new Set(dueOf(world).placed.map((location) => addressOf(location, world)));
    const links = rows.flatMap((row) => row.links);
    expect(links.filter((link) => !due.has(link))).toEqual([]);
    if (left === 0 && due.size > 1) expect(links.length).toBeGreaterThan(0);
  });

  test.each(SEEDS)('of world %i names no rule that breaks nothing before the fold', (seed) => {
    const { report } = worldOf(seed);
    const conditionRules = new Set(
      brokenOf(worldOf(seed)).flatMap(({ rules }) => rules.map(({ rule }) => nameOf(rule))),
    );
    const { rules, breakingRules } = report;
    const others = rules.map(nameOf).filter((name) => !conditionRules.has(name));
    const { open, folded } = told(seed);
    const named = open.replace(/^\*\*New:\*\* .*$|^\*\*Fixed or triaged:\*\* .*$/gm, '');
    expect(others.filter((name) => named.includes(name))).toEqual([]);
    const shown = rules.slice(breakingRules, kind === 'comment' ? breakingRules + 10 : rules.length);
    expect(shown.map(nameOf).filter((name) => !folded.includes(`\`${name}\``))).toEqual([]);
  });

  test.each(SEEDS)('of world %i tells in its facts no other counts than the report', (seed) => {
    const { report } = worldOf(seed);
    const lines = told(seed).open.split('\n');
    const facts = lines.findLast((line) => line.startsWith('<sub>') && line.endsWith('</sub>')) ?? '';
    const bound = report.countsAre === 'exact' ? '' : 'at least ';
    for (const column of COUNT_COLUMNS) {
      const count = new RegExp(`(?:[ ,>])((?:at least )?\\d+) ${column}(?=[ ,<])`).exec(facts)?.[1];
      if (count !== undefined) expect([column, count]).toEqual([column, `${bound}${report.counts[column]}`]);
      if (report.countsAre === 'unsettled') expect(count).toBeUndefined();
    }
    const isExact = report.countsAre === 'exact';
    const fixed = /(\d+) fixed or triaged, /.exec(facts)?.[1];
    expect(fixed).toBe(report.fixedTotal === undefined || !isExact ? undefined : String(report.fixedTotal));
    const waived = /(\d+) waived/.exec(facts)?.[1];
    if (waived !== undefined) expect(waived).toBe(`${report.waived}`);
  });

  test.each(SEEDS)('of world %i shows no number alone that was not read to its end', (seed) => {
    const world = worldOf(seed);
    const alone = numbersAlone(pages.get(seed)!);
    if (world.report.countsAre === 'exact') expect(alone.length).toBeGreaterThan(0);
    else expect(alone).toEqual([]);
  });

  test.each(SEEDS.slice(0, 40))('of world %i is cut at what breaks nothing first, and says what is missing', (seed) => {
    const world = worldOf(seed);
    const whole = render(world, Number.MAX_SAFE_INTEGER);
    for (const share of [0.95, 0.8, 0.65, 0.5, 0.35]) {
      const page = render(world, Math.floor(Buffer.byteLength(whole) * share));
      expectKept(whole, page);
      expectWholeLinks(page, whole);
    }
  });

  test.each(CROWDED)('of the crowded world %i says how much is missing, and fits', (_, world) => {
    const page = render(world);
    expect(page.length).toBeLessThanOrEqual(kind === 'comment' ? 60_000 : 900 * 1_024);
    const { rows, left } = pageRows(page);
    expect(rows).toHaveLength(most);
    expect(rows.length + left).toBeGreaterThanOrEqual(Math.max(...brokenOf(world).map(({ rules }) => rules.length)));
  });
});

/** A cut goes through no link, and makes none. */
function expectWholeLinks(page: string, whole: string): void {
  const starts = page.split('](<').length - 1;
  const links = [...page.matchAll(LINK)].map(([link]) => link);
  expect(links).toHaveLength(starts);
  const known = new Set([...whole.matchAll(LINK)].map(([link]) => link));
  expect(links.filter((link) => !known.has(link))).toEqual([]);
}

const LINK = /\[[^\n]*?\]\(<https:\/\/[^<>\s]+>\)/g;

/** What a cut page still promises: the first rows, how many more there are, and none of what breaks nothing in their place. */
function expectKept(whole: string, page: string): void {
  const [all, some] = [pageRows(whole), pageRows(page)];
  expect(some.rows).toEqual(all.rows.slice(0, some.rows.length));
  if (some.rows.length === all.rows.length) return;
  if (page.includes('<details>')) expect(some.rows.length + some.left).toBe(all.rows.length + all.left);
  expect(page).not.toMatch(/^\| (?:Waived rule|Condition) \|/m);
}
