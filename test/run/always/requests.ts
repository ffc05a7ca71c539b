import type { GateRun } from '../gate.ts';

const READS = ['search-issues', 'list-scans', 'read-scan'];
/** The request that explains the verdict. It is sent after all requests that decide, once for each project that breaks a condition. */
const EXPLAINS = 'list-issues';
/** Routes of GitHub that the gate may call. */
const GITHUB_ROUTES = [
  ...'graphql read-pull list-pulls list-pull-files read-contents read-ref read-commit read-repository'.split(' '),
  ...'list-comments create-comment update-comment delete-comment create-status list-statuses'.split(' '),
];

/** Allows only three reads of the platform and the one that explains, known routes of GitHub, and no other server. */
export function ownOrigins(run: GateRun): string[] {
  const { requests, githubRequests, trapHits, connections, env } = run;
  const first = requests.findIndex(({ operation }) => operation === EXPLAINS);
  const [deciding, explaining] = first === -1 ? [requests, []] : [requests.slice(0, first), requests.slice(first)];
  const strange = deciding.filter(({ operation }) => !READS.includes(operation ?? ''));
  const unknown = githubRequests.filter(({ operation }) => !GITHUB_ROUTES.includes(operation ?? ''));
  const bearer = `Bearer ${run.inputs['api-token']?.trim()}`;
  const foreign = requests.filter(({ headers }) => headers.authorization !== bearer);
  const proxies = Object.entries(env)
    .filter(([name, value]) => /^https?_proxy$/i.test(name) && URL.canParse(value))
    .map(([, value]) => value);
  const addresses = [run.inputs['base-url'], env.GITHUB_API_URL, ...proxies];
  const own = addresses.filter((text) => text !== undefined && URL.canParse(text)).map((text) => hostAndPort(text!));
  const elsewhere = (connections ?? []).filter((address) => !own.includes(address));
  return [
    ...strange.map(({ method, path }) => `the platform was asked ${method} ${path}`),
    ...(explaining.every(({ operation }) => operation === EXPLAINS)
      ? []
      : ['places were asked for before the verdict']),
    ...(explaining.length > mostExplained(run) ? [`places were asked for ${explaining.length} times`] : []),
    ...unknown.map(({ method, path }) => `GitHub was asked ${method} ${path}`),
    ...foreign.map(({ path }) => `${path} was asked for with another credential`),
    ...(trapHits > 0 ? [`${trapHits} connections to a third origin`] : []),
    ...elsewhere.map((address) => `a connection to ${address}`),
  ];
}

type WithConditions = { readonly conditions: readonly { readonly result: string }[] };

function mostExplained({ report }: GateRun): number {
  const { projects } = (report ?? {}) as { readonly projects?: readonly WithConditions[] };
  return projects?.filter(({ conditions }) => conditions.some(({ result }) => result === 'broken')).length ?? 1;
}

function hostAndPort(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname.replace(/^\[|\]$/g, '')}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

/** A comment may be removed only if several runs wrote one, or if the gate would not find it again. Such tests skip this check. */
export function nothingDeleted({ githubRequests }: GateRun): string[] {
  const deleting = githubRequests.filter(
    ({ method, operation }) => method === 'DELETE' || operation === 'delete-comment',
  );
  return deleting.map(({ method, path }) => `GitHub was asked ${method} ${path}`);
}

/** The run must end by itself, in time, and send no more requests than planned. */
export function ending(run: GateRun): string[] {
  const { wasKilledByHarness, allowedMs, report, requests, outputs } = run;
  const problems = wasKilledByHarness ? [`still running after ${allowedMs} ms`] : [];
  const { planned, sent } = (report as { requests?: { planned: number; sent: number } } | undefined)?.requests ?? {};
  if (planned !== undefined && requests.length > 1.25 * planned + 20) {
    problems.push(`${requests.length} requests, ${planned} planned`);
  }
  // Some requests never arrive, but each one that arrives was counted, except those under way when the run was stopped.
  if (sent !== undefined && requests.length > sent && outputs.reason !== 'cancelled' && outputs.reason !== 'internal') {
    problems.push(`${requests.length} requests arrived, ${sent} were counted`);
  }
  return problems;
}
