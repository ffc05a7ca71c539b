import { openConnections } from '../../http/connections.ts';
import { createFindingsReader } from '../../platform/client.ts';
import { fewSlots } from '../../platform/few-at-once.ts';
import type { ClientOptions } from '../../platform/operations.ts';
import type { FindingsReader } from '../../ports/findings-reader.ts';

/** Makes readers over the same connections and slots, each with a quota of retries of its own. */
export function findingsReaders(options: ClientOptions, inSlot = fewSlots()): () => FindingsReader {
  const connections = openConnections(options.baseUrl, options.proxy);
  return () => createFindingsReader({ ...options, connections }, inSlot);
}
