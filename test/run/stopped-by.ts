import type { ProcessOptions } from '../../demo/run-process.ts';

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
