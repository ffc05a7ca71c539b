import { GateFailure } from '../domain/failure.ts';
import type { DeploymentId } from '../domain/ids.ts';
import { deadlinesOf, type MonotonicMs } from '../domain/work/time.ts';
import { openConnections } from '../http/connections.ts';
import { platformLinks } from './address.ts';
import { createFindingsReader } from './client.ts';
import { platformSlots, type TransportOptions } from './transport.ts';

type ConnectionOptions = Pick<TransportOptions, 'clock' | 'random' | 'log' | 'signal' | 'readBy' | 'finishBy'> & {
  readonly env: NodeJS.ProcessEnv;
  readonly inputs: Pick<TransportOptions, 'baseUrl' | 'requestTimeoutMs'> & { readonly apiToken: string };
};

type PlatformSideOptions = Omit<ConnectionOptions, 'readBy' | 'finishBy'> & {
  readonly inputs: { readonly deploymentId: DeploymentId } & Parameters<typeof deadlinesOf>[0];
  readonly monotonicStart: MonotonicMs;
  readonly runUrl: string | undefined;
};

/** What the gate uses of the platform. Throws `GateFailure` (`tls`, `config`) before anything is sent. */
export function createPlatformSide(options: PlatformSideOptions) {
  const { monotonicStart, runUrl, ...side } = options;
  const { baseUrl, deploymentId } = side.inputs;
  const shared = { ...transportOptions({ ...side, ...deadlinesOf(side.inputs, monotonicStart) }), deploymentId };
  return {
    reader: createFindingsReader(shared),
    openLocations: async () => (await import('./locations-client.ts')).createLocationsReader(shared),
    links: { ...platformLinks(baseUrl), run: runUrl },
  };
}

/** How the platform is reached, by all that use these options together. Throws `GateFailure` (`tls`, `config`). */
export function transportOptions({ env, inputs, ...options }: ConnectionOptions): TransportOptions {
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    throw new GateFailure(
      'tls',
      'NODE_TLS_REJECT_UNAUTHORIZED=0 is set: without certificate checks any server could pose as the platform, so nothing is sent',
    );
  const { baseUrl, apiToken: token, requestTimeoutMs } = inputs;
  const connections = openConnections('the address of the platform', baseUrl, env);
  return { ...options, baseUrl, token, requestTimeoutMs, connections, inSlot: platformSlots() };
}
