import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import type { HttpAnswer } from '../wire/http.ts';
import type { Coding, Fault } from './faults.ts';

/** A whole answer, ready for the wire. */
export type Outgoing = {
  readonly status: number;
  /** Text of the status line; undefined for the usual one. */
  readonly reason: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly isCut?: true;
};

/**
 * The answer if the connection itself works: the handler's own, or what a fault makes of it. `respond` runs the
 * handler, and is not called by faults that replace it.
 */
export function outgoingOf(fault: Fault | undefined, respond: () => HttpAnswer): Outgoing {
  switch (fault?.kind) {
    case 'status':
      return { ...plain(fault.status, fault.headers ?? {}, fault.body ?? ''), reason: fault.reason };
    case 'redirect':
      return plain(fault.status, { location: fault.location }, '');
    case 'bomb':
      return encoded(plain(200, JSON_TYPE, ' '.repeat(fault.decodedBytes)), [fault.coding]);
    case 'headers':
      return withHeaders(answered(respond()), fault.headers);
    case 'replace-body':
      return withHeaders({ ...answered(respond()), body: Buffer.from(fault.body) }, fault.headers ?? {});
    case 'rewrite-text':
      return rewritten(respond(), fault.rewrite);
    case 'rewrite-json':
      return rewritten(respond(), (text) => JSON.stringify(fault.rewrite(JSON.parse(text) as never)));
    case 'encode':
      return encoded(answered(respond()), fault.codings);
    default:
      return answered(respond());
  }
}

/** The answer as gzip, if the request accepts it and no other encoding was chosen. */
export function compressed(outgoing: Outgoing, acceptEncoding: string | undefined): Outgoing {
  const takesGzip = /(^|[\s,])gzip([\s,;]|$)/.test(acceptEncoding ?? '');
  if (!takesGzip || outgoing.body.length === 0 || 'content-encoding' in outgoing.headers) return outgoing;
  return withHeaders(encoded(outgoing, ['gzip']), { vary: 'accept-encoding' });
}

const JSON_TYPE = { 'content-type': 'application/json' };

function plain(status: number, headers: Readonly<Record<string, string>>, body: string): Outgoing {
  return { status, reason: undefined, headers, body: Buffer.from(body) };
}

function answered(answer: HttpAnswer): Outgoing {
  const outgoing = plain(answer.status, answer.headers, answer.body);
  return answer.isCut ? { ...outgoing, isCut: true } : outgoing;
}

function withHeaders(outgoing: Outgoing, headers: Readonly<Record<string, string>>): Outgoing {
  return { ...outgoing, headers: { ...outgoing.headers, ...headers } };
}

function rewritten(answer: HttpAnswer, rewrite: (body: string) => string): Outgoing {
  return answered({ ...answer, body: rewrite(answer.body) });
}

function encoded(outgoing: Outgoing, codings: readonly Coding[]): Outgoing {
  const body = codings.reduce((inner, coding) => ENCODE[coding](inner), outgoing.body);
  return withHeaders({ ...outgoing, body }, { 'content-encoding': codings.join(', ') });
}

const ENCODE: Readonly<Record<Coding, (body: Buffer) => Buffer>> = {
  gzip: (body) => gzipSync(body, { level: 1 }),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  deflate: (body) => deflateSync(body),
};
