import type { Log } from '../../ports/log.ts';
import { renderConsole } from '../../report/log/console.ts';
import type { Sink } from './sink.ts';

/** Verdict, what to do, what broke the policy, all conditions and counts, in the log; for a terminal of so many columns. */
export function logTables({ info }: Pick<Log, 'info'>, columns?: number): Sink {
  return {
    what: 'The tables of the log',
    async write(report) {
      for (const line of renderConsole(report, columns)) info(line);
      return {};
    },
  };
}
