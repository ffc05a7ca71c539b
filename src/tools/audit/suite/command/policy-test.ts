import { CHECK_FLAGS } from '../../../../cli/check/check-flags.ts';
import { config, type Given, readFlags } from '../../../../cli/flags.ts';
import type { Command, Shell } from '../../../../cli/shell.ts';
import { variableOf } from '../../../../cli/variables.ts';
import { GateFailure } from '../../../../domain/failure.ts';
import type { ExitCode } from '../../../../domain/verdict.ts';
import { parseWord } from '../../../../inputs/parse-value.ts';
import type { TriedSuite } from '../tried-case.ts';
import { assertApart } from './junit-place.ts';
import { JUDGED_BY, STANDARD_INPUT, TEST_FLAGS, type TestFlag, VERDICTS } from './test-flags.ts';
import type { Testing } from './testing.ts';

/** A policy tried on the evidence of earlier runs. */
export const POLICY_TEST: Command = {
  usage: '<file> --suite <file> [flags]',
  flags: TEST_FLAGS,
  more: [
    ['With one record: findings-gate policy test <file> --evidence <file> --expect <verdict>'],
    ['A policy of "-" is standard input. The suite names its files as seen from itself.'],
  ],
  example: ['policy.yml --suite suite.yml'],
  run: testPolicy,
};

async function testPolicy(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const given = readFlags(args, TEST_FLAGS, shell.env);
  const [policy, ...more] = given.operands;
  if (policy === undefined || more.length > 0)
    throw config('policy test takes one policy file; write each value after its flag');
  const asCheck = readFlags([`--policy-file=${policy}`, ...judgingFlags(given)], CHECK_FLAGS, judgingVariables(shell));
  const trial = readTrial(given);
  const { showTried, tellRefused } = await import('./show-tried.ts');
  try {
    const ofThePolicy = policy === STANDARD_INPUT ? [] : [{ name: 'the policy', path: policy }];
    await assertApart([...ofThePolicy, ...namedFiles(given)], given);
    return await showTried(await trial({ policy, given, asCheck, shell }), given, shell);
  } catch (thrown) {
    if (thrown instanceof GateFailure) await tellRefused(policy, thrown, given, shell);
    throw thrown;
  }
}

/** What is tried: the suite, or the one record. Throws `GateFailure` (`config`) for flags that say neither, or both. */
function readTrial(given: Given<TestFlag>): (testing: Testing) => Promise<TriedSuite> {
  const suite = given.text('suite');
  if (suite === undefined) {
    if (given.text('evidence') === undefined && given.text('expect') === undefined) {
      throw config('policy test needs something to try: give --suite, or --evidence and --expect');
    }
    const verdict = given.need('expect', (text) => parseWord(text, VERDICTS));
    const record = given.need('evidence', (text) => text);
    return async (testing) => (await import('./try-record.ts')).tryRecord(record, verdict, testing);
  }
  const beside = (['evidence', 'expect'] as const).filter((name) => given.text(name) !== undefined);
  if (beside.length > 0) {
    throw config(`${beside.map(given.nameOf).join(', ')} beside ${given.nameOf('suite')}: the suite says that`);
  }
  return async (testing) => (await import('./try-suite.ts')).trySuite(suite, testing);
}

function namedFiles(given: Given<TestFlag>): readonly { readonly name: string; readonly path: string }[] {
  return (['suite', 'evidence'] as const).flatMap((flag) => {
    const path = given.text(flag);
    return path === undefined ? [] : [{ name: given.nameOf(flag), path }];
  });
}

function judgingFlags(given: Given<TestFlag>): readonly string[] {
  return JUDGED_BY.filter((name) => given.sourceOf(name) === 'flag').map((name) => `--${name}=${given.text(name)}`);
}

function judgingVariables({ env }: Pick<Shell, 'env'>): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(JUDGED_BY.map(variableOf).map((variable) => [variable, env[variable]]));
}
