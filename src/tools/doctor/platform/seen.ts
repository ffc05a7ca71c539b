import type { IssueGroup } from '../../../domain/issue.ts';
import type { ListedIssue } from '../../../domain/place/listed-issue.ts';
import { isSameRef } from '../../../domain/ref.ts';
import type { Scan, ScanDetail } from '../../../domain/scan.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import { isJsonObject, JsonNumber, type JsonObject, type JsonValue } from '../../../json/json-value.ts';
import { parseJson } from '../../../json/parse-json.ts';
import { scanListBody } from '../../../platform/operations.ts';
import type { ListIssuesRequest } from '../../../platform/requests/issue-list.ts';
import type { SearchIssuesRequest } from '../../../platform/requests/issue-search.ts';
import type { ListScansRequest } from '../../../platform/requests/scan-list.ts';
import { hasError, type Read } from '../../../platform/schema/answer.ts';
import { issueGroupList } from '../../../platform/schema/issue-group-list.ts';
import { listedIssuePage } from '../../../platform/schema/listed-issue.ts';
import { SCAN_DETAIL } from '../../../platform/schema/scan-detail.ts';
import { scanList } from '../../../platform/schema/scan-list.ts';
import type { LookedAt } from '../diagnosis.ts';
import { type AskedOperation, type Asker, type Heard, readHeard } from './asker.ts';
import { type KnownProject, type QuestionsOfRef, questionsOfRef } from './known-project.ts';

/** A row of docs/spec-gaps.md: how it is checked, or why it is not. */
export type AssumptionCheck = {
  /** What the gate does where the assumption does not hold. */
  readonly effect: string;
} & (
  | {
      ask?(asker: Asker, known: KnownProject, questions: QuestionsOfRef | undefined): Promise<unknown>;
      check(seen: Seen): LookedAt;
    }
  | { readonly whyNot: string }
);

export type Checks = Readonly<Record<string, AssumptionCheck>>;

export function holds(seen: string): LookedAt {
  return { result: 'holds', seen };
}

export function doesNotHold(seen: string): LookedAt {
  return { result: 'does-not-hold', seen };
}

export function notSeen(seen: string): LookedAt {
  return { result: 'not-seen', seen };
}

/** A check that needs a project. */
export function ofProject(check: (seen: Seen, known: KnownProject) => LookedAt): (seen: Seen) => LookedAt {
  return (seen) => (seen.known === undefined ? notSeen('no project was found') : check(seen, seen.known));
}

/** A check that needs a ref with a finished scan. */
export function ofRef(
  check: (seen: Seen, known: KnownProject, questions: QuestionsOfRef) => LookedAt,
): (seen: Seen) => LookedAt {
  return ofProject((seen, known) => {
    const questions = questionsOfRef(known);
    return questions === undefined ? notSeen('no finished scan names a ref') : check(seen, known, questions);
  });
}

export type AnswerSeen = {
  readonly operation: AskedOperation;
  readonly asked: JsonObject;
  readonly body: JsonObject;
};

/** Issues after a settling time: what a scan found is in every answer by then, as far as anybody knows. */
const SETTLED_MS = 5 * 60_000;

export type Seen = ReturnType<typeof seenIn>;

/** What was heard, as checks need it. */
export function seenIn(heard: readonly Heard[], known: KnownProject | undefined) {
  const times = heard.flatMap(({ came }) => (came.kind === 'answer' ? (came.serverTimeMs ?? []) : []));

  function answers(...operations: readonly AskedOperation[]): readonly AnswerSeen[] {
    return heard.flatMap(({ operation, request, came }) => {
      if (came.kind !== 'answer' || !isJsonObject(came.body) || hasError(came.body)) return [];
      if (!operations.includes(operation)) return [];
      return [{ operation, asked: isJsonObject(request) ? request : {}, body: came.body }];
    });
  }

  /** Undefined where it was not asked, failed, or is refused by the gate's own reader. */
  function read<Value>(operation: AskedOperation, body: object, reader: Read<Value>): Value | undefined {
    const asked = JSON.stringify(parseJson(JSON.stringify(body), { isExact: true }));
    const answer = heard.find((one) => one.operation === operation && JSON.stringify(one.request) === asked);
    return answer && readHeard(answer, reader);
  }

  const details = answers('scan detail').map(({ body }) => body);
  return {
    heard,
    known,
    answers,
    /* As they came, read by none of the gate's readers. */
    scans: answers('scan list').flatMap(entriesOf),
    details,
    metas: details.flatMap(({ meta }) => (isJsonObject(meta) ? [meta] : [])),
    groups: answers('issue search').flatMap(entriesOf),
    issues: answers('issue list')
      .flatMap(entriesOf)
      .flatMap(({ issue }) => (isJsonObject(issue) ? [issue] : [])),
    latestMs: times.reduce<EpochMs | undefined>((latest, time) => Math.max(latest ?? time, time), undefined),

    detailsRead(): readonly ScanDetail[] {
      return heard.flatMap((one) => (one.operation === 'scan detail' ? (readHeard(one, SCAN_DETAIL.read) ?? []) : []));
    },
    groupsFor(request: SearchIssuesRequest): GroupsSeen | undefined {
      const answer = read('issue search', { deploymentId: known?.deployment, ...request }, issueGroupList);
      if (answer === undefined) return undefined;
      const { groups } = answer.page;
      return {
        groups,
        issues: groups.reduce((sum, { issuesCount }) => sum + issuesCount, 0n),
        isWhole: !answer.cursor,
      };
    },
    issuesFor(request: ListIssuesRequest): IssuesSeen | undefined {
      const answer = read('issue list', { deploymentId: known?.deployment, ...request }, listedIssuePage);
      if (answer === undefined) return undefined;
      const { issues, unread } = answer.page;
      return { issues, entries: issues.length + unread, isWhole: !answer.cursor };
    },
    scansFor(
      request: ListScansRequest,
    ): { readonly scans: readonly Scan[]; readonly cursor: string | undefined } | undefined {
      const answer = known && read('scan list', scanListBody(known.deployment, request), scanList);
      return answer && { scans: answer.page.scans, cursor: answer.cursor || undefined };
    },
    /** Otherwise the answers to two questions may differ. */
    isQuiet(): boolean {
      const [nowMs] = times;
      return scansOfRef(known).every(({ status, completedAtMs }) => {
        if (status === 'pending' || status === 'running' || typeof status === 'object') return false;
        return nowMs === undefined || completedAtMs === undefined || completedAtMs <= nowMs - SETTLED_MS;
      });
    },
  };
}

export type GroupsSeen = { readonly groups: readonly IssueGroup[]; readonly issues: bigint; readonly isWhole: boolean };

export type IssuesSeen = {
  readonly issues: readonly ListedIssue[];
  readonly entries: number;
  readonly isWhole: boolean;
};

export function scansOfRef(known: KnownProject | undefined): readonly Scan[] {
  const { scans = [], scan } = known ?? {};
  return scan === undefined ? [] : scans.filter(({ branch }) => isSameRef(branch, scan.listed.branch));
}

const LIST_OF: Readonly<Partial<Record<AskedOperation, string>>> = {
  'scan list': 'scans',
  'issue search': 'groups',
  'issue list': 'issues',
};

/** Undefined where the answer has no list. */
export function listIn({ operation, body }: AnswerSeen): readonly JsonValue[] | undefined {
  const list = body[LIST_OF[operation] ?? ''];
  return Array.isArray(list) ? list : undefined;
}

export function entriesOf(answer: AnswerSeen): readonly JsonObject[] {
  return listIn(answer)?.filter(isJsonObject) ?? [];
}

export function written(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value instanceof JsonNumber ? value.text : undefined;
}

/** Null is none, too. */
export function isNone(value: JsonValue | undefined): value is null | undefined {
  return value === undefined || value === null;
}
