import { connect } from 'node:net';

/** The bytes that the server sent, and how the connection ended. */
export type Wire = {
  readonly text: string;
  /** `end`: the other side closed the connection. `reset`: it cut the connection. `open`: it was still open when the time was over. */
  readonly end: 'end' | 'reset' | 'open';
};

/** For whole answers: asks the server to end the connection after this one, and waits for that. */
export const LAST_REQUEST = { forMs: 10_000, headers: 'Connection: close\r\n' };

/** Sends one request by hand and reads until the other side ends the connection, at most `forMs`. */
export function readWire(origin: string, options: { forMs?: number; headers?: string } = {}): Promise<Wire> {
  const { forMs = 600, headers = '' } = options;
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.write(`GET /thing HTTP/1.1\r\nHost: ${hostname}\r\n${headers}\r\n`);
  socket.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    const settle = (end: Wire['end']) => {
      clearTimeout(timer);
      resolve({ text: Buffer.concat(chunks).toString('latin1'), end });
      socket.destroy();
    };
    const timer = setTimeout(() => settle('open'), forMs);
    socket.once('end', () => settle('end'));
    socket.once('error', () => settle('reset'));
    socket.once('close', () => settle('end'));
  });
}
