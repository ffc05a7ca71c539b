import type { LookedAt } from '../facts/look.ts';
import type { Asker } from './asker.ts';
import type { Heard } from './heard.ts';
import type { KnownProject } from './known-project.ts';

/** How one row of docs/spec-gaps.md is looked at, or why reads cannot show it. */
export type AssumptionLook = {
  /** What the gate does where the assumption does not hold. */
  readonly effect: string;
} & (
  | {
      ask?(asker: Asker, known: KnownProject): Promise<void>;
      look(heard: readonly Heard[], known: KnownProject | undefined): LookedAt;
    }
  | { readonly whyNot: string }
);
