import { expect, it } from 'vitest';
import { connectionMeaning } from '../../../../src/platform/connection-error.ts';
import { NEXT } from '../../../../src/tools/doctor/platform/connection.ts';

it.each([
  ['tls', 'ERR_SSL_WRONG_VERSION_NUMBER', 'does not speak TLS', 'host and port'],
  ['tls', 'CERT_HAS_EXPIRED', 'not valid yet', 'clock'],
  ['tls', 'ERR_TLS_CERT_ALTNAME_INVALID', 'for another host', 'host in --base-url'],
  ['tls', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'an authority that this machine does not trust', 'NODE_EXTRA_CA_CERTS'],
  ['network', '407', 'another user or password', 'HTTPS_PROXY'],
  ['network', '502', 'the proxy does not allow', 'NO_PROXY'],
  ['network', 'ECONNREFUSED', 'nothing listens there', 'host and port'],
  ['network', 'ENOTFOUND', 'host name was not found', 'DNS'],
  ['network', 'ECONNRESET', 'the connection failed', 'firewall'],
] as const)('a problem of %s with the code %s has a meaning and a next step', (kind, code, seen, next) => {
  const found = connectionMeaning({ kind, code });
  expect(found.seen).toContain(seen);
  expect(found.seen).toContain(`(${code})`);
  expect(NEXT[found.meaning]).toContain(next);
});
