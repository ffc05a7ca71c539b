import type { Given } from '../../../../cli/flags.ts';
import type { Shell } from '../../../../cli/shell.ts';
import type { Log } from '../../../../ports/log.ts';
import type { SimulationWorld } from '../simulate.ts';
import { type JudgedBy, readSimulateSettings } from '../simulate-settings.ts';
import type { SimulateFlag } from './simulate-flags.ts';

export type OpenedSimulation = JudgedBy & { readonly world: Omit<SimulationWorld, 'progress'> };

/** Throws `GateFailure` (`config`, `no-token`, `policy-invalid`, `tls`) before anything is sent. */
export async function openSimulation(given: Given<SimulateFlag>, shell: Shell, log: Log): Promise<OpenedSimulation> {
  const { policy, source, inputs, repositoryIds, periodMs, limitMs } = await readSimulateSettings(given, shell);
  const [{ clientOptions }, { findingsReaders }] = await Promise.all([
    import('../../../../platform/platform-side.ts'),
    import('../../../../platform/client.ts'),
  ]);
  const { env, clock, random, signal } = shell;
  const connection = clientOptions({ env, inputs, clock, random, log, signal, readBy: clock.now() + limitMs });
  const createReader = findingsReaders(connection);
  const atMs = clock.wallNow();
  const world = { createReader, clock, log, signal, inputs, repositoryIds, sinceMs: atMs - periodMs, atMs };
  return { policy, source, world };
}
