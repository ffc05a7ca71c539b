import type { Shell } from '../../../cli/shell.ts';
import { later } from '../../../domain/work/time.ts';
import { readProxyUse } from '../../../http/proxy-settings.ts';
import type { Requester } from '../../../platform/attempt.ts';
import { createDispatcher } from '../../../platform/dispatcher.ts';
import { transportOptions } from '../../../platform/platform-side.ts';
import { createTransport } from '../../../platform/transport.ts';
import { type Diagnosis, troublesOf } from '../facts/diagnosis.ts';
import { createHearing, type Hearing } from '../platform/asker.ts';
import { askForLooks, lookAtAssumptions } from '../platform/assumptions.ts';
import { lookAtConnection } from '../platform/connection/connection.ts';
import { chooseProject, isScanned } from '../platform/connection/project.ts';
import { type FirstReading, readFirst } from '../platform/first/first-reading.ts';
import type { Heard } from '../platform/heard.ts';
import { type WatchedWire, watchedWire } from '../platform/watched-wire.ts';
import { type DoctorSettings, orRefused } from './doctor-settings.ts';
import { lookAtGitHub } from './look-at-github.ts';
import { projectPart } from './project-part.ts';

type Asked = {
  readonly hearing: Hearing;
  readonly wire: WatchedWire;
  readonly reading: FirstReading | undefined;
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
  const assumptions = lookAtAssumptions(heard, reading?.known ?? reading?.example);
  const found = {
    connection,
    ...projectPart(reading, heard, settings, { connection, wallMs: shell.clock.wallNow(), github }),
    assumptions,
    github,
    requests: wire?.requestsSent() ?? 0,
  };
  const isWrong = Object.values(refused).some(({ exitCode }) => exitCode === 3);
  const isSeen = isScanned(reading?.known, commit);
  return { ...found, exitCode: isWrong ? 3 : !isSeen ? 2 : troublesOf(found).length > 0 ? 1 : 0 };
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
    const connections = createDispatcher(baseUrl, options.proxy);
    const wire = watchedWire(token === undefined ? withoutToken(connections) : connections, clock);
    return { wire, hearing: createHearing(createTransport({ ...options, dispatcher: wire }), baseUrl) };
  });
}

/** Without a token it can still be seen whether anything answers, how, and when. */
async function ask({ hearing, wire }: Reached, settings: DoctorSettings): Promise<Asked> {
  if (settings.token === undefined) {
    await hearing.deployments();
    return { hearing, wire, reading: undefined };
  }
  const { deployment, repositoryId, project, commit, commitAround } = settings;
  const reading = await readFirst(hearing, {
    deployment,
    repositoryId,
    commit,
    commitAround,
    choose: (projects, mayBeMore) => chooseProject(project, projects, mayBeMore)?.id,
  });
  const known = reading.known ?? reading.example;
  if (known !== undefined) await askForLooks(hearing.of(known.deployment), known);
  return { hearing, wire, reading };
}

function withoutToken(inner: Requester): Requester {
  return {
    request({ headers, ...options }) {
      const { authorization: _, ...others } = headers as Readonly<Record<string, string>>;
      return inner.request({ ...options, headers: others });
    },
  };
}
