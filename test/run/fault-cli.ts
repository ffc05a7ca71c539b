import { type CliRun, runCli } from './run-cli.ts';
import { type CliSourcesOptions, type CliSourcesRun, runCliSources } from './run-cli-sources.ts';

/** Runs a command for a row of the fault table: from its sources, or where GATE_CLI names a build, that as a process. Paths are given in full. */
export function runFaultCli(args: readonly string[], options: CliSourcesOptions = {}): Promise<CliSourcesRun | CliRun> {
  return process.env.GATE_CLI === undefined ? runCliSources(args, options) : runCli(args, options);
}
