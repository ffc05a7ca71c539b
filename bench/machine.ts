import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';

/** The machine and the build that the figures are of. */
export type Machine = {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly gate: string;
  /** Day (UTC), as `2026-01-31`. */
  readonly measuredOn: string;
};

export function readMachine(): Machine {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
    system: `${type()} ${release().split('.', 2).join('.')}`,
    node: process.version,
    gate: version,
    measuredOn: new Date().toISOString().slice(0, 10),
  };
}

/** The machine and the build in one sentence. */
export function renderMachine({ processor, cores, memoryGb, system, node, gate, measuredOn }: Machine): string {
  return `Findings Gate ${gate} on Node ${node}, ${cores} cores (${processor}), ${memoryGb} GB, ${system}, ${measuredOn}.`;
}
