import type { RawInputs } from '../../../../inputs/raw-inputs.ts';
import type { EvidenceRecord } from '../evidence-record.ts';
import { CASE_INPUTS, type CaseInput, EVIDENCE_INPUTS, type EvidenceInput } from '../kept-names.ts';

/** What is counted, compared with and required: a replay may say it anew. */
const MAY_BE_GIVEN = [
  'states',
  'baseline',
  'required-products',
  'required-scan',
] as const satisfies readonly EvidenceInput[];

/** The inputs of a run that a replay may replace, one by one. */
export const REPLACEABLE_INPUTS = [...CASE_INPUTS, ...MAY_BE_GIVEN] as const;
export type ReplaceableInput = (typeof REPLACEABLE_INPUTS)[number];
/** Stands where a run has its token: nothing is sent. */
const NO_TOKEN = 'nothing-is-sent';

/** The settings of a replay: those of the record, but for what is given anew. */
export function replayedInputs(
  given: RawInputs,
  record: Pick<EvidenceRecord, 'inputs' | 'case'>,
  isGiven: (name: ReplaceableInput) => boolean,
): RawInputs {
  const isKept = (name: EvidenceInput | CaseInput): boolean =>
    !REPLACEABLE_INPUTS.some((one) => one === name && isGiven(one));
  const evidence = EVIDENCE_INPUTS.filter(isKept).map((name) => [name, record.inputs[name]]);
  const limits = CASE_INPUTS.filter(isKept).map((name) => [name, record.case.inputs[name]]);
  return {
    ...given,
    ...Object.fromEntries([...evidence, ...limits]),
    commit: '',
    'api-token': NO_TOKEN,
  };
}
