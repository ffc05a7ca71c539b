import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderConsole } from '../../../src/report/log/console.ts';
import { renderComment } from '../../../src/report/pages/comment.ts';
import { baselineRules } from '../../../src/report/pages/page-facts.ts';
import { renderSummary } from '../../../src/report/pages/summary.ts';
import { markdown } from '../../../src/report/text/text-style.ts';
import { aReport, aRule } from '../../build/a-report.ts';

const THREE = rules('a=3-0 b=2-0 c=1-0');
const BASELINE = { ref: 'refs/heads/main', wasScanned: true } as const;

/** `a=3-1`: three issues, one on the baseline. */
function rules(text: string): GateReport['rules'] {
  return [...text.matchAll(/(\S+)=(\d+)-(\d+)/g)].map(([, rulePath = '', issues = '', there = '']) =>
    aRule({ rulePath, issues: BigInt(issues), issuesAtBaseline: BigInt(there) }),
  );
}

function linesOf(given: Partial<GateReport>, most = 10): string {
  const report = aReport({ baseline: BASELINE, fixedRules: [], breakingRules: 0, ...given });
  return baselineRules(report, most, markdown(report)).join('  \n');
}

describe('what the change adds and takes away', () => {
  test.each<[what: string, given: Partial<GateReport>, text: string, most?: number]>([
    [
      'by rule, with how many',
      { rules: rules('x.a=3-1 b=2-2 c=1-0 d=1-5'), fixedRules: rules('x.e=4-0') },
      '**New:** `a` (2), `c` (1)  \n**Fixed or triaged:** `e` · `x.e` (4)',
    ],
    ['alone where nothing is new', { fixedRules: rules('d=1-0') }, '**Fixed or triaged:** `d` (1)'],
    ['alone where nothing is fixed', { rules: rules('a=1-0') }, '**New:** `a` (1)'],
    ['not at all where neither is', { rules: rules('a=1-1') }, ''],
    ['whole where there is room', { rules: THREE }, '**New:** `a` (3), `b` (2), `c` (1)', 3],
    ['with the number that is left', { rules: THREE }, '**New:** `a` (3), `b` (2) and 1 more', 2],
    ['with one rule at least', { rules: THREE }, '**New:** `a` (3) and 2 more', 0],
    ['without what breaks something: it stands above', { rules: THREE, breakingRules: 2 }, '**New:** `c` (1)'],
    ['not at all of a diff scan, which has nothing to be compared with', { rules: THREE, fixedRules: undefined }, ''],
    ['not at all without a baseline', { rules: THREE, baseline: undefined }, ''],
  ])('is told %s', (_what, given, text, most) => {
    expect(linesOf(given, most)).toBe(text);
  });

  test('is whole in a summary that has room for it, however short all other lists are', () => {
    const names = Array.from({ length: 60 }, (_, index) => `gone${index}`);
    const fixedRules = rules(names.map((name) => `${name}=1-0`).join(' '));
    const verdict = { word: 'fail', reason: undefined, message: '' } as const;
    const page = renderSummary(aReport({ verdict, baseline: BASELINE, fixedRules }), { maxBytes: 100_000 });
    expect(names.filter((name) => !page.includes(`\`${name}\` (1)`))).toEqual([]);
  });
});

describe('a pass', () => {
  const passed = { baseline: BASELINE, rules: rules('x.a=3-1'), fixedRules: rules('x.gone=4-0') };

  test.each([
    ['with issues', { counts: { ...aReport().counts, medium: 3n, total: 3n } }, true],
    ['without any', { rules: [] }, false],
  ])('%s names the rules that are fixed, and new ones beside them, on every page', (_what, given, isNew) => {
    const report = aReport({ ...passed, ...given });
    for (const page of [renderSummary(report, { maxBytes: 100_000 }), renderComment(report, { marker: '' })]) {
      expect(page).toContain('**Fixed or triaged:** `gone` · `x.gone` (4)');
      expect(page.includes('**New:** `a` (2)')).toBe(isNew);
    }
    expect(renderConsole(report)).toContain('Fixed or triaged: x.gone (4)');
    expect(renderConsole(report).includes('New: a (2)')).toBe(isNew);
  });

  test('names nothing where a diff scan decides', () => {
    const report = aReport({ ...passed, fixedRules: undefined });
    expect(renderConsole(report).join('')).not.toMatch(/New:|Fixed or triaged:/);
  });
});
