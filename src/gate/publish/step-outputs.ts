import type { StepOutcome } from '../../ports/outcome.ts';
import { conditionsLeftOut, renderOutputs } from '../../report/json/outputs.ts';
import type { Redact } from '../../report/text/redact.ts';
import type { Sink } from './sink.ts';

type WriteOutputs = (outputs: Readonly<Record<string, string>>) => Promise<StepOutcome>;

export function stepOutputs(redact: Redact, writeOutputs: WriteOutputs): Sink {
  return {
    what: 'The outputs',
    async write(report, { reportPath = '' }) {
      const all = renderOutputs(report, { reportPath, commentUrl: '' });
      const { 'comment-url': _later, ...outputs } = all;
      const redacted = Object.entries(outputs).map(([name, value]) => [name, redact(value)] as const);
      const outcome = await writeOutputs(Object.fromEntries(redacted));
      const left = conditionsLeftOut(report, all);
      if (left === 0) return outcome;
      const notice = `${left} conditions did not fit into the output conditions; the JSON report has them all.`;
      return { ...outcome, notice };
    },
  };
}

export function commentUrlOutput(redact: Redact, writeOutputs: WriteOutputs): Sink {
  return {
    what: 'The output comment-url',
    write: (_report, { commentUrl = '' }) => writeOutputs({ 'comment-url': redact(commentUrl) }),
  };
}
