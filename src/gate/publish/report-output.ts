import type { GateReport } from '../../domain/report.ts';
import type { FileText, StepOutcome } from '../../ports/outcome.ts';
import type { Redact } from '../../report/text/redact.ts';

/** Where the pages of this run are, as far as earlier outputs have made them. */
export type Places = { readonly reportPath?: string; readonly commentUrl?: string };

/** A form in which a report goes out: a page, a file, a comment. None changes the verdict. */
export type ReportOutput = {
  /** Begins the sentence that says that it failed: `The job summary`. */
  readonly what: string;
  /** True for a form that waits for answers and needs no page of the others: begun before them all, and waited for in its place. */
  readonly isSentFirst?: boolean;
  /** Gives back where the page is, for the outputs after it. What it throws is a defect, and reported as such. */
  write(report: GateReport, places: Places): Promise<StepOutcome & Places>;
};

export type FileOutput = (
  redact: Redact,
  writeFile: (text: FileText) => Promise<StepOutcome & { readonly path?: string }>,
) => ReportOutput;
