import type { RawInputs } from '../../inputs/raw-inputs.ts';
import type { Prepared } from './door.ts';

/** The run with a recording of its evidence, where the settings name a file for it: only then its code is loaded. */
export async function withRecord<Ready extends Prepared>(ready: Ready, raw: RawInputs): Promise<Ready> {
  if (ready.inputs.recordPath === undefined) return ready;
  const { recordRun } = await import('../../tools/audit/record/record-run.ts');
  return { ...ready, ...recordRun(ready, raw) };
}
