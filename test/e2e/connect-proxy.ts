import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A proxy that opens tunnels, as companies have them. */
export type ConnectProxy = {
  /** `127.0.0.1:<port>`. */
  readonly host: string;
  /** What it was asked to reach, and with which credential, in order. */
  readonly tunnels: readonly { readonly to: string; readonly credential: string | undefined }[];
  close(): Promise<void>;
};

/** With `refusal` it answers every request for a tunnel with that status. */
export async function startConnectProxy(refusal?: number): Promise<ConnectProxy> {
  const tunnels: { to: string; credential: string | undefined }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((_request, response) => response.writeHead(501).end());
  server.on('connection', (socket) => sockets.add(socket));
  server.on('connect', (request, client: Socket) => {
    const to = request.url ?? '';
    tunnels.push({ to, credential: request.headers['proxy-authorization'] });
    client.on('error', () => {});
    if (refusal !== undefined) {
      client.end(`HTTP/1.1 ${refusal} Refused\r\nProxy-Authenticate: Basic realm="${to}"\r\n\r\n`);
      return;
    }
    const { hostname, port } = new URL(`http://${to}`);
    const target = connect(Number(port || 80), hostname, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      target.pipe(client).pipe(target);
    });
    sockets.add(target);
    target.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    tunnels,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
