import type { World } from '../gate/pipeline/world.ts';
import type { Inputs } from '../inputs/parse-inputs.ts';

export type GitHubSideOptions = Pick<World, 'clock' | 'random' | 'signal'> & {
  readonly env: NodeJS.ProcessEnv;
  readonly inputs: Inputs;
  readonly redact: (text: string) => string;
  readonly warn: (message: string) => void;
};
