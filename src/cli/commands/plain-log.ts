import type { Log } from '../../gate/ports/log.ts';
import type { Terminal } from '../terminal.ts';

/** A log of plain lines on standard output. */
export function plainLog({ print }: Terminal, isVerbose: boolean): Log {
  return {
    info: print,
    debug: (line) => (isVerbose ? print(line) : undefined),
    group(title, body) {
      print(title);
      return body();
    },
  };
}
