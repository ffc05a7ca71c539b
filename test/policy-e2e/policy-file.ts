import { BASE_SHA, REPOSITORY } from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import { aFile } from '../../github-double/build.ts';
import type { Entry, Repository } from '../../github-double/state.ts';

export const POLICY_PATH = '.github/findings-gate.yml';

/** STRICT allows nothing, and LAX allows everything, so that the verdict shows which one is in force. */
export const STRICT = 'version: 1\nconditions:\n  - { name: Nothing at all, max: 0 }\n';
export const LAX = 'version: 1\nfail-on-severity: none\nconditions:\n  - { name: Anything at all, max: 100000 }\n';

/** A policy of these conditions, beside the usual limits. */
export function policyOf(...conditions: readonly string[]): string {
  return `version: 1\nconditions:\n${conditions.map((condition) => `  - { ${condition} }\n`).join('')}`;
}

/** The same without limits beside the conditions. */
export function alone(...conditions: readonly string[]): string {
  return `${policyOf(...conditions)}fail-on-severity: none\n`;
}

/** Puts a file into commits of the repository on GitHub, by hash. Each commit exists afterwards. */
export function committed(entries: Readonly<Record<string, string | Entry>>, path = POLICY_PATH) {
  return ({ githubState }: Stage): void => {
    const { commits } = shopOf(githubState.repositories);
    for (const [sha, entry] of Object.entries(entries)) {
      const files = commits.get(sha) ?? new Map<string, Entry>();
      files.set(path, typeof entry === 'string' ? aFile(entry) : entry);
      commits.set(sha, files);
    }
  };
}

/** A policy in force for pull requests, as a workflow sets it up. */
export function inForce(policy: string) {
  return { prepare: committed({ [BASE_SHA]: policy }), inputs: { 'policy-file': POLICY_PATH } };
}

/** The repository that the workflow runs in. */
export function shopOf(repositories: readonly Repository[]): Repository {
  const [owner, name] = REPOSITORY.split('/');
  return repositories.find((repository) => repository.owner === owner && repository.name === name)!;
}
