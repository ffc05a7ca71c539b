import type { RecordedRequest } from '../../../emulator/faults/recorded-request.ts';
import type { GateRun } from '../gate.ts';
import { secretsIn } from '../secret-forms.ts';

/** No output may contain a secret in any form. */
export function secrets(run: GateRun): string[] {
  const known = [run.inputs['api-token'], run.inputs['github-token'], ...proxyPasswords(run), ...run.secrets].filter(
    (secret): secret is string => secret !== undefined && secret.trim().length >= 8,
  );
  const formats: [string, string][] = [
    ['stdout', withoutMasks(run.stdout, known)],
    ['stderr', run.stderr],
    ['summary', run.summary],
    ['outputs', run.outputsText],
    ['report', run.reportText],
    ...[...run.leftFiles].map(([path, text]): [string, string] => [path, text]),
    ...requestOutputs('platform', run.requests),
    ...requestOutputs('GitHub', run.githubRequests),
    ...run.githubRequests.map((each): [string, string] => [
      'authorization at GitHub',
      credentialBut(each, run.inputs['github-token']),
    ]),
    ...run.requests.map((each): [string, string] => [
      'authorization at the platform',
      credentialBut(each, run.inputs['api-token']),
    ]),
  ];
  return formats.flatMap(([output, text]) =>
    secretsIn(text, known).map((form) => `a secret in ${output}: ${form.slice(0, 12)}…`),
  );
}

function requestOutputs(origin: string, requests: readonly RecordedRequest[]): [string, string][] {
  return requests.map(({ method, path, query, headers, body }) => {
    const { authorization: _own, 'proxy-authorization': _proxy, ...others } = headers;
    return [`a request to ${origin}`, [method, path, query.toString(), JSON.stringify(others), body].join('\n')];
  });
}

/** The authorization header without the credential that belongs there. */
function credentialBut({ headers }: RecordedRequest, own = ''): string {
  return own === '' ? (headers.authorization ?? '') : (headers.authorization ?? '').replace(own, '');
}

function proxyPasswords({ env }: GateRun): string[] {
  return Object.entries(env)
    .filter(([name, value]) => /^https?_proxy$/i.test(name) && URL.canParse(value))
    .flatMap(([, value]) => [new URL(value).password, decodeURIComponent(new URL(value).password)]);
}

/** The log without the mask commands, which the runner never shows. */
function withoutMasks(stdout: string, known: readonly string[]): string {
  const masks = new Set(known.map((secret) => `::add-mask::${escaped(secret)}`));
  return stdout
    .split('\n')
    .filter((line) => !masks.has(line))
    .join('\n');
}

/** A value as it is escaped in a command. */
function escaped(value: string): string {
  return value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Both tokens must be masked before anything else is printed. A text so short that it would mask words must never be masked. */
export function masks({ stdout, inputs }: GateRun): string[] {
  // The run broke before our first line ran, so the log has only the reason.
  if (stdout === '' || /^gate: INCONCLUSIVE internal - [^\n]*\n$/.test(stdout)) return [];
  const lines = stdout.split('\n');
  const rest = lines.findIndex((line) => !line.startsWith('::add-mask::'));
  const masked = lines.slice(0, rest);
  const problems = [inputs['api-token'], inputs['github-token']]
    .filter((secret): secret is string => secret !== undefined && /^[\x21-\x7e]{8,}$/.test(secret))
    .filter((secret) => !masked.includes(`::add-mask::${escaped(secret)}`))
    .map(() => 'a token is not masked first');
  const isLate = lines.slice(rest).some((line) => line.startsWith('::add-mask::'));
  const isShort = masked.some((line) => line.length < '::add-mask::'.length + 8);
  return [...problems, ...(isLate ? ['a mask comes late'] : []), ...(isShort ? ['a short text is masked'] : [])];
}
