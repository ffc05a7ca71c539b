import { describe, expect, test } from 'vitest';
import { ReportJson } from '../../scripts/report-schema/json-schema.ts';
import { COUNT_COLUMNS } from '../../src/domain/issue.ts';
import { renderJsonReport } from '../../src/report/json/json.ts';
import { renderOutputs } from '../../src/report/json/outputs.ts';
import { renderAnnotations } from '../../src/report/log/annotations.ts';
import { renderConsole } from '../../src/report/log/console.ts';
import { renderSummary } from '../../src/report/pages/summary.ts';
import { foundText, newText, numberText } from '../../src/report/text/report-facts.ts';
import { brokenOf, nameOf, SEEDS, worldOf } from './a-world.ts';
import { pageRows } from './page-rows.ts';

describe('the log', () => {
  test.each(SEEDS)('of world %i has the rows of the summary right after the verdict', (seed) => {
    const { report } = worldOf(seed);
    const [, headline, ...lines] = renderConsole(report);
    expect(headline).toMatch(/^Findings Gate (?:passed|failed|is inconclusive)/);
    const start = lines.indexOf('') + 1;
    const block = lines.slice(start, lines.indexOf('', start));
    const { rows, left } = pageRows(renderSummary(report, { maxBytes: 900 * 1_024 }));
    const isBroken = rows.length > 0;
    expect(block[0]?.startsWith('  ') ?? false).toBe(isBroken);
    if (!isBroken) return;
    const [told, rest] = [
      block.filter((line) => !/^ {2}and /.test(line)),
      block.find((line) => /^ {2}and /.test(line)),
    ];
    expect(told.map((line) => line.trim().split('  ')[0])).toEqual(rows.slice(0, 20).map(({ severity }) => severity));
    const more = Number(/ (\d+) more$/.exec(rest ?? ' 0 more')?.[1]);
    expect(told.length + more).toBe(rows.length + left);
  });
});

describe('the annotations', () => {
  test.each(SEEDS)('of world %i name the first rules of each broken condition', (seed) => {
    const world = worldOf(seed);
    const all = renderAnnotations(world.report, 100);
    const isReported = world.report.verdict.word === 'inconclusive' ? 1 : 0;
    for (const [index, { name, action, rules }] of brokenOf(world).entries()) {
      const { title, level, message } = all[index + isReported]!;
      expect([title, level]).toEqual([`Findings Gate: ${name}`, action === 'fail' ? 'error' : 'warning']);
      const bound = world.report.countsAre === 'exact' ? '' : 'at least ';
      const named = rules.slice(0, 3).map(({ rule, issues }) => `${nameOf(rule)} (${bound}${issues})`);
      const left = rules.length > 3 ? [`and ${rules.length - 3} more`] : [];
      expect(message.endsWith(`: ${[...named, ...left].join(', ')}.`)).toBe(true);
    }
    const ten = renderAnnotations(world.report);
    expect(ten.length).toBeLessThanOrEqual(10);
    const [one, other] = [all, ten].map((list) => list.filter(({ at }) => at === undefined).slice(0, 9));
    expect(one).toEqual(other);
  });
});

/** What pages call not read has no number. */
function asOnPages(shown: string, count: bigint | undefined): number | null {
  return count === undefined || shown === 'not read' ? null : Number(count);
}

describe('the JSON report and the outputs', () => {
  test.each(SEEDS)('of world %i say the same of each condition, with its rules', (seed) => {
    const { report, judgement } = worldOf(seed);
    const json = ReportJson.parse(JSON.parse([...renderJsonReport(report)].join('')));
    const facts = judgement.conditions.map(
      ({ name, source, action, max, found, new: more, waived, result }, index) => ({
        name,
        source,
        action,
        max: Number(max),
        found: asOnPages(foundText(report, report.conditions[index]!), found),
        new: asOnPages(newText(report, report.conditions[index]!), more),
        waived: Number(waived),
        result,
      }),
    );
    const outputs = renderOutputs(report, { reportPath: '', commentUrl: '' });
    expect(JSON.parse(outputs.conditions)).toEqual(facts);
    expect(json.conditions).toMatchObject(facts);
    for (const [index, { rules }] of judgement.conditions.entries()) {
      const told = json.conditions[index]!;
      expect(told.rulesInAll).toBe(rules.length);
      expect(told.rules.map(({ rulePath, issues, found }) => [rulePath, issues, found])).toEqual(
        rules.map(({ rule, issues, found }) => [rule.rulePath, Number(issues), Number(found)]),
      );
    }
  });

  test.each(SEEDS)('of world %i say the same of the issues in all', (seed) => {
    const { report, given } = worldOf(seed);
    const json = ReportJson.parse(JSON.parse([...renderJsonReport(report)].join('')));
    const sums = COUNT_COLUMNS.map((column) => {
      const { rules, isComplete } = given.evidence.here.get(column)!;
      const sum = isComplete ? [...rules.values()].reduce((sum, { count }) => sum + count, 0n) : undefined;
      return asOnPages(numberText(report, sum), sum);
    });
    const outputs = renderOutputs(report, { reportPath: '', commentUrl: '' });
    expect(COUNT_COLUMNS.map((column) => json.counts[column])).toEqual(sums);
    const shown = (count: number | null): string => (report.verdict.reason === 'index-lag' ? '' : `${count ?? ''}`);
    expect(COUNT_COLUMNS.map((column) => outputs[column])).toEqual(sums.map(shown));
    expect(json.counts.total).toBe(sums.includes(null) ? null : sums.reduce<number>((all, sum) => all + sum!, 0));
    expect([outputs.total, outputs['new-total'], outputs.waived]).toEqual(
      [json.counts.total, json.newTotal, json.waived].map(shown),
    );
    const fixed = json.fixedRules?.reduce((sum, { issues }) => sum + issues, 0);
    expect(fixed ?? null).toBe(json.fixedTotal);
  });

  test.each(SEEDS)('of world %i list the rules that break something first', (seed) => {
    const { report } = worldOf(seed);
    const json = ReportJson.parse(JSON.parse([...renderJsonReport(report)].join('')));
    const key = (rule: { ruleId: string; rulePath: string; product: string | null }, column: string): string =>
      JSON.stringify([rule.ruleId, rule.rulePath, rule.product, column]);
    const broken = json.conditions.filter(({ result }) => result === 'broken');
    const breaking = new Set(
      broken.flatMap(({ rules }) => rules.flatMap((rule) => rule.columns.map((column) => key(rule, column)))),
    );
    const isBreaking = json.rules.map((rule) => breaking.has(key(rule, rule.severity ?? 'unrated')));
    const named = json.rules.flatMap(({ rulePath }, index) => (rulePath === '' ? [] : [index]));
    expect(named.filter((index) => isBreaking[index])).toEqual(named.filter((index) => index < json.breakingRules));
  });
});
