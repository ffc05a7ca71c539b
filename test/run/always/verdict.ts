import type { GateRun } from '../gate.ts';

/** A pass in a headline. */
const PASSED = /^#+ ✅ .*Findings Gate/m;

/** Exit code 0 only for a proven pass, 1 only for a broken limit, and no page may say pass for another verdict. */
export function exitCode(run: GateRun): string[] {
  const { exitCode: code, verdict, comments, githubState } = run;
  const due = run.due.word === 'unknown' ? asTold(run) : run.due;
  const problems: string[] = [];
  if (code === 0 && due.word !== 'pass' && !isForgiving(run)) problems.push(`exit code 0, but ${due.word}: ${due.why}`);
  if (code === 1 && due.word !== 'fail') problems.push(`exit code 1, but ${due.word}: ${due.why}`);
  if (verdict === 'pass' && due.word !== 'pass') problems.push(`verdict pass, but ${due.word}: ${due.why}`);
  if (verdict === 'fail' && due.word !== 'fail') problems.push(`verdict fail, but ${due.word}: ${due.why}`);
  const statuses = githubState.repositories.flatMap(({ statuses: all }) => all);
  if (due.word === 'pass') return problems;
  if (PASSED.test(run.summary)) problems.push('the summary says passed');
  const written = run.githubRequests.filter(({ operation }) => /^(create|update)-comment$/.test(operation ?? ''));
  if (written.some(({ body }) => PASSED.test(body))) problems.push('a comment was written that says passed');
  if (comments.some((body) => PASSED.test(body)) && written.length > 0) problems.push('a comment says passed');
  if (statuses.at(-1)?.state === 'success' && !isForgiving(run)) problems.push('the commit status says success');
  return problems;
}

/** If it is unknown what is due, the run must at least agree with itself. */
function asTold({ verdict, due: { why } }: GateRun): GateRun['due'] {
  return { word: verdict === 'pass' || verdict === 'fail' ? verdict : 'unproven', why };
}

/** True for report mode and softened reasons, which may exit with 0. The policy's text says which reasons it softens. */
function isForgiving({ inputs, verdict }: GateRun): boolean {
  const isSoftened = verdict === 'inconclusive' && /warn/.test(`${inputs['on-inconclusive']} ${inputs.policy}`);
  return inputs.mode?.trim() === 'report' || isSoftened;
}

const EXIT_CODES: Readonly<Record<string, readonly (number | null)[]>> = { pass: [0], fail: [1], inconclusive: [2] };

type Part = {
  readonly reason?: string | undefined;
  readonly conditions?: readonly { readonly result: string }[] | undefined;
};

/** The verdict must be written once, and everything must agree with the exit code. */
export function oneVerdict(run: GateRun): string[] {
  const { exitCode: code, outputsText, stdout, verdict, reason, report } = run;
  const problems: string[] = [];
  const lines = stdout.split('\n').filter((line) => line.startsWith('gate: '));
  // If the run was killed or its log cut off, the last line may be missing, but it must not be wrong.
  const isWhole = code !== null && stdout !== '';
  if (isWhole && lines.length !== 1) problems.push(`${lines.length} final lines`);
  const [, word, named] = /^gate: (PASS|FAIL|INCONCLUSIVE)(?: ([a-z-]+))? - /.exec(lines[0] ?? '') ?? [];
  if (lines.length === 1 && word === undefined) problems.push(`a final line of no known form: ${lines[0]}`);
  // Lines of a value between its delimiters are not lines of the file itself.
  const withoutValues = outputsText.replace(/^(\S+<<)(ghadelimiter_\S+)\n[\s\S]*?\n\2$/gm, '$1');
  const writings = withoutValues.split('\n').filter((line) => /^verdict(=|<<)/.test(line));
  if (writings.length > 1) problems.push(`the verdict was written ${writings.length} times`);
  const told = verdict ?? word?.toLowerCase();
  if (told === undefined) {
    if (isWhole && code !== 2 && code !== 3) problems.push(`exit code ${code} without any verdict`);
    return problems;
  }
  if (word !== undefined && word.toLowerCase() !== told) problems.push(`the log says ${word}, the outputs ${told}`);
  if (verdict !== undefined && lines.length === 1 && (named ?? '') !== reason) {
    problems.push(`the log says reason ${named}, the outputs ${reason}`);
  }
  const allowed =
    (reason ?? named) === 'config' ? [3] : [...(EXIT_CODES[told] ?? []), ...(isForgiving(run) ? [0] : [])];
  if (code !== null && !allowed.includes(code)) problems.push(`verdict ${told}, but exit code ${code}`);
  const reported = report as (Part & { readonly projects?: readonly Part[] }) | undefined;
  // Each of several projects is cut short by itself.
  for (const part of reported?.projects ?? [{ reason, conditions: reported?.conditions }]) {
    if (part.reason && part.conditions?.some(({ result }) => result === 'ok')) {
      problems.push(`a limit is said to hold, though the run was cut short (${part.reason})`);
    }
  }
  return problems;
}
