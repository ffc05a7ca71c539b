import { GateFailure } from '../../../domain/failure.ts';

/** What was read, or why it was not: a sentence without its first capital and its full stop. */
export type Looked<Value> = { readonly value: Value } | { readonly why: string };

/** Waits for a reading. What GitHub refuses is an answer here; only a stop of the run is thrown, and a defect. */
export async function looked<Value>(reading: Promise<Value>, signal: AbortSignal | undefined): Promise<Looked<Value>> {
  try {
    return { value: await reading };
  } catch (thrown) {
    if (signal?.aborted === true || !(thrown instanceof GateFailure)) throw thrown;
    return { why: thrown.message };
  }
}

export function knownOf<Value>(seen: Looked<Value> | undefined): Value | undefined {
  return seen !== undefined && 'value' in seen ? seen.value : undefined;
}
