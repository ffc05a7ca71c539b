import type { Stage, StageSetting } from './stage.ts';

/** What happens, and what is due: of the scanner's job, and of the gate's. */
export type Scene = {
  readonly name: string;
  /** As `play` tells it. */
  readonly due: string;
  readonly platform?: StageSetting;
  /** Part of the short form, too. */
  readonly isShort?: true;
  /** Its traffic is too large for the repository. */
  readonly isNeverKept?: true;
  /** It is played where the runner can be built. */
  readonly needsRunner?: true;
  play(stage: Stage): Promise<string>;
};
