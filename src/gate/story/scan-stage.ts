import { asGateFailure, GateFailure } from '../../domain/failure.ts';
import type { Condition } from '../../domain/policy.ts';
import { PRODUCT_OF_ISSUE_TYPE, type Product, productsOf } from '../../domain/product.ts';
import { refSpellings } from '../../domain/ref.ts';
import type { Target } from '../../domain/target.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import { ScanFinder } from '../../scan/find-scan.ts';
import type { ProvenScan, RunSettings, ScansLearned } from '../record/learned.ts';
import type { ReadIssues } from './evidence-stage.ts';
import type { World } from './world.ts';

type ScanWorld = Pick<World, 'reader' | 'clock' | 'random' | 'log' | 'signal' | 'startedAt' | 'readingBegins'>;

/** Finds the scan of the commit and proves that it is the right one. Never throws: what stopped it is part of what is learned. */
export async function scanStage(
  inputs: Inputs,
  target: Target,
  { conditions }: Pick<RunSettings, 'conditions'>,
  readIssues: ReadIssues,
  world: ScanWorld,
): Promise<ScansLearned> {
  const { deploymentId, repositoryId } = inputs;
  const finder = new ScanFinder(world, {
    expected: { target, deploymentId, repositoryId },
    wantedProducts: wantedProducts(inputs.requiredProducts, conditions),
    discoverBy: world.startedAt + inputs.discoveryTimeoutMs,
    finishBy: world.startedAt + inputs.waitTimeoutMs,
    pollIntervalMs: inputs.pollIntervalMs,
  });
  const proven = await prove(finder, readIssues, world).catch(asGateFailure);
  const { lookup } = finder;
  return {
    proven,
    lastScan: finder.current,
    earlierScans: lookup.earlierScans,
    waitedSeconds: finder.waitedMs / 1_000,
    malformedCount: lookup.malformedCount,
    latestNowMs: () => lookup.latestNowMs,
  };
}

/**
 * Reads the detail of the found scan and the issues of its branch at the same time. Where the detail shows that the scan is somebody else's,
 * what was read is dropped and the search goes on.
 */
async function prove(
  finder: ScanFinder,
  readIssues: ReadIssues,
  { log, signal, readingBegins }: ScanWorld,
): Promise<ProvenScan> {
  for (;;) {
    const found = await finder.find();
    readingBegins?.();
    log.info(
      `Scan ${found.deciding.id} is completed (${productsOf(found.deciding.enabledProducts).join(', ')}); reading the issues of its branch.`,
    );
    const listed = [found.deciding, ...found.covering].map((scan) => scan.branch);
    const listedRefs = refSpellings(listed);
    const abandon = new AbortController();
    const early =
      listedRefs.length === 0 ? undefined : readIssues(found, listedRefs, AbortSignal.any([signal, abandon.signal]));
    // Its failure is handled where it is awaited; when the detail fails first, nobody waits for it any more.
    early?.catch(() => undefined);

    const details = await finder.confirm(found).catch((thrown: unknown) => {
      abandon.abort(new GateFailure('cancelled', 'the scan could not be confirmed'));
      throw thrown;
    });
    if (details === undefined) {
      abandon.abort(new GateFailure('cancelled', 'the scan was of another change'));
      continue;
    }
    const refs = refSpellings([...listed, ...details.map((detail) => detail.meta?.branch)]);
    if (refs.length === 0) throw new GateFailure('scan-inconsistent', `scan ${found.deciding.id} names no branch`);
    const isAllListed = refs.length === listedRefs.length;
    return { found, details, refs, reading: isAllListed ? early : undefined };
  }
}

/** Products that a finished scan of the commit must have run. */
function wantedProducts(required: readonly Product[], conditions: readonly Condition[]): readonly Product[] {
  const named = conditions.flatMap(({ scope }) =>
    scope.kind === 'search' && scope.namesIssueTypes ? scope.issueTypes : [],
  );
  const products = named.map((type) => PRODUCT_OF_ISSUE_TYPE[type]).filter((product) => product !== undefined);
  return [...new Set([...required, ...products])];
}
