import type { Log } from '../../ports/log.ts';
import { renderConsole, renderConsoleProof } from '../../report/log/console.ts';
import type { ReportOutput } from './report-output.ts';

/** Verdict, what to do, what broke the policy, all conditions and counts; fitted to a terminal of `columns` columns. */
export function logTables({ info }: Pick<Log, 'info'>, columns?: number): ReportOutput {
  return {
    what: 'The tables of the log',
    async write(report) {
      for (const line of renderConsole(report, columns)) info(line);
      return {};
    },
  };
}

export const PROOF_TITLE = 'Proof: commit, scans, policy, times, requests';

export function logProof({ info, group }: Pick<Log, 'info' | 'group'>): ReportOutput {
  return {
    what: 'The proof in the log',
    async write(report) {
      const lines = renderConsoleProof(report);
      if (lines.length === 0) return {};
      await group(PROOF_TITLE, async () => {
        for (const line of lines) info(line);
      });
      return {};
    },
  };
}
