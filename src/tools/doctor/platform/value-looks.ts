import { isDigits } from '../../../domain/ids.ts';
import { isJsonObject, type JsonValue } from '../../../json/json-value.ts';
import { parseWireTime } from '../../../platform/schema/wire-time.ts';
import type { LookedAt } from '../diagnosis.ts';
import type { Heard } from './asker.ts';
import { type AssumptionLook, doesNotHold, holds, notSeen } from './assumption-look.ts';
import { answersTo, details, groupsHeard, isNone, listedIssues, listedScans, metas, written } from './heard-values.ts';

/** A clock may be off by so much before a time in the future says something of its spelling. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

export const VALUE_LOOKS = {
  'number-or-text': {
    effect: 'a counter of another form is refused: contract',
    look: lookAtCounters,
  },
  'time-spellings': {
    effect: 'a time of another form is refused: contract',
    look: lookAtTimes,
  },
  'title-shape': {
    effect: 'a title of another form is refused: contract',
    look: lookAtTitles,
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;

/** Large counters may have marks between their digits that small ones have no use for, so what was seen says how large they were. */
function lookAtCounters(heard: readonly Heard[]): LookedAt {
  const counters: readonly (readonly [where: string, value: JsonValue | undefined])[] = [
    ...listedScans(heard).flatMap((scan) => membersOf('findings_counts of the scan list', scan.findings_counts)),
    ...details(heard).flatMap(({ stats }) =>
      isJsonObject(stats) ? [['stats of a scan detail', stats.findings] as const] : [],
    ),
    ...groupsHeard(heard).map(({ issuesCount }) => ['issuesCount of a group', issuesCount] as const),
    ...answersTo(heard, 'issue search').flatMap(({ body }) =>
      [body.total, body.fetched].map((value) => ['a total of the issue search', value] as const),
    ),
  ];
  const given = counters.filter(([, value]) => !isNone(value));
  const strange = given.find(([, value]) => !isDigits(written(value) ?? ''));
  if (strange !== undefined) return doesNotHold(`${strange[0]} is neither an integer nor text of digits alone`);
  const isDecided = given.some(([where]) => where === 'issuesCount of a group');
  if (!isDecided) return notSeen('no issue was found, so no counter that decides was seen');
  const most = Math.max(...new Set(given.map(([, value]) => (written(value) ?? '').length)));
  return holds(`counters are digits alone; the largest has ${most === 1 ? 'one' : most}`);
}

function membersOf(where: string, value: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  return isJsonObject(value) ? Object.values(value).map((each) => [where, each] as const) : [];
}

/** A time whose zone is not what it says is as well spelled as any: it shows where a scan begins or ends in the future. */
function lookAtTimes(heard: readonly Heard[]): LookedAt {
  const scans = [...listedScans(heard), ...details(heard)];
  const ofScans = scans.flatMap(({ started_at, completed_at }) => [started_at, completed_at]);
  const others = [
    ...groupsHeard(heard).map(({ ruleLastChangeAt }) => ruleLastChangeAt),
    ...listedIssues(heard).flatMap(({ createdAt, relevantSince }) => [createdAt, relevantSince]),
  ];
  const given = [...ofScans, ...others].filter((time) => !isNone(time) && time !== '');
  if (given.some((time) => msOf(time) === undefined))
    return doesNotHold('a time has another form than ISO 8601 with a zone');
  const nowMs = latestServerTime(heard);
  const isAhead = (time: JsonValue | undefined): boolean =>
    nowMs !== undefined && (msOf(time) ?? 0) > nowMs + CLOCK_TOLERANCE_MS;
  if (ofScans.some(isAhead)) return doesNotHold("a scan began or ended in the future of the platform's own clock");
  if (!ofScans.some((time) => msOf(time) !== undefined)) return notSeen('no scan with a time was seen');
  return holds('times are written as ISO 8601, with a zone');
}

function msOf(value: JsonValue | undefined): number | undefined {
  return typeof value === 'string' ? parseWireTime(value) : undefined;
}

function latestServerTime(heard: readonly Heard[]): number | undefined {
  let latest: number | undefined;
  for (const { came } of heard) {
    const ms = came.kind === 'answer' ? came.serverTimeMs : undefined;
    if (ms !== undefined && (latest === undefined || ms > latest)) latest = ms;
  }
  return latest;
}

function lookAtTitles(heard: readonly Heard[]): LookedAt {
  const titles = metas(heard).flatMap(({ commit_title, pull_request_title }) => [commit_title, pull_request_title]);
  const given = titles.filter((title) => !isNone(title));
  if (!given.every(isTitle)) return doesNotHold('a title is neither text nor an object of text');
  if (given.length === 0) return notSeen('no scan detail has a title');
  return holds(given.every((title) => typeof title === 'string') ? 'titles are text' : 'titles are objects of text');
}

function isTitle(title: JsonValue | undefined): boolean {
  return (
    typeof title === 'string' || (isJsonObject(title) && Object.values(title).every((part) => typeof part === 'string'))
  );
}
