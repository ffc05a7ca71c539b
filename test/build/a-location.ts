import type { RepositoryId } from '../../src/domain/ids.ts';
import { type CodeHost, codeAddress } from '../../src/domain/location/code-host.ts';
import type {
  IssueLocation,
  LocationSearch,
  ReportedLocation,
  ReportedLocations,
} from '../../src/domain/location/issue-location.ts';
import { COMMIT } from './a-report.ts';

const CODE: CodeHost = { form: 'github', address: 'https://github.com/acme/shop' };

/** An open high code issue at `src/checkout/payment.py:42` that a deciding scan found first. */
export function aLocation(given: Partial<ReportedLocation> = {}): ReportedLocation {
  const location: Omit<ReportedLocation, 'url'> & Pick<Partial<ReportedLocation>, 'url'> = {
    issueId: 'issue-1',
    ref: 'refs/pull/7/merge',
    ruleId: 'r.eval',
    issueType: 'sast',
    severity: 'high',
    state: 'open',
    filePath: 'src/checkout/payment.py',
    line: 42,
    endLine: 42,
    column: 14,
    endColumn: 38,
    message: 'Detected the use of eval().',
    ruleUrl: 'https://rules.example/r/eval',
    firstSeenScan: '481516',
    dependency: undefined,
    secret: undefined,
    isNew: true,
    commit: COMMIT,
    ...given,
  };
  return { url: codeAddress(CODE, location.commit, location), ...location };
}

/** The same location as the platform lists it, before the gate knows which scans decide. */
export function anIssueLocation(given: Partial<IssueLocation> = {}): IssueLocation {
  const { isNew: _, commit: _commit, url: _url, ...location } = aLocation();
  return { ...location, ...given };
}

export function aLocationSearch(given: Partial<LocationSearch> = {}): LocationSearch {
  return {
    repositoryId: '101' as RepositoryId,
    refs: ['refs/pull/7/merge'],
    ruleIds: ['r.eval'],
    issueTypes: ['sast', 'sca', 'secrets'],
    states: ['open', 'reviewing'],
    ...given,
  };
}

export function someLocations(
  found: readonly ReportedLocation[],
  given: Partial<ReportedLocations> = {},
): ReportedLocations {
  return {
    search: aLocationSearch(),
    states: ['open', 'reviewing', 'fixing', 'unknown'],
    found,
    areAll: true,
    missing: undefined,
    ...given,
  };
}
