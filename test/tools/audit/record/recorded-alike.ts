import { expect } from 'vitest';
import { judged, record, replay } from './recorded-run.ts';

/** Records a run, and makes sure that its record is decided again alike. */
export async function recordedAlike(...given: Parameters<typeof record>) {
  const recorded = await record(...given);
  const again = await replay(recorded.text);
  expect(judged(again)).toEqual(judged(recorded.report));
  return { ...recorded, again };
}
