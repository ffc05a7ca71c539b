import { COUNT_COLUMNS, type CountColumn } from '../../domain/issue.ts';
import { MOST_OUTPUT_BYTES } from '../../domain/limits.ts';
import { limitOf } from '../../domain/policy.ts';
import { LONGEST_REF } from '../../domain/ref.ts';
import type { GateReport, ReportedCondition } from '../../domain/report.ts';
import type { ConditionOutcome } from '../../domain/verdict.ts';
import { partsOf } from '../text/projects.ts';
import { withoutUnread, worstFirst } from '../text/report-facts.ts';
import { clean, visible } from '../text/text.ts';
import { jsonText } from './json-text.ts';

const BYTES_AROUND_A_VALUE = 160;

const NOTHING_COUNTED = { counts: {} as Partial<GateReport['counts']>, newTotal: undefined, waived: undefined };

/** Every output, empty if nothing was read; `comment-url` always is, until the comment is written. At most 64 KiB in all: conditions that do not fit are left out, broken ones last. */
export function renderOutputs(whole: GateReport, reportPath: string) {
  const report = withoutUnread(whole);
  const { verdict, commit, ref, requests } = report;
  // Issues that the index does not show yet must not be reported as 0.
  const { counts, newTotal, waived } = verdict.reason === 'index-lag' ? NOTHING_COUNTED : report;
  // With several projects, this is the scan of the first, which has the verdict of the run.
  const { scans } = partsOf(report)[0]!;
  const columns = COUNT_COLUMNS.map((column) => [column, numberText(counts[column])]);
  const outputs = {
    verdict: verdict.word,
    reason: verdict.reason ?? '',
    'scan-id': clean(scans[0]?.id ?? ''),
    'scan-status': clean(scans[0]?.status ?? ''),
    commit: clean(commit ?? ''),
    ref: clean(ref ?? '', LONGEST_REF),
    ...(Object.fromEntries(columns) as Record<CountColumn, string>),
    total: numberText(counts.total),
    'new-total': numberText(newTotal),
    waived: numberText(waived),
    conditions: '',
    'report-path': visible(reportPath),
    'comment-url': '',
    requests: String(requests.sent),
  };
  const used = Object.values(outputs).reduce((sum, value) => sum + Buffer.byteLength(value) + BYTES_AROUND_A_VALUE, 0);
  const kept = keptConditions(report.conditions, MOST_OUTPUT_BYTES - used);
  return {
    outputs: { ...outputs, conditions: `[${kept.join(',')}]` },
    conditionsLeftOut: report.conditions.length - kept.length,
  };
}

function keptConditions(conditions: readonly ReportedCondition[], mostBytes: number): readonly string[] {
  const kept = new Map<ReportedCondition, string>();
  let bytes = 2;
  for (const condition of worstFirst(conditions)) {
    const { name, project } = condition;
    const named = project && { repositoryId: project.repositoryId ?? null, name: clean(project.name) };
    const text = jsonText({ ...conditionJson(condition), name: clean(name), project: named });
    bytes += Buffer.byteLength(text) + 1;
    if (bytes > mostBytes) break;
    kept.set(condition, text);
  }
  return conditions.flatMap((condition) => kept.get(condition) ?? []);
}

function numberText(count: bigint | undefined): string {
  return count === undefined ? '' : String(count);
}

/** A condition and its result, without its rules: for outputs and for the lists of the command line. */
export function conditionJson(condition: ConditionOutcome) {
  const { name, source, action, max, found = null, new: more = null, waived, result } = condition;
  return { name, source, action, max: limitOf(max) ?? null, found, new: more, waived, result };
}
