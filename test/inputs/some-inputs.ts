import { ACTION_INPUTS, type ActionInputName } from '../../src/domain/action-inputs.ts';
import { GateFailure } from '../../src/domain/failure.ts';
import { type Inputs, parseInputs } from '../../src/inputs/parse-inputs.ts';
import { type RawInputs, readRunnerInputs } from '../../src/inputs/raw-inputs.ts';

export type Given = Partial<Record<ActionInputName, string>>;

const NEEDED: Given = {
  'base-url': 'https://findings.example.com',
  'api-token': 'api-token-of-the-test',
  'deployment-id': '11',
};

/** Inputs as a runner gives them: the required ones, those of `given`, and everything else blank. */
export function inputsFrom(given: Given): Inputs {
  return parseInputs(rawInputsFrom(given));
}

/** The same inputs before they are parsed. */
export function rawInputsFrom(given: Given): RawInputs {
  const all = { ...NEEDED, ...given };
  const names = Object.keys(ACTION_INPUTS) as ActionInputName[];
  const env = names.map((name) => [`INPUT_${name.toUpperCase()}`, all[name] ?? '']);
  return readRunnerInputs({ GITHUB_REPOSITORY: 'acme/shop', ...Object.fromEntries(env) });
}

/** The failure of unusable inputs, as `reason: message`. Fails the test if they are accepted. */
export function refusalOf(given: Given): string {
  try {
    inputsFrom(given);
  } catch (thrown) {
    if (thrown instanceof GateFailure) return `${thrown.reason}: ${thrown.message}`;
    throw thrown;
  }
  throw new Error(`${JSON.stringify(given)} was accepted`);
}
