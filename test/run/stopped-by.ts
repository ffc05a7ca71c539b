import type { ProcessOptions } from '../../demo/run-process.ts';

/** Sends the signal once, as soon as the log contains this text. */
export function stoppedBy(signal: NodeJS.Signals, when: string): Required<Pick<ProcessOptions, 'onOutput'>> {
  let isSent = false;
  return {
    onOutput: (text, running) => {
      if (isSent || !text.includes(when)) return;
      isSent = true;
      running.kill(signal);
    },
  };
}
