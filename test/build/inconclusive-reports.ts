import type { Reason } from '../../src/domain/reason.ts';
import type { GateReport } from '../../src/domain/report.ts';
import { nextStep } from '../../src/report/text/reason-text.ts';
import { aReport, UNREAD } from './a-report.ts';

/** Nothing was read to its end, and nothing is proven. Given members replace whole members. */
export function anInconclusiveReport(reason: Reason, message: string, given: Partial<GateReport>): GateReport {
  const verdict = { word: 'inconclusive', reason, message } as const;
  const report = aReport({
    verdict,
    exitCode: 2,
    countsAre: 'at-least',
    counts: UNREAD,
    waived: undefined,
    conditions: aReport().conditions.map((condition) => ({
      ...condition,
      found: undefined,
      result: 'unproven' as const,
    })),
    ...given,
  });
  return { ...report, nextStep: nextStep(report, {}) };
}

/** Everything was read, and contradicts the scan. */
export function indexLag(): GateReport {
  return anInconclusiveReport('index-lag', 'Scan 481516 reports 12 findings, and none of them can be found yet.', {
    counts: { critical: 0n, high: 0n, medium: 0n, low: 0n, unrated: 0n, total: 0n },
    conditions: aReport().conditions.map((condition) => ({ ...condition, result: 'unproven' as const })),
  });
}
