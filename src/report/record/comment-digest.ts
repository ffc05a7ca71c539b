import { createHash } from 'node:crypto';
import type { GateReport } from '../../domain/report.ts';
import { jsonText } from './json-text.ts';

/**
 * 16 hex digits over what a comment says, for the marker: equal for two runs whose comments differ only in times and in run
 * and request figures, so that an unchanged comment need not be written again.
 */
export function digestOf(report: GateReport): string {
  const { times: _times, requests: _requests, links, history: _history, ...told } = report;
  // A condition's name says its column already. With it, no comment of an earlier version would count as unchanged.
  const conditions = told.conditions.map(({ column: _column, ...condition }) => condition);
  const record = { ...told, conditions, findings: links.findings ?? null };
  return createHash('sha256').update(jsonText(record)).digest('hex').slice(0, 16);
}
