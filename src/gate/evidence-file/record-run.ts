import type { Target } from '../../domain/target.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import type { PlacesSource } from '../../ports/places-reader.ts';
import type { Recording } from '../../ports/recording.ts';
import type { World } from '../story/world.ts';
import type { KeptRunFacts } from './evidence-record.ts';
import { KeptAnswers } from './kept-answers.ts';
import { EVIDENCE_INPUTS, type EvidenceInput } from './kept-names.ts';
import { recordPieces } from './record-pieces.ts';
import { recordedPlaces } from './recorded-places.ts';
import { recordingReader } from './recording-reader.ts';

/** What is asked of the world. */
type Recordable = { readonly world: World; readonly places?: PlacesSource | undefined };

/** The same world, with a recording of all that it tells. Loaded only where a record is wanted. */
export function recordRun(
  { world, places: source }: Recordable,
  raw: RawInputs,
): { readonly world: World; readonly places?: PlacesSource; readonly recording: Recording } {
  const { clock, monotonicStart, signal, checkout } = world;
  const sinceStart = (): number => Math.round((clock.now() - monotonicStart) * 1_000) / 1_000;
  const answers = new KeptAnswers(sinceStart);
  const random: number[] = [];
  let target: Target | undefined;
  let began: { readonly wallMs: number; readonly sinceMs: number } | undefined;
  let stoppedMs: number | undefined;
  let places: KeptRunFacts['places'];
  signal.addEventListener('abort', () => {
    stoppedMs = sinceStart();
  });

  function facts(): KeptRunFacts | undefined {
    if (target === undefined || began === undefined) return undefined;
    const inputs = Object.fromEntries(EVIDENCE_INPUTS.map((name) => [name, raw[name]]));
    return {
      startedAtMs: began.wallMs - began.sinceMs,
      beganMs: began.sinceMs,
      stoppedMs,
      inputs: inputs as Record<EvidenceInput, string>,
      target,
      checkout,
      random,
      places,
    };
  }

  return {
    world: {
      ...world,
      reader: recordingReader(world.reader, answers),
      clock: {
        now: () => clock.now(),
        sleep: (ms, whileWanted) => clock.sleep(ms, whileWanted),
        wallNow() {
          const wallMs = clock.wallNow();
          // This is the story's first look at a clock.
          began ??= { wallMs, sinceMs: sinceStart() };
          return wallMs;
        },
      },
      random() {
        const number = world.random();
        random.push(number);
        return number;
      },
      async readTarget() {
        target = await world.readTarget();
        return target;
      },
    },
    ...(source === undefined ? {} : { places: recordedPlaces(source, (kept) => (places = kept)) }),
    recording: {
      pieces(redact) {
        const known = facts();
        return known === undefined || answers.all.length === 0
          ? undefined
          : recordPieces({ run: known }, answers, redact);
      },
    },
  };
}
