import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { HttpAnswer, HttpRequest } from '../wire/http.ts';
import type { Fault } from './faults.ts';
import { compressed, type Outgoing, outgoingOf } from './outgoing.ts';

/** One request on its way to an answer. */
export type Exchange = {
  readonly request: HttpRequest;
  /** Runs the handler. */
  readonly respond: () => HttpAnswer;
  readonly response: ServerResponse;
  /** Waits for this many milliseconds, or until the client is gone. */
  readonly rest: (ms: number) => Promise<void>;
};

/** The longest time that a timer of Node takes. */
const FOR_EVER_MS = 2 ** 31 - 1;

/** Answers a request, with the fault that is planned for it. Resolves when the server has nothing more to start. */
export async function deliver(fault: Fault | undefined, exchange: Exchange): Promise<void> {
  const { response } = exchange;
  const { socket } = response;
  if (socket === null || socket.destroyed) return;
  switch (fault?.kind) {
    case 'delay':
      await exchange.rest(fault.ms);
      return deliver(fault.next, exchange);
    case 'hold':
      await fault.until();
      return deliver(undefined, exchange);
    case 'stored-then':
      exchange.respond();
      return deliver(fault.next, exchange);
    case 'never-answer':
      return exchange.rest(FOR_EVER_MS);
    case 'reset-before-headers':
      return reset(socket);
    case 'raw':
      return writeRaw(socket, fault.bytes, fault.staysOpen === true);
    case 'endless-1xx':
      return repeat(socket, fault.everyMs ?? 50, () => {
        socket.write('HTTP/1.1 102 Processing\r\n\r\n');
        return true;
      });
    case 'huge-body':
      response.writeHead(200, { 'content-type': 'application/json' });
      Readable.from(blankArray(fault.bytes)).pipe(response);
      return;
  }
  const outgoing = outgoingOf(fault, exchange.respond);
  if (outgoing.isCut) return reset(socket);
  switch (fault?.kind) {
    case 'reset-mid-body':
      begin(response, outgoing, outgoing.body.length);
      response.write(outgoing.body.subarray(0, outgoing.body.length / 2), () => reset(socket));
      return;
    case 'stall-after-headers':
      begin(response, outgoing, outgoing.body.length);
      response.flushHeaders();
      return exchange.rest(FOR_EVER_MS);
    case 'drip':
      begin(response, outgoing, outgoing.body.length);
      return drip(response, socket, outgoing.body, fault.bytesPerSecond);
    case 'short-body':
      begin(response, outgoing, outgoing.body.length + (fault.missingBytes ?? 100));
      response.write(outgoing.body, () => socket.end());
      return;
    case 'cut-chunked':
      begin(response, outgoing, undefined);
      response.write(fault.prefix ?? outgoing.body, () => socket.end());
      return;
    case 'reset-after-answer':
      response.on('finish', () => setTimeout(() => reset(socket), fault.afterMs ?? 0));
  }
  sendWhole(response, compressed(outgoing, exchange.request.headers['accept-encoding']));
}

function sendWhole(response: ServerResponse, outgoing: Outgoing): void {
  begin(response, outgoing, outgoing.body.length);
  response.end(outgoing.body);
}

/** Sends the head. Without a length the body is chunked. */
function begin(response: ServerResponse, outgoing: Outgoing, length: number | undefined): void {
  const lengthHeader = length === undefined ? {} : { 'content-length': String(length) };
  const headers = { ...lengthHeader, ...outgoing.headers };
  if (outgoing.reason === undefined) response.writeHead(outgoing.status, headers);
  else response.writeHead(outgoing.status, outgoing.reason, headers);
}

/** Cuts the connection with a TCP reset. Over TLS, where that is not possible, destroys the socket without closing it properly. */
function reset(socket: Socket): void {
  if ('encrypted' in socket) socket.destroy();
  else socket.resetAndDestroy();
}

function writeRaw(socket: Socket, bytes: string | Uint8Array, staysOpen: boolean): void {
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  if (!staysOpen) socket.end();
}

function drip(response: ServerResponse, socket: Socket, body: Buffer, bytesPerSecond: number): void {
  const everyMs = Math.max(20, 1000 / bytesPerSecond);
  const step = Math.max(1, Math.round((bytesPerSecond * everyMs) / 1000));
  let sent = 0;
  repeat(socket, everyMs, () => {
    response.write(body.subarray(sent, sent + step));
    sent += step;
    if (sent >= body.length) response.end();
    return sent < body.length;
  });
}

/** Calls `act` at once and at every interval, until it returns false or the connection is gone. */
function repeat(socket: Socket, everyMs: number, act: () => boolean): void {
  if (!act()) return;
  const timer = setInterval(() => {
    if (socket.destroyed || !act()) clearInterval(timer);
  }, everyMs);
  socket.once('close', () => clearInterval(timer));
}

function* blankArray(bytes: number): Generator<string> {
  const block = ' '.repeat(65_536);
  yield '[';
  for (let left = bytes - 2; left > 0; left -= block.length) yield block.slice(0, left);
  yield ']';
}
