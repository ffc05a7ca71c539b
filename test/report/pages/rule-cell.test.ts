import { describe, expect, test } from 'vitest';
import type { GateReport, ReportedRule } from '../../../src/domain/report.ts';
import { renderSarif } from '../../../src/report/formats/sarif.ts';
import { markdown } from '../../../src/report/text/text-style.ts';
import { aCondition, aConditionRule, aReport, aRule } from '../../build/a-report.ts';
import { comment, log, pagesOf, summary } from '../writers.ts';

const PAGE = 'https://platform.example/r/eval';

/** A report that makes a page list all kinds of rules: those of findings, others, new and fixed ones. */
function failedBy(rules: readonly ReportedRule[], given: Partial<GateReport> = {}): GateReport {
  return aReport({
    verdict: { word: 'fail', reason: undefined, message: 'too many' },
    counts: { critical: 9n, high: 0n, medium: 0n, low: 0n, unrated: 0n, total: 9n },
    conditions: [aCondition({ result: 'broken', found: 9n, rules: rules.map((rule) => aConditionRule(rule)) })],
    rules,
    breakingRules: rules.length,
    ...given,
  });
}

describe('the cell of a rule', () => {
  test.each([
    ['a.b.eval', PAGE, `[\`eval\`](<${PAGE}>) · \`a.b.eval\``],
    ['eval', PAGE, `[\`eval\`](<${PAGE}>)`],
    ['a.eval', 'https://github.com/acme/shop/r', '`eval` · `a.eval`'],
    ['a.eval', undefined, '`eval` · `a.eval`'],
    ['a.]eval[|`', PAGE, `[\`\` a.]eval[|\` \`\`](<${PAGE}>)`],
  ])('of %s at %s is the linked name, with the whole path if it is longer', (rulePath, url, cell) => {
    const rule = aRule({ rulePath, url });
    expect(markdown(aReport({ rules: [rule] })).wholeRule(rule)).toBe(cell);
  });
});

describe('a rule with a page on the platform', () => {
  const rule = aRule({ url: PAGE, issuesAtBaseline: 0n });
  const link = `[\`eval-detected\`](<${PAGE}>)`;

  test('is linked in its row and in the table of rules, and nowhere else', () => {
    for (const page of [comment, summary].map((write) => write(failedBy([rule])))) {
      expect(page.split(PAGE)).toHaveLength(3);
      expect(page).toContain(`| 1 issue | ${link} |`);
      expect(page).toContain(`| ${link} · \`${rule.rulePath}\` | critical |`);
    }
  });

  test('is linked if it breaks nothing, and in the lists of new and fixed rules', () => {
    const baseline = { ref: 'main', wasScanned: true };
    const fixedRules = [{ ...rule, rulePath: 'a.gone' }];
    const report = failedBy([aRule({ rulePath: 'x' })], { rules: [aRule({ rulePath: 'x' }), rule], breakingRules: 1 });
    for (const page of [comment, summary].map((write) => write({ ...report, baseline, fixedRules }))) {
      expect(page).toMatch(/\*\*New:\*\* \[`eval-detected`\]\(<https:\/\/platform.example\/r\/eval>\) \(1\)/);
      expect(page).toContain(`**Fixed or triaged:** [\`gone\`](<${PAGE}>) · \`a.gone\` (1)`);
      expect(page).toContain(`| ${link} · \`${rule.rulePath}\` | critical |`);
    }
  });

  test('is text in the log, and has the address in SARIF', () => {
    const report = failedBy([rule, aRule({ rulePath: 'a.other', url: 'https://elsewhere.example/r' })]);
    expect(log(report)).not.toContain(PAGE);
    const [own, other] = JSON.parse(renderSarif(report)).runs[0].tool.driver.rules;
    expect([own.helpUri, 'helpUri' in other]).toEqual([PAGE, false]);
  });
});

test('rules that end alike have different names on every page and in the log', () => {
  const rules = ['a.x.audit', 'a.y.audit'].map((rulePath) => aRule({ rulePath }));
  const report = failedBy(rules);
  for (const page of pagesOf(report)) {
    for (const name of ['x.audit', 'y.audit']) expect(page).toMatch(new RegExp(`[\`\\[]${name}[\`\\]]`, 'm'));
  }
});
