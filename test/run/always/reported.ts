import { readActionMetadata } from '../../../scripts/action-metadata.ts';
import { ReportJson } from '../../../scripts/report-schema/json-schema.ts';
import { REASON_NAMES } from '../../../src/domain/reason.ts';
import type { GateRun } from '../gate.ts';

const VERDICTS = ['pass', 'fail', 'inconclusive'];
const NUMBERS = ['critical', 'high', 'medium', 'low', 'unrated', 'total', 'new-total', 'waived'];
const FINAL_LINE =
  /^gate: (PASS|FAIL|INCONCLUSIVE)(?: ([a-z-]+))? - \S.* \[\S+@\S+ ref=\S+ scan=\S+ requests=(\d+) seconds=\d+\.\d\]$/;

/** A run that ends by itself reports its whole result: in its outputs, in a report that fits its schema, and in the last line of the log. */
export function allTold(run: GateRun): string[] {
  if (run.exitCode === null) return [];
  return [...outputs(run), ...report(run), ...lastLine(run)];
}

const OUTPUT_NAMES = Object.keys(readActionMetadata().outputs);

function outputs({ outputs: all, verdict = '', reason = '' }: GateRun): string[] {
  const names = Object.keys(all);
  const missing = OUTPUT_NAMES.filter((name) => !names.includes(name));
  const strange = names.filter((name) => !OUTPUT_NAMES.includes(name));
  const reasons: readonly string[] = verdict === 'pass' ? [''] : [...REASON_NAMES, ...(verdict === 'fail' ? [''] : [])];
  return [
    ...missing.map((name) => `no output ${name}`),
    ...strange.map((name) => `an output ${name.slice(0, 80)}`),
    ...(VERDICTS.includes(verdict) ? [] : [`a verdict ${verdict}`]),
    ...(reasons.includes(reason) ? [] : [`the reason ${reason} for ${verdict}`]),
    ...(isList(all.conditions) ? [] : ['conditions that are no list']),
    ...NUMBERS.filter((name) => !/^\d*$/.test(all[name] ?? '')).map((name) => `${name} that is no number`),
  ];
}

function isList(text = ''): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

function report(run: GateRun): string[] {
  const { exitCode, outputs: all, report: data } = run;
  const unfit = unfitIn(run);
  if (unfit.length > 0) return unfit;
  const [told, due] = [[data.verdict, data.reason, data.exitCode].join(), [all.verdict, all.reason, exitCode].join()];
  return [
    ...(told === due ? [] : [`the report says ${told}, outputs and exit code ${due}`]),
    ...(Number(all.requests) > 1.25 * data.requests.planned + 20
      ? [`${all.requests} requests counted, ${data.requests.planned} planned`]
      : []),
  ];
}

/** The report must fit its schema, and the exit code must fit the report. */
export function unfitIn({ exitCode, report: given }: Pick<GateRun, 'exitCode' | 'report'>): string[] {
  const { data, error } = ReportJson.safeParse(given);
  if (data === undefined) return [`a report that does not fit its schema: ${error.message.slice(0, 300)}`];
  const code = exitCodeOf(data);
  return [
    ...(exitCode === code ? [] : [`exit code ${exitCode}, for this report it is ${code}`]),
    ...(data.verdict !== 'pass' && data.nextStep === '' ? ['no next step'] : []),
  ];
}

/** The table of docs/verdict-rules/what-is-judged.md#verdict-and-exit-codes, written a second time, independent of the program. */
function exitCodeOf({ verdict, reason, mode, isSoftened }: ReportJson): number {
  if (verdict === 'pass') return 0;
  if (reason === 'config' && verdict === 'inconclusive') return 3;
  if (mode === 'report') return 0;
  if (verdict === 'fail') return 1;
  return isSoftened ? 0 : 2;
}

function lastLine({ finalLine, outputs: { verdict, reason, requests } }: GateRun): string[] {
  const [, word, told = '', sent] = FINAL_LINE.exec(finalLine) ?? [];
  if (word?.toLowerCase() === verdict && told === reason && sent === requests) return [];
  return [`the last line of the log is not that of ${verdict} ${reason} with ${requests} requests: ${finalLine}`];
}
