import { openConnections } from '../../http/connections.ts';
import { createFindingsReader } from '../../platform/client.ts';
import type { ClientOptions } from '../../platform/operations.ts';
import { platformSlots } from '../../platform/transport.ts';
import type { FindingsReader } from '../../ports/findings-reader.ts';

/** Makes readers over the same connections and slots, each with a quota of retries of its own. */
export function findingsReaders(options: ClientOptions): () => FindingsReader {
  const connections = openConnections(options.baseUrl, options.proxy);
  const shared = { connections, inSlot: platformSlots(), ...options };
  return () => createFindingsReader(shared);
}
