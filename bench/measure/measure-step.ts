import { fileURLToPath } from 'node:url';
import { prepareStep, type Step } from '../../demo/runner.ts';
import { readStep, removeStep } from '../../demo/runner-files.ts';
import type { Happened, World } from '../world/in-world.ts';
import { type Cost, type MeasuredProcess, measureProcess } from './measure-process.ts';

type Ended = Cost & Pick<MeasuredProcess, 'endedAtMs'>;

/** The cost of a run in a world, and the operations that it requested. */
export type Ran = Ended & Pick<Happened, 'asked'>;

type Outcome = Pick<MeasuredProcess, 'exitCode'> & { readonly outputs: Readonly<Record<string, string>> };

/** Runs the step once, as the runner would. Throws unless `isRight` is true for its outcome: a run that went wrong is no measurement. */
export async function measureStep(step: Step, isRight: (outcome: Outcome) => boolean): Promise<Ended> {
  const prepared = await prepareStep(step);
  const { exitCode, stdout, stderr, ...cost } = await measureProcess(prepared.args, prepared);
  const { outputs } = await readStep(prepared);
  await removeStep(prepared);
  if (!isRight({ exitCode, outputs })) {
    throw new Error(`${step.main ?? 'the built action'} ended with ${exitCode}\n${stdout}\n${stderr}`);
  }
  return cost;
}

/** Runs the built action in a world with issues: it writes its comment, and fails if the inputs do not allow so many issues. */
export function measureGate(world: World, inputs: Step['inputs'], due: 'pass' | 'fail' = 'fail'): Promise<Ran> {
  const code = { pass: 0, fail: 1 }[due];
  return measureInWorld(world, { inputs }, ({ exitCode, outputs }) => exitCode === code && outputs.verdict === due);
}

/** A script of `bench/floor` in the same world. */
export function measureFloor(world: World, inputs: Step['inputs'], script: string): Promise<Ran> {
  const main = fileURLToPath(new URL(`../floor/${script}`, import.meta.url));
  return measureInWorld(world, { inputs, main }, ({ exitCode }) => exitCode === 0);
}

async function measureInWorld(
  world: World,
  changes: Pick<Step, 'inputs' | 'main'>,
  isRight: (outcome: Outcome) => boolean,
): Promise<Ran> {
  await world.begin();
  const inputs = { ...world.step.inputs, ...changes.inputs };
  const cost = await measureStep({ ...world.step, ...changes, inputs }, isRight);
  const { comments, asked } = await world.tell();
  if (comments !== 1) throw new Error(`${comments} comments were written instead of one`);
  return { ...cost, asked };
}
