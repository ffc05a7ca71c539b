import { exampleWorkflows, listFiles, readSource } from './source-file.ts';

export const WORKFLOW_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  [...listFiles(['.github/workflows'], '.yml', '.yaml'), ...exampleWorkflows()].map(({ path, text }) => [path, text]),
);
export const WORKFLOWS_OF_PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['README.md', 'docs/recipes.md', 'docs/workflows.md', 'docs/evidence.md', 'docs/policy.md'],
    ...['docs/policy-check.md', 'docs/policy-repository.md'],
  ].flatMap((path) =>
    [...readSource(path).text.matchAll(/^```yaml\n(.*?)^```/gms)]
      .map(([, text]) => text!)
      .filter((text) => /^jobs:/m.test(text))
      .map((text, place) => [`${path}#${place}`, text] as const),
  ),
);
