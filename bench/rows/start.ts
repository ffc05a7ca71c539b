import type { Step } from '../../demo/runner.ts';
import { setStage } from '../../demo/stage.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { Row } from '../figures.ts';
import { compare } from '../measure/compare.ts';
import { inTurn } from '../measure/in-turn.ts';
import { measureEmptyNode } from '../measure/measure-process.ts';
import { measureStep } from '../measure/measure-step.ts';

/** The built action with everything that a workflow sets but the address, up to its refusal, against a Node that does nothing. */
export const start: Row = {
  name: 'start',
  runs: 21,
  async measure(runs) {
    const step = await stepWithoutAddress();
    const { ours, empty } = await inTurn(runs, {
      ours: () => measureStep(step, ({ exitCode, outputs }) => exitCode === 3 && outputs.reason === 'config'),
      empty: measureEmptyNode,
    });
    const sides = [
      { name: 'ours', costs: ours },
      { name: 'empty Node', costs: empty },
    ] as const;
    return [compare('start-time', 'wallMs', sides), compare('start-cpu', 'cpuMs', sides)];
  },
};

async function stepWithoutAddress(): Promise<Step> {
  const { step, close } = await setStage(SCENARIOS.clean);
  await close();
  return { ...step, inputs: { ...step.inputs, 'base-url': '' } };
}
