import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { headline } from '../../../src/report/pages/headline.ts';
import { aCondition, aReport } from '../../build/a-report.ts';

const GAP: GateReport['indexGap'] = { issueTypes: ['sast'], counted: 401n, found: 1n };
const TOLD = 'gap: the scan counted 401 findings (code), 1 can be found';

/** The heading alone. */
function heading(given: Partial<GateReport>): string {
  return headline(aReport({ conditions: [aCondition()], ...given }), '##').split('\n')[0]!;
}

describe('the headline of a pass', () => {
  it('is green where nothing is left open', () => {
    expect(heading({})).toMatch(/^## ✅ Findings Gate passed: /);
  });

  it('names what was counted and cannot be found (M14)', () => {
    expect(heading({ indexGap: GAP })).toBe(`## ⚠️ Findings Gate passed; ${TOLD}`);
  });

  it('says it once, and what was kept below it', () => {
    const grounds = 'within both limits';
    const verdict = { word: 'pass', reason: undefined, message: `${grounds}; ${TOLD}`, grounds } as const;
    const page = headline(aReport({ verdict, indexGap: GAP, conditions: [aCondition()] }), '##');
    expect(page).toBe(`## ⚠️ Findings Gate passed; ${TOLD}\n\nWithin both limits.`);
  });

  it('names it beside a product that was not scanned, and where nothing blocks', () => {
    expect(heading({ indexGap: GAP, notScanned: ['secrets'] })).toBe(
      `## ⚠️ Findings Gate passed; not scanned: secrets; ${TOLD}`,
    );
    expect(heading({ indexGap: GAP, conditions: [] })).toBe(`## ⚠️ Findings Gate passed: nothing blocks; ${TOLD}`);
  });
});
