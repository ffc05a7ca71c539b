import type { Inputs } from '../inputs/parse-inputs.ts';
import type { Clock, Random } from '../ports/clock.ts';

export type GitHubSideOptions = {
  readonly env: NodeJS.ProcessEnv;
  readonly inputs: Inputs;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  readonly redact: (text: string) => string;
  /** It is called when something besides the verdict went wrong. */
  readonly warn: (message: string) => void;
};
