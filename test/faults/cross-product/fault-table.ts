import type { Fault } from '../../../emulator/faults/faults.ts';

/**
 * A fault, and how a run ends that would have passed without the fault: `recovers` (exit 0), `stops` (exit 2), or `either`, if it depends
 * on the request whether a second reading helps. Exit 1 is never right.
 */
export type FaultRow = {
  readonly name: string;
  readonly fault: Fault;
  readonly outcome: 'recovers' | 'stops' | 'either';
  /** The reason of a run that the fault ends because it meets every attempt. */
  readonly reason: string;
  /** Operations with another outcome. */
  readonly but?: Readonly<Record<string, FaultRow['outcome']>>;
  readonly inputs?: Readonly<Record<string, string>>;
};

const EMPTY_PAGE = '{"scans":[],"groups":[],"cursor":""}';
const CHUNKED = 'transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n';
/** Short, so that a request that hangs is cut soon; long enough for a busy machine. */
const IMPATIENT = { 'request-timeout': '900ms' };
const status = (code: number, body = ''): Fault => ({ kind: 'status', status: code, body });
const body = (content: string | Uint8Array): Fault => ({ kind: 'replace-body', body: content });
const raw = (bytes: string): Fault => ({ kind: 'raw', bytes });

export const WEATHER: readonly FaultRow[] = [
  ...[500, 502, 503, 504, 408, 425, 599].map((code) => row(`status ${code}`, status(code), 'server')),
  row('status 429', status(429), 'rate-limited'),
  ...[401, 403].map((code) => row(`status ${code}`, status(code), 'auth')),
  row('status 503 with a page', status(503, EMPTY_PAGE), 'server'),
  row('retry-after past', { kind: 'status', status: 429, headers: { 'retry-after': '-1' } }, 'rate-limited'),
  row('reset before headers', { kind: 'reset-before-headers' }),
  row('reset in the body', { kind: 'reset-mid-body' }),
  row('closed', raw('')),
  row('no HTTP', raw('SSH-2.0-OpenSSH_9.6\r\n')),
  row('two lengths', raw(`HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 36\r\n\r\n${EMPTY_PAGE}`)),
  row('a length that is no number', raw(`HTTP/1.1 200 OK\r\ncontent-length: x\r\n\r\n${EMPTY_PAGE}`)),
  row('a length and chunks', raw(`HTTP/1.1 200 OK\r\ncontent-length: 5\r\n${CHUNKED}`)),
  row('large header', raw(`HTTP/1.1 200 OK\r\nx-a: ${'a'.repeat(65_536)}\r\ncontent-length: 2\r\n\r\n{}`)),
  row('short body', { kind: 'short-body' }),
  row('short by a byte', { kind: 'short-body', missingBytes: 1 }),
  row('cut chunks', { kind: 'cut-chunked' }),
  row('cut behind an empty page', { kind: 'cut-chunked', prefix: EMPTY_PAGE }),
];

export const HANGING: readonly FaultRow[] = [
  row('no answer', { kind: 'never-answer' }),
  row('stalled', { kind: 'stall-after-headers' }),
  row('drip', { kind: 'drip', bytesPerSecond: 10 }),
  row('endless 1xx', { kind: 'endless-1xx' }),
].map((each) => ({ ...each, inputs: IMPATIENT }));

export const HARMLESS: readonly FaultRow[] = [
  row('gzip', { kind: 'encode', codings: ['gzip'] }),
  row('brotli', { kind: 'encode', codings: ['br'] }),
  row('delay', { kind: 'delay', ms: 150 }),
  row('reset afterwards', { kind: 'reset-after-answer' }),
  row('a content type of HTML', { kind: 'headers', headers: { 'content-type': 'text/html' } }),
];

export const FINAL: readonly FaultRow[] = [
  ...[400, 402, 405, 406, 409, 415, 418, 422, 451, 501, 201, 203, 204, 206].map((code) =>
    stop(`status ${code}`, status(code, code === 204 ? '' : EMPTY_PAGE), 'api-changed'),
  ),
  stop('status 410', status(410, '{"code":"DEPLOYMENT_MIGRATED"}'), 'gone'),
  { ...stop('status 404', status(404), 'not-found'), but: { 'read-scan': 'recovers' } },
  ...([301, 302, 303, 307, 308] as const).map((code) =>
    stop(`redirect ${code}`, { kind: 'redirect', status: code, location: '/elsewhere' }, 'redirect'),
  ),
  stop('HTML', body('<!doctype html><title>Sign in</title>')),
  stop('empty body', body('')),
  stop('byte order mark', body(`\ufeff${EMPTY_PAGE}`)),
  stop('UTF-16', body(Buffer.from(EMPTY_PAGE, 'utf16le'))),
  stop('invalid UTF-8', body(Buffer.from('{"cursor":"\xc3("}', 'latin1'))),
  stop('a guard before the JSON', body(`)]}'\n${EMPTY_PAGE}`)),
  stop('two values', body(`${EMPTY_PAGE}${EMPTY_PAGE}`)),
  stop('a comment', body(`${EMPTY_PAGE}// end`)),
  stop('a trailing comma', body('{"scans":[],}')),
  stop('single quotes', body("{'scans':[]}")),
  stop('a control character', body('{"cursor":"\u0001"}')),
  stop('an array', body('[]')),
  stop('null', body('null')),
  stop('an error with status 200', body('{"error":"internal"}')),
  stop('null lists', body('{"scans":null,"groups":null,"meta":null}')),
  stop('lists of null', body('{"scans":[null],"groups":[null]}')),
  stop('17 MB', { kind: 'huge-body', bytes: 17 * 1024 * 1024 }, 'too-large'),
  stop('bomb', { kind: 'bomb', coding: 'gzip', decodedBytes: 20_000_000 }, 'too-large'),
  stop('deep', body(`{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)),
  stop('layers', { kind: 'encode', codings: ['gzip', 'br'] }),
  stop('fifty layers', { kind: 'encode', codings: Array<'gzip'>(50).fill('gzip') }),
  stop('a coding that nobody asked for', { kind: 'encode', codings: ['deflate'] }),
  stop('not packed', { kind: 'headers', headers: { 'content-encoding': 'gzip' } }),
  stop('an unknown coding', { kind: 'headers', headers: { 'content-encoding': 'zstd' } }),
  stop('doubled member', { kind: 'rewrite-text', rewrite: (text) => text.replace('{', '{"cursor":"","cursor":"",') }),
];

/** Answers that do not say the truth: a second request fixes them, or the run is inconclusive. */
const MISLEADING: readonly FaultRow[] = [
  row('an empty object', body('{}')),
  row('an empty page', body('{"groups":[],"cursor":""}')),
  row('an empty list of scans', body('{"scans":[],"cursor":""}')),
  row('a foreign cursor', {
    kind: 'rewrite-text',
    rewrite: (text) => text.replace(/"cursor":"[^"]*"/, '"cursor":"x"'),
  }),
].map((each) => ({ ...each, outcome: 'either' }));

export const ONCE: readonly FaultRow[] = [...WEATHER, ...HANGING, ...HARMLESS, ...FINAL, ...MISLEADING];

export const ALWAYS: readonly FaultRow[] = [
  ...WEATHER.filter(({ name }) => !['large header', 'no HTTP', 'short by a byte', 'status 599'].includes(name)),
  ...HANGING.filter(({ name }) => name === 'no answer'),
].map((each) => ({ ...each, name: `${each.name}, always`, outcome: 'stops' }));

/** Nothing that GitHub does changes the verdict. Requests that hang are left out: their time limits are longer than these runs. */
export const AT_GITHUB: readonly FaultRow[] = [
  ...WEATHER,
  ...HARMLESS,
  ...FINAL.filter(({ name }) => name !== 'status 404'),
  stop('status 404', status(404), 'not-found'),
];

function row(name: string, fault: Fault, reason = 'network'): FaultRow {
  return { name, fault, outcome: 'recovers', reason };
}

function stop(name: string, fault: Fault, reason = 'contract'): FaultRow {
  return { name, fault, outcome: 'stops', reason };
}
