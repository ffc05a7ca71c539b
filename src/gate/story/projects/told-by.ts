import type { Log } from '../../../ports/log.ts';

/** The log of one project: each line says whose it is. Several cannot share the one line that goes with the time. */
export function logOf(log: Log, name: string): Log {
  return {
    info: (line) => log.info(`${name}: ${line}`),
    debug: (line) => log.debug(`${name}: ${line}`),
    group: (title, body) => log.group(`${name}: ${title}`, body),
  };
}
