import { withoutEndSlashes } from '../domain/text/remote-address.ts';

/** The id of the run, digits that grow with every run of the instance, and its attempt, from 1. Undefined outside of a workflow. */
export function readRun(env: NodeJS.ProcessEnv) {
  const { GITHUB_RUN_ID: id = '', GITHUB_RUN_ATTEMPT: attempt = '', GITHUB_REPOSITORY: repository = '' } = env;
  if (!/^\d{1,20}$/.test(id) || !/^[1-9]\d{0,8}$/.test(attempt) || repository === '') return undefined;
  const server = withoutEndSlashes(env.GITHUB_SERVER_URL || 'https://github.com');
  return { id, attempt: Number(attempt), url: `${server}/${repository}/actions/runs/${id}/attempts/${attempt}` };
}
