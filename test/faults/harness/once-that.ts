import type { RunningProcess } from '../../../demo/run-process.ts';
import type { Stage } from '../../../demo/stage.ts';

/** For `during`: acts on the process once, as soon as `isTime` is true on its stage. */
export function onceThat(isTime: (stage: Stage) => boolean, act: (step: RunningProcess, stage: Stage) => void) {
  return (step: RunningProcess, stage: Stage): void => {
    const timer = setInterval(() => {
      if (!isTime(stage)) return;
      clearInterval(timer);
      act(step, stage);
    }, 20);
  };
}
