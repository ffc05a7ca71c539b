import { describe, expect, it } from 'vitest';
import { isLocationOf } from '../../../src/domain/location/condition-locations.ts';
import type { ReportedLocation } from '../../../src/domain/location/issue-location.ts';
import { ISSUE_TYPES, PRODUCT_OF_ISSUE_TYPE } from '../../../src/domain/product.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import { ruleName } from '../../../src/domain/rule/rule-names.ts';
import { renderCodeQuality } from '../../../src/report/formats/code-quality.ts';
import { renderJUnit } from '../../../src/report/formats/junit.ts';
import { renderSarif } from '../../../src/report/formats/sarif.ts';
import { boundOf } from '../../../src/report/text/report-facts.ts';
import { aLocation, someLocations } from '../../build/a-location.ts';
import { brokenOf, SEEDS, worldOf } from '../a-world.ts';
import { junitProblems, readCodeQuality, readJUnit, readSarif } from './read-formats.ts';

/* What every form promises, over worlds that went through the real judgement. */

describe('every world', () => {
  it('is a valid JUnit file', async () => {
    expect(await junitProblems(SEEDS.map((seed) => renderJUnit(worldOf(seed).report)))).toEqual([]);
  });

  it.each(SEEDS)('%i has without places an entry for each finding, and the verdict', (seed) => {
    const world = worldOf(seed);
    const report: GateReport = { ...world.report, places: undefined };
    const { verdict } = report;
    const conditionRules = brokenOf(world).reduce((sum, { rules }) => sum + Math.max(1, rules.length), 0);
    const entries = readCodeQuality(renderCodeQuality(report));
    const about = entries.filter(({ check_name }) => check_name.startsWith('findings-gate/'));
    const isSilent = (name: string): boolean => name === 'findings-gate/more-rules';
    const own = about.filter(({ check_name }) => !isSilent(check_name));
    expect(entries.length - own.length).toBe(conditionRules);
    expect(own.length === 0).toBe(verdict.word === 'pass' && !hasCaution(report));

    const run = readSarif(renderSarif(report)).runs[0];
    const unproven = run.results.filter(({ ruleId }) => ruleId === 'findings-gate/not-proven');
    expect(run.results.length - unproven.length).toBe(conditionRules);
    expect(unproven.length).toBe(run.invocations[0].executionSuccessful ? 0 : 1);
  });

  it.each(SEEDS)('%i that is not proven is an error, and one that is proven is none', (seed) => {
    const { report } = worldOf(seed);
    const { word, reason } = report.verdict;
    const isProven = word === 'pass' || (word === 'fail' && (reason === undefined || reason === 'unclassified'));
    const { cases, counts } = readJUnit(renderJUnit(report));
    const [verdict] = cases;
    expect(verdict!.outcome).toBe(isProven ? { pass: 'passed', fail: 'failure', inconclusive: '' }[word] : 'error');
    expect(counts.errors! > 0 || isProven).toBe(true);
    expect(counts.failures! > 0 || word !== 'fail' || !isProven).toBe(true);
    expect(readSarif(renderSarif(report)).runs[0].invocations[0].executionSuccessful).toBe(isProven);
  });

  it.each(SEEDS)('%i tells of each condition what the judgement says', (seed) => {
    const world = worldOf(seed);
    const { cases } = readJUnit(renderJUnit({ ...world.report, places: undefined }));
    for (const [index, { name, result, action, rules }] of world.judgement.conditions.entries()) {
      const told = cases[index + 1]!;
      const word = world.report.verdict.word;
      const outcomes = {
        ok: 'passed',
        broken: action === 'fail' ? 'failure' : 'passed',
        unproven: word === 'pass' ? 'skipped' : 'error',
        'not-applicable': 'skipped',
      };
      expect([told.name, told.outcome]).toEqual([name, outcomes[result]]);
      if (result !== 'broken') continue;
      const [, ...lines] = told.text.split('\n');
      expect(lines).toHaveLength(Math.max(1, rules.length));
      for (const rule of world.report.conditions[index]!.rules) expect(lines.join('\n')).toContain(ruleName(rule));
    }
  });
});

describe('every world with places', () => {
  const ofProduct = (product: string | undefined) =>
    ISSUE_TYPES.find((type) => PRODUCT_OF_ISSUE_TYPE[type] === product);

  /** Of each third rule all issues are known, of each third some, and of each third one more. */
  const locationsOf = ({ rules }: GateReport): readonly ReportedLocation[] =>
    rules.flatMap(({ ruleId, product, severity, issues }, index) => {
      const known = [Number(issues), Math.floor(Number(issues) / 2), Number(issues) + 1][index % 3]!;
      const location = { ruleId, issueType: ofProduct(product), severity, isNew: false };
      return Array.from({ length: ruleId === '' ? 0 : known }, (_, at) =>
        aLocation({ ...location, line: 1 + at, filePath: `${at % 4}.py` }),
      );
    });

  it.each(SEEDS)('%i tells each finding below its condition, and what no file is known of as a number', (seed) => {
    const { report } = worldOf(seed);
    const found = locationsOf(report);
    const placed = { ...report, places: someLocations(found) };
    const entries = readCodeQuality(renderCodeQuality(placed));
    const prints = entries.map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
    const { results } = readSarif(renderSarif(placed)).runs[0];
    for (const condition of report.conditions.filter(({ result }) => result === 'broken')) {
      const isExact = boundOf(report, condition) === 'exact';
      for (const rule of condition.rules) {
        const named = entries.filter(({ check_name }) => check_name === ruleName(rule));
        expect(named.some(({ description }) => description.includes(`\`${condition.name}\``))).toBe(true);
        const known = found.filter(
          (location) => location.ruleId === rule.ruleId && isLocationOf(location, rule),
        ).length;
        const rest = results.filter(
          ({ locations: [{ physicalLocation }], properties, message }) =>
            physicalLocation.artifactLocation.uriBaseId === undefined &&
            properties?.condition === condition.name &&
            message.text.startsWith(`\`${ruleName(rule)}\`: `) &&
            (rule.product === undefined || message.text.includes(`(${rule.product})`)),
        );
        const left = Math.max(0, Number(rule.issues) - known);
        const told = rest.map(({ properties }) => properties?.issues);
        // A condition may count several rules without a name.
        if (rule.ruleId === '') expect(told).toContain(left);
        else expect(told).toEqual(isExact && left === 0 ? [] : [left]);
      }
    }
  });
});

function hasCaution({ conditions }: GateReport): boolean {
  const isBlocking = conditions.some(({ action, result }) => action === 'fail' && result !== 'not-applicable');
  return !isBlocking || conditions.some(({ result }) => result === 'unproven');
}
