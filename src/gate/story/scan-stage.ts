import { asGateFailure, attempt, GateFailure } from '../../domain/failure.ts';
import type { ReadPlan } from '../../evidence/evidence-plan.ts';
import type { FoundScans } from '../../scan/decision.ts';
import { ScanFinder } from '../../scan/find-scan.ts';
import type { ProvenScans, ScansLearned } from '../outcome/learned.ts';
import type { FirstLook } from './first-look.ts';
import { beginReading } from './reading.ts';
import type { RunPlan } from './run-plan.ts';
import type { World } from './world.ts';

type ScanWorld = Pick<World, 'reader' | 'clock' | 'random' | 'log' | 'signal' | 'monotonicStart' | 'readingBegins'>;

/** Never throws: what stopped it is part of what is learned. */
export async function scanStage(
  plan: Pick<RunPlan, 'find' | 'read'>,
  { lookup, isLooked }: FirstLook,
  world: ScanWorld,
): Promise<ScansLearned> {
  const finder = new ScanFinder(world, plan.find, lookup);
  const judged = await isLooked.then((is) => prove(finder, is, plan.read, world)).catch(asGateFailure);
  const isProven = !(judged instanceof GateFailure);
  return {
    proven: isProven ? judged.proven : judged,
    stillHolds: isProven ? () => finder.holds(judged.found, 'if-due') : undefined,
    lastScan: finder.current,
    seen: finder.seen,
    siblings: finder.known.siblings(),
    earlierScans: lookup.earlierScans,
    waitedSeconds: finder.waitedMs / 1_000,
    malformedCount: lookup.malformedCount,
    latestNowMs: () => lookup.latestNowMs,
  };
}

type Proven = { readonly found: FoundScans; readonly proven: ProvenScans };

/** Reads details, older scans and issues at once; where that leads to another decision, the search goes on. */
async function prove(finder: ScanFinder, isLooked: boolean, plan: ReadPlan, world: ScanWorld): Promise<Proven> {
  // What made the decision before fall was a look, too.
  for (let isFresh = isLooked; ; isFresh = true) {
    const found = await finder.find(isFresh);
    const { decision, stop } = found;
    world.readingBegins?.();
    tellFound(found, world);
    const stillDecides = (): Promise<boolean> => finder.holds(found, 'yes');
    const askDetails = () => finder.confirm(found);
    const reading = beginReading(plan, { decision, askDetails, known: finder.known, stillDecides }, world);
    try {
      const [details, missed] = await Promise.all([
        reading.details,
        attempt(async () => void (await finder.lookBeside(found))),
      ]);
      if (!(await finder.holds(found, 'no'))) {
        world.log.info('Another scan decides than the one that was found first; what was read is dropped.');
        continue;
      }
      const { refs, read } = await reading.finish();
      const isSame = await attempt(() => finder.holds(found, 'if-due'));
      // What was read may prove a fail, whatever could not be seen besides.
      if (isSame !== false) {
        const unseen = isSame instanceof GateFailure ? isSame : undefined;
        return { found, proven: { decision, stop: stop ?? missed ?? unseen, details, refs, read } };
      }
      world.log.info('A newer scan was listed while the issues were read; what was read is dropped.');
    } finally {
      reading.abandon();
    }
  }
}

function tellFound({ decision: { deciding }, stop }: FoundScans, { log }: Pick<ScanWorld, 'log'>): void {
  for (const { scan, products } of deciding) {
    log.info(`Scan ${scan.id} is completed (${products.join(', ')}); reading the issues of its branch.`);
  }
  if (stop !== undefined) log.info(`Not everything can be judged: ${stop.message}.`);
}
