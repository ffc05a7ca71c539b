import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { headline } from '../../../src/report/pages/headline.ts';
import { aCondition, aReport } from '../../build/a-report.ts';

/** The heading alone. */
function heading(given: Partial<GateReport>): string {
  return headline(aReport({ conditions: [aCondition()], ...given }), '##').split('\n')[0]!;
}

describe('the headline of a pass', () => {
  it('is green where nothing is left open', () => {
    expect(heading({})).toMatch(/^## ✅ Findings Gate passed: /);
  });

  it('warns where nothing blocks', () => {
    expect(heading({ conditions: [] })).toBe('## ⚠️ Findings Gate passed: nothing blocks');
  });
});
