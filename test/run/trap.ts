import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A third origin, which the gate must never contact. */
export type Trap = {
  readonly origin: string;
  /** Number of connections, with or without a request. */
  hits(): number;
  close(): Promise<void>;
};

export async function openTrap(): Promise<Trap> {
  let hits = 0;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end('{"scans":[],"groups":[],"cursor":""}');
  });
  server.on('connection', (_socket: Socket) => {
    hits += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits: () => hits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
