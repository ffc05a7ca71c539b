import { isPassedBy, readProxySettings } from '../../../http/proxy-settings.ts';
import type { DoctorSettings } from '../doctor-settings.ts';
import { type AskedOperation, isRead, isTaken, type Received } from './asker.ts';
import type { FirstReading } from './first-reading.ts';
import type { Exchange } from './watched-wire.ts';

export type ConnectionFacts = {
  readonly env: NodeJS.ProcessEnv;
  readonly given: Pick<DoctorSettings, 'baseUrl' | 'deployment' | 'repositoryId' | 'project' | 'commit'>;
  readonly refused: Readonly<DoctorSettings['refused']>;
  readonly exchanges: readonly Exchange[];
  readonly received: readonly Received[];
  readonly reading: FirstReading | undefined;
};

export type AnswerHead = ReturnType<typeof headsOf>[number];

export function headsOf(exchanges: readonly Exchange[]) {
  return exchanges.flatMap(({ sentAtMs, came }) => (came.kind === 'head' ? [{ sentAtMs, ...came }] : []));
}

export function statusOf({ path }: Received, exchanges: readonly Exchange[]): number | undefined {
  return headsOf(exchanges.filter((exchange) => exchange.path.endsWith(path))).at(-1)?.status;
}

/** Operations that a verdict depends on. */
export const DECIDING = ['scan list', 'scan detail', 'issue search'] as const satisfies readonly AskedOperation[];

/** The first answer of the operation that the gate can read, else the first that is no refusal, else the first of all. */
export function bestOf(received: readonly Received[], operation: AskedOperation): Received | undefined {
  const ofOperation = received.filter((one) => one.operation === operation);
  return ofOperation.find(isRead) ?? ofOperation.find(isTaken) ?? ofOperation[0];
}

export function problemOf(received: Received, exchanges: readonly Exchange[]): string {
  if (received.came.kind === 'answer') return 'its answer has another form';
  const status = statusOf(received, exchanges);
  return status === undefined || status === 200 ? received.came.reason : `it answers ${status}`;
}

export function silenceOf(exchanges: readonly Exchange[]): string {
  if (exchanges.length === 0) return 'nothing was sent';
  return headsOf(exchanges).length === 0 ? 'nothing answered' : 'no answer shows it';
}

/** Names of the variable that sets a proxy for the platform, and of the one that exempts its host; undefined if there is none. */
export function proxyOf({ env, given: { baseUrl } }: Pick<ConnectionFacts, 'env' | 'given'>) {
  const { httpProxy, httpsProxy, noProxy } = readProxySettings(env);
  const isPlain = baseUrl?.protocol === 'http:';
  const setName = (name: string): string => (env[name] === undefined ? name.toUpperCase() : name);
  if (baseUrl === undefined || (isPlain ? httpProxy : httpsProxy) === '') return {};
  const variable = setName(isPlain ? 'http_proxy' : 'https_proxy');
  return { variable, passedBy: isPassedBy(baseUrl, noProxy) ? setName('no_proxy') : undefined };
}
