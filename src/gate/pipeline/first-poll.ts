import type { Target } from '../../domain/target.ts';
import type { MonotonicMs } from '../../domain/work/time.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { FindingsReader } from '../../ports/findings-reader.ts';
import { ScanLookup } from '../../scan/lookup/scan-lookup.ts';
import type { World } from './world.ts';

/** The list may be opened before it is known what the scans must have run. */
export type FirstPoll = Readonly<ReturnType<typeof beginPoll>>;

/** The list does not depend on the policy: both are asked together. `polledFrom`: when the run began to poll. Never throws. */
export function beginPoll(
  { repositoryId }: Pick<Inputs, 'repositoryId'>,
  target: Target,
  world: Pick<World, 'reader' | 'clock' | 'isPolicyAsked'>,
  polledFrom?: MonotonicMs,
) {
  let isAbandoned = false;
  const reader: Pick<FindingsReader, 'listScans'> = {
    async *listScans(search, phase) {
      for await (const page of world.reader.listScans(search, phase)) {
        if (isAbandoned) return;
        yield page;
      }
    },
  };
  const lookup = new ScanLookup(reader, world.clock, target, repositoryId, polledFrom);
  const isPolled = world.isPolicyAsked === true ? lookup.refresh('polling').then(() => true) : Promise.resolve(false);
  // Its failure is thrown where the finder is awaited; the policy's goes before it.
  isPolled.catch(() => {});
  return {
    lookup,
    /** False at once where the list is not asked ahead. Throws what asking throws. */
    isPolled,
    abandon() {
      isAbandoned = true;
    },
  };
}
