import { describe, expect, it } from 'vitest';
import { WORKFLOW_FILES as FILES, WORKFLOWS_OF_PAGES as PAGES } from './all-workflows.ts';
import { problemsOf } from './workflow-problems.ts';

/** Possible defects: the right text, the wrong text, and the linters that notice it. */
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

/** Problems of all workflows, from a single process: most of its time goes into starting the two linters. */
const PROBLEMS = await problemsOf({ ...FILES, ...PAGES, ...SPOILT });

const problemsIn = (name: string) => PROBLEMS.filter((problem) => problem.startsWith(`${name}:`));

describe('the workflows', () => {
  it('have nothing that GitHub or actionlint would refuse: ours, examples and pages', () => {
    expect(Object.keys({ ...FILES, ...PAGES }).length).toBeGreaterThan(20);
    const expected = DEFECTS.flatMap(([what]) => problemsIn(what));
    expect(PROBLEMS.filter((problem) => !expected.includes(problem))).toEqual([]);
  });

  it.each(DEFECTS)('would be refused for %s', (what, _right, _wrong, linters) => {
    const problems = problemsIn(what).join('\n');
    for (const linter of linters) expect(problems).toContain(`: ${linter}: `);
  });
});
