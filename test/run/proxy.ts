import { createServer, request as send } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A proxy like those of companies: opens tunnels, and forwards requests to plain http by their whole address. */
export type Proxy = {
  readonly host: string;
  /** The requested addresses, with their credentials, in order. */
  readonly asked: readonly { readonly to: string; readonly credential: string | undefined }[];
  close(): Promise<void>;
};

/** With `refusal`, the proxy answers every request with that status. */
export async function startProxy(refusal?: number): Promise<Proxy> {
  const asked: { to: string; credential: string | undefined }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((incoming, response) => {
    const { url = '', method } = incoming;
    const { 'proxy-authorization': credential, ...headers } = incoming.headers;
    asked.push({ to: url, credential });
    if (refusal !== undefined) return response.writeHead(refusal).end();
    const onward = send(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    return incoming.pipe(onward);
  });
  server.on('connection', (socket) => sockets.add(socket));
  server.on('connect', ({ url: to = '', headers }, client: Socket) => {
    asked.push({ to, credential: headers['proxy-authorization'] });
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
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
