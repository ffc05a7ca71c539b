import { isPassedBy, readProxySettings } from '../../../http/proxy-settings.ts';
import type { DoctorSettings } from '../doctor-settings.ts';
import { type AskedOperation, isRead, isTaken, type Received } from './asker.ts';
import type { FirstReading } from './first-reading.ts';
import type { Exchange } from './watched-wire.ts';

export type ConnectionFacts = {
  readonly baseUrl: URL | undefined;
  readonly proxy: ProxyUse;
  readonly hasOwnCertificates: boolean;
  readonly given: Pick<DoctorSettings, 'deployment' | 'repositoryId' | 'project' | 'commit'>;
  readonly refused: Readonly<DoctorSettings['refused']>;
  readonly exchanges: readonly Exchange[];
  readonly received: readonly Received[];
  readonly reading: FirstReading | undefined;
};

export function headsOf(exchanges: readonly Exchange[]) {
  return exchanges.map(({ came }) => came).filter((came) => came.kind === 'head');
}

/** The status that a question was answered with last; undefined where no answer came. */
export function statusOf({ path }: Received, exchanges: readonly Exchange[]): number | undefined {
  return headsOf(exchanges.filter((exchange) => exchange.path.endsWith(path))).at(-1)?.status;
}

/** A verdict depends on these. */
export const DECIDING = ['scan list', 'scan detail', 'issue search'] as const satisfies readonly AskedOperation[];

/** The first answer of the operation, and else the first failure. */
export function bestOf(
  { received }: Pick<ConnectionFacts, 'received'>,
  operation: Received['operation'],
): Received | undefined {
  const ofOperation = received.filter((one) => one.operation === operation);
  return ofOperation.find(isRead) ?? ofOperation.find(isTaken) ?? ofOperation[0];
}

/** Why a question was not answered: its status, else the reason that the gate has for it. */
export function problemOf(received: Received, exchanges: readonly Exchange[]): string {
  if (received.came.kind === 'answer') return 'its answer has another form';
  const status = statusOf(received, exchanges);
  return status === undefined || status === 200 ? received.came.reason : `it answers ${status}`;
}

export function silenceOf(exchanges: readonly Exchange[]): string {
  if (exchanges.length === 0) return 'nothing was sent';
  return headsOf(exchanges).length === 0 ? 'nothing answered' : 'no answer shows it';
}

/** Whether requests to an address go to a proxy, and which variables say so. */
export type ProxyUse =
  | { readonly kind: 'none' }
  | { readonly kind: 'used'; readonly variable: string }
  | { readonly kind: 'passed-by'; readonly variable: string; readonly by: string };

export function readProxyUse(url: URL, env: NodeJS.ProcessEnv): ProxyUse {
  const { httpProxy, httpsProxy, noProxy } = readProxySettings(env);
  const isPlain = url.protocol === 'http:';
  if ((isPlain ? httpProxy : httpsProxy) === '') return { kind: 'none' };
  const variable = setName(env, isPlain ? 'http_proxy' : 'https_proxy');
  return isPassedBy(url, noProxy)
    ? { kind: 'passed-by', variable, by: setName(env, 'no_proxy') }
    : { kind: 'used', variable };
}

function setName(env: NodeJS.ProcessEnv, name: string): string {
  return env[name] === undefined ? name.toUpperCase() : name;
}
