/** A failure below HTTP. Problems of trust are never retried, problems of the network are. `code`: the status of a proxy, such as 407. */
export type ConnectionProblem = { readonly kind: 'tls' | 'network'; readonly code: string };

/** Classifies an error of the HTTP client by the codes in its chain of causes. */
export function connectionProblem(thrown: unknown): ConnectionProblem {
  const errors = errorsIn(thrown);
  const codes = errors.flatMap(codeOf);
  const tls = codes.find((code) => TRUST_CODE.test(code) && !CUT_SHORT.has(code));
  if (tls !== undefined) return { kind: 'tls', code: tls };
  // undici's sentence for a tunnel that the proxy refuses; the code alone does not identify it.
  const refusalOfProxy = /^Proxy response \((\d{3})\)/.exec(errors.at(-1)?.message ?? '')?.[1];
  return { kind: 'network', code: refusalOfProxy ?? codes.at(-1) ?? 'connection failed' };
}

const MAX_CAUSES = 8;

/** The chain of causes, outermost first. The innermost one is the most precise. */
function errorsIn(thrown: unknown): readonly Error[] {
  const errors: Error[] = [];
  let error = thrown;
  while (error instanceof Error && errors.length < MAX_CAUSES) {
    errors.push(error);
    error = error instanceof AggregateError ? error.errors.at(0) : error.cause;
  }
  return errors;
}

function codeOf(error: Error): string | readonly [] {
  return 'code' in error && typeof error.code === 'string' && /^[A-Z0-9_]+$/.test(error.code) ? error.code : [];
}

/** Errors of TLS, and Node's names of OpenSSL's certificate verdicts (`X509_V_ERR_*`). */
const TRUST_CODE =
  /^(?:(?:ERR_TLS|ERR_SSL|UNABLE_TO|CERT|CRL)_|(?:(?:DEPTH_ZERO_)?SELF_SIGNED_CERT(?:_IN_CHAIN)?|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED|EPROTO)$)/;

/** A handshake that timed out or was broken off is a problem of the network, not of trust. */
const CUT_SHORT: ReadonlySet<string> = new Set(['ERR_TLS_HANDSHAKE_TIMEOUT', 'ERR_SSL_UNEXPECTED_EOF_WHILE_READING']);

/** The words of the first form that fits the code. */
const MEANINGS = {
  tls: [
    [/^(?:EPROTO|ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG)$/, 'the server there does not speak TLS'],
    [/HAS_EXPIRED|NOT_YET_VALID/, 'the certificate has expired or is not valid yet'],
    [/ALTNAME|HOSTNAME/, 'the certificate is for another host'],
    [/(?:)/, 'the certificate is from an authority that this machine does not trust'],
  ],
  network: [
    [/^407$/, 'the proxy asks for another user or password'],
    [/^\d{3}$/, 'the proxy does not allow this host'],
    [/^ECONNREFUSED$/, 'nothing listens there'],
    [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'the host name was not found'],
    [/(?:)/, 'the connection failed'],
  ],
} as const;
export type ConnectionMeaning = (typeof MEANINGS)[ConnectionProblem['kind']][number][1];

export function connectionMeaning({ kind, code }: ConnectionProblem) {
  const [, meaning] = MEANINGS[kind].find(([form]) => form.test(code))!;
  return { meaning, seen: `${meaning} (${code})` };
}
