/** Forms by secret, because the tests search some fifty texts of each run for the same few secrets. */
const FORMS = new Map<string, readonly string[]>();

/** Every form in which a secret could be written on a page and still be read: raw, base64, URI, hex, JSON. */
export function secretForms(secret: string): readonly string[] {
  const known = FORMS.get(secret) ?? formsOf(secret);
  FORMS.set(secret, known);
  return known;
}

function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  const percents = hex.replace(/../g, '%$&');
  return [
    ...new Set([
      secret,
      encodeURIComponent(secret),
      encodeURI(secret),
      percents,
      percents.toUpperCase(),
      hex,
      hex.toUpperCase(),
      JSON.stringify(secret).slice(1, -1),
      secret.replace(/[^A-Za-z0-9]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
      ...[0, 1, 2].flatMap((offset) => base64Cores(bytes, offset)),
    ]),
  ];
}

/** The forms found in a text; empty when it is clean. */
export function secretsIn(text: string, secrets: readonly string[]): readonly string[] {
  return secrets.flatMap((secret) => secretForms(secret).filter((form) => text.includes(form)));
}

/** The base64 digits that depend only on the secret when it starts `offset` bytes after a multiple of three. */
function base64Cores(secret: Buffer, offset: number): readonly string[] {
  const encoded = Buffer.concat([Buffer.alloc(offset), secret]).toString('base64');
  const core = encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + secret.length) * 8) / 6));
  return [core, core.replaceAll('+', '-').replaceAll('/', '_')];
}
