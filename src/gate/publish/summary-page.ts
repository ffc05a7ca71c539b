import { MOST_SUMMARY_BYTES } from '../../domain/limits.ts';
import type { StepOutcome } from '../../ports/outcome.ts';
import { renderSummary } from '../../report/pages/summary.ts';
import type { Redact } from '../../report/text/redact.ts';
import type { FileOutput, ReportOutput } from './report-output.ts';

/** The job summary. `render` gives Markdown of at most that many bytes. */
export function jobSummary(
  redact: Redact,
  writePage: (render: (maxBytes: number) => string) => Promise<StepOutcome>,
): ReportOutput {
  return {
    what: 'The job summary',
    write: (report) => writePage((maxBytes) => redact(renderSummary(report, { maxBytes }))),
  };
}

export const summaryFile: FileOutput = (redact, writeFile) =>
  jobSummary(redact, (render) => writeFile(render(MOST_SUMMARY_BYTES)));
