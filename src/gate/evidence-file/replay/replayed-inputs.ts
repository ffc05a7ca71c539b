import type { RawInputs } from '../../../inputs/raw-inputs.ts';
import type { EvidenceRecord } from '../evidence-record.ts';
import { EVIDENCE_INPUTS, type EvidenceInput } from '../kept-names.ts';

/** What is counted, compared with and required: a replay may say it anew. */
const MAY_BE_GIVEN = [
  'states',
  'baseline',
  'required-products',
  'required-scan',
] as const satisfies readonly EvidenceInput[];
export type ReplayedAnew = (typeof MAY_BE_GIVEN)[number];
/** Stands where a run has its token: nothing is sent. */
const NO_TOKEN = 'nothing-is-sent';

/** The settings of a replay: what is part of the evidence as the record has it, the rest as it is given. */
export function replayedInputs(
  given: RawInputs,
  { inputs }: Pick<EvidenceRecord, 'inputs'>,
  isGiven: (name: ReplayedAnew) => boolean,
): RawInputs {
  const anew: readonly EvidenceInput[] = MAY_BE_GIVEN.filter(isGiven);
  const recorded = EVIDENCE_INPUTS.filter((name) => !anew.includes(name));
  return {
    ...given,
    ...Object.fromEntries(recorded.map((name) => [name, inputs[name]])),
    commit: '',
    'api-token': NO_TOKEN,
  };
}
