import type { Shell } from '../../cli/shell.ts';
import type { CiName } from '../../domain/ci-name.ts';
import { HOMEPAGE, VERSION } from '../../domain/text/program.ts';
import { later } from '../../domain/work/time.ts';
import { type Connections, openConnections } from '../../http/connections.ts';
import { readProxyUse } from '../../http/proxy-settings.ts';
import { transportOptions } from '../../platform/platform-side.ts';
import { createTransport } from '../../platform/transport.ts';
import { isSame } from '../../scan/project-name.ts';
import { type Diagnosis, type GitHubLook, troublesOf } from './diagnosis.ts';
import { type DoctorSettings, orRefused } from './doctor-settings.ts';
import { createHearing, type Heard, type Hearing } from './platform/asker.ts';
import { checkAssumptions } from './platform/assumptions.ts';
import { lookAtConnection } from './platform/connection.ts';
import { chooseProject, isScanned } from './platform/connection-project.ts';
import { type FirstReading, readFirst } from './platform/first-reading.ts';
import { latestOf } from './platform/seen.ts';
import { type WatchedWire, watchedWire } from './platform/watched-wire.ts';
import { projectFacts } from './project/project-facts.ts';
import { namesOfProject, type SeenProject } from './project/project-names.ts';
import { proposeSettings } from './project/propose-settings.ts';
import { scanEnvironments } from './project/scanners.ts';
import { workflowYaml } from './project/workflow-yaml.ts';

type Asked = {
  readonly hearing: Hearing;
  readonly wire: WatchedWire;
  readonly reading: FirstReading | undefined;
  readonly assumptions: Diagnosis['assumptions'];
};

/** Throws `cancelled` alone: any other failure is a part of the diagnosis. */
export async function diagnose(
  settings: DoctorSettings,
  shell: Shell,
  progress: (requests: () => number) => void,
  keep: (heard: readonly Heard[]) => void = () => undefined,
): Promise<Diagnosis> {
  const { baseUrl, deployment, repositoryId, project, commit } = settings;
  const refused = { ...settings.refused };
  const reached = baseUrl && (await reach(baseUrl, settings, refused, shell));
  if (reached !== undefined) progress(() => reached.wire.requestsSent());
  const asked = reached && (await ask(reached, settings));
  const heard = asked?.hearing.heard() ?? [];
  const { reading, wire } = asked ?? {};
  const assumptions = asked?.assumptions ?? (await checkAssumptions(undefined, undefined));
  keep(heard);
  const connection = lookAtConnection({
    baseUrl,
    proxy: baseUrl === undefined ? { kind: 'none' } : readProxyUse(baseUrl, shell.env),
    hasOwnCertificates: (shell.env.NODE_EXTRA_CA_CERTS ?? '') !== '',
    given: { deployment, repositoryId, project, commit },
    refused,
    exchanges: wire?.exchanges ?? [],
    heard,
    reading,
  });
  const github = await lookAtGitHub(settings, reading, shell);
  const isWrong = Object.values(refused).some(({ exitCode }) => exitCode === 3);
  const isSeen = isScanned(reading?.known, commit);
  return {
    schema: 1,
    exitCode: isWrong ? 3 : !isSeen ? 2 : troublesOf({ connection, assumptions }).length > 0 ? 1 : 0,
    requests: wire?.requestsSent() ?? 0,
    connection,
    ...projectPart(reading, heard, settings, { connection, wallMs: shell.clock.wallNow(), github }),
    assumptions,
    github,
  };
}

type Reached = Pick<Asked, 'hearing' | 'wire'>;

async function reach(
  baseUrl: URL,
  { token, requestTimeoutMs, limitMs }: DoctorSettings,
  refused: DoctorSettings['refused'],
  { env, clock, random, signal, terminal }: Shell,
): Promise<Reached | undefined> {
  const isPlain = env.NODE_TLS_REJECT_UNAUTHORIZED !== '0';
  const inputs = { baseUrl, requestTimeoutMs, apiToken: token ?? '' };
  const log = { debug: (line: string): void => terminal.tell(line) };
  const readBy = later(clock.now(), limitMs);
  return orRefused(refused, isPlain ? 'proxy' : 'tls', () => {
    const options = transportOptions({ env, inputs, clock, random, log, signal, readBy });
    const connections = openConnections(baseUrl, options.proxy);
    const wire = watchedWire(token === undefined ? withoutToken(connections) : connections, clock);
    return { wire, hearing: createHearing(createTransport({ ...options, connections: wire }), baseUrl) };
  });
}

/** Without a token it can still be seen whether anything answers, how, and when. */
async function ask({ hearing, wire }: Reached, settings: DoctorSettings): Promise<Asked> {
  if (settings.token === undefined) {
    await hearing.deployments();
    return { hearing, wire, reading: undefined, assumptions: await checkAssumptions(hearing, undefined) };
  }
  const { deployment, repositoryId, project, commit, commitAround } = settings;
  const reading = await readFirst(hearing, {
    deployment,
    repositoryId,
    commit,
    commitAround,
    choose: (projects, mayBeMore) => chooseProject(project, projects, mayBeMore)?.id,
  });
  return { hearing, wire, reading, assumptions: await checkAssumptions(hearing, reading.known ?? reading.example) };
}

function withoutToken(inner: Connections): Connections {
  return {
    request({ headers, ...options }) {
      const { authorization: _, ...others } = headers as Readonly<Record<string, string>>;
      return inner.request({ ...options, headers: others });
    },
  };
}

type ProjectPart = Pick<Diagnosis, 'project' | 'settings' | 'workflow' | 'recipes'>;

/** Part two: how the project is scanned, and what follows. `wallMs` is our own time, for where the platform tells none. */
function projectPart(
  reading: FirstReading | undefined,
  heard: readonly Heard[],
  { baseUrl, repositoryId, checkout, gitHub }: DoctorSettings,
  { connection, wallMs, github }: Pick<Diagnosis, 'connection' | 'github'> & { readonly wallMs: number },
): ProjectPart {
  if (reading?.known === undefined || baseUrl === undefined) return NO_PROJECT;
  const { known, found } = reading;
  const seen: SeenProject = {
    ...known,
    environments: scanEnvironments(heard),
    others: found?.named.filter(({ id }) => id !== known.repositoryId) ?? [],
    // With an id, the list is asked for that project alone.
    unnamedOthers: repositoryId === undefined ? found?.unnamed : undefined,
    nowMs: latestOf(heard) ?? wallMs,
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
    recipes: facts.scanners.flatMap(({ name }) => recipePage(name) ?? []),
  };
}

const NO_PROJECT: ProjectPart = { project: null, settings: {}, workflow: null, recipes: [] };

/** GitHub is no recipe: its pull requests are judged by the workflow, whatever scans them. */
function recipePage(name: CiName | null): Diagnosis['recipes'][number] | undefined {
  if (name === null || name === 'GitHub Actions') return undefined;
  return { name, url: `${HOMEPAGE}/blob/v${VERSION}/docs/recipes-ci.md#${name.toLowerCase().replaceAll(' ', '-')}` };
}

/**
 * Part four: what GitHub requires of the repository that its user or the runner names. Null where there is no token to
 * look. A scan may name any repository: that is told, and nothing is read of it. Throws `cancelled` alone.
 */
async function lookAtGitHub(
  { gitHub: { token, check }, project, checkout }: DoctorSettings,
  reading: FirstReading | undefined,
  { env, clock, random, signal }: Shell,
): Promise<GitHubLook | null> {
  if (token === undefined) return null;
  const hosts = [env.GITHUB_SERVER_URL, env.GITHUB_API_URL || 'https://api.github.com'].flatMap(hostsOf);
  const isHere = checkout.host === undefined || hosts.includes(checkout.host);
  const { isRepository, readGitHubLook } = await import('./github/read-github-look.ts');
  const repository = [project?.repository, isHere ? checkout.path : undefined].find(isRepository);
  const look = await readGitHubLook({ token, env, repository, check, clock, random, signal });
  const known = reading?.known ?? reading?.example;
  const scanned = known && namesOfProject(known).find(({ address }) => address !== undefined)?.address;
  if (scanned === undefined || isSame(scanned.path, repository)) return look;
  const told = `The newest scan names "${scanned.host}/${scanned.path}": no rule of that repository was read.`;
  return { ...look, seen: [...look.seen, told] };
}

/** `api.github.example` is the interface of `github.example`. */
function hostsOf(url: string | undefined): readonly string[] {
  if (url === undefined || !URL.canParse(url)) return [];
  const { host } = new URL(url);
  return [host, host.replace(/^api\./, '')];
}
