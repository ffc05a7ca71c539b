import { describe, expect, test } from 'vitest';
import { placeText } from '../../src/domain/place/condition-places.ts';
import { COUNT_COLUMNS } from '../../src/domain/severity.ts';
import { renderJsonReport } from '../../src/report/json/json.ts';
import { ReportJson } from '../../src/report/json/json-schema.ts';
import { renderOutputs } from '../../src/report/json/outputs.ts';
import { renderAnnotations } from '../../src/report/log/annotations.ts';
import { renderConsole } from '../../src/report/log/console.ts';
import { clean } from '../../src/report/text/text.ts';
import { addressOf, brokenOf, isNewJudged, nameOf, numbersIn, placesBelow, SEEDS, worldOf } from './some-worlds.ts';

describe('the log', () => {
  test.each(SEEDS)('of world %i names the culprits of each broken condition right after what to do', (seed) => {
    const world = worldOf(seed);
    const lines = renderConsole(world.report);
    expect(lines[1]).toMatch(/^Findings Gate (?:passed|failed|is inconclusive)/);
    const end = lines.findIndex((line) => /^(?:RESULT|To list the issues)/.test(line));
    const answer = lines.indexOf('', 1);
    const blocks = lines
      .slice(answer, end)
      .join('\n')
      .split('\n\n')
      .map((block) => block.trim())
      .filter(Boolean);
    const broken = brokenOf(world).slice(0, 10);
    const below = placesBelow(world);
    expect(blocks.length).toBe(broken.length + (brokenOf(world).length > 10 ? 1 : 0));
    for (const [index, condition] of broken.entries()) {
      const [heading = '', titles = '', ...body] = blocks[index]!.split('\n');
      const end = body.findIndex((line) => /^(?:Among them:|Their places are listed above\.)$/.test(line));
      const rows = body.slice(0, end === -1 ? body.length : end);
      const told = body.slice(rows.length + 1);
      const places = below[index]!;
      expect(told.slice(0, 5).map((line) => line.trim().split(' - ')[0])).toEqual(
        places.slice(0, 5).map((place) => clean(placeText(place) ?? 'a place that is not known')),
      );
      expect(told.slice(5).map((line) => Number(/^ {2}and (\d+) more places?$/.exec(line)?.[1]))).toEqual(
        places.length > 5 ? [places.length - 5] : [],
      );
      const [word] = condition.action === 'fail' ? ['Broken'] : ['Warning'];
      expect(heading.startsWith(`${word}: ${condition.name}: `)).toBe(true);
      expect(numbersIn(heading.slice(`${word}: ${condition.name}: `.length))).toMatchObject({
        count: isNewJudged(condition) ? condition.new : condition.found,
        waived: condition.waived,
      });
      const shown = condition.rules.slice(0, 10);
      const left = condition.rules.length - shown.length;
      expect(titles).toMatch(/^ *ISSUES/);
      expect(rows.length).toBe(shown.length + (left > 0 ? 1 : 0));
      for (const [row, { rule, found }] of shown.entries()) {
        expect(rows[row]!.endsWith(nameOf(rule))).toBe(true);
        expect(/^(?:at least )?(\d+) /.exec(rows[row]!.trim())?.[1]).toBe(String(found));
      }
      if (left > 0) expect(rows.at(-1)).toBe(`and ${left} more rules`);
    }
  });
});

describe('the annotations', () => {
  test.each(SEEDS)('of world %i name the first culprits of each broken condition', (seed) => {
    const world = worldOf(seed);
    const all = renderAnnotations(world.report, 100);
    const isTold = world.report.verdict.word === 'inconclusive' ? 1 : 0;
    for (const [index, { name, action, rules }] of brokenOf(world).entries()) {
      const { title, level, message } = all[index + isTold]!;
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

  test.each(SEEDS)('of world %i fill what room is left with places at their lines, and count the others', (seed) => {
    const world = worldOf(seed);
    const linked = placesBelow(world)
      .flat()
      .filter((place) => addressOf(place, world) !== undefined);
    const ten = renderAnnotations(world.report);
    const shown = ten.filter(({ at }) => at !== undefined);
    expect(shown.length).toBe(Math.min(linked.length, Math.max(0, 10 - (ten.length - shown.length))));
    const isOne = ({ at }: (typeof shown)[number], place: (typeof linked)[number]): boolean =>
      at?.file === place.filePath && at?.startLine === place.line && at?.commit === world.report.commit;
    expect(shown.filter((annotation) => !linked.some((place) => isOne(annotation, place)))).toEqual([]);
    const left = Number(/ And (\d+) more places?: see the job summary\.$/.exec(shown.at(-1)?.message ?? '')?.[1] ?? 0);
    if (shown.length > 0) expect(shown.length + left).toBe(linked.length);
  });
});

describe('the JSON report and the outputs', () => {
  test.each(SEEDS)('of world %i say the same of each condition, with its rules', (seed) => {
    const { report, judgement } = worldOf(seed);
    const json = ReportJson.parse(JSON.parse([...renderJsonReport(report)].join('')));
    const facts = judgement.conditions.map(({ name, source, action, max, found, new: more, waived, result }) => ({
      name,
      source,
      action,
      max: Number(max),
      found: found === undefined ? null : Number(found),
      new: more === undefined ? null : Number(more),
      waived: Number(waived),
      result,
    }));
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

  test.each(SEEDS)('of world %i have every place, and the same numbers as without places', (seed) => {
    const world = worldOf(seed);
    const { report } = world;
    const json = ReportJson.parse(JSON.parse([...renderJsonReport(report)].join('')));
    expect(json.places === null).toBe(brokenOf(world).length === 0);
    expect(json.places?.found.map(({ filePath, line, url }) => [filePath, line, url]) ?? []).toEqual(
      (report.places?.found ?? []).map((place) => [
        place.filePath ?? null,
        place.line ?? null,
        addressOf(place, world) ?? null,
      ]),
    );
    const without = { ...report, places: undefined, requests: { planned: 9, sent: 9 } };
    const [one, other] = [report, without].map((each) => renderOutputs(each, { reportPath: '', commentUrl: '' }));
    expect({ ...one, requests: '9' }).toEqual(other);
    const { places: _places, requests: _requests, ...rest } = json;
    expect(JSON.parse([...renderJsonReport(without)].join(''))).toMatchObject(rest);
  });

  test.each(SEEDS)('of world %i say the same of the issues in all', (seed) => {
    const { report, given } = worldOf(seed);
    const json = ReportJson.parse(JSON.parse([...renderJsonReport(report)].join('')));
    const sums = COUNT_COLUMNS.map((column) => {
      const { rules, isComplete } = given.evidence.here.get(column)!;
      return isComplete ? [...rules.values()].reduce((sum, { count }) => sum + Number(count), 0) : null;
    });
    const outputs = renderOutputs(report, { reportPath: '', commentUrl: '' });
    expect(COUNT_COLUMNS.map((column) => json.counts[column])).toEqual(sums);
    expect(COUNT_COLUMNS.map((column) => outputs[column])).toEqual(sums.map((sum) => `${sum ?? ''}`));
    expect(json.counts.total).toBe(sums.includes(null) ? null : sums.reduce<number>((all, sum) => all + sum!, 0));
    expect([outputs.total, outputs['new-total'], outputs.waived]).toEqual(
      [json.counts.total, json.newTotal, json.waived].map((count) => `${count ?? ''}`),
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
