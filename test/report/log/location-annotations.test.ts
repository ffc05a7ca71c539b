import { describe, expect, it } from 'vitest';
import type { ReportedLocation } from '../../../src/domain/location/issue-location.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderAnnotations } from '../../../src/report/log/annotations.ts';
import { aLocation, someLocations } from '../../build/a-location.ts';
import { aCondition, aConditionRule, aReport, aRule, aWaiver, COMMIT } from '../../build/a-report.ts';

const CONDITION_RULE = aRule();

function annotationsOf(found: readonly Partial<ReportedLocation>[], given: Partial<GateReport> = {}) {
  const { ruleId } = CONDITION_RULE;
  return renderAnnotations(
    aReport({
      verdict: { word: 'fail', reason: undefined, message: 'one over the limit' },
      exitCode: 1,
      conditions: [aCondition({ found: 1n, result: 'broken', rules: [aConditionRule(CONDITION_RULE)], rulesInAll: 1 })],
      places: someLocations(found.map((one) => aLocation({ ruleId, severity: 'critical', ...one }))),
      ...given,
    }),
  );
}

const linesOf = (location: Partial<ReportedLocation>) => annotationsOf([location])[1]?.at;

describe('the annotations of places', () => {
  it('stand at their lines, after those of the conditions, and say what is known of the issue', () => {
    const [condition, location, ...others] = annotationsOf([{}]);
    expect(others).toEqual([]);
    expect(condition?.at).toBe(undefined);
    expect(location).toEqual({
      level: 'error',
      title: 'Findings Gate: eval-detected',
      message: 'Critical: Detected the use of eval().',
      at: { commit: COMMIT, file: 'src/checkout/payment.py', startLine: 42, startColumn: 14, endColumn: 38 },
    });
  });

  it('say of a secret what to do, since it has no message', () => {
    const key = aRule({ product: 'secrets', rulePath: 'generic.aws-key' });
    const secret = { kind: 'AWS', validation: 'confirmed-valid' } as const;
    const [, location] = annotationsOf([{ issueType: 'secrets', secret, message: undefined, isNew: false }], {
      conditions: [aCondition({ found: 1n, result: 'broken', rules: [aConditionRule(key)], rulesInAll: 1 })],
    });
    expect(location?.message).toBe('Critical: AWS secret that works: revoke it first, then remove it.');
  });

  it.each<[string, Partial<ReportedLocation>, object]>([
    ['several lines, and no columns of these', { endLine: 44 }, { startLine: 42, endLine: 44 }],
    ['a line without columns', { column: undefined }, { startLine: 42 }],
    ['a column without its end', { endColumn: undefined }, { startLine: 42, startColumn: 14 }],
    ['a column that ends before it begins', { endColumn: 3 }, { startLine: 42, startColumn: 14 }],
    ['a line that ends before it begins', { endLine: 3, column: undefined }, { startLine: 42 }],
    ['a file alone', { line: undefined }, {}],
    ['a file alone where the runner could not read the line', { line: 2 ** 31 }, {}],
  ])('may be of %s', (_, location, lines) => {
    expect(linesOf(location)).toEqual({ commit: COMMIT, file: 'src/checkout/payment.py', ...lines });
  });

  it.each<[string, Partial<ReportedLocation>]>([
    ['a path that is absolute', { filePath: '/etc/passwd' }],
    ['a path that leads out', { filePath: 'a/../../x' }],
    ['a path that could be read as a command', { filePath: 'a/##[error]x' }],
    ['a path that begins like a command', { filePath: '::error::x' }],
    ['a path with a line break', { filePath: 'a\n::error::x' }],
    ['no path', { filePath: undefined }],
    ['a commit that is not known', { commit: undefined }],
  ])('are none for %s', (_, location) => {
    expect(annotationsOf([location])).toHaveLength(1);
  });

  it('are the worst first, and those of warnings last and as warnings', () => {
    const warned = aRule({ ruleId: 'r-2', rulePath: 'a.warned' });
    const low = aRule({ ruleId: 'r-3', rulePath: 'a.low', severity: 'low' });
    const broken = { found: 1n, result: 'broken', rulesInAll: 1 } as const;
    const [, , , ...places] = annotationsOf(
      [{ ruleId: 'r-2', line: 1 }, { ruleId: 'r-3', severity: 'low', line: 2 }, { line: 3 }],
      {
        conditions: [
          aCondition({ ...broken, name: 'few', action: 'warn', rules: [aConditionRule(warned)] }),
          aCondition({ ...broken, name: 'low', rules: [aConditionRule(low)] }),
          aCondition({ ...broken, rules: [aConditionRule(CONDITION_RULE)] }),
        ],
      },
    );
    expect(places.map(({ level, at }) => [level, at?.startLine])).toEqual([
      ['error', 3],
      ['error', 2],
      ['warning', 1],
    ]);
  });

  it('are ten at most with all others, and the last of them says how many are left out', () => {
    const waivers = [aWaiver({ state: 'expired' })];
    const all = annotationsOf(
      Array.from({ length: 12 }, (_, line) => ({ line: line + 1 })),
      { waivers },
    );
    expect(all).toHaveLength(10);
    expect(all.filter(({ at }) => at !== undefined)).toHaveLength(8);
    expect(all[8]?.message).toMatch(
      /eval\(\)\. \(among them 1 that counts\)\. And 4 more locations: see the job summary\.$/,
    );
    expect(all[9]?.title).toBe('Findings Gate: waivers');
  });

  it('have no room where conditions take it all', () => {
    const conditions = Array.from({ length: 12 }, (_, index) =>
      aCondition({
        name: `c-${index}`,
        found: 1n,
        result: 'broken',
        rules: [aConditionRule(CONDITION_RULE)],
        rulesInAll: 1,
      }),
    );
    const all = annotationsOf([{}], { conditions });
    expect(all.map(({ at }) => at)).toEqual(Array(10).fill(undefined));
    expect(all.at(-1)?.message).toBe('And 3 more: see the job summary.');
  });

  it('do not fail a job that is not held up', () => {
    const levels = annotationsOf([{}], { mode: 'report', exitCode: 0 }).map(({ level }) => level);
    expect(levels).toEqual(['warning', 'warning']);
  });
});
