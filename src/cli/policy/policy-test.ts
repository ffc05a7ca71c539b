import { GateFailure } from '../../domain/failure.ts';
import type { Reason } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import type { ExitCode, Verdict } from '../../domain/verdict.ts';
import { parseWord } from '../../inputs/parse-value.ts';
import { redactAll } from '../../report/text/redact.ts';
import { CHECK_FLAGS, type CheckFlag } from '../check/check-flags.ts';
import { readRawInputs } from '../check/check-settings.ts';
import { progressLog } from '../check/plain-log.ts';
import { config, readFlags } from '../flags.ts';
import { SCREEN_FLAGS } from '../screen/look.ts';
import type { Command, Shell } from '../shell.ts';
import { variableOf } from '../variables.ts';

/** What a replay is judged by, besides the policy. */
const JUDGED_BY = [
  'max-critical',
  'max-high',
  'max-medium',
  'max-low',
  'max-unrated',
  'required-products',
  'required-scan',
  'states',
  'baseline',
  'verbose',
] as const satisfies readonly CheckFlag[];

const VERDICTS = ['pass', 'fail', 'inconclusive'] as const satisfies readonly Verdict['word'][];

const FLAGS = {
  evidence: { value: '<path>', about: 'the record of a run, as --record or record-path keeps it (required)' },
  expect: { value: '<verdict>', words: VERDICTS, about: 'pass, fail or inconclusive (required)' },
  ...(Object.fromEntries(JUDGED_BY.map((name) => [name, CHECK_FLAGS[name]])) as Pick<
    typeof CHECK_FLAGS,
    (typeof JUDGED_BY)[number]
  >),
  ...SCREEN_FLAGS,
} as const;

/** With these the policy was not tried: they are never what was expected. */
const WRONG_SETTINGS: readonly (Reason | undefined)[] = ['config', 'policy-missing', 'policy-invalid'];

/** A policy tried on the evidence of an earlier run. */
export const POLICY_TEST: Command = {
  usage: '<file> --evidence <file> --expect <verdict> [flags]',
  flags: FLAGS,
  example: ['stricter.yml --evidence gate.record --expect pass'],
  run: testPolicy,
};

async function testPolicy(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const given = readFlags(args, FLAGS, shell.env);
  const [file, ...more] = given.operands;
  if (file === undefined || more.length > 0)
    throw config('policy test takes one policy file; write each value after its flag');
  const expected = given.need('expect', (text) => parseWord(text, VERDICTS));
  const path = given.need('evidence', (text) => text);
  const asCheck = readFlags([`--policy-file=${file}`, ...judgingFlags(given)], CHECK_FLAGS, judgingVariables(shell));
  const report = await replayed(path, asCheck, shell);
  const { word, reason, message } = report.verdict;
  if (WRONG_SETTINGS.includes(reason)) throw config(message);
  if (reason === 'internal' || shell.signal.aborted) throw new GateFailure(reason ?? 'cancelled', message);
  const isExpected = word === expected;
  shell.terminal.print(isExpected ? `policy test: ${word}, as expected` : `policy test: ${word}, expected ${expected}`);
  return isExpected ? 0 : 1;
}

function judgingFlags(given: ReturnType<typeof readFlags<keyof typeof FLAGS>>): readonly string[] {
  return JUDGED_BY.filter((name) => given.sourceOf(name) === 'flag').map((name) =>
    name === 'verbose' ? '--verbose' : `--${name}=${given.text(name)}`,
  );
}

function judgingVariables({ env }: Pick<Shell, 'env'>): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(JUDGED_BY.map(variableOf).map((variable) => [variable, env[variable]]));
}

/** Decides from the record, and shows what `check` would show. */
async function replayed(
  path: string,
  given: ReturnType<typeof readFlags<CheckFlag>>,
  shell: Shell,
): Promise<GateReport> {
  const { terminal, signal } = shell;
  const raw = readRawInputs(given);
  const log = progressLog(terminal, given.isOn('verbose'));
  const [{ openReplay }, { loadCheckPublication }] = await Promise.all([
    import('../check/replay.ts'),
    import('../check/check-publication.ts'),
  ]);
  const ready = await openReplay({ path, given, raw, log, signal, isByPolicyAlone: true });
  const report = await ready.run(ready.inputs, ready.world);
  const publish = await loadCheckPublication(undefined, shell);
  const warn = (message: string): void => terminal.tell(`warning: ${message}`);
  await publish(redactAll(report, terminal.redact), ready, { info: terminal.print, warn, annotate: undefined });
  return report;
}
