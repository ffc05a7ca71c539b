import { CHECK_FLAGS } from '../../../../cli/check/check-flags.ts';
import { type Command, config, readFlags, variablesText } from '../../../../cli/command.ts';
import { variableOf } from '../../../../cli/variables.ts';
import { GateFailure } from '../../../../domain/failure.ts';
import { assertApart, JUDGED_BY, STANDARD_INPUT, TEST_FLAGS } from './test-flags.ts';

export const POLICY_TEST: Command = {
  usage: '<file> --suite <file> [flags]',
  flags: TEST_FLAGS,
  more: [['A policy of "-" is standard input. Paths in the suite are relative to the suite file.']],
  example: ['policy.yml --suite suite.yml'],
  async run(args, shell) {
    const given = readFlags(args, TEST_FLAGS, shell.env);
    const [policy, ...more] = given.operands;
    if (policy === undefined || more.length > 0)
      throw config('policy test takes one policy file; write each value after its flag');
    const judgedBy = JUDGED_BY.filter((name) => given.sourceOf(name) === 'flag');
    const flags = [`--policy-file=${policy}`, ...judgedBy.map((name) => `--${name}=${given.text(name)}`)];
    const variables = JUDGED_BY.map(variableOf).map((variable) => [variable, shell.env[variable]]);
    const asCheck = readFlags(flags, CHECK_FLAGS, Object.fromEntries(variables));
    for (const line of variablesText(asCheck, CHECK_FLAGS)) shell.terminal.tell(line);
    const suite = given.need('suite', (text) => text);
    const { showTried, tellRefused } = await import('./show-tried.ts');
    try {
      const ofThePolicy = policy === STANDARD_INPUT ? [] : [{ name: 'the policy', path: policy }];
      await assertApart([...ofThePolicy, { name: given.nameOf('suite'), path: suite }], given);
      const { trySuite } = await import('./try-suite.ts');
      return await showTried(await trySuite(suite, { policy, given, asCheck, shell }), given, shell);
    } catch (thrown) {
      if (thrown instanceof GateFailure) await tellRefused(policy, thrown, given, shell);
      throw thrown;
    }
  },
};
