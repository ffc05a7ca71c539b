import { MOST_ANNOTATIONS } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import type { Annotation } from '../../report/log/annotation.ts';
import { renderAnnotations } from '../../report/log/annotations.ts';
import { renderConsole, renderConsoleProof } from '../../report/log/console.ts';
import { renderFinalLine } from '../../report/log/log-line.ts';
import { renderSummary } from '../../report/pages/summary.ts';
import { renderJsonReport } from '../../report/record/json.ts';
import { conditionsLeftOut, renderOutputs } from '../../report/record/outputs.ts';
import type { Outcome } from '../ports/outcome.ts';

/** Where a report goes. None of these changes the verdict; what fails is told in a warning. */
export type Sinks = {
  info(line: string): void;
  /** Folds the lines of `body` under a title; where it is left out, they are not folded. */
  group?(title: string, body: () => Promise<void>): Promise<void>;
  annotate(level: Annotation['level'], title: string, message: string): void;
  /** Takes out secrets; every text goes through it last. */
  redact(text: string): string;
  writeReport(json: string): Promise<Outcome & { readonly path?: string }>;
  writeOutputs(outputs: Readonly<Record<string, string>>): Promise<Outcome>;
  /** Undefined where the input `summary` is false. */
  writeSummary: ((render: (maxBytes: number) => string) => Promise<Outcome>) | undefined;
  /** Undefined where there is no pull request, no token, or no comment is wanted. */
  publishComment: ((report: GateReport) => Promise<Outcome & { readonly url?: string }>) | undefined;
  setStatus: ((report: GateReport) => Promise<Outcome>) | undefined;
};

/** Tells the verdict everywhere, and last in the log. Never throws. */
export async function publish(report: GateReport, sinks: Sinks): Promise<void> {
  const warnings = new Set<string>();
  try {
    await publishPages(report, sinks, warnings);
  } catch {
    warnings.add('A page could not be made: this is a defect of the gate, and does not change the verdict.');
  }
  annotateAll(report, warnings, sinks);
  sinks.info(finalLine(report));
}

async function publishPages(report: GateReport, sinks: Sinks, warnings: Set<string>): Promise<void> {
  const step = async <T extends Outcome>(what: string, body: () => Promise<T>): Promise<T | undefined> => {
    try {
      const told = await body();
      if (told.warning !== undefined) warnings.add(told.warning);
      if (told.notice !== undefined) sinks.info(told.notice);
      return told;
    } catch {
      warnings.add(`${what} could not be made: this is a defect of the gate, and does not change the verdict.`);
      return undefined;
    }
  };

  await step('The proof in the log', async () => {
    const lines = renderConsoleProof(report);
    await fold(sinks, 'Proof: commit, scans, policy, times, requests', lines);
    return {};
  });
  await step('The tables of the log', async () => {
    for (const line of renderConsole(report)) sinks.info(line);
    return {};
  });
  const file = await step('The JSON report', () => sinks.writeReport(sinks.redact(renderJsonReport(report))));
  await step('The outputs', async () => {
    const { 'comment-url': _later, ...outputs } = renderOutputs(report, {
      reportPath: file?.path ?? '',
      commentUrl: '',
    });
    const left = conditionsLeftOut(report, { ...outputs, 'comment-url': '' });
    if (left > 0)
      sinks.info(`${left} conditions did not fit into the output conditions; the JSON report holds them all.`);
    return sinks.writeOutputs(redactAll(outputs, sinks));
  });
  const { writeSummary, publishComment, setStatus } = sinks;
  if (writeSummary !== undefined) {
    await step('The job summary', () => writeSummary((maxBytes) => sinks.redact(renderSummary(report, { maxBytes }))));
  }
  const [comment] = await Promise.all([
    publishComment === undefined ? undefined : step('The comment', () => publishComment(report)),
    setStatus === undefined ? undefined : step('The commit status', () => setStatus(report)),
  ]);
  await step('The output comment-url', () => sinks.writeOutputs({ 'comment-url': sinks.redact(comment?.url ?? '') }));
}

async function fold(sinks: Sinks, title: string, lines: readonly string[]): Promise<void> {
  const body = async (): Promise<void> => {
    for (const line of lines) sinks.info(line);
  };
  if (sinks.group !== undefined) return sinks.group(title, body);
  sinks.info(title);
  return body();
}

/** The verdict is told even where its line cannot be made. */
function finalLine(report: GateReport): string {
  try {
    return renderFinalLine(report);
  } catch {
    const { word, reason = '' } = report.verdict;
    return `gate: ${`${word.toUpperCase()} ${reason}`.trim()} - this line could not be made: this is a defect of the gate`;
  }
}

function annotateAll(report: GateReport, warnings: ReadonlySet<string>, sinks: Sinks): void {
  const most = Math.max(1, MOST_ANNOTATIONS - warnings.size);
  try {
    for (const { level, title, message } of renderAnnotations(report, most)) sinks.annotate(level, title, message);
  } catch {
    sinks.info('The annotations could not be made: this is a defect of the gate, and does not change the verdict.');
  }
  for (const warning of warnings) sinks.annotate('warning', 'Findings Gate', warning);
}

function redactAll(
  outputs: Readonly<Record<string, string>>,
  { redact }: Pick<Sinks, 'redact'>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(outputs).map(([name, value]) => [name, redact(value)]));
}
