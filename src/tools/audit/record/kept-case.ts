import { createHash } from 'node:crypto';
import { asGateFailure } from '../../../domain/failure.ts';
import type { PolicySource, PolicyTexts, WaiversFile } from '../../../domain/policy.ts';
import { type GateReport, nameOfCondition } from '../../../domain/report.ts';
import type { PolicyRead, World } from '../../../gate/story/world.ts';
import type { RawInputs } from '../../../inputs/raw-inputs.ts';
import type { Redact } from '../../../report/text/redact.ts';
import type { WrittenCase } from './evidence-record.ts';
import { CASE_INPUTS, type CaseInput } from './kept-names.ts';
import type { RecordingClock } from './recording-clock.ts';

export type Decided = Pick<GateReport, 'verdict' | 'exitCode' | 'conditions' | 'links'>;

type ReadPolicy = World['readPolicy'];

/** By what a run decides, kept while it is read. */
export class KeptCase {
  readonly #raw: RawInputs;
  readonly #clock: Pick<RecordingClock, 'happens'>;
  #policy: (redact: Redact) => WrittenCase['policy'] = () => ({ kind: 'unread' });

  constructor(raw: RawInputs, clock: Pick<RecordingClock, 'happens'>) {
    this.#raw = raw;
    this.#clock = clock;
  }

  /** The same reading, of which this keeps what came. */
  reading(readPolicy: ReadPolicy): ReadPolicy {
    return async (target) => {
      try {
        const read = await readPolicy(target);
        const atMs = this.#clock.happens();
        this.#policy = (redact) => ({ kind: 'read', atMs, ...partsOf(read, redact) });
        return read;
      } catch (thrown) {
        const { reason, message, problems } = asGateFailure(thrown);
        const atMs = this.#clock.happens();
        // What was stopped is left unread: nobody knows what would have come.
        if (reason !== 'cancelled')
          this.#policy = () => ({ kind: 'refused', atMs, reason, message, problems: [...problems] });
        throw thrown;
      }
    };
  }

  decidedAs({ verdict, exitCode, conditions, links }: Decided, redact: Redact): WrittenCase {
    return {
      run: links.run,
      inputs: Object.fromEntries(CASE_INPUTS.map((name) => [name, this.#raw[name]])) as Record<CaseInput, string>,
      policy: this.#policy(redact),
      verdict: verdict.word,
      reason: verdict.reason,
      exitCode,
      conditions: conditions.map((condition) => ({
        name: nameOfCondition(condition),
        action: condition.action,
        result: condition.result,
      })),
    };
  }
}

function partsOf(read: PolicyRead | undefined, redact: Redact): Pick<ReadWritten, 'policy' | 'waivers'> {
  if (read === undefined) return { policy: null, waivers: null };
  const { source, waiversFile: waivers, texts } = read;
  return {
    policy: source === undefined ? null : keptText(texts.policy!, source, redact),
    waivers: waivers === undefined ? null : { path: waivers.path, file: keptWaivers(waivers, texts, redact) },
  };
}

function keptWaivers({ source }: WaiversFile, { waivers }: PolicyTexts, redact: Redact) {
  return source === undefined ? null : keptText(waivers!, source, redact);
}

type ReadWritten = Extract<WrittenCase['policy'], { kind: 'read' }>;

/** A text in which a secret stands is left out, as it would not fit its digest without. */
function keptText<Source extends PolicySource>(written: string | Uint8Array, source: Source, redact: Redact) {
  const bytes = Buffer.from(written as Uint8Array);
  const text = bytes.toString('utf8');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { text: redact(text) === text ? text : undefined, sha256, source };
}
