import { type GateFailure, NotRecorded } from '../../../../domain/failure.ts';

/** What to do about it, at a command line. */
export const RECORD_AGAIN =
  'Record the evidence with this policy, or replay with one that asks no more than the record holds.';

/** The failure of a question that was not asked, or not answered, in the recorded run. */
export function notHeld(question: string): GateFailure {
  return new NotRecorded('not-found', `the record holds no answer to ${question}`);
}
