import type { CiName } from '../../../domain/ci-name.ts';
import type { ScanId } from '../../../domain/ids.ts';
import { parseAddress } from '../../../domain/rule/page-address.ts';
import { isJsonObject } from '../../../json/json-value.ts';
import { lexeme } from '../../../platform/schema/spelling.ts';
import type { Received } from '../platform/asker.ts';
import { observedIn } from '../platform/observed.ts';
import type { ObservedProject } from './project-names.ts';

const ENVIRONMENTS: ReadonlyMap<string | undefined, CiName> = new Map([
  ['gitlab-ci', 'GitLab CI'],
  ['jenkins', 'Jenkins'],
  ['circleci', 'CircleCI'],
  ['azure-pipelines', 'Azure Pipelines'],
  ['buildkite', 'Buildkite'],
  ['bitbucket', 'Bitbucket Pipelines'],
  ['github-actions', 'GitHub Actions'],
]);
/** The scanner reports this if it knows no CI system. */
const NO_SYSTEM = 'git';

const JOB_PAGES: readonly { readonly name: CiName; readonly host?: RegExp; readonly path: RegExp }[] = [
  { name: 'GitHub Actions', path: /^\/[^/]+\/[^/]+\/actions\/runs\/[0-9]+(?:\/|$)/ },
  { name: 'GitLab CI', path: /\/-\/(?:jobs|pipelines)\/[0-9]+(?:\/|$)/ },
  { name: 'CircleCI', host: /(?:^|\.)circleci\.com$/, path: /./ },
  { name: 'Azure Pipelines', host: /^dev\.azure\.com$|\.visualstudio\.com$/, path: /\/_build(?:\/|$)/ },
  { name: 'Buildkite', host: /^buildkite\.com$/, path: /\/builds\/[0-9]+(?:\/|$)/ },
  { name: 'Bitbucket Pipelines', host: /^bitbucket\.org$/, path: /\/pipelines(?:\/|$)/ },
  { name: 'Jenkins', path: /\/job\/[^/]+/ },
];

export function scannersOf({ details, environments }: ObservedProject) {
  const reported = details.map(({ id, meta }): { readonly name: CiName | null; readonly label: string | null } => {
    const environment = environments.get(id)?.trim() || undefined;
    const known = ENVIRONMENTS.get(environment) ?? systemOfPage(meta?.ciJobUrl);
    if (known !== undefined) return { name: known, label: null };
    return { name: null, label: environment === NO_SYSTEM ? null : (environment ?? null) };
  });
  return [...Map.groupBy(reported, ({ name, label }) => name ?? `: ${label ?? ''}`).values()]
    .map((alike) => ({ ...alike[0]!, scans: alike.length }))
    .sort((a, b) => b.scans - a.scans);
}

function systemOfPage(address: string | undefined): CiName | undefined {
  const page = parseAddress(address);
  if (page === undefined) return undefined;
  const { hostname, pathname } = page;
  return JOB_PAGES.find(({ host, path }) => host?.test(hostname) !== false && path.test(pathname))?.name;
}

/** Reads `scan_environment`, which scanners send and the platform's API document does not show. Nothing is decided by it. */
export function scanEnvironments(received: readonly Received[]): ReadonlyMap<ScanId, string> {
  return new Map(
    observedIn(received).details.flatMap(({ id, meta }) => {
      const environment = isJsonObject(meta) ? meta.scan_environment : undefined;
      return typeof environment === 'string' ? [[lexeme(id) as ScanId, environment]] : [];
    }),
  );
}
