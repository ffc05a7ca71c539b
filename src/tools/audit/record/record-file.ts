import type { Sink } from '../../../gate/publish/sink.ts';
import type { FileText, StepOutcome } from '../../../ports/outcome.ts';
import type { Recording } from '../../../ports/recording.ts';
import type { Redact } from '../../../report/text/redact.ts';

/** The evidence of the run as a file, from which the run can be decided again. */
export function recordFile(
  recording: Recording,
  redact: Redact,
  writeFile: (text: FileText) => Promise<StepOutcome>,
): Sink {
  return {
    what: 'The record',
    async write(report) {
      const pieces = recording.pieces(report, redact);
      if (pieces === undefined)
        return { warning: 'The record was not written: the run ended before it asked anything.' };
      return writeFile(pieces);
    },
  };
}
