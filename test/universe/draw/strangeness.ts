import { Chance } from '../../build/random.ts';
import { LATER_FEATURES } from '../features.ts';
import { type CiScan, MINUTE_MS, scansOf, type Universe, type UniverseEvent } from '../universe.ts';
import { withAwkwardness } from './awkwardness.ts';

/** How a failed scan may end in the list: without a code, as completed, or in a state of another age. */
const SHOWN = [
  { status: 'ERROR' },
  { status: 'COMPLETED', exitCode: 2 },
  { status: 'COMPLETED', exitCode: 2, isCodeListedAlone: true },
  { status: 'UPLOADED' },
] as const;

/** The universe with what strangers do, and with ends that say less than they should. */
export function withStrangeness(universe: Universe): Universe {
  const chance = new Chance(universe.seed ^ 0x5eed);
  for (let skipped = 0; skipped < 4; skipped += 1) chance.next();
  const hasStrangers = chance.percent(LATER_FEATURES.strangers);
  const hasOddEnds = chance.percent(LATER_FEATURES['odd ends']);
  const later = [...(hasStrangers ? ['strangers'] : []), ...(hasOddEnds ? ['odd ends'] : [])];
  const features = [...universe.features, ...later];
  const events = hasOddEnds ? universe.events.map((event) => oddEnd(event, chance)) : universe.events;
  if (!hasStrangers) return withAwkwardness({ ...universe, features, events });
  const copied = chance.some(scansOf(universe), 50).filter(({ project }) => project === universe.projects[0]);
  const strange = copied.map((scan) => ofStranger(scan, chance));
  return withAwkwardness({ ...universe, features, events: [...events, ...strange] });
}

/** A failed scan may hide it, and one in ten of the completed ones fails. */
function oddEnd(event: UniverseEvent, chance: Chance): UniverseEvent {
  if (event.kind !== 'scan' || event.end === undefined) return event;
  const { atMs, status } = event.end;
  if (status !== 'ERROR' && !(status === 'COMPLETED' && chance.percent(10))) return event;
  return { ...event, end: { atMs, status: 'ERROR', shown: chance.oneOf(SHOWN) } };
}

/** The same commit on the same ref, in a repository where it has no findings. */
function ofStranger(scan: CiScan, chance: Chance): CiScan {
  const { id, owner, ref, isFull, pullRequest, commit, products, base } = scan;
  const startedAtMs = scan.startedAtMs + chance.whole(-20, 20) * MINUTE_MS;
  return {
    kind: 'scan',
    project: chance.oneOf(['201', '202']),
    id: `9${id}`,
    owner,
    ref,
    isFull,
    pullRequest,
    commit,
    products,
    base,
    startedAtMs,
    end: { atMs: startedAtMs + MINUTE_MS, status: 'COMPLETED' },
  };
}
