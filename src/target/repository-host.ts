/**
 * Host of the server that the repository is on: `github.com`. GitHub's own variable goes before what a CI system says. A project of the same name on another host is another
 * project. Undefined where nothing names it.
 */
export function repositoryHost({ GITHUB_SERVER_URL: url }: NodeJS.ProcessEnv, ofCiSystem?: string): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : ofCiSystem;
}
