import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';

const ECDSA_WITH_SHA256 = der(0x30, Buffer.from('06082a8648ce3d040302', 'hex'));
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex');
const IPV4_NAME = 0x87;
const DNS_NAME = 0x82;
const DAY_MS = 86_400_000;

/** A new certificate that nothing trusts by default: PEM texts for `serve({ tls })` and for a client's `ca`. */
export function selfSigned(parts: { names?: readonly string[]; notBeforeMs?: number; notAfterMs?: number } = {}): {
  readonly key: string;
  readonly cert: string;
} {
  const { names = ['127.0.0.1'], notBeforeMs = Date.now() - DAY_MS, notAfterMs = Date.now() + DAY_MS } = parts;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const body = certificateBody(publicKey, names, notBeforeMs, notAfterMs);
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const certificate = der(0x30, body, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function certificateBody(key: KeyObject, names: readonly string[], notBeforeMs: number, notAfterMs: number): Buffer {
  const version3 = der(0xa0, der(0x02, Buffer.from([2])));
  const serial = der(0x02, Buffer.from([1]));
  // Clients look up an issuer by its name, so no two certificates of a process share a name.
  const name = der(0x30, der(0x31, der(0x30, COMMON_NAME, der(0x0c, Buffer.from(randomUUID())))));
  const validity = der(0x30, time(notBeforeMs), time(notAfterMs));
  const publicKey = key.export({ type: 'spki', format: 'der' });
  const altNames = der(0x30, SUBJECT_ALT_NAME, der(0x04, der(0x30, ...names.map(altName))));
  const extensions = der(0xa3, der(0x30, altNames));
  return der(0x30, version3, serial, ECDSA_WITH_SHA256, name, validity, name, publicKey, extensions);
}

function altName(name: string): Buffer {
  const isIpv4 = /^[0-9.]+$/.test(name);
  return isIpv4 ? der(IPV4_NAME, Buffer.from(name.split('.').map(Number))) : der(DNS_NAME, Buffer.from(name));
}

function time(timeMs: number): Buffer {
  const digits = new Date(timeMs).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return der(0x17, Buffer.from(digits.slice(2)));
}

function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const bytes = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}
