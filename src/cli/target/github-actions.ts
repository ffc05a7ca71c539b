import { config } from '../flags.ts';
import type { CiSystem } from './ci-system.ts';

const VARIABLES = {
  GITHUB_ACTIONS: 'marks a job',
  GITHUB_REPOSITORY: 'the repository; also where no system is recognised',
  GITHUB_SERVER_URL: "the server's host; also where no system is recognised",
} as const;

/**
 * The command line in a job of GitHub. Which commit is judged there depends on the event, and the Action reads that:
 * `GITHUB_SHA` of a pull request is a merge, and under pull_request_target both it and the checkout are the base
 * branch, whose scan says nothing about the change.
 */
export const GITHUB_ACTIONS: CiSystem<keyof typeof VARIABLES> = {
  name: 'GitHub Actions',
  change: 'pull request',
  page: 'https://docs.github.com/actions/reference/workflows-and-actions/variables',
  variables: VARIABLES,
  commit() {
    throw config('in GitHub Actions the commit is not guessed; use the Action, or give --commit');
  },
  subject: () => undefined,
  repository: (variables) => variables.text('GITHUB_REPOSITORY'),
  checkout: () => ({}),
};
