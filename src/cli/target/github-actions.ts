import { config } from '../command.ts';
import type { CiSystem } from './ci-system.ts';

const VARIABLES = {
  GITHUB_ACTIONS: 'marks a job',
  GITHUB_REPOSITORY: 'the repository; also where no system is recognised',
  GITHUB_SERVER_URL: "the server's host; also where no system is recognised",
} as const;

/** The judged commit depends on the event, which only the Action reads: `GITHUB_SHA` may be a merge, or the tip of the base branch. */
export const GITHUB_ACTIONS: CiSystem<keyof typeof VARIABLES> = {
  name: 'GitHub Actions',
  page: 'https://docs.github.com/actions/reference/workflows-and-actions/variables',
  variables: VARIABLES,
  commit() {
    throw config('in GitHub Actions the commit is not guessed; use the Action, or give --commit');
  },
  subject: () => undefined,
  repository: (variables) => variables.text('GITHUB_REPOSITORY'),
  checkout: () => ({}),
};
