import type { RepositoryId } from '../../src/domain/ids.ts';
import { type CodeHost, codeAddress } from '../../src/domain/place/code-host.ts';
import type { IssuePlace, PlaceSearch, ReportedPlace, ReportedPlaces } from '../../src/domain/place/issue-place.ts';
import { COMMIT } from './a-report.ts';

const CODE: CodeHost = { form: 'github', address: 'https://github.com/acme/shop' };

/** An open high code issue at `src/checkout/payment.py:42` that a deciding scan found first. */
export function aPlace(given: Partial<ReportedPlace> = {}): ReportedPlace {
  const place: Omit<ReportedPlace, 'url'> & Pick<Partial<ReportedPlace>, 'url'> = {
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
  return { url: codeAddress(CODE, place.commit, place), ...place };
}

/** The same as it comes, before anybody knows which scans decide. */
export function anIssuePlace(given: Partial<IssuePlace> = {}): IssuePlace {
  const { isNew: _, commit: _commit, url: _url, ...place } = aPlace();
  return { ...place, ...given };
}

export function aPlaceSearch(given: Partial<PlaceSearch> = {}): PlaceSearch {
  return {
    repositoryId: '101' as RepositoryId,
    refs: ['refs/pull/7/merge'],
    ruleIds: ['r.eval'],
    issueTypes: ['sast', 'sca', 'secrets'],
    states: ['open', 'reviewing'],
    ...given,
  };
}

export function somePlaces(found: readonly ReportedPlace[], given: Partial<ReportedPlaces> = {}): ReportedPlaces {
  return {
    search: aPlaceSearch(),
    states: ['open', 'reviewing', 'fixing', 'unknown'],
    found,
    areAll: true,
    missing: undefined,
    ...given,
  };
}
