import { createHash } from 'node:crypto';
import type { GateReport } from '../../domain/report.ts';
import { jsonText } from './json-text.ts';

/**
 * 16 hex digits over what a comment tells its reader, for the marker: equal for two runs whose comments differ in times, run
 * and request figures alone, so that an unchanged comment can stay untouched.
 */
export function digestOf(report: GateReport): string {
  const { times: _times, requests: _requests, links, history: _history, ...told } = report;
  // A condition's name says its column already. With it, no comment of an earlier version would count as unchanged.
  const conditions = told.conditions.map(({ column: _column, ...condition }) => condition);
  const record = { ...told, conditions, findings: links.findings ?? null };
  return createHash('sha256').update(jsonText(record)).digest('hex').slice(0, 16);
}
