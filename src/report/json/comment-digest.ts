import { hash } from 'node:crypto';
import { MOST_COMMENT_RULES } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import { sumByCell } from '../text/sums-by-cell.ts';
import { jsonText } from './json-text.ts';

/** 16 hex digits, equal for two comments that differ only in times and in run and request figures: no need to write it again. */
export function digestOf(report: GateReport): string {
  return hash('sha256', jsonText(comparedOf(report))).slice(0, 16);
}

function comparedOf(report: GateReport): Readonly<Record<string, unknown>> {
  // What the branch requires stands on the summary alone, and is not known where GitHub answers late.
  const { times: _times, requests: _requests, requirement: _requirement, links, rules, projects, ...reported } = report;
  // A comment names few of a hundred thousand rules, and adds up the others. A condition's name says its column.
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
