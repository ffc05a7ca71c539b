import type { Log } from '../../ports/log.ts';
import { renderConsoleProof } from '../../report/log/console.ts';
import type { Sink } from './sink.ts';

export const PROOF_TITLE = 'Proof: commit, scans, policy, times, requests';

/** What the verdict rests on, folded in the log, below the answer. */
export function logProof({ info, group }: Pick<Log, 'info' | 'group'>): Sink {
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
