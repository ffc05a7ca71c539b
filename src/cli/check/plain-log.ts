import type { Log } from '../../ports/log.ts';
import type { Terminal } from '../terminal.ts';

/** How a run goes on, for the person who watches: on standard error. */
export function progressLog({ tell, showProgress }: Terminal, isVerbose: boolean): Log {
  return { ...plainLog(tell), progress: showProgress, debug: (line) => (isVerbose ? tell(line) : undefined) };
}

/** Writes plain lines without folds: a group is set off by a blank line. */
export function plainLog(write: (line: string) => void): Log {
  return {
    info: write,
    debug: () => {},
    group(title, body) {
      write('');
      write(title);
      return body();
    },
  };
}
