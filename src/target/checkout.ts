import type { Checkout } from '../domain/target.ts';

/** Says where the checkout comes from. GitHub's own variables go before what a CI system or git says. */
export function checkoutOf(
  { GITHUB_SERVER_URL: url, GITHUB_REPOSITORY: name = '' }: NodeJS.ProcessEnv,
  elsewhere: Checkout = {},
): Checkout {
  const host = url !== undefined && URL.canParse(url) ? new URL(url).host : elsewhere.host;
  const repository = name.trim();
  const isTold = elsewhere.path !== undefined || elsewhere.names !== undefined || repository === '';
  return isTold ? { ...elsewhere, host } : { host, path: repository, names: [repository] };
}
