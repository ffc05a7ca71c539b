import { ShapeProblem } from '../../../json/schema.ts';
import { hasError, type Read } from '../../../platform/schema/answer.ts';
import type { Heard } from './heard.ts';

/** What the gate's own reader makes of an answer: undefined for a failure, and for what it refuses. */
export function readHeard<Value>({ came }: Heard, read: Read<Value>): Value | undefined {
  if (came.kind === 'failure' || hasError(came.body)) return undefined;
  try {
    return read(came.body);
  } catch (error) {
    if (error instanceof ShapeProblem) return undefined;
    throw error;
  }
}
