import type { Target } from '../../domain/target.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { FindingsReader } from '../../ports/findings-reader.ts';
import type { ProductNeeds } from '../../scan/decision.ts';
import { ScanFinder } from '../../scan/find-scan.ts';
import type { World } from './world.ts';

/** The search for the scans, opened while it may not be known yet which products they must have run. */
export type ScanSearch = {
  readonly finder: ScanFinder;
  /** Tells the finder what it looks for, and waits for a look that has begun. Throws what the look throws. */
  begin(needs: ProductNeeds): Promise<void>;
  /** Nothing more is asked: the policy cannot be read. */
  abandon(): void;
};

/** Where the policy is asked over the network, the list is asked meanwhile: what is listed does not depend on it. Never throws. */
export function openSearch(inputs: Inputs, target: Target, world: World): ScanSearch {
  const { deploymentId, repositoryId } = inputs;
  let isAbandoned = false;
  let needs: ProductNeeds | undefined;
  const reader = listingWhile(() => !isAbandoned, world.reader);
  const finder = new ScanFinder(
    { ...world, reader },
    {
      expected: { target, deploymentId, repositoryId, checkout: world.checkout },
      get needs() {
        if (needs === undefined) throw new Error('a scan is chosen before it is known for which products');
        return needs;
      },
      requiredScan: inputs.requiredScan,
      discoveryMs: inputs.discoveryTimeoutMs,
      waitMs: inputs.waitTimeoutMs,
      pollIntervalMs: inputs.pollIntervalMs,
      startedAt: world.startedAt,
    },
  );
  const looked = world.isPolicyAsked === true ? finder.lookAhead() : Promise.resolve();
  // Its failure is thrown where the finder is awaited; the policy's goes before it.
  looked.catch(() => {});
  return {
    finder,
    begin(known) {
      needs = known;
      return looked;
    },
    abandon() {
      isAbandoned = true;
    },
  };
}

type ScanReader = Pick<FindingsReader, 'listScans' | 'readScan'>;

/** A reader whose list ends when nobody wants it any more. */
function listingWhile(isWanted: () => boolean, reader: ScanReader): ScanReader {
  return {
    readScan: (id, phase, aside) => reader.readScan(id, phase, aside),
    async *listScans(search, phase) {
      for await (const page of reader.listScans(search, phase)) {
        if (!isWanted()) return;
        yield page;
      }
    },
  };
}
