import type { RawInputs } from '../../../inputs/raw-inputs.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FindingsReader } from '../../../ports/findings-reader.ts';
import type { Redact } from '../../../report/text/redact.ts';
import type { KeptSimulationFacts } from './evidence-record.ts';
import { KeptAnswers } from './kept-answers.ts';
import { EVIDENCE_INPUTS, type EvidenceInput } from './kept-names.ts';
import { recordPieces } from './record-pieces.ts';
import { recordingReader } from './recording-reader.ts';

type RecordedSimulation = Omit<KeptSimulationFacts, 'inputs'> & {
  readonly clock: Pick<Clock, 'now'>;
  createReader(): FindingsReader;
};

type Recorded = {
  createReader(): FindingsReader;
  /** The record's text, every text in it redacted. */
  pieces(redact: Redact): Iterable<string>;
};

/** The same readers, with one recording of all that they tell. Loaded only where a record is wanted. */
export function recordSimulation(
  { sinceMs, atMs, repositoryIds, clock, createReader }: RecordedSimulation,
  raw: RawInputs,
): Recorded {
  const monotonicStart = clock.now();
  const now = (): number => Math.round((clock.now() - monotonicStart) * 1_000) / 1_000;
  const answers = new KeptAnswers({ now, happens: now });
  const inputs = Object.fromEntries(EVIDENCE_INPUTS.map((name) => [name, raw[name]])) as Record<EvidenceInput, string>;
  return {
    createReader: () => recordingReader(createReader(), answers),
    pieces: (redact) => recordPieces({ simulation: { sinceMs, atMs, inputs, repositoryIds } }, answers, redact),
  };
}
