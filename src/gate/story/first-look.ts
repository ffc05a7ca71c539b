import type { Target } from '../../domain/target.ts';
import type { MonotonicMs } from '../../domain/work/time.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { FindingsReader } from '../../ports/findings-reader.ts';
import { ScanLookup } from '../../scan/lookup/scan-lookup.ts';
import type { World } from './world.ts';

/** The list of scans, opened while it may not be known yet what the scans must have run. */
export type FirstLook = {
  readonly lookup: ScanLookup;
  /** True once the list was asked; false at once where it is not asked ahead. Throws what the look throws. */
  readonly isLooked: Promise<boolean>;
  /** Ends the asking: the policy cannot be read. */
  abandon(): void;
};

/**
 * Where the policy is asked over the network, the list is asked meanwhile: what is listed does not depend on it. Never
 * throws. `lookedFrom` is when the run began to look, where that was before.
 */
export function beginLook(
  { repositoryId }: Pick<Inputs, 'repositoryId'>,
  target: Target,
  world: Pick<World, 'reader' | 'clock' | 'isPolicyAsked'>,
  lookedFrom?: MonotonicMs,
): FirstLook {
  let isAbandoned = false;
  const reader = listingWhile(() => !isAbandoned, world.reader);
  const lookup = new ScanLookup(reader, world.clock, target, repositoryId, lookedFrom);
  const isLooked = world.isPolicyAsked === true ? lookup.refresh('polling').then(() => true) : Promise.resolve(false);
  // Its failure is thrown where the finder is awaited; the policy's goes before it.
  isLooked.catch(() => {});
  return {
    lookup,
    isLooked,
    abandon() {
      isAbandoned = true;
    },
  };
}

/** A reader whose list ends when nobody wants it any more. */
function listingWhile(
  isWanted: () => boolean,
  reader: Pick<FindingsReader, 'listScans'>,
): Pick<FindingsReader, 'listScans'> {
  return {
    async *listScans(search, phase) {
      for await (const page of reader.listScans(search, phase)) {
        if (!isWanted()) return;
        yield page;
      }
    },
  };
}
