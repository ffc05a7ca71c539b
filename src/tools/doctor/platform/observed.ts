import type { CommitSha, DeploymentId, RepositoryId } from '../../../domain/ids.ts';
import { DETECTED_STATES } from '../../../domain/issue.ts';
import { LOCATIONS_PER_PAGE } from '../../../domain/limits.ts';
import { RATED_ISSUE_TYPES } from '../../../domain/product.ts';
import { isSameRef, refSpellings } from '../../../domain/ref.ts';
import { hasEnded, reportedFindings, type Scan, type ScanDetail } from '../../../domain/scan.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../json/json-value.ts';
import { issueSearchRequest } from '../../../platform/requests/gate-requests.ts';
import type { ListScansBody } from '../../../platform/requests/scan-list.ts';
import type { ListIssuesRequest, SearchIssuesRequest } from '../../../platform/requests/wire-request.ts';
import { hasError } from '../../../platform/schema/answer.ts';
import { notSeen, type Probe } from '../probe.ts';
import type { AskedOperation, Asker, Received } from './asker.ts';

/** A row of docs/spec-gaps.md: how the assumption is checked, or why it is not. */
export type AssumptionCheck = { readonly effect: string } & (
  | {
      probe(asks: Asks): Probe | Promise<Probe>;
    }
  | { ask?(asks: Asks): Promise<unknown>; check(seen: Observed): Probe }
  | { readonly whyNot: string }
);

export type Checks = Readonly<Record<string, AssumptionCheck>>;

export function ofRef(
  probe: (asks: Asks, questions: QuestionsOfRef) => Promise<Probe>,
): (asks: Asks) => Promise<Probe> {
  return async (asks) => {
    const questions = questionsOfRef(asks.known);
    return questions === undefined ? notSeen('no finished scan names a ref') : probe(asks, questions);
  };
}

/** Time after a scan ended until all its issues are in every answer, as far as is known. */
export const SETTLED_MS = 5 * 60_000;

export type Asks = ReturnType<typeof asksOf>;

/** Requests about a project, whose answers the gate's own readers read. Undefined for a failure, or if the reader refuses the answer. */
export function asksOf(asker: Asker, known: KnownProject, nowMs: EpochMs | undefined) {
  return {
    asker,
    known,
    async groups(request: SearchIssuesRequest) {
      const { value: answer } = await asker.issueSearch(request);
      if (answer === undefined) return undefined;
      const { groups } = answer.page;
      return {
        groups,
        issues: groups.reduce((sum, { issuesCount }) => sum + issuesCount, 0n),
        isWhole: !answer.cursor,
      };
    },
    async issues(request: ListIssuesRequest) {
      const { value: answer } = await asker.issueList(request);
      if (answer === undefined) return undefined;
      const { issues, unread } = answer.page;
      return { issues, entries: issues.length + unread, isWhole: !answer.cursor };
    },
    async scans(request: ListScansBody) {
      const { value: answer } = await asker.scanList(request);
      return answer && { scans: answer.page.scans, cursor: answer.cursor || undefined };
    },
    /** True if all scans of the ref have ended and settled. Otherwise two requests may get different answers. */
    isQuiet: scansOfRef(known).every((scan) => {
      const { completedAtMs } = scan;
      const isSettled = nowMs === undefined || completedAtMs === undefined || completedAtMs <= nowMs - SETTLED_MS;
      return hasEnded(scan) && isSettled;
    }),
  };
}

export type ObservedIssues = NonNullable<Awaited<ReturnType<Asks['issues']>>>;

export function scansOfRef({ scans, scan }: KnownProject): readonly Scan[] {
  return scan === undefined ? [] : scans.filter(({ branch }) => isSameRef(branch, scan.listed.branch));
}

export function hasFindings({ findingsCounts }: Scan): boolean {
  return (reportedFindings(findingsCounts) ?? 0n) > 0n;
}

export function isFinished({ status, isPartialScan }: Scan): boolean {
  return status === 'completed' && !isPartialScan;
}

export type ObservedAnswer = {
  readonly operation: AskedOperation;
  readonly asked: JsonObject;
  readonly body: JsonObject;
};

export type Observed = ReturnType<typeof observedIn>;

/** The accepted answers as received, not read by the gate's own readers. */
export function observedIn(received: readonly Received[]) {
  function answers(...operations: readonly AskedOperation[]): readonly ObservedAnswer[] {
    return received.flatMap(({ operation, request, came }) => {
      if (came.kind !== 'answer' || !isJsonObject(came.body) || hasError(came.body)) return [];
      if (!operations.includes(operation)) return [];
      return [{ operation, asked: isJsonObject(request) ? request : {}, body: came.body }];
    });
  }
  const details = answers('scan detail').map(({ body }) => body);
  return {
    received,
    answers,
    scans: answers('scan list').flatMap(entriesOf),
    details,
    metas: details.flatMap(({ meta }) => (isJsonObject(meta) ? [meta] : [])),
    groups: answers('issue search').flatMap(entriesOf),
    issues: answers('issue list')
      .flatMap(entriesOf)
      .flatMap(({ issue }) => (isJsonObject(issue) ? [issue] : [])),
    latestMs: latestOf(received),
  };
}

/** The latest time by the platform's own clock in these answers; undefined if none has one. */
export function latestOf(received: readonly Received[]): EpochMs | undefined {
  const times = received.flatMap(({ came }) => (came.kind === 'answer' ? (came.serverTimeMs ?? []) : []));
  return times.reduce<EpochMs | undefined>((latest, time) => Math.max(latest ?? time, time), undefined);
}

const LIST_OF: Readonly<Partial<Record<AskedOperation, string>>> = {
  'scan list': 'scans',
  'issue search': 'groups',
  'issue list': 'issues',
};

export function listIn({ operation, body }: ObservedAnswer): readonly JsonValue[] | undefined {
  const list = body[LIST_OF[operation] ?? ''];
  return Array.isArray(list) ? list : undefined;
}

export function entriesOf(answer: ObservedAnswer): readonly JsonObject[] {
  return listIn(answer)?.filter(isJsonObject) ?? [];
}

/** The project as the gate's own readers read it. Answers that they refuse are left out here, and stay among the answers as received. */
export type KnownProject = {
  readonly deployment: DeploymentId;
  readonly repositoryId: RepositoryId;
  /** Scans of the project in the past days, newest first, as many as are on the pages that were read. */
  readonly scans: readonly Scan[];
  /** Start of the time for which `scans` has every scan of the project that the platform lists; undefined if not known. */
  readonly wholeSinceMs: EpochMs | undefined;
  readonly details: readonly ScanDetail[];
  /** The finished scan that further requests are about; undefined if there is none. */
  readonly scan: { readonly listed: Scan; readonly detail: ScanDetail; readonly commit: CommitSha } | undefined;
};

export type QuestionsOfRef = NonNullable<ReturnType<typeof questionsOf>>;

/** Undefined if no scan could be chosen, or if it names no ref. */
export function questionsOfRef(known: KnownProject): QuestionsOfRef | undefined {
  return questionsOf(known, [known.scan?.listed.branch, known.scan?.detail.meta?.branch]);
}

export function questionsOf({ repositoryId }: KnownProject, reported: readonly (string | undefined)[]) {
  const refs = refSpellings(reported);
  if (refs.length === 0) return undefined;
  const asked = { repositoryId, refs, issueTypes: RATED_ISSUE_TYPES, states: DETECTED_STATES };
  const search = issueSearchRequest({ ...asked, pageSize: LOCATIONS_PER_PAGE });
  const { issueTypes = [], filter = {} } = search;
  const worstFirst = { sortBy: 'SORT_BY_SEVERITY', sortDirection: 'SORT_DIRECTION_DESC' } as const;
  const list: ListIssuesRequest = { issueTypes, filter, ...worstFirst, limit: LOCATIONS_PER_PAGE };
  return { refs, search: { ...search, filter }, list };
}
