import type { Shell } from '../../cli/command.ts';
import { HOMEPAGE, VERSION } from '../../domain/text/program.ts';
import { later } from '../../domain/work/time.ts';
import type { Connections } from '../../http/connections.ts';
import { transportOptions } from '../../platform/platform-side.ts';
import { createTransport } from '../../platform/transport.ts';
import { createMask } from '../../report/text/redact.ts';
import { isSame, type NamedProject } from '../../scan/project-name.ts';
import { type Diagnosis, type GitHubProbe, troublesOf } from './diagnosis.ts';
import { type DoctorSettings, orRefused } from './doctor-settings.ts';
import { createRequester, type Received } from './platform/asker.ts';
import { checkAssumptions } from './platform/assumptions.ts';
import { probeConnection } from './platform/connection.ts';
import { chooseProject, isScanned } from './platform/connection-project.ts';
import { type FirstReading, type IndexGaps, probeGaps, readFirst } from './platform/first-reading.ts';
import { latestOf } from './platform/observed.ts';
import { watchedWire } from './platform/watched-wire.ts';
import { projectFacts } from './project/project-facts.ts';
import { namesOfProject, type ObservedProject } from './project/project-names.ts';
import { proposeSettings } from './project/propose-settings.ts';
import { scanEnvironments } from './project/scanners.ts';
import { workflowYaml } from './project/workflow-yaml.ts';

/** Throws only `cancelled`, apart from defects: any other failure is a part of the diagnosis. */
export async function diagnose(
  settings: DoctorSettings,
  shell: Shell,
  progress: (requests: () => number) => void,
): Promise<{ readonly diagnosis: Diagnosis; readonly received: readonly Received[] }> {
  const refused = { ...settings.refused };
  const { requester, wire, reading, gaps = NO_GAPS } = (await ask({ ...settings, refused }, shell, progress)) ?? {};
  const assumptions = await checkAssumptions(requester, reading?.known ?? reading?.example);
  const received = requester?.received() ?? [];
  // Masks e-mail addresses: headers and names of checks may contain one.
  const mask = createMask();
  const parts = probeConnection({
    env: shell.env,
    given: settings,
    refused,
    exchanges: wire?.exchanges ?? [],
    received,
    reading,
  });
  const connection = mask(parts);
  const github = mask(await probeGitHub(settings, reading, shell));
  const isWrong = Object.values(refused).some(({ exitCode }) => exitCode === 3);
  const isSeen = isScanned(reading?.known, settings.commit);
  const diagnosis: Diagnosis = {
    schema: 1,
    exitCode: isWrong ? 3 : !isSeen ? 2 : troublesOf({ connection, assumptions }).length > 0 ? 1 : 0,
    requests: wire?.requestsSent() ?? 0,
    connection,
    ...projectPart(reading, received, settings, { connection, github }, { gaps, wallMs: shell.clock.wallNow() }),
    assumptions,
    github,
  };
  return { diagnosis, received };
}

/** Adds a proxy or TLS setting that cannot be used to `refused`. */
async function ask(settings: DoctorSettings, shell: Shell, progress: (requests: () => number) => void) {
  const { env, clock, random, signal, terminal } = shell;
  const { baseUrl, refused, token, requestTimeoutMs, limitMs, project } = settings;
  if (baseUrl === undefined) return undefined;
  const inputs = { baseUrl, requestTimeoutMs, apiToken: token ?? '' };
  const log = { debug: (line: string): void => terminal.tell(line) };
  const readBy = later(clock.now(), limitMs);
  const reached = await orRefused(refused, env.NODE_TLS_REJECT_UNAUTHORIZED === '0' ? 'tls' : 'proxy', () => {
    const options = transportOptions({ env, inputs, clock, random, log, signal, readBy });
    const wire = watchedWire(token === undefined ? withoutToken(options.connections) : options.connections, clock);
    return { wire, requester: createRequester(createTransport({ ...options, connections: wire }), baseUrl) };
  });
  if (reached === undefined) return undefined;
  progress(() => reached.wire.requestsSent());
  // Without a token, one request still shows whether the platform answers, with which status, and its time.
  if (token === undefined) await reached.requester.deployments();
  const choose = (projects: readonly NamedProject[], mayBeMore: boolean) =>
    chooseProject(project, projects, mayBeMore)?.id;
  const reading = token === undefined ? undefined : await readFirst(reached.requester, { ...settings, choose });
  return { ...reached, reading, gaps: reading?.known && (await probeGaps(reached.requester, reading.known)) };
}

function withoutToken(inner: Connections): Connections {
  return {
    request({ headers, ...options }) {
      const { authorization: _, ...others } = headers as Readonly<Record<string, string>>;
      return inner.request({ ...options, headers: others });
    },
  };
}

const NO_GAPS: IndexGaps = { probed: 0, short: 0 };
const RECIPES = `${HOMEPAGE}/blob/v${VERSION}/docs/recipes-ci.md#`;

/** Part two: how the project is scanned, and the settings that follow from it. `wallMs` is our own time, for a platform that sends none. */
function projectPart(
  reading: FirstReading | undefined,
  received: readonly Received[],
  { baseUrl, repositoryId, checkout, gitHub }: DoctorSettings,
  { connection, github }: Pick<Diagnosis, 'connection' | 'github'>,
  { gaps, wallMs }: { readonly gaps: IndexGaps; readonly wallMs: number },
): Pick<Diagnosis, 'project' | 'settings' | 'workflow' | 'recipes'> {
  if (reading?.known === undefined || baseUrl === undefined)
    return { project: null, settings: {}, workflow: null, recipes: [] };
  const { known, found } = reading;
  const seen: ObservedProject = {
    ...known,
    environments: scanEnvironments(received),
    others: found?.named.filter(({ id }) => id !== known.repositoryId) ?? [],
    // With an id, the scan list is requested for that project alone, so nothing is known about others.
    unnamedOthers: repositoryId === undefined ? found?.unnamed : undefined,
    gaps,
    nowMs: latestOf(received) ?? wallMs,
  };
  const facts = projectFacts(seen);
  const isMeant = connection.some(({ part, result }) => part === 'project' && result === 'holds');
  const settings = proposeSettings(seen, { checkout, isMeant });
  const isQueueUsed = github?.mergeQueue === true || facts.kinds.some(({ as }) => as === 'merge-queue');
  const address = { baseUrl: baseUrl.href.replace(/\/$/, ''), deploymentId: known.deployment };
  return {
    project: facts,
    settings,
    workflow: workflowYaml(address, settings, isQueueUsed, gitHub.check),
    // GitHub Actions needs no recipe: the workflow judges its pull requests, whatever system scans them.
    recipes: facts.scanners.flatMap(({ name }) =>
      name === null || name === 'GitHub Actions'
        ? []
        : [{ name, url: RECIPES + name.toLowerCase().replaceAll(' ', '-') }],
    ),
  };
}

/** Part four. Null without a token. If only a scan names a repository, it is reported, and nothing is read about it. Throws only `cancelled`. */
async function probeGitHub(
  { gitHub: { token, check }, project, checkout }: DoctorSettings,
  reading: FirstReading | undefined,
  { env, clock, random, signal }: Shell,
): Promise<GitHubProbe | null> {
  if (token === undefined) return null;
  const hosts = [env.GITHUB_SERVER_URL ?? '', env.GITHUB_API_URL || 'https://api.github.com'].flatMap((url) => {
    const host = URL.parse(url)?.host;
    // `api.github.example` is the interface of `github.example`.
    return host === undefined ? [] : [host, host.replace(/^api\./, '')];
  });
  const isHere = checkout.host === undefined || hosts.includes(checkout.host);
  const { isRepository, readGitHubProbe } = await import('./github/read-github-probe.ts');
  const repository = [project?.repository, isHere ? checkout.path : undefined].find(isRepository);
  const probe = await readGitHubProbe({ token, env, repository, check, clock, random, signal });
  const known = reading?.known ?? reading?.example;
  const scanned = known && namesOfProject(known).find(({ address }) => address !== undefined)?.address;
  if (scanned === undefined || isSame(scanned.path, repository)) return probe;
  const reported = `The newest scan names "${scanned.host}/${scanned.path}": no rule of that repository was read.`;
  return { ...probe, seen: [...probe.seen, reported] };
}
