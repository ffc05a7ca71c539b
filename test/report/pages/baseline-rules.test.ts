import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderConsole } from '../../../src/report/log/console.ts';
import { renderComment } from '../../../src/report/pages/comment.ts';
import { baselineRules } from '../../../src/report/pages/page-facts.ts';
import { renderSummary } from '../../../src/report/pages/summary.ts';
import { markdown } from '../../../src/report/text/text-style.ts';
import { aReport, aRule } from '../../build/a-report.ts';

const BASELINE = { ref: 'refs/heads/main', wasScanned: true } as const;

/** `a=3-1`: three issues, one on the baseline. */
function rules(text: string): GateReport['rules'] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [rulePath = '', issues = '', there = ''] = word.split(/[=-]/);
      return aRule({ rulePath, issues: BigInt(issues), issuesAtBaseline: BigInt(there) });
    });
}

function fixed(text: string): NonNullable<GateReport['fixedRules']> {
  return rules(text).map(({ ruleId, rulePath, product, severity, issues, url }) => ({
    ruleId,
    rulePath,
    product,
    severity,
    issues,
    url,
  }));
}

function linesOf(given: Partial<GateReport>, most = 10): string {
  const report = aReport({ baseline: BASELINE, fixedRules: [], breakingRules: 0, ...given });
  return baselineRules(report, most, markdown(report)).join('  \n');
}

describe('what the change adds and takes away', () => {
  test('is named by rule, with how many', () => {
    expect(linesOf({ rules: rules('x.a=3-1 b=2-2 c=1-0 d=1-5'), fixedRules: fixed('x.e=4-0') })).toBe(
      '**New:** `a` (2), `c` (1)  \n**Fixed or triaged:** `e` · `x.e` (4)',
    );
  });

  test.each([
    ['nothing is new', { fixedRules: fixed('d=1-0') }, '**Fixed or triaged:** `d` (1)'],
    ['nothing is fixed', { rules: rules('a=1-0') }, '**New:** `a` (1)'],
    ['neither is', { rules: rules('a=1-1') }, ''],
  ])('is told alone where %s', (_what, given, text) => {
    expect(linesOf(given)).toBe(text);
  });

  test.each([
    [3, '**New:** `a` (3), `b` (2), `c` (1)'],
    [2, '**New:** `a` (3), `b` (2) and 1 more'],
    [1, '**New:** `a` (3) and 2 more'],
    [0, '**New:** `a` (3) and 2 more'],
  ])('is cut to %i, with the number that is left', (most, text) => {
    expect(linesOf({ rules: rules('a=3-0 b=2-0 c=1-0') }, most)).toBe(text);
  });

  test('is not told of the rules that break something: they stand above', () => {
    expect(linesOf({ rules: rules('a=3-0 b=2-0'), breakingRules: 1 })).toBe('**New:** `b` (2)');
  });

  test('is not told of a diff scan, which has nothing to be compared with, nor without a baseline', () => {
    expect(linesOf({ rules: rules('a=3-0'), fixedRules: undefined })).toBe('');
    expect(linesOf({ rules: rules('a=3-0'), baseline: undefined })).toBe('');
  });

  test('is whole in a summary that has room for it, however short all other lists are', () => {
    const names = Array.from({ length: 60 }, (_, index) => `gone${index}`);
    const fixedRules = fixed(names.map((name) => `${name}=1-0`).join(' '));
    const verdict = { word: 'fail', reason: undefined, message: '' } as const;
    const page = renderSummary(aReport({ verdict, baseline: BASELINE, fixedRules }), { maxBytes: 100_000 });
    expect(names.filter((name) => !page.includes(`\`${name}\` (1)`))).toEqual([]);
  });
});

describe('a pass', () => {
  const passed = { baseline: BASELINE, rules: rules('x.a=3-1'), fixedRules: fixed('x.gone=4-0') };

  test.each([
    ['with issues', { counts: { critical: 0n, high: 0n, medium: 3n, low: 0n, unrated: 0n, total: 3n } }],
    ['without any', { rules: [] }],
  ])('%s names the rules that are fixed, on every page', (_what, given) => {
    const report = aReport({ ...passed, ...given });
    expect(renderSummary(report, { maxBytes: 100_000 })).toContain('**Fixed or triaged:** `gone` · `x.gone` (4)');
    expect(renderComment(report, { marker: '' })).toContain('**Fixed or triaged:** `gone` · `x.gone` (4)');
    expect(renderConsole(report)).toContain('Fixed or triaged: x.gone (4)');
  });

  test('names the rules that are new beside them', () => {
    const report = aReport({ ...passed, counts: { ...aReport().counts, medium: 3n, total: 3n } });
    expect(renderConsole(report)).toContain('New: a (2)');
    expect(renderComment(report, { marker: '' })).toContain('**New:** `a` (2)');
  });

  test('names nothing where a diff scan decides', () => {
    const report = aReport({ ...passed, fixedRules: undefined });
    expect(renderConsole(report).join('')).not.toMatch(/New:|Fixed or triaged:/);
  });
});
