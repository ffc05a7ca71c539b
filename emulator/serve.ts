import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { answerControl, isControlPath } from './faults/control.ts';
import { deliver } from './faults/deliver.ts';
import { createFaultPlan, type Fault, type FaultPlan, type FaultRule } from './faults/faults.ts';
import type { RecordedRequest } from './faults/recorded-request.ts';
import { uploadOperationOf } from './uploads/accept-scans.ts';
import type { Handler, HttpAnswer, HttpRequest } from './wire/http.ts';

export type ServeOptions = {
  readonly faults?: readonly FaultRule[];
  /** 0, the default, means any free port. */
  readonly port?: number;
  /** PEM texts; with them the server uses TLS. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Names the operation of a request, so that faults can be planned for it. */
  readonly operationOf?: (method: string, path: string) => string | undefined;
  /** True: the server also answers under `/__emulator__/`, for clients in another process. */
  readonly hasControl?: boolean;
  /** The time at which a request is recorded, in milliseconds since 1970. The machine's by default. */
  readonly now?: () => number;
  /** Waits until it is time for an answer, in milliseconds: in real time by default. */
  readonly rest?: (ms: number, signal: AbortSignal) => Promise<void>;
};

export type RunningServer = {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  /** Every request that arrived, in order, faulty or not; uploads without their body. The list grows while the server runs. */
  readonly requests: readonly RecordedRequest[];
  readonly faults: FaultPlan;
  /** Stops listening and cuts what is still open. */
  close(): Promise<void>;
};

/** Puts a pure handler behind a server on the loopback address. */
export async function serve(handler: Handler, options: ServeOptions = {}): Promise<RunningServer> {
  const faults = createFaultPlan(options.faults);
  const requests: RecordedRequest[] = [];
  const { rest = restInRealTime } = options;

  const listener: RequestListener = async (incoming, response) => {
    const request = await readRequest(incoming);
    if (request === undefined) return;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const untilGone = (ms: number) => rest(ms, gone.signal).catch(() => {});
    const answer = (respond: () => HttpAnswer, fault?: Fault) =>
      deliver(fault, { request, respond, response, rest: untilGone });
    if (options.hasControl === true && isControlPath(request.path)) {
      return answer(() => answerControl(request, faults, requests));
    }
    const operation = options.operationOf?.(request.method, request.path);
    // Bodies of uploads are not stored: they name contributors, and old scanners send a token along.
    const body = uploadOperationOf(request.method, request.path) === undefined ? request.body : '';
    requests.push({
      ...request,
      body,
      operation,
      json: parsed(body),
      atMs: options.now?.() ?? performance.timeOrigin + performance.now(),
    });
    const fault = faults.take(request, operation);
    try {
      await answer(() => runSafely(() => handler(request)), fault);
    } catch (defect) {
      if (response.headersSent) throw defect;
      await answer(() => tellDefect(defect));
    }
  };

  const server = options.tls === undefined ? createServer(listener) : createTlsServer(options.tls, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `${options.tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`, requests, faults, close };
}

function restInRealTime(ms: number, signal: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal });
}

/** Undefined when the client went away before its request was whole. */
async function readRequest(incoming: IncomingMessage): Promise<HttpRequest | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
  } catch {
    return undefined;
  }
  const [path = '', query = ''] = splitOnce(incoming.url ?? '', '?');
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: incoming.method ?? '',
    path,
    query: new URLSearchParams(query),
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString(),
  };
}

function splitOnce(text: string, separator: string): readonly string[] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** A defect of the handler, or of a fault's function, is reported as one and does not end the server. */
function runSafely(handle: () => HttpAnswer): HttpAnswer {
  try {
    return handle();
  } catch (defect) {
    return tellDefect(defect);
  }
}

function tellDefect(defect: unknown): HttpAnswer {
  const error = `defect of the emulator: ${String(defect)}`;
  return { status: 500, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ error }) };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
