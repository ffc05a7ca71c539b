import type { DeploymentId, RepositoryId } from '../../src/domain/ids.ts';
import type { Product } from '../../src/domain/product.ts';
import type { Scan, ScanPage } from '../../src/domain/scan.ts';
import type { Target } from '../../src/domain/target.ts';
import { deadlinesOf } from '../../src/domain/work/time.ts';
import type { Random } from '../../src/ports/clock.ts';
import { ScanFinder } from '../../src/scan/find-scan.ts';
import { ScanLookup } from '../../src/scan/lookup/scan-lookup.ts';
import { aScan } from '../build/a-scan.ts';
import { aDetailOf } from '../build/a-scan-detail.ts';
import { aTarget } from '../build/a-target.ts';
import { CollectingLog } from '../fakes/collecting-log.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { fixedRandom } from '../fakes/fixed-random.ts';
import { aScanPage, inTurn, type Pages, type Script, ScriptedReader } from '../fakes/scripted-reader.ts';

const MINUTE_MS = 60_000;
export const USUAL = ['code', 'supply-chain', 'secrets'] as const satisfies readonly Product[];

export type Given = {
  /** The scans that the list shows at each poll, one page each. The last one is repeated. */
  readonly polls?: readonly (readonly Scan[])[];
  readonly scans?: Script['scans'];
  readonly detail?: Script['detail'];
  readonly target?: Target;
  readonly isIdConfigured?: boolean;
  readonly wants?: readonly Product[];
  readonly discoveryMs?: number;
  readonly waitMs?: number;
  readonly signal?: AbortSignal;
  readonly clock?: FakeClock;
  readonly random?: Random | undefined;
};

export function aFinder(given: Given) {
  const { polls = [[aScan()]], isIdConfigured = true, discoveryMs = 5 * MINUTE_MS, waitMs = 15 * MINUTE_MS } = given;
  const { wants = [], target = aTarget(), clock = new FakeClock(), random = fixedRandom() } = given;
  const { signal = new AbortController().signal } = given;
  const seen = new Map(polls.flat().map((scan) => [scan.id, scan]));
  const reader = new ScriptedReader({
    scans: given.scans ?? inTurn<Pages<ScanPage>>(...polls.map((scans) => [aScanPage(scans)])),
    detail: given.detail ?? ((id) => aDetailOf(seen.get(id)!)),
  });
  const log = new CollectingLog();
  const repositoryId = isIdConfigured ? ('4242' as RepositoryId) : undefined;
  const finder = new ScanFinder(
    { reader, clock, random, log, signal },
    {
      expected: { target, deploymentId: '11' as DeploymentId, repositoryId, checkout: {} },
      needs: { named: wants, judged: [...new Set([...USUAL, ...wants])], ifScanned: [] },
      requiredScan: 'any',
      pollIntervalMs: 10_000,
      ...deadlinesOf({ discoveryTimeoutMs: discoveryMs, waitTimeoutMs: waitMs }, clock.now()),
    },
    new ScanLookup(reader, clock, target, repositoryId),
  );
  return { finder, reader, clock, log };
}
