import { type CliRun, runCli } from './run-cli.ts';
import { type CliSourcesOptions, type CliSourcesRun, runCliSources } from './run-cli-sources.ts';

/** Runs a command for a row of the fault table: from its sources, or as a process if GATE_CLI names a build. Paths must be absolute. */
export function runFaultCli(args: readonly string[], options: CliSourcesOptions = {}): Promise<CliSourcesRun | CliRun> {
  return process.env.GATE_CLI === undefined ? runCliSources(args, options) : runCli(args, options);
}
