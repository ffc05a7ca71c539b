import type { BuiltOptions } from '../../run/built-gate.ts';
import { observeFault } from '../../run/fault-gate.ts';
import type { GateRun } from '../../run/gate.ts';
import { mischiefIn } from './harmless.ts';
import { once } from './once.ts';

/** One run that meets several hostile texts. `Each` is one of them, with its place. */
export type Meeting<Each> = {
  /** The run with all of them, and what is wrong with it. It is started once, when it is first asked for. */
  together(): Promise<Met>;
  /** What is wrong because of one of them: where the run with all is not as it must be, it gets a run of its own. */
  because(one: Each): Promise<readonly string[]>;
};

export type Met = { readonly run: GateRun; readonly problems: readonly string[] };

/**
 * `optionsWith` makes the run with some of the texts, and with plain ones in all other places. `differences` may say what else is
 * wrong with it; what must be true of every run, and that a text is only shown as text, is always checked.
 */
export function meeting<Each>(
  all: readonly Each[],
  optionsWith: (some: readonly Each[]) => BuiltOptions,
  differences: (run: GateRun) => Promise<readonly string[]> = async () => [],
): Meeting<Each> {
  const together = once(() => meet(optionsWith(all), differences));
  return {
    together,
    because: async (one) => {
      const { problems } = await together();
      return problems.length === 0 ? [] : (await meet(optionsWith([one]), differences)).problems;
    },
  };
}

async function meet(options: BuiltOptions, differences: (run: GateRun) => Promise<readonly string[]>): Promise<Met> {
  const { run, problems } = await observeFault(options);
  return { run, problems: [...problems, ...mischiefIn(run), ...(await differences(run))] };
}
