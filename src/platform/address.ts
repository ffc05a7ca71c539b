import type { DeploymentId, ScanId, TeamId } from '../domain/ids.ts';
import type { Links } from '../domain/scan.ts';
import { withoutEndSlashes } from '../domain/text/remote-address.ts';
import { pathPart } from '../http/path-part.ts';

/** Addresses of the operations of one deployment. `base` is the platform's root: a path prefix is kept, a trailing slash does not matter. */
export function platformAddresses(base: URL, deployment: DeploymentId) {
  return {
    issueSearch: under(base, 'api', 'agent', 'deployments', deployment, 'issues', 'search'),
    issueList: under(base, 'api', 'agent', 'deployments', deployment, 'issues'),
    scanList: under(base, 'api', 'v1', 'deployments', deployment, 'scans', 'search'),
    scan: (id: ScanId) => under(base, 'api', 'v1', 'deployments', deployment, 'scan', id),
    team: (id: TeamId) => under(base, 'api', 'permissions', 'v2', 'deployments', deployment, 'teams', id),
  };
}

/** Web pages of a scan and of findings. Undefined unless the platform is reached by https: nothing else becomes a link. */
// spec-gap: web-links
export function platformLinks(base: URL): Omit<Links, 'run'> {
  return {
    scan: (repositoryId, scanId) => webLink(under(base, 'orgs', '-', 'projects', repositoryId, 'scans', scanId)),
    findings(project, ref) {
      const url = under(base, 'orgs', '-', 'findings');
      url.search = new URLSearchParams({ repo: project, ref }).toString();
      return webLink(url);
    },
    platform: base.href,
  };
}

function webLink(url: URL): string | undefined {
  return url.protocol === 'https:' ? url.href : undefined;
}

export function under(base: URL, ...parts: readonly string[]): URL {
  const root = base.origin + withoutEndSlashes(base.pathname);
  return new URL([root, ...parts.map(pathPart)].join('/'));
}
