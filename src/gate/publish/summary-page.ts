import { MOST_SUMMARY_BYTES } from '../../domain/limits.ts';
import type { StepOutcome } from '../../ports/outcome.ts';
import { renderSummary } from '../../report/pages/summary.ts';
import type { Redact } from '../../report/text/redact.ts';
import type { FileSink, Sink } from './sink.ts';

/** The job summary. `render` gives Markdown of at most that many bytes. */
export function jobSummary(
  redact: Redact,
  writePage: (render: (maxBytes: number) => string) => Promise<StepOutcome>,
): Sink {
  return {
    what: 'The job summary',
    write: (report) => writePage((maxBytes) => redact(renderSummary(report, { maxBytes }))),
  };
}

export const summaryFile: FileSink = (redact, writeFile) =>
  jobSummary(redact, (render) => writeFile(render(MOST_SUMMARY_BYTES)));
