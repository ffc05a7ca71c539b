import type { Fault } from '../../../emulator/faults/faults.ts';

/**
 * A fault and how a run ends that would have passed without it: `recovers` (exit 0), `stops` (exit 2), or `either`, where it depends
 * on the request whether a second reading fixes it. Exit 1 is never right.
 */
export type FaultRow = {
  readonly name: string;
  readonly fault: Fault;
  readonly outcome: 'recovers' | 'stops' | 'either';
  /** Another outcome at some operations. */
  readonly but?: Readonly<Record<string, FaultRow['outcome']>>;
  readonly inputs?: Readonly<Record<string, string>>;
};

const EMPTY_PAGE = '{"scans":[],"groups":[],"cursor":""}';
/** Short, so that a request that hangs is cut soon; long enough for a busy machine. */
const IMPATIENT = { 'request-timeout': '900ms' };
const status = (code: number, body = ''): Fault => ({ kind: 'status', status: code, body });
const body = (content: string | Uint8Array): Fault => ({ kind: 'replace-body', body: content });
const raw = (bytes: string): Fault => ({ kind: 'raw', bytes });

/** Everything that a retry fixes. */
const WEATHER: readonly FaultRow[] = [
  ...[500, 502, 503, 504, 408, 425, 429, 599, 401, 403].map((code) => row(`status ${code}`, status(code))),
  row('status 503 with a page', status(503, EMPTY_PAGE)),
  row('retry-after past', { kind: 'status', status: 429, headers: { 'retry-after': '-1' } }),
  row('reset before headers', { kind: 'reset-before-headers' }),
  row('reset in the body', { kind: 'reset-mid-body' }),
  row('closed', raw('')),
  row('no HTTP', raw('SSH-2.0-OpenSSH_9.6\r\n')),
  row('two lengths', raw(`HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 36\r\n\r\n${EMPTY_PAGE}`)),
  row('large header', raw(`HTTP/1.1 200 OK\r\nx-a: ${'a'.repeat(65_536)}\r\ncontent-length: 2\r\n\r\n{}`)),
  row('short body', { kind: 'short-body' }),
  row('short by a byte', { kind: 'short-body', missingBytes: 1 }),
  row('cut chunks', { kind: 'cut-chunked' }),
  row('cut behind an empty page', { kind: 'cut-chunked', prefix: EMPTY_PAGE }),
];

const HANGING: readonly FaultRow[] = [
  row('no answer', { kind: 'never-answer' }),
  row('stalled', { kind: 'stall-after-headers' }),
  row('drip', { kind: 'drip', bytesPerSecond: 10 }),
  row('endless 1xx', { kind: 'endless-1xx' }),
].map((each) => ({ ...each, inputs: IMPATIENT }));

const HARMLESS: readonly FaultRow[] = [
  row('gzip', { kind: 'encode', codings: ['gzip'] }),
  row('brotli', { kind: 'encode', codings: ['br'] }),
  row('delay', { kind: 'delay', ms: 150 }),
  row('reset afterwards', { kind: 'reset-after-answer' }),
  row('a content type of HTML', { kind: 'headers', headers: { 'content-type': 'text/html' } }),
];

const FINAL: readonly FaultRow[] = [
  ...[400, 402, 405, 409, 410, 418, 422, 501, 201, 203, 204, 206].map((code) =>
    stop(`status ${code}`, status(code, code === 204 ? '' : EMPTY_PAGE)),
  ),
  { ...stop('status 404', status(404)), but: { 'read-scan': 'recovers' } },
  ...([301, 302, 303, 307, 308] as const).map((code) =>
    stop(`redirect ${code}`, { kind: 'redirect', status: code, location: '/elsewhere' }),
  ),
  stop('HTML', body('<!doctype html><title>Sign in</title>')),
  stop('empty body', body('')),
  stop('byte order mark', body(`\ufeff${EMPTY_PAGE}`)),
  stop('UTF-16', body(Buffer.from(EMPTY_PAGE, 'utf16le'))),
  stop('two values', body(`${EMPTY_PAGE}${EMPTY_PAGE}`)),
  stop('an array', body('[]')),
  stop('null', body('null')),
  stop('an error with status 200', body('{"error":"internal"}')),
  stop('null lists', body('{"scans":null,"groups":null,"meta":null}')),
  stop('lists of null', body('{"scans":[null],"groups":[null]}')),
  stop('17 MB', { kind: 'huge-body', bytes: 17 * 1024 * 1024 }),
  stop('bomb', { kind: 'bomb', coding: 'gzip', decodedBytes: 20_000_000 }),
  stop('deep', body(`{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)),
  stop('layers', { kind: 'encode', codings: ['gzip', 'gzip'] }),
  stop('not packed', { kind: 'headers', headers: { 'content-encoding': 'gzip' } }),
  stop('doubled member', { kind: 'rewrite-text', rewrite: (text) => text.replace('{', '{"cursor":"","cursor":"",') }),
];

/** Answers that say something else than the truth: fixed by a second look, or not proven. */
const MISLEADING: readonly FaultRow[] = [
  row('an empty object', body('{}')),
  row('an empty page', body('{"groups":[],"cursor":""}')),
  row('an empty list of scans', body('{"scans":[],"cursor":""}')),
  row('a foreign cursor', {
    kind: 'rewrite-text',
    rewrite: (text) => text.replace(/"cursor":"[^"]*"/, '"cursor":"x"'),
  }),
].map((each) => ({ ...each, outcome: 'either' }));

/** Each of these happens once, at one request. */
export const ONCE: readonly FaultRow[] = [...WEATHER, ...HANGING, ...HARMLESS, ...FINAL, ...MISLEADING];

/** Each of these happens to a request and to all its retries. */
export const ALWAYS: readonly FaultRow[] = [
  ...WEATHER.filter(({ name }) => !['large header', 'no HTTP', 'short by a byte', 'status 599'].includes(name)),
  ...HANGING.filter(({ name }) => name === 'no answer'),
].map((each) => ({ ...each, name: `${each.name}, always`, outcome: 'stops' }));

/** Nothing that GitHub does changes the verdict. Requests that hang are left out: their time limits are longer than these runs. */
export const AT_GITHUB: readonly FaultRow[] = [
  ...WEATHER,
  ...HARMLESS,
  ...FINAL.filter(({ name }) => name !== 'status 404'),
  stop('status 404', status(404)),
];

function row(name: string, fault: Fault): FaultRow {
  return { name, fault, outcome: 'recovers' };
}

function stop(name: string, fault: Fault): FaultRow {
  return { name, fault, outcome: 'stops' };
}
