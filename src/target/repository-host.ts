/**
 * Host of the server that the repository is on, as the CI system names it: `github.com`. A project of the same name on another host is another project.
 * Undefined where nothing names it.
 */
export function repositoryHost(env: NodeJS.ProcessEnv): string | undefined {
  for (const url of [env.GITHUB_SERVER_URL, env.CI_SERVER_URL]) {
    if (url !== undefined && URL.canParse(url)) return new URL(url).host;
  }
  return undefined;
}
