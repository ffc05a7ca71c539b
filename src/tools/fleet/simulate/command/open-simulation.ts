import type { Given } from '../../../../cli/flags.ts';
import type { Shell } from '../../../../cli/shell.ts';
import type { Log } from '../../../../ports/log.ts';
import type { Opened } from './opened.ts';
import type { SimulateFlag } from './simulate-flags.ts';
import { readSimulateSettings, type SimulateSettings } from './simulate-settings.ts';

/**
 * A simulation of what the platform shows now. Throws `GateFailure` (`config`, `no-token`, `policy-invalid`, `tls`)
 * before anything is sent.
 */
export async function openSimulation(given: Given<SimulateFlag>, shell: Shell, log: Log): Promise<Opened> {
  const settings = await readSimulateSettings(given, shell);
  const world = await worldOf(settings, shell, log);
  const { policy, source, raw } = settings;
  const path = given.text('record');
  if (path === undefined) return { policy, source, world };
  const { recordSimulation } = await import('../../../audit/record/record-simulation.ts');
  const { createReader, pieces } = recordSimulation(world, raw);
  return { policy, source, world: { ...world, createReader }, record: { path, pieces } };
}

async function worldOf(
  { inputs, repositoryIds, periodMs, limitMs }: SimulateSettings,
  { env, clock, random, signal }: Shell,
  log: Log,
): Promise<Opened['world']> {
  const [{ clientOptions }, { findingsReaders }] = await Promise.all([
    import('../../../../platform/platform-side.ts'),
    import('../../../../platform/client.ts'),
  ]);
  const connection = clientOptions({ env, inputs, clock, random, log, signal, readBy: clock.now() + limitMs });
  const atMs = clock.wallNow();
  return {
    createReader: findingsReaders(connection),
    clock,
    log,
    signal,
    inputs,
    repositoryIds,
    sinceMs: atMs - periodMs,
    atMs,
  };
}
