import { expect, it } from 'vitest';
import { connectionProblem } from '../../src/platform/connection-error.ts';

function anError(code: string, cause?: unknown): Error {
  return Object.assign(new Error('the text says nothing', { cause }), { code });
}

it.each([
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'CERT_HAS_EXPIRED'],
  ...['CERT_NOT_YET_VALID', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ...['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'ERR_SSL_WRONG_VERSION_NUMBER', 'EPROTO'],
])('the code %s is a problem of trust, also in a proxy error', (code) => {
  expect(connectionProblem(anError(code))).toEqual({ kind: 'tls', code });
  expect(connectionProblem(anError('UND_ERR_PRX_TLS', anError(code)))).toEqual({ kind: 'tls', code });
});

it.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['UND_ERR_SOCKET', 'UND_ERR_HEADERS_OVERFLOW', 'HPE_UNEXPECTED_CONTENT_LENGTH', 'Z_BUF_ERROR'],
  ...['ERR_TLS_HANDSHAKE_TIMEOUT', 'ERR_SSL_UNEXPECTED_EOF_WHILE_READING'],
])('the code %s is a problem of the network', (code) => {
  expect(connectionProblem(anError(code))).toEqual({ kind: 'network', code });
});

it('a connection problem has the innermost code, and with several addresses that of the first', () => {
  const refused = new AggregateError([anError('ECONNREFUSED'), anError('EHOSTUNREACH')], '');
  expect(connectionProblem(anError('UND_ERR', refused))).toEqual({ kind: 'network', code: 'ECONNREFUSED' });
});

it('a proxy that opens no tunnel is recognized by its status', () => {
  const refused = new Error('Proxy response (407) !== 200 when HTTP Tunneling');
  expect(connectionProblem(anError('UND_ERR_ABORTED', refused))).toEqual({ kind: 'network', code: '407' });
});

it('an error without a code, or with text from outside as its code, is called "connection failed"', () => {
  expect(connectionProblem(new Error('x'))).toEqual({ kind: 'network', code: 'connection failed' });
  expect(connectionProblem(anError('::error::x'))).toEqual({ kind: 'network', code: 'connection failed' });
  expect(connectionProblem('thrown text')).toEqual({ kind: 'network', code: 'connection failed' });
});

it('the search for a code ends if the causes form a circle', () => {
  const error = anError('ECONNRESET');
  error.cause = error;
  expect(connectionProblem(error)).toEqual({ kind: 'network', code: 'ECONNRESET' });
});
