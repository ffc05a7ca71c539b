/** What went wrong below HTTP: a problem of trust is never retried, everything else is a problem of the network. `code`: 407 and such of a proxy. */
export type ConnectionProblem = { readonly kind: 'tls' | 'network'; readonly code: string };

/** Classifies what the HTTP client threw by the error codes in its chain of causes. */
export function connectionProblem(thrown: unknown): ConnectionProblem {
  const errors = errorsIn(thrown);
  const codes = errors.flatMap(codeOf);
  const tls = codes.find((code) => TRUST_CODE.test(code) && !CUT_SHORT.has(code));
  if (tls !== undefined) return { kind: 'tls', code: tls };
  // It is undici's own sentence for a tunnel that the proxy does not open; its code alone does not identify it.
  const refusalOfProxy = /^Proxy response \((\d{3})\)/.exec(errors.at(-1)?.message ?? '')?.[1];
  return { kind: 'network', code: refusalOfProxy ?? codes.at(-1) ?? 'connection failed' };
}

const MAX_CAUSES = 8;

/** The chain of causes, outermost first; the innermost one says the most. */
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

/** A handshake that took too long, or that the other side broke off: a problem of the network, not of trust. */
const CUT_SHORT: ReadonlySet<string> = new Set(['ERR_TLS_HANDSHAKE_TIMEOUT', 'ERR_SSL_UNEXPECTED_EOF_WHILE_READING']);

type Meaning = readonly [code: RegExp, seen: string, next: string];

const CHECK_PROXY = "Check the address in HTTPS_PROXY, or put the platform's host into NO_PROXY.";

const MEANINGS: Readonly<Record<ConnectionProblem['kind'], readonly Meaning[]>> = {
  tls: [
    [
      /^(?:EPROTO|ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG)$/,
      'what answers there does not speak TLS',
      'Check host and port of --base-url.',
    ],
    [
      /HAS_EXPIRED|NOT_YET_VALID/,
      'the certificate is not valid today',
      'Check the clock of this machine; else the platform needs a new certificate.',
    ],
    [/ALTNAME|HOSTNAME/, 'the certificate is of another host', 'Check the host in --base-url.'],
    [
      /(?:)/,
      'the certificate is of an authority that is not known here',
      "Put your organization's root certificate (PEM) into a file, and its path into NODE_EXTRA_CA_CERTS; leave checks on.",
    ],
  ],
  network: [
    [/^407$/, 'the proxy asks for another user or password', CHECK_PROXY],
    [/^\d{3}$/, 'the proxy does not let this host through', CHECK_PROXY],
    [/^ECONNREFUSED$/, 'nothing listens there', 'Check host and port of --base-url.'],
    [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'no host of this name is known', 'Check the host in --base-url, and your DNS.'],
    [
      /(?:)/,
      'the connection failed',
      'Check that this machine may reach it (firewall, VPN, a proxy in HTTPS_PROXY), and https or http in --base-url.',
    ],
  ],
};

/** As `check` and `doctor` say it. */
export function connectionMeaning({ kind, code }: ConnectionProblem): { readonly seen: string; readonly next: string } {
  const [, seen, next] = MEANINGS[kind].find(([form]) => form.test(code))!;
  return { seen: `${seen} (${code})`, next };
}
