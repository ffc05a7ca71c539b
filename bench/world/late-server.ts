import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export type LateOptions = {
  /** `http://127.0.0.1:<port>` of the server that knows the answers. */
  readonly origin: string;
  /** Time from the arrival of a request to its answer, or longer if the answer takes longer. */
  readonly delayMs: number;
  /** True for requests whose answer never changes: a repeated request is answered from memory. */
  readonly isLasting: (method: string, path: string) => boolean;
  /** Called with every request as it arrives. */
  readonly onRequest: (method: string, path: string) => void;
};

type Asked = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};
type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** A server in front of another: every answer takes at least a round trip, and making it costs next to nothing the second time. */
export async function serveLate({ origin, delayMs, isLasting, onRequest }: LateOptions): Promise<string> {
  const known = new Map<string, Promise<Answer>>();
  const answerTo = (asked: Asked, path: string): Promise<Answer> => {
    if (!isLasting(asked.method, path)) return forward(origin, asked);
    const key = [asked.method, asked.url, asked.headers['accept-encoding'], asked.body.toString()].join('\n');
    return known.get(key) ?? known.set(key, forward(origin, asked)).get(key)!;
  };
  const server = createServer(async (incoming, response) => {
    const late = sleep(delayMs);
    const asked = await readWhole(incoming);
    const [path = ''] = asked.url.split('?');
    onRequest(asked.method, path);
    const [{ status, headers, body }] = await Promise.all([answerTo(asked, path), late]);
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function readWhole(incoming: IncomingMessage): Promise<Asked> {
  const { method = '', url = '', headers } = incoming;
  return { method, url, headers, body: await buffer(incoming) };
}

function forward(origin: string, { method, url, headers, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(origin + url, { method, headers }, (incoming) => {
      const { statusCode: status = 0, headers: received } = incoming;
      buffer(incoming).then((whole) => resolve({ status, headers: received, body: whole }), reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
