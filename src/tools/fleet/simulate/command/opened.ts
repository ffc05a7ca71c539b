import type { Simulation } from '../../../../domain/simulation/judged-ref.ts';
import type { Inputs } from '../../../../inputs/parse-inputs.ts';
import type { Redact } from '../../../../report/text/redact.ts';
import type { SimulationWorld } from '../simulate.ts';
import type { JudgedBy } from './simulate-settings.ts';

/** A simulation that is ready to begin: of the platform, or of a record. */
export type Opened = JudgedBy & {
  readonly replay?: Simulation['replay'];
  readonly world: Omit<SimulationWorld, 'progress' | 'inputs'> & { readonly inputs: Inputs };
  /** Says where its evidence is to be kept, and gives the text of it once the simulation is over. */
  readonly record?: { readonly path: string; pieces(redact: Redact): Iterable<string> };
};
