import type { RecordedRequest } from '../../emulator/faults/recorded-request.ts';
import { operationOf as platformOperationOf } from '../../emulator/platform.ts';
import { operationOf as githubOperationOf } from '../../github-double/operation.ts';
import { judge } from '../build/gfm-judge.ts';
import type { GateRun } from './gate-run.ts';
import { secretsIn } from './secret-forms.ts';

/** What must be true of every run, with the numbers of the fault table; each check returns the problems that it finds. */
const CHECKS = {
  'exit code': exitCode,
  'one verdict': oneVerdict,
  secrets,
  'own origins': ownOrigins,
  ending,
  commands,
  sizes,
  'plain words': plainWords,
  'template pages': templatePages,
  masks,
} as const satisfies Readonly<Record<string, (run: GateRun) => readonly string[]>>;

export type Check = keyof typeof CHECKS;

/** Everything that is wrong, as sentences; empty for a good run. */
export function problemsOf(run: GateRun, tolerates: readonly Check[]): readonly string[] {
  const checks = Object.entries(CHECKS).filter(([name]) => !(tolerates as readonly string[]).includes(name));
  return checks.flatMap(([name, check]) => check(run).map((problem) => `[${name}] ${problem}`));
}

/** 1. Exit code 0 only for what is proven, 1 only for what is broken, and nothing says pass unless it is one. */
function exitCode(run: GateRun): string[] {
  const { exitCode: code, due, verdict, comments, githubState } = run;
  const problems: string[] = [];
  if (code === 0 && due.word !== 'pass' && !isForgiving(run)) problems.push(`exit code 0, but ${due.word}: ${due.why}`);
  if (code === 1 && due.word !== 'fail') problems.push(`exit code 1, but ${due.word}: ${due.why}`);
  if (verdict === 'pass' && due.word !== 'pass') problems.push(`verdict pass, but ${due.word}: ${due.why}`);
  if (verdict === 'fail' && due.word !== 'fail') problems.push(`verdict fail, but ${due.word}: ${due.why}`);
  const statuses = githubState.repositories.flatMap(({ statuses: all }) => all);
  if (due.word === 'pass') return problems;
  if (run.summary.includes('Findings Gate passed')) problems.push('the summary says passed');
  const written = run.githubRequests.filter(({ operation }) => /^(create|update)-comment$/.test(operation ?? ''));
  if (written.some(({ body }) => body.includes('Findings Gate passed')))
    problems.push('a comment was written that says passed');
  if (comments.some((body) => body.includes('Findings Gate passed')) && written.length > 0)
    problems.push('a comment says passed');
  if (statuses.at(-1)?.state === 'success' && !isForgiving(run)) problems.push('the commit status says success');
  return problems;
}

/** Report mode and softened reasons may exit with 0; the policy's text says which reasons it softens. */
function isForgiving({ inputs, verdict }: GateRun): boolean {
  const isSoftened = verdict === 'inconclusive' && /warn/.test(`${inputs['on-inconclusive']} ${inputs.policy}`);
  return inputs.mode?.trim() === 'report' || isSoftened;
}

const EXIT_CODES: Readonly<Record<string, readonly (number | null)[]>> = {
  pass: [0],
  fail: [1],
  inconclusive: [2],
};

/** 2. The verdict is written once, and everything agrees with the exit code. */
function oneVerdict(run: GateRun): string[] {
  const { exitCode: code, outputsText, stdout, verdict, reason, report } = run;
  const problems: string[] = [];
  const lines = stdout.split('\n').filter((line) => line.startsWith('gate: '));
  // Killed, or with its log cut off: the last line may be missing, but it must not be wrong.
  const isWhole = code !== null && stdout !== '';
  if (isWhole && lines.length !== 1) problems.push(`${lines.length} final lines`);
  const [, word, named] = /^gate: (PASS|FAIL|INCONCLUSIVE)(?: ([a-z-]+))? - /.exec(lines[0] ?? '') ?? [];
  if (lines.length === 1 && word === undefined) problems.push(`a final line of no known form: ${lines[0]}`);
  // Lines of a value between its delimiters are not lines of the file itself.
  const withoutValues = outputsText.replace(/^(\S+<<)(ghadelimiter_\S+)\n[\s\S]*?\n\2$/gm, '$1');
  const writings = withoutValues.split('\n').filter((line) => /^verdict(=|<<)/.test(line));
  if (writings.length > 1) problems.push(`the verdict was written ${writings.length} times`);
  const told = verdict ?? word?.toLowerCase();
  if (told === undefined) {
    if (isWhole && code !== 2 && code !== 3) problems.push(`exit code ${code} without any verdict`);
    return problems;
  }
  if (word !== undefined && word.toLowerCase() !== told) problems.push(`the log says ${word}, the outputs ${told}`);
  if (verdict !== undefined && lines.length === 1 && (named ?? '') !== reason) {
    problems.push(`the log says reason ${named}, the outputs ${reason}`);
  }
  const allowed =
    (reason ?? named) === 'config' ? [3] : [...(EXIT_CODES[told] ?? []), ...(isForgiving(run) ? [0] : [])];
  if (code !== null && !allowed.includes(code)) problems.push(`verdict ${told}, but exit code ${code}`);
  const reported = report as { verdict?: string; exitCode?: number; conditions?: { result: string }[] } | undefined;
  if (reason && reported?.conditions?.some(({ result }) => result === 'ok')) {
    problems.push(`a limit is said to hold, though the run was cut short (${reason})`);
  }
  if (reported !== undefined && reported.verdict !== told) problems.push(`the report says ${reported.verdict}`);
  if (code !== null && reported !== undefined && reported.exitCode !== code) {
    problems.push(`the report says exit code ${reported.exitCode}, it was ${code}`);
  }
  return problems;
}

/** 3. No secret in any form, in any sink. */
function secrets(run: GateRun): string[] {
  const known = [run.inputs['api-token'], run.inputs['github-token'], ...proxyPasswords(run)].filter(
    (secret): secret is string => secret !== undefined && secret.trim().length >= 8,
  );
  const sinks: [string, string][] = [
    ['stdout', withoutMasks(run.stdout, known)],
    ['stderr', run.stderr],
    ['summary', run.summary],
    ['outputs', run.outputsText],
    ['report', run.reportText],
    ...[...run.leftFiles].map(([path, text]): [string, string] => [path, text]),
    ...requestSinks('platform', run.requests),
    ...requestSinks('GitHub', run.githubRequests),
    ...run.githubRequests.map((each): [string, string] => [
      'authorization at GitHub',
      credentialBut(each, run.inputs['github-token']),
    ]),
    ...run.requests.map((each): [string, string] => [
      'authorization at the platform',
      credentialBut(each, run.inputs['api-token']),
    ]),
  ];
  return sinks.flatMap(([sink, text]) =>
    secretsIn(text, known).map((form) => `a secret in ${sink}: ${form.slice(0, 12)}…`),
  );
}

function requestSinks(origin: string, requests: readonly RecordedRequest[]): [string, string][] {
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

/** The runner never shows the lines that say what to mask. */
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

/** G-5: both tokens are masked before anything else is printed, and a text that is short enough to mask words is never masked. */
function masks({ stdout, inputs }: GateRun): string[] {
  // Broken before our first line ran: the log has only the reason.
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

const READS = ['search-issues', 'list-scans', 'read-scan'];

/** 4. Only three reads of the platform, known routes of GitHub, and no other server. */
function ownOrigins(run: GateRun): string[] {
  const { requests, githubRequests, trapHits, connections, env } = run;
  const strange = requests.filter(
    ({ method, path }) => method === 'DELETE' || !READS.includes(platformOperationOf(method, path) ?? ''),
  );
  const unknown = githubRequests.filter(({ method, path }) => githubOperationOf(method, path) === undefined);
  const proxies = Object.entries(env)
    .filter(([name, value]) => /^https?_proxy$/i.test(name) && URL.canParse(value))
    .map(([, value]) => value);
  const addresses = [run.inputs['base-url'], env.GITHUB_API_URL, ...proxies];
  const own = addresses.filter((text) => text !== undefined && URL.canParse(text)).map((text) => hostAndPort(text!));
  const elsewhere = (connections ?? []).filter((address) => !own.includes(address));
  return [
    ...strange.map(({ method, path }) => `the platform was asked ${method} ${path}`),
    ...unknown.map(({ method, path }) => `GitHub was asked ${method} ${path}`),
    ...(trapHits > 0 ? [`${trapHits} connections to a third origin`] : []),
    ...elsewhere.map((address) => `a connection to ${address}`),
  ];
}

function hostAndPort(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname.replace(/^\[|\]$/g, '')}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

/** 5. The run ends by itself, in time, and sends no more requests than planned. */
function ending(run: GateRun): string[] {
  const { wasKilledByHarness, allowedMs, report, requests, outputs } = run;
  const problems = wasKilledByHarness ? [`still running after ${allowedMs} ms`] : [];
  const { planned, sent } = (report as { requests?: { planned: number; sent: number } } | undefined)?.requests ?? {};
  if (planned !== undefined && requests.length > 1.25 * planned + 20) {
    problems.push(`${requests.length} requests, ${planned} planned`);
  }
  // Some requests never arrive, but each one that arrives was counted. Those under way when the run was stopped may still be counted.
  if (sent !== undefined && requests.length > sent && outputs.reason !== 'cancelled' && outputs.reason !== 'internal') {
    problems.push(`${requests.length} requests arrived, ${sent} were counted`);
  }
  return problems;
}

const KNOWN_COMMANDS = /^::(?:add-mask|debug|group|endgroup|error|warning|notice)(?: [^:]*)?::/;

/** 6. Only our own workflow commands. */
function commands({ stdout, stderr }: GateRun): string[] {
  return `${stdout}\n${stderr}`.split(/[\r\n\u0085\u2028\u2029]/).flatMap((line) => {
    if (/^\s*::/.test(line) && !KNOWN_COMMANDS.test(line)) return [`a foreign command: ${line.slice(0, 80)}`];
    if (line.includes('##[')) return [`a command in mid-line: ${line.slice(0, 80)}`];
    return /^\s*::set-output|^\s*::save-state/.test(line) ? ['an old output command'] : [];
  });
}

/** 7. What GitHub would cut or drop. */
function sizes(run: GateRun): string[] {
  const written = run.githubRequests
    .filter(({ operation }) => operation === 'create-comment' || operation === 'update-comment')
    .map(({ json }) => (json as { body?: string } | undefined)?.body ?? '');
  const annotations = run.stdout.split('\n').filter((line) => /^::(error|warning|notice)/.test(line));
  const messages = annotations.map((line) => decodeURIComponentLoosely(line.replace(/^::[^:]*::/, '')));
  const [summary, mark] = [Buffer.byteLength(run.summary), run.summary.indexOf('Findings Gate')];
  return [
    ...written.filter((body) => body.length > 60_000).map((body) => `a comment of ${body.length} units`),
    ...(mark >= 0 && summary > 900 * 1024 ? [`a summary of ${summary} bytes`] : []),
    ...(Buffer.byteLength(run.outputsText) > 64 * 1024 ? ['outputs over 64 KiB'] : []),
    ...(annotations.length > 10 ? [`${annotations.length} annotations`] : []),
    ...messages.filter((text) => text.length > 3_000).map((text) => `an annotation of ${text.length} characters`),
  ];
}

function decodeURIComponentLoosely(text: string): string {
  return text.replace(/%0A/g, '\n').replace(/%0D/g, '\r').replace(/%25/g, '%');
}

const UGLY = [/^\s+at .+:\d+:\d+\)?$/m, /\[object \w+\]/, /\bundefined\b/, /\bNaN\b/, /unhandled/i, /node:internal/];

/** 8. Nothing that only a programmer understands. */
function plainWords(run: GateRun): string[] {
  const seen = [run.stdout, run.stderr, run.summary, run.outputsText, ...ownComments(run)];
  const found = UGLY.flatMap((pattern) => seen.flatMap((text) => pattern.exec(text)?.[0] ?? []));
  const stderr = run.stderr.trim();
  return [
    ...found.map((text) => `ugly words: ${text}`),
    ...(stderr === '' ? [] : [`on stderr: ${stderr.slice(0, 200)}`]),
  ];
}

/** 9. Rendered as on GitHub, comment and summary contain nothing that is not part of the template. */
function templatePages(run: GateRun): string[] {
  const own = run.summary.slice(Math.max(0, run.summary.search(/^## .*Findings Gate/m)));
  const pages = [...ownComments(run), ...(run.summary.includes('Findings Gate') ? [own] : [])];
  return pages.flatMap((page) => {
    const { structure, live } = judge(page);
    const strange = structure.filter((node) =>
      /^\d+ (?:image|html|link|definition|footnote\w*|imageReference|linkReference)\b/.test(node),
    );
    return [...strange.filter((node) => !isOfTemplate(node, run)), ...live].map(
      (what) => `on a page: ${what.slice(0, 200)}`,
    );
  });
}

function ownComments({ comments }: GateRun): readonly string[] {
  return comments.filter((body) => body.startsWith('<!-- findings-gate'));
}

function isOfTemplate(node: string, { platformOrigin, env, inputs }: GateRun): boolean {
  const [, kind, value = ''] = /^\d+ (\w+) ?(.*)$/s.exec(node) ?? [];
  if (kind === 'link') {
    const hosts = [inputs['base-url'] ?? platformOrigin, `https://github.com/${env.GITHUB_REPOSITORY}/actions/runs/`];
    return value.startsWith('https://') && hosts.some((host) => value.startsWith(host));
  }
  return (
    kind === 'html' &&
    /^(?:marker|<\/?details>|<details>\s*<summary>[\w ,:;-]*<\/summary>|<\/?summary>)$/.test(value.trim())
  );
}
