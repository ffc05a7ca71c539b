import { MOST_ANNOTATIONS } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import type { FileOutcome, FileText, StepOutcome } from '../../ports/outcome.ts';
import { renderFinalLine } from '../../report/log/log-line.ts';
import { partsOf } from '../../report/text/projects.ts';
import type { Redact } from '../../report/text/redact.ts';
import { isPassWhereNothingBlocks } from '../../report/text/report-facts.ts';
import { plainFinalLine } from './plain-final-line.ts';

export type PublishLog = {
  info(line: string): void;
  warn(message: string): void;
};

/** Sends requests first, and logs the verdict last. `annotate`: at most so many annotations, which repeat the log. Never throws. */
export async function publish(
  report: GateReport,
  outputs: readonly ReportOutput[],
  log: PublishLog,
  annotate: (report: GateReport, most: number) => void = () => {},
): Promise<void> {
  const first = outputs.filter(({ isSentFirst }) => isSentFirst);
  const sent = new Map(first.map((output) => [output, write(output, report, {})]));
  // One turn of the event loop writes the requests to their connections. Rendering pages first would delay them.
  if (sent.size > 0) await new Promise((resolve) => setImmediate(resolve));
  const warnings = new Set<string>();
  let pages: WrittenPages = {};
  for (const output of outputs) {
    const { warning, notice, ...made } = await (sent.get(output) ?? write(output, report, pages));
    if (warning !== undefined) warnings.add(warning);
    if (notice !== undefined) log.info(notice);
    pages = { ...pages, ...made };
  }
  try {
    if (partsOf(report).some(isPassWhereNothingBlocks)) warnings.add(nothingBlocks(report));
    annotate(report, Math.max(1, MOST_ANNOTATIONS - warnings.size));
  } catch {
    log.info('The annotations could not be made: this is a defect of the gate, and does not change the verdict.');
  }
  for (const warning of warnings) log.warn(warning);
  log.info(finalLine(report));
}

function nothingBlocks({ projects }: GateReport): string {
  const where = projects === undefined ? '' : ' in at least one project';
  return `Nothing blocks${where}: no blocking condition is in force, so whatever is found passes.`;
}

async function write(
  { what, write: writeIt }: ReportOutput,
  report: GateReport,
  pages: WrittenPages,
): Promise<StepOutcome & WrittenPages> {
  try {
    return await writeIt(report, pages);
  } catch {
    return { warning: `${what} could not be made: this is a defect of the gate, and does not change the verdict.` };
  }
}

function finalLine(report: GateReport): string {
  try {
    return renderFinalLine(report);
  } catch {
    return plainFinalLine(report, 'this line could not be made: this is a defect of the gate');
  }
}

export type WrittenPages = { readonly reportPath?: string | undefined; readonly commentUrl?: string | undefined };

/** One output of a report: a page, a file, a comment. No output changes the verdict. */
export type ReportOutput = {
  /** Begins the sentence that reports its failure: `The job summary`. */
  readonly what: string;
  /** True for an output that waits for answers and needs no page of the others: it starts before them, and is awaited in its turn. */
  readonly isSentFirst?: boolean;
  /** Returns the address of its page, for the outputs after it. An error is a defect, and is reported as one. */
  write(report: GateReport, pages: WrittenPages): Promise<StepOutcome & WrittenPages>;
};

export type FileOutput = (redact: Redact, writeFile: (text: FileText) => Promise<FileOutcome>) => ReportOutput;
