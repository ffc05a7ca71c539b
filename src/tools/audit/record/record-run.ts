import type { Target } from '../../../domain/target.ts';
import type { MonotonicMs } from '../../../domain/work/time.ts';
import type { World } from '../../../gate/story/world.ts';
import type { RawInputs } from '../../../inputs/raw-inputs.ts';
import type { PlacesSource } from '../../../ports/places-reader.ts';
import type { Recording } from '../../../ports/recording.ts';
import type { KeptRunFacts } from './evidence-record.ts';
import { KeptAnswers } from './kept-answers.ts';
import { KeptCase } from './kept-case.ts';
import { EVIDENCE_INPUTS, type EvidenceInput } from './kept-names.ts';
import { recordPieces } from './record-pieces.ts';
import { type KeptPlaces, recordedPlaces } from './recorded-places.ts';
import { RecordingClock } from './recording-clock.ts';
import { recordingReader } from './recording-reader.ts';

function placesOf([places, ...furtherPlaces]: readonly KeptPlaces[]): Pick<KeptRunFacts, 'places' | 'furtherPlaces'> {
  return { places, ...(furtherPlaces.length === 0 ? {} : { furtherPlaces }) };
}

/** What is asked of the world. */
type Recordable = { readonly world: World; readonly places?: PlacesSource | undefined };

/** The same world, with a recording of all that it tells, in the time of what happens. Loaded only where a record is wanted. */
export function recordRun(
  { world, places: source }: Recordable,
  raw: RawInputs,
): { readonly world: World; readonly places?: PlacesSource; readonly recording: Recording } {
  const { signal, checkout, isPolicyAsked = false } = world;
  const clock = new RecordingClock(world.clock, world.monotonicStart);
  const beganMs = clock.now();
  const answers = new KeptAnswers(clock);
  const kept = new KeptCase(raw, clock);
  const random: number[] = [];
  let came: { readonly target: Target; readonly targetMs: MonotonicMs } | undefined;
  let stoppedMs: MonotonicMs | undefined;
  const places = new Map<string, KeptPlaces>();
  signal.addEventListener('abort', () => {
    stoppedMs = clock.happens();
  });

  function facts(): KeptRunFacts | undefined {
    if (came === undefined) return undefined;
    const inputs = Object.fromEntries(EVIDENCE_INPUTS.map((name) => [name, raw[name]]));
    return {
      startedAtMs: clock.startedAtMs,
      beganMs,
      stoppedMs,
      inputs: inputs as Record<EvidenceInput, string>,
      ...came,
      isPolicyAsked,
      checkout,
      random,
      sleeps: clock.sleeps,
      ...placesOf([...places.values()]),
    };
  }

  /** Of each project; a page that has come takes the place of what was told of it before. */
  function keepPlaces(told: KeptPlaces): void {
    places.set(told.of.repositoryId, told);
  }

  /** The verdict stands when places are asked for. */
  function openPlaces(opened: PlacesSource): ReturnType<PlacesSource['open']> {
    clock.end();
    return opened.open();
  }

  return {
    world: {
      ...world,
      reader: recordingReader(world.reader, answers),
      clock,
      monotonicStart: 0,
      random() {
        const number = world.random();
        random.push(number);
        return number;
      },
      async readTarget() {
        const target = await world.readTarget();
        came = { target, targetMs: clock.happens() };
        return target;
      },
      readPolicy: kept.reading(world.readPolicy),
    },
    ...(source === undefined
      ? {}
      : { places: recordedPlaces({ ...source, open: () => openPlaces(source) }, keepPlaces) }),
    recording: {
      pieces(report, redact) {
        const known = facts();
        return known === undefined || answers.all.length === 0
          ? undefined
          : recordPieces({ run: known, case: kept.decidedAs(report, redact) }, answers, redact);
      },
    },
  };
}
