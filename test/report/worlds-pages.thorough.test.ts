import { describe, expect, test } from 'vitest';
import { isNameless } from '../../src/domain/evidence.ts';
import { COUNT_COLUMNS, type CountColumn } from '../../src/domain/issue.ts';
import { renderComment } from '../../src/report/pages/comment.ts';
import { renderSummary } from '../../src/report/pages/summary.ts';
import { draws } from '../build/draws.ts';
import { SEEDS as ALL_SEEDS, brokenOf, isNewJudged, nameOf, WORLDS, type World, worldOf } from './a-world.ts';
import { type PageRow, pageRows, ruleRows } from './page-rows.ts';

/*
 * The promise of the pages, over many worlds that went through the real judgement: what broke the policy comes first,
 * whole where there is room, and all numbers agree.
 */
const SEEDS = ALL_SEEDS.slice(0, draws(ALL_SEEDS.length));
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
});

/** What breaks something in a world, by the judgement alone. */
function dueOf(world: World) {
  const rules = new Map<string, { readonly name: string; readonly breaks: string[]; found: bigint }>();
  for (const { name, rules: counted } of brokenOf(world)) {
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
  return [...rules.values()];
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
    const texts = due.map(({ name, breaks, found }) => `${name} ${found} ${breaks.join(', ')}`);
    const shown = rules.map(({ name, cells, breaks }) => `${name} ${cells.get('Issues')} ${breaks.join(', ')}`);
    if (due.length <= most) expect(shown.toSorted()).toEqual(texts.toSorted());
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
});
