import { codeHostAt } from '../domain/location/code-host.ts';
import type { Checkout } from '../domain/target.ts';
import { withoutEndSlashes } from '../domain/text/remote-address.ts';

/** GitHub's own variables go before those of a CI system, and before git. */
export function checkoutOf(env: NodeJS.ProcessEnv, elsewhere: Checkout = {}): Checkout {
  const { GITHUB_SERVER_URL: url, GITHUB_REPOSITORY: name = '' } = env;
  const host = url !== undefined && URL.canParse(url) ? new URL(url).host : elsewhere.host;
  const repository = name.trim();
  const isReported = elsewhere.path !== undefined || elsewhere.names !== undefined || repository === '';
  if (isReported) return { ...elsewhere, host };
  // These servers run GitHub's workflows with GitHub's variables, but their pages have other addresses.
  const isOther = [env.GITEA_ACTIONS, env.FORGEJO_ACTIONS].some((mark) => mark !== undefined && mark !== '');
  const code =
    isOther || url === undefined ? undefined : codeHostAt('github', `${withoutEndSlashes(url)}/${repository}`);
  return { host, path: repository, names: [repository], code };
}

/** A given commit is of this repository only if the project's name says so. */
export function checkoutWith(
  checkout: Checkout,
  { isCommitGiven, repository }: { readonly isCommitGiven: boolean; readonly repository: string },
): Checkout {
  const project = repository.toLowerCase();
  const names = (checkout.names ?? []).map((name) => name.toLowerCase());
  const isHere = !isCommitGiven || names.some((name) => project === name || project.startsWith(`${name}/`));
  return isHere ? checkout : { ...checkout, code: undefined };
}
