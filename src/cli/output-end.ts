import { decide, endWithin } from '../gate/process/exit-guard.ts';
import type { Ending, OutputEnd } from '../gate/process/run-process.ts';

/** The output is what was asked for: a reader gets all of it, however slow, as long as it is there. */
export const UNTIL_READ: OutputEnd = {
  end(ending) {
    const waiting = [process.stdout, process.stderr].filter(({ writableLength }) => writableLength > 0);
    let left = waiting.length;
    const endIfTaken = (): void => {
      if (left > 0) return;
      refuseUntaken(ending, ending.isOutputAskedFor === true);
      endWithin(0);
    };
    endIfTaken();
    for (const stream of waiting) {
      // Called after all that was written before, and where the reader has gone.
      stream.write('', () => {
        left -= 1;
        endIfTaken();
      });
    }
  },
  stopped: (ending) => refuseUntaken(ending, true),
};

/** Where the output is what was asked for and is not all taken, or cannot be written, that is no success. That its reader has gone is not told: it knows. */
function refuseUntaken({ exitCode }: Ending, isOutputAskedFor: boolean): void {
  const { writableLength, errored } = process.stdout;
  const code = errored === null ? undefined : (errored as NodeJS.ErrnoException).code;
  if (code !== undefined && code !== 'EPIPE')
    process.stderr.write(`warning: Not all could be written to standard output (${code}).\n`);
  if (isOutputAskedFor && exitCode === 0 && (writableLength > 0 || errored !== null)) decide(2);
}
