import { createServer, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** A forward proxy for plain http, by CONNECT or by whole addresses. */
export type Proxy = {
  /** With credentials, percent-encoded where needed. */
  address(user: string, password: string): string;
  hits(): number;
  close(): Promise<void>;
};

/** `refusing` answers 502 to everybody. */
export async function openProxy(mood: 'willing' | 'refusing' = 'willing'): Promise<Proxy> {
  let hits = 0;
  const server = createServer((incoming, response) => {
    hits += 1;
    if (mood === 'refusing') return response.writeHead(502).end();
    const { 'proxy-authorization': _own, ...headers } = incoming.headers;
    const onward = send(incoming.url ?? '', { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    return incoming.pipe(onward);
  });
  server.on('connect', (request, socket) => {
    hits += 1;
    if (mood === 'refusing') return socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const [host, port] = (request.url ?? '').split(':');
    const onward = connect(Number(port), host ?? '', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    return socket.on('error', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (user, password) => {
      const url = new URL(`http://127.0.0.1:${port}`);
      return Object.assign(url, { username: user, password }).href;
    },
    hits: () => hits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
