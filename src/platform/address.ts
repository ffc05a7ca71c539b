import type { DeploymentId, RepositoryId, ScanId, TeamId } from '../domain/ids.ts';
import type { Links } from '../domain/links.ts';
import { withoutEndSlashes } from '../domain/text/remote-address.ts';
import { pathPart } from '../http/path-part.ts';

/** Addresses of the operations of one deployment under one base URL. */
export type Addresses = {
  readonly issueSearch: URL;
  readonly issueList: URL;
  readonly scanList: URL;
  scan(id: ScanId): URL;
  team(id: TeamId): URL;
};

/** `base` is the platform's root: a path prefix is kept, a trailing slash does not matter. */
export function platformAddresses(base: URL, deployment: DeploymentId): Addresses {
  return {
    issueSearch: under(base, 'api', 'agent', 'deployments', deployment, 'issues', 'search'),
    issueList: under(base, 'api', 'agent', 'deployments', deployment, 'issues'),
    scanList: under(base, 'api', 'v1', 'deployments', deployment, 'scans', 'search'),
    scan: (id) => under(base, 'api', 'v1', 'deployments', deployment, 'scan', id),
    team: (id) => under(base, 'api', 'permissions', 'v2', 'deployments', deployment, 'teams', id),
  };
}

/** The list of the deployments that a token can access: the one address that names none. */
export function deploymentsAddress(base: URL): URL {
  return under(base, 'api', 'v1', 'deployments');
}

export function platformLinks(base: URL): Omit<Links, 'run'> {
  return {
    scan: (repositoryId, scanId) => scanUrl(base, repositoryId, scanId),
    findings: (project, ref) => findingsUrl(base, project, ref),
    platform: base.href,
  };
}

/** Web page of one scan. Undefined unless the platform is reached by https: nothing else becomes a link. */
export function scanUrl(base: URL, repository: RepositoryId, scan: ScanId): string | undefined {
  // spec-gap: web-links
  return webLink(under(base, 'orgs', '-', 'projects', repository, 'scans', scan));
}

/** Web page with the issues of one ref of a project. Undefined unless the platform is reached by https. */
export function findingsUrl(base: URL, project: string, ref: string): string | undefined {
  // spec-gap: web-links
  const url = under(base, 'orgs', '-', 'findings');
  url.search = new URLSearchParams({ repo: project, ref }).toString();
  return webLink(url);
}

function webLink(url: URL): string | undefined {
  return url.protocol === 'https:' ? url.href : undefined;
}

function under(base: URL, ...parts: readonly string[]): URL {
  const root = base.origin + withoutEndSlashes(base.pathname);
  return new URL([root, ...parts.map((part) => pathPart(part, 'a platform path'))].join('/'));
}
