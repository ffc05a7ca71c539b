import { EnvHttpProxyAgent } from 'undici';
import { type Exchanged, exchange, type SentRequest } from '../http/exchange.ts';
import { readProxySettings } from '../http/proxy-settings.ts';
import { type Forge, ForgeFailure, type Operation, refusedBy } from './forge-failure.ts';

/** Sends one request, and gives back the whole answer of a success. Throws `ForgeFailure` for everything else. */
export type ForgeFetch<Asked> = (
  url: string,
  sent: SentRequest,
  asked: Asked,
  signal: AbortSignal,
) => Promise<Exchanged>;

/** Goes through the proxies that the environment names, and throws where these cannot be used. Redirects are failures, never followed. */
export function createForgeFetch<Asked extends Operation>(
  forge: Forge<Asked>,
  env: NodeJS.ProcessEnv,
): ForgeFetch<Asked> {
  const dispatcher = new EnvHttpProxyAgent({ allowH2: false, ...readProxySettings(env) });
  return async (url, sent, asked, signal) => {
    const failed = (what: string, isTooLarge?: true): ForgeFailure =>
      forge.fail(`cannot ${asked.operation}: ${what}`, { isUnclear: true, ...(isTooLarge && { isTooLarge }) });
    try {
      const answer = await exchange(dispatcher, url, sent, signal, () => failed('the answer is too large', true));
      if (answer.status < 200 || answer.status > 299) throw refusedBy(forge, asked, answer);
      return answer;
    } catch (thrown) {
      if (thrown instanceof ForgeFailure) throw thrown;
      // The cause stays out: it may quote the address of a proxy with its password.
      throw failed(signal.aborted ? 'no answer in time' : 'the connection failed');
    }
  };
}
