import type { Shell } from '../../../cli/shell.ts';
import type { RemoteAddress } from '../../../domain/text/remote-address.ts';
import type { GitHubLook } from '../facts/diagnosis.ts';
import type { FirstReading } from '../platform/first/first-reading.ts';
import { namesOfProject } from '../project/project-names.ts';
import type { DoctorSettings } from './doctor-settings.ts';

/** Part four: what GitHub requires. Null where there is no token to look. Throws `cancelled` alone. */
export async function lookAtGitHub(
  { gitHub: { token, check }, project }: DoctorSettings,
  reading: FirstReading | undefined,
  { env, clock, random, signal }: Shell,
): Promise<GitHubLook | null> {
  if (token === undefined) return null;
  const scanned = reading?.known === undefined ? [] : namesOfProject(reading.known);
  const repository = repositoryOf(
    scanned.flatMap(({ address }) => address ?? []),
    project,
    env,
  );
  const { readGitHubLook } = await import('../github/read-github-look.ts');
  return readGitHubLook({ token, env, repository, check, clock, random, signal });
}

/** The command may run anywhere, so the repository that is scanned goes before the one that was named or is checked out. */
function repositoryOf(scanned: readonly RemoteAddress[], project: DoctorSettings['project'], env: NodeJS.ProcessEnv) {
  const hosts = [env.GITHUB_SERVER_URL, env.GITHUB_API_URL || 'https://api.github.com'].flatMap(hostsOf);
  const address = scanned.find(({ host }) => hosts.includes(host));
  return address?.path ?? project?.repository ?? project?.checkout.path ?? '';
}

/** `api.github.example` is the interface of `github.example`. */
function hostsOf(url: string | undefined): readonly string[] {
  if (url === undefined || !URL.canParse(url)) return [];
  const { host } = new URL(url);
  return [host, host.replace(/^api\./, '')];
}
