import type { Log } from '../../ports/log.ts';
import type { StepOutcome } from '../../ports/outcome.ts';
import { renderJsonReport } from '../../report/json/json.ts';
import { renderConsole, renderConsoleProof } from '../../report/log/console.ts';
import { renderSummary } from '../../report/pages/whole-page.ts';
import type { Room } from '../../report/text/plain-table.ts';
import type { Redact } from '../../report/text/redact.ts';
import type { FileOutput, ReportOutput } from './publish.ts';

export const jsonReport: FileOutput = (redact, writeFile) => ({
  what: 'The JSON report',
  async write(report) {
    const { path: reportPath, ...outcome } = await writeFile(redacted(renderJsonReport(report), redact));
    return { ...outcome, reportPath };
  },
});

function* redacted(pieces: Iterable<string>, redact: Redact): Generator<string, void, undefined> {
  for (const piece of pieces) yield redact(piece);
}

export function jobSummary(
  redact: Redact,
  writePage: (render: (maxBytes: number) => string) => Promise<StepOutcome>,
): ReportOutput {
  return {
    what: 'The job summary',
    write: (report) => writePage((maxBytes) => redact(renderSummary(report, { maxBytes }))),
  };
}

export const PROOF_TITLE = 'Proof: commit, scans, policy, times, requests';

/** Verdict, what to do, broken conditions, all conditions and counts, fitted to the width of the terminal. The proof is folded below. */
export function logPages({ info, group }: Pick<Log, 'info' | 'group'>, room?: Room): ReportOutput {
  return {
    what: 'The log',
    async write(report) {
      for (const line of renderConsole(report, room)) info(line);
      const proof = renderConsoleProof(report);
      if (proof.length > 0)
        await group(PROOF_TITLE, async () => {
          for (const line of proof) info(line);
        });
      return {};
    },
  };
}
