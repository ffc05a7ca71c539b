import { MOST_SUMMARY_BYTES } from '../../domain/limits.ts';
import type { Outcome } from '../../ports/outcome.ts';
import { renderSummary } from '../../report/pages/summary.ts';
import type { FileSink, Redact, Sink } from './sink.ts';

/** The job summary. `render` gives Markdown of at most that many bytes. */
export function jobSummary(
  redact: Redact,
  writePage: (render: (maxBytes: number) => string) => Promise<Outcome>,
): Sink {
  return {
    what: 'The job summary',
    write: (report) => writePage((maxBytes) => redact(renderSummary(report, { maxBytes }))),
  };
}

/** The same page as a file. */
export const summaryFile: FileSink = (redact, writeFile) =>
  jobSummary(redact, (render) => writeFile(render(MOST_SUMMARY_BYTES)));
