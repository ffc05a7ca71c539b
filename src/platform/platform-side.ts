import { GateFailure } from '../domain/failure.ts';
import type { DeploymentId } from '../domain/ids.ts';
import { deadlinesOf } from '../domain/work/deadlines.ts';
import type { MonotonicMs } from '../domain/work/time.ts';
import { openConnections } from '../http/connections.ts';
import { isShownToProxy, readProxySettings } from '../http/proxy-settings.ts';
import type { Clock, Random } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import { platformLinks } from './address.ts';
import { createFindingsReader } from './client.ts';
import type { ClientOptions } from './operations.ts';
import type { TransportOptions } from './transport.ts';

export type Connection = {
  readonly baseUrl: URL;
  readonly apiToken: string;
  readonly deploymentId: DeploymentId;
  /** Time limit of one attempt, body included. */
  readonly requestTimeoutMs: number;
};

export type PlatformSideOptions = {
  readonly env: NodeJS.ProcessEnv;
  readonly inputs: Connection & Parameters<typeof deadlinesOf>[0];
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Pick<Log, 'debug'>;
  readonly signal: AbortSignal;
  readonly monotonicStart: MonotonicMs;
  readonly runUrl: string | undefined;
};

/** What the gate uses of the platform. Throws `GateFailure` (`tls`, `config`) before anything is sent. */
export function createPlatformSide(options: PlatformSideOptions) {
  const { inputs, monotonicStart } = options;
  const { baseUrl } = inputs;
  const client = clientOptions({ ...options, ...deadlinesOf(inputs, monotonicStart) });
  const shared = { ...client, connections: openConnections(baseUrl, client.proxy) };
  return {
    reader: createFindingsReader(shared),
    openLocations: async () => (await import('./locations-client.ts')).createLocationsReader(shared),
    links: { ...platformLinks(baseUrl), run: options.runUrl },
  };
}

export type ConnectionOptions<Inputs> = Pick<PlatformSideOptions, 'env' | 'clock' | 'random' | 'log' | 'signal'> &
  Pick<ClientOptions, 'readBy' | 'finishBy'> & { readonly inputs: Inputs };

/** How one deployment is reached. Throws `GateFailure` (`tls`, `config`). */
export function clientOptions(options: ConnectionOptions<Connection>): ClientOptions {
  return { ...transportOptions(options), deploymentId: options.inputs.deploymentId };
}

/** How the platform is reached. Throws `GateFailure` (`tls`, `config`). */
export function transportOptions(options: ConnectionOptions<Omit<Connection, 'deploymentId'>>): TransportOptions {
  const { env, inputs, clock, random, log, signal, readBy, finishBy } = options;
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    throw new GateFailure(
      'tls',
      'NODE_TLS_REJECT_UNAUTHORIZED=0 is set: without certificate checks anybody could answer for the platform, so nothing is sent',
    );
  }
  const proxy = readProxySettings(env);
  if (isShownToProxy(inputs.baseUrl, proxy)) {
    throw new GateFailure(
      'config',
      [
        'the address of the platform is plain http, and HTTP_PROXY names a proxy, which would read the token:',
        'write https, or put the host into NO_PROXY',
      ].join(' '),
    );
  }
  return {
    baseUrl: inputs.baseUrl,
    token: inputs.apiToken,
    requestTimeoutMs: inputs.requestTimeoutMs,
    readBy,
    finishBy,
    clock,
    random,
    signal,
    proxy,
    log,
  };
}
