import { createHash } from 'node:crypto';
import type { GateReport } from '../../domain/report.ts';
import { jsonText } from './json-text.ts';

/**
 * 16 hex digits over what a comment tells its reader, for the marker: equal for two runs whose comments differ in times, run
 * and request figures alone, so that an unchanged comment can stay untouched.
 */
export function digestOf(report: GateReport): string {
  const { times: _times, requests: _requests, links, history: _history, ...told } = report;
  const record = { ...told, findings: links.findings ?? null };
  return createHash('sha256').update(jsonText(record)).digest('hex').slice(0, 16);
}
