import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { headline } from '../../../src/report/pages/page-top.ts';
import { aCondition, aReport } from '../../build/a-report.ts';

function heading(given: Partial<GateReport>): string {
  return headline(aReport({ conditions: [aCondition()], ...given }), '##').split('\n')[0]!;
}

describe('the headline of a pass', () => {
  it('is green where nothing is left open', () => {
    expect(heading({})).toMatch(/^## ✅ Findings Gate: /);
  });

  it('warns where nothing blocks', () => {
    const verdict = { word: 'pass', reason: undefined, message: 'nothing blocks' } as const;
    expect(heading({ conditions: [], verdict })).toBe('## ⚠️ Findings Gate: nothing blocks');
  });
});

describe('the headline of what is not proven', () => {
  it.each([
    ['scan-running', '⏳'],
    ['server', '⏳'],
    ['no-scan', '⚠️'],
    ['superseded', '⚠️'],
  ] as const)('has an hourglass where time alone is missing: %s', (reason, mark) => {
    const verdict = { word: 'inconclusive', reason, message: 'x' } as const;
    expect(heading({ verdict })).toMatch(new RegExp(`^## ${mark} Findings Gate: `));
  });
});
