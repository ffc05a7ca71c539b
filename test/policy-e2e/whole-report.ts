import type { ReportJson } from '../../src/report/record/json-schema.ts';
import type { GateRun } from '../e2e/gate.ts';

/** The JSON report with every member; each run has checked its shape already. */
export function wholeReport(run: GateRun): ReportJson {
  return run.report as unknown as ReportJson;
}
