import { decide, endWithin } from '../gate/process/exit-guard.ts';
import type { Ending, OutputEnd } from '../gate/process/run-process.ts';

/** Ends the process only when its reader has taken all output, however slow it is, or has gone. */
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
      // The callback runs when all earlier output is written, and also if the reader has gone.
      stream.write('', () => {
        left -= 1;
        endIfTaken();
      });
    }
  },
  stopped: (ending) => refuseUntaken(ending, true),
};

/** If the command was asked for its output, output that is not all taken or written is no success: exit code 2. A reader that has gone is not reported. */
function refuseUntaken({ exitCode }: Ending, isOutputAskedFor: boolean): void {
  const { writableLength, errored } = process.stdout;
  const code = errored === null ? undefined : (errored as NodeJS.ErrnoException).code;
  if (code !== undefined && code !== 'EPIPE')
    process.stderr.write(`warning: Standard output could not be written in full (${code}).\n`);
  if (isOutputAskedFor && exitCode === 0 && (writableLength > 0 || errored !== null)) decide(2);
}
