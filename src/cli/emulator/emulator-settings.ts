import { DEFAULT_TOKEN } from '../../../emulator/build.ts';
import { parseFaultRule } from '../../../emulator/faults/fault-text.ts';
import type { FaultRule } from '../../../emulator/faults/faults.ts';
import type { QuirkId } from '../../../emulator/quirks/quirks.ts';
import { parseQuirk } from '../../../emulator/quirks/with-quirks.ts';
import type { ScenarioContext } from '../../../emulator/scenarios/scenario.ts';
import type { ScenarioName } from '../../../emulator/scenarios.ts';
import { isCommitSha } from '../../domain/ids.ts';
import { branchName, isRefName } from '../../domain/ref.ts';
import { quote } from '../../domain/text/suggestion.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import { InputProblem, parseDigits, parseWord } from '../../inputs/parse-value.ts';
import type { Given } from '../flags.ts';
import { type EmulatorFlag, SCENARIO_NAMES } from './emulator-flags.ts';

export type EmulatorSettings = {
  readonly scenario: ScenarioName;
  readonly port: number;
  readonly faults: readonly FaultRule[];
  readonly quirks: readonly QuirkId[];
  readonly context: ScenarioContext;
};

const HIGHEST_PORT = 65_535;

/** Throws `GateFailure` (`config`). */
export function readEmulatorSettings(given: Given<EmulatorFlag>, nowMs: EpochMs): EmulatorSettings {
  return {
    scenario: given.read('scenario', (text) => parseWord(text, SCENARIO_NAMES)) ?? 'clean',
    port: given.read('port', parsePort) ?? 0,
    faults: given.read('fault', (text) => parseLines(text, parseFaultRule)) ?? [],
    quirks: given.read('quirk', (text) => parseLines(text, parseQuirk)) ?? [],
    context: {
      commit: given.read('commit', parseCommit) ?? 'c0ffee'.padEnd(40, '0'),
      repository: given.read('repository', parseRepository) ?? 'acme/shop',
      repositoryId: given.read('repository-id', parseDigits) ?? '101',
      deploymentId: given.read('deployment-id', parseDigits) ?? '42',
      pullRequest: given.read('pull-request', (text) => Number(parseDigits(text))),
      headRef: given.read('head-ref', parseBranch) ?? 'main',
      nowMs,
      token: DEFAULT_TOKEN,
    },
  };
}

function parsePort(text: string): number {
  const port = Number(parseDigits(text));
  if (port > HIGHEST_PORT)
    throw new InputProblem(`${quote(text)} is not a port; write a number from 0 to ${HIGHEST_PORT}`);
  return port;
}

function parseCommit(text: string): string {
  if (!isCommitSha(text)) throw new InputProblem(`${quote(text)} is not a commit; write 40 or 64 hex digits`);
  return text;
}

function parseRepository(text: string): string {
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
    throw new InputProblem(`${quote(text)} is not a repository; write owner/name`);
  return text;
}

/** The scenarios spell it so. It stands in a command that is pasted. */
function parseBranch(text: string): string {
  if (!isRefName(text) || !/^[\w./-]+$/.test(text))
    throw new InputProblem(`${quote(text)} is not the name of a branch`);
  return branchName(text);
}

/** Each line holds one, as the emulator reads it. */
function parseLines<Value>(text: string, parse: (line: string) => Value): readonly Value[] {
  return text.split('\n').map((line) => {
    try {
      return parse(line);
    } catch (problem) {
      throw new InputProblem(problem instanceof Error ? problem.message : 'not understood');
    }
  });
}
