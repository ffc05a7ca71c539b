import { hash } from 'node:crypto';
import { MOST_COMMENT_RULES } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import { sumByCell } from '../text/report-facts.ts';
import { jsonText } from './json-text.ts';

/** 16 hex digits, equal for two comments that differ only in times and in run and request figures: the second need not be written. */
export function digestOf(report: GateReport): string {
  return hash('sha256', jsonText(comparedOf(report))).slice(0, 16);
}

function comparedOf(report: GateReport): Readonly<Record<string, unknown>> {
  const { times: _times, requests: _requests, links, rules, projects, ...reported } = report;
  // A report may have a hundred thousand rules. A comment names a few, and adds up the others. The column of a condition is in its name.
  const conditions = reported.conditions.map(({ column: _column, ...condition }) => condition);
  return {
    ...reported,
    conditions,
    rules: rules.slice(0, MOST_COMMENT_RULES),
    rulesInAll: rules.length,
    sums: [...sumByCell(report).cells].sort(([one], [other]) => (one < other ? -1 : 1)),
    findings: links.findings ?? null,
    projects: projects?.map(comparedOf),
  };
}
