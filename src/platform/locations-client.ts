import { FILTER_MEMBERS } from '../domain/issue-filter.ts';
import { LOCATIONS_PER_PAGE } from '../domain/limits.ts';
import type { IssueLocation, LocationDependency, LocationSearch } from '../domain/location/issue-location.ts';
import type { Pages } from '../ports/findings-reader.ts';
import type { LocationsReader } from '../ports/locations-reader.ts';
import { type ClientOptions, issuePages, openPlatform, type Platform } from './operations.ts';
import type { ListIssuesRequest } from './requests/wire-request.ts';
import { type ListedIssue, type ListedPage, listedIssuePage } from './schema/listed-issue.ts';
import { ISSUE_TYPE_PREFIX, wireName } from './wire-words.ts';

/** A longer text is omitted, not cut: part of a secret would not be redacted. */
const LONGEST_TEXT = 4_000;

/** The read that only explains. It has a transport of its own, so it takes no retry from the reads that decide. */
export function createLocationsReader(options: ClientOptions): LocationsReader {
  const platform = openPlatform(options);
  return {
    async *listLocations(search, signal) {
      let areAllRead = true;
      for await (const { issues, unread, isLast } of listIssues(platform, locationsRequest(search), signal)) {
        areAllRead &&= unread === 0;
        yield { places: issues.map(placeOf), isLast: isLast && areAllRead };
      }
    },
    requestsSent: platform.transport.requestsSent,
  };
}

function locationsRequest({ repositoryId, refs, ruleIds, issueTypes, states }: LocationSearch): ListIssuesRequest {
  return {
    issueTypes: issueTypes.map((type) => wireName(ISSUE_TYPE_PREFIX, type)),
    filter: {
      repositoryIds: [repositoryId],
      refs,
      ruleIds,
      aggregateIssueStates: states.map((state) => wireName(FILTER_MEMBERS.aggregateIssueStates.prefix, state)),
    },
    sortBy: 'SORT_BY_SEVERITY',
    sortDirection: 'SORT_DIRECTION_DESC',
    // spec-gap: listed-issues
    limit: LOCATIONS_PER_PAGE,
  };
}

function placeOf(issue: ListedIssue): IssueLocation {
  const { state, secret, vulnerability } = issue;
  return {
    issueId: short(issue.id),
    ref: issue.ref,
    // An issue without the id of its rule cannot be one that was asked for.
    ruleId: issue.ruleId ?? '',
    issueType: issue.issueType,
    severity: issue.severity,
    state: typeof state === 'string' ? state : undefined,
    filePath: short(issue.filePath ?? vulnerability?.dependency?.filePath),
    line: issue.line,
    endLine: issue.endLine,
    column: issue.column,
    endColumn: issue.endColumn,
    message: short(issue.message),
    ruleUrl: short(issue.ruleUrl),
    firstSeenScan: short(issue.firstSeenScan?.id),
    dependency: vulnerability && dependencyOf(vulnerability),
    secret: secret && {
      kind: short(secret.kind),
      validation: typeof secret.validation === 'string' ? secret.validation : undefined,
    },
  };
}

type Vulnerability = NonNullable<ListedIssue['vulnerability']>;

function dependencyOf({ dependency, advisory, bestFix, fixes }: Vulnerability): LocationDependency {
  const fix = bestFix ?? fixes.find((one) => one.package === dependency?.package);
  return {
    package: short(dependency?.package),
    version: short(dependency?.version),
    advisory: short(advisory),
    fixedBy: short(fix?.version),
  };
}

function short(text: string | undefined): string | undefined {
  return text === undefined || text === '' || text.length > LONGEST_TEXT ? undefined : text;
}

/** List issues (Experimental): pages to the end. It is used only to explain, and loaded only when needed. With `aside` each page is requested once, and stops with that signal. */
export function listIssues(platform: Platform, request: ListIssuesRequest, aside?: AbortSignal): Pages<ListedPage> {
  const how = { isRepeatable: aside === undefined, signal: aside };
  return issuePages(platform, 'issue list', request, listedIssuePage, how);
}
