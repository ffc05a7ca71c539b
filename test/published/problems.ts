import { subscribe } from 'node:diagnostics_channel';
import { EXCHANGES, type Exchange } from '../../emulator/wire/exchange.ts';
import { USER_AGENT } from '../../src/http/user-agent.ts';

const problems = new Set<string>();
let checks: Promise<unknown> = Promise.resolve();

// This module is loaded once for all files of a worker, as a second subscription would check everything twice.
subscribe(EXCHANGES.github, (message) => {
  checks = checks.then(async () => {
    const { problemsOfGitHub } = await import('./github-exchange.ts');
    note(problemsOfGitHub(message as Exchange, USER_AGENT));
  });
});
subscribe(EXCHANGES.gitlab, (message) => {
  checks = checks.then(async () => {
    const { problemsOfGitLab } = await import('./gitlab-exchange.ts');
    note(problemsOfGitLab(message as Exchange, USER_AGENT));
  });
});

/**
 * Problems of the exchanges with the doubles since the last call. Most test files have no exchanges, so the code that
 * compares them is loaded with the first one.
 */
export async function takeProblems(): Promise<readonly string[]> {
  await checks;
  const taken = [...problems];
  problems.clear();
  return taken;
}

function note(found: readonly string[]): void {
  for (const problem of found) problems.add(problem);
}
