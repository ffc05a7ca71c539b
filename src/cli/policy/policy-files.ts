import type { Limits, Policy } from '../../domain/policy.ts';
import { dayOf } from '../../domain/text/calendar-date.ts';
import { readLimits } from '../../inputs/parse-inputs.ts';
import { type InspectedPolicy, inspectPolicy } from '../../policy/file/inspect-policy.ts';
import { inOrder, type Problem } from '../../policy/file/policy-problem.ts';
import { writtenConditions } from '../../policy/judgement/limits.ts';
import { counted } from '../../report/text/report-facts.ts';
import { type Command, config, readFlags, type Shell, takes } from '../command.ts';
import { readNamed } from '../local-file.ts';
import { SCREEN_FLAGS } from '../screen/screen-style.ts';
import { type PolicyEntry, type Remarks, remarkEntries, remarkLines, shownFile } from './remarks.ts';

const FLAGS = {
  strict: { about: 'treat notes as problems: exit 3' },
  baseline: takes('<ref>', 'the baseline with which the gate is called: "compare: new" needs one'),
  json: { about: 'print JSON: a list, with file, line, column, kind and message of each entry' },
  ...SCREEN_FLAGS,
} as const;

export type ValidPolicy = InspectedPolicy & {
  readonly policy: Policy;
  readonly file: string;
  /** The day of this check, `YYYY-MM-DD`, for the expiry of waivers. */
  readonly today: string;
  readonly remarks: Remarks;
  readonly hasBaseline: boolean;
};

export type Said = { readonly lines: readonly string[]; readonly entries: readonly PolicyEntry[] };

export function policyFilesCommand(name: string, say: (valid: ValidPolicy) => Said): Command {
  return {
    usage: '<file>... [--strict] [--baseline <ref>] [--json]',
    flags: FLAGS,
    more: [['A file of "-" is standard input. Each file is checked by itself.']],
    example: ['.github/findings-gate.yml'],
    async run(args, shell) {
      const given = readFlags(args, FLAGS, shell.env);
      const { texts, unread } = await readOperands(name, given.operands, shell);
      const today = dayOf(shell.clock.wallNow());
      const written = given.text('baseline');
      const baseline = written === undefined ? 'unknown' : written === 'none' ? 'none' : 'given';
      const results = texts.map(({ file, text }) => {
        const inspected = inspectPolicy(text, { baseline, today });
        const { policy, problems } = inspected;
        const notes = inOrder([...nothingBlocks(inspected), ...inspected.notes]);
        const remarks = given.isOn('strict') ? { problems: [...problems, ...notes], notes: [] } : { problems, notes };
        const said = policy && say({ ...inspected, policy, file, today, remarks, hasBaseline: baseline === 'given' });
        return { file, remarks, said };
      });
      const { terminal } = shell;
      if (given.isOn('json')) {
        terminal.printJson([
          ...results.flatMap(({ file, remarks, said }) => [...remarkEntries(file, remarks), ...(said?.entries ?? [])]),
          ...unread.map(({ file, message }) => ({ file, line: null, column: null, kind: 'problem', message })),
        ]);
      } else {
        for (const { file, remarks, said } of results)
          for (const line of [...(said?.lines ?? []), ...remarkLines(file, remarks)]) terminal.print(line);
      }
      const failing = results.map(({ remarks }) => remarks.problems.length).filter((count) => count > 0);
      if (failing.length > 0) {
        const problems = failing.reduce((sum, count) => sum + count, 0);
        const where = results.length === 1 ? '' : `, in ${failing.length} of ${results.length} files`;
        terminal.tell(`findings-gate: ${counted(problems, 'problem')} to correct${where}`);
      }
      if (unread.length > 0) throw config(unread.map(({ message }) => message).join('; '));
      return failing.length > 0 ? 3 : 0;
    },
  };
}

/** Reads the files that can be read, and says why the others cannot: a missing file hides no mistake in another one. */
async function readOperands(name: string, files: readonly string[], shell: Shell) {
  if (files.length === 0) throw config(`${name} takes files: findings-gate ${name} <file>..., or - for standard input`);
  if (files.filter((file) => file === '-').length > 1) throw config('"-" is given twice; standard input is read once');
  const texts: { readonly file: string; readonly text: Uint8Array }[] = [];
  const unread: { readonly file: string; readonly message: string }[] = [];
  for (const file of files) {
    const failure = (why: string): Unread => new Unread(`the file ${shownFile(file)} cannot be read (${why})`);
    try {
      const text = file === '-' ? await shell.readStdin() : await readNamed(file, 'policy', shell.signal, failure);
      texts.push({ file, text });
    } catch (thrown) {
      if (!(thrown instanceof Unread)) throw thrown;
      unread.push({ file, message: thrown.message });
    }
  }
  return { texts, unread };
}

class Unread extends Error {}

/** The inputs are unknown when a policy is checked by itself. */
export const NO_LIMITS: Limits = readLimits(() => undefined);

const MESSAGE =
  'nothing here blocks: "fail-on-severity" is none, and no condition fails the job; ' +
  'write a severity there, or remove "action: warn" from what is to block';

function nothingBlocks({ policy, placeOf }: InspectedPolicy): readonly Problem[] {
  if (policy === undefined || doesBlock(policy)) return [];
  return [{ place: placeOf(['fail-on-severity'], true), message: MESSAGE }];
}

export function doesBlock(policy: Policy): boolean {
  return writtenConditions(NO_LIMITS, policy, false).some(({ action }) => action === 'fail');
}

export const CHECK_POLICY = policyFilesCommand('policy check', ({ file, policy, remarks: { problems, notes } }) => {
  const { conditions, waivers } = policy;
  const parts = [
    `${counted(conditions.length, 'condition')}, ${counted(waivers.length, 'waiver')}`,
    problems.length === 0 ? 'no problem' : counted(problems.length, 'problem'),
  ].join('; ');
  const reported = notes.length === 0 ? '' : `, ${counted(notes.length, 'note')}`;
  return { lines: [`${shownFile(file)}: ${parts}${reported}`], entries: [] };
});
