import { groupJson } from '../../emulator/issues/group-json.ts';
import { scanAt } from '../../emulator/scans/scan-at.ts';
import { scanDetailJson, scanListJson } from '../../emulator/scans/scan-json.ts';
import type { Issue, PlatformScan, PlatformState } from '../../emulator/state.ts';
import { GateFailure } from '../../src/domain/failure.ts';
import type { CountedGroup, IssueSearch } from '../../src/domain/issue.ts';
import type { Scan, ScanDetail } from '../../src/domain/scan.ts';
import { readAnswer } from '../../src/platform/schema/answer.ts';
import { countedGroupList } from '../../src/platform/schema/issue-group.ts';
import { SCAN_DETAIL, scanList } from '../../src/platform/schema/scans.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { FindingsReader } from '../../src/ports/findings-reader.ts';

const POLL_BACK_MS = 30 * 86_400_000;

/**
 * Answers the gate as the emulator would. Each scan and each rule is written and read once, and not for every answer: ten times as fast.
 * memory-reader.test.ts compares it with the answers on the wire. It supports only what universes need: no paging, no filter of a policy.
 */
export class MemoryPlatform {
  readonly #state: PlatformState;
  readonly #scans: readonly TimedScan[];
  readonly #byId: ReadonlyMap<string, TimedScan>;
  readonly #issues: ReadonlyMap<string, readonly Issue[]>;
  readonly #groups = new Map<string, CountedGroup>();

  constructor(state: PlatformState) {
    this.#state = state;
    const newestFirst = state.scans.toSorted((one, other) => other.createdAtMs - one.createdAtMs);
    this.#scans = newestFirst.map((scan) => new TimedScan(scan, state));
    this.#byId = new Map(this.#scans.map((timed) => [timed.scan.id, timed]));
    this.#issues = Map.groupBy(state.issues, ({ repositoryId, ref }) => `${repositoryId} ${ref}`);
  }

  /** `answerMs`: how long every answer takes. */
  reader(clock: Clock, answerMs: number): FindingsReader {
    let sent = 0;
    const pause = (): Promise<void> | undefined => {
      sent += 1;
      return answerMs === 0 ? undefined : clock.sleep(answerMs);
    };
    const platform = this;
    return {
      async *listScans({ repositoryId, branch, sinceMs = Number.NEGATIVE_INFINITY }) {
        await pause();
        const nowMs = clock.wallNow();
        const sinceOf = Math.max(Math.floor(sinceMs), nowMs - POLL_BACK_MS - 1);
        const scans: Scan[] = [];
        for (const timed of platform.#scans) {
          const { scan } = timed;
          if (scan.createdAtMs <= sinceOf) break;
          const isAsked = repositoryId === undefined || scan.repositoryId === repositoryId;
          if (!isAsked || scan.appearsAtMs > nowMs) continue;
          const listed = timed.listedAt(nowMs);
          if (branch === undefined || (listed.branch ?? '') === branch) scans.push(listed);
        }
        yield { scans, malformed: [], serverTimeMs: nowMs };
      },
      async readScan(id) {
        await pause();
        const nowMs = clock.wallNow();
        const timed = platform.#byId.get(id);
        if (timed === undefined || timed.scan.appearsAtMs > nowMs) throw new GateFailure('not-found', `no scan ${id}`);
        return timed.detailAt(nowMs);
      },
      async *searchIssues(search) {
        await pause();
        const groups = platform.#find(search, clock.wallNow());
        yield { groups, total: BigInt(groups.length), fetched: BigInt(groups.length), notices: [] };
      },
      requestsPlanned: () => sent,
      requestsSent: () => sent,
    };
  }

  #find(
    { repositoryId, refs, issueTypes, states, severities, where }: IssueSearch,
    nowMs: number,
  ): readonly CountedGroup[] {
    const untilMs = where?.until === undefined ? Number.POSITIVE_INFINITY : Date.parse(where.until);
    const triagedMs = where?.timeFilter === undefined ? undefined : Date.parse(where.since!);
    const groups = new Map<string, CountedGroup & { issuesCount: bigint }>();
    for (const ref of refs) {
      for (const issue of this.#issues.get(`${repositoryId} ${ref}`) ?? []) {
        if (issue.visibleAtMs > nowMs || (issue.visibleUntilMs ?? Number.POSITIVE_INFINITY) <= nowMs) continue;
        if (issue.createdAtMs >= untilMs) continue;
        if (triagedMs !== undefined && !(Number(issue.triagedAtMs) >= triagedMs)) continue;
        const [type, severity, state] = wordsOf(issue);
        if (!issueTypes.includes(type as never) || !states.includes(state as never)) continue;
        // An issue without a severity passes every filter by severity.
        if (severity !== '' && severities !== undefined && !severities.includes(severity as never)) continue;
        const key = `${type} ${issue.rule.path}`;
        const known = groups.get(key);
        if (known === undefined) groups.set(key, { ...this.#groupOf(issue, key) });
        else known.issuesCount += 1n;
      }
    }
    return [...groups.values()];
  }

  /** The group of a single issue. All issues of a rule have the same score. */
  #groupOf({ rule, type, epss }: Issue, key: string): CountedGroup {
    const known = this.#groups.get(key);
    if (known !== undefined) return known;
    const sent = groupJson({ rule, type, epss, issues: 1n, severityRank: 0 }, this.#state);
    const [group] = read('issue search', countedGroupList, { groups: [sent] }).page.groups;
    this.#groups.set(key, group!);
    return group!;
  }
}

/** A scan with its state at any time. */
class TimedScan {
  readonly scan: PlatformScan;
  readonly #state: PlatformState;
  readonly #changesMs: readonly number[];
  readonly #listed = new Map<number, Scan>();
  readonly #details = new Map<number, ScanDetail>();

  constructor(scan: PlatformScan, state: PlatformState) {
    this.scan = scan;
    this.#state = state;
    const steps = scan.timeline.map(({ atMs }) => state.startedAtMs + atMs);
    this.#changesMs = [...steps, ...(scan.early ?? []).map(({ untilMs }) => untilMs)];
  }

  listedAt(nowMs: number): Scan {
    return this.#once(this.#listed, nowMs, () => {
      const sent = scanListJson(this.scan, scanAt(this.scan, this.#state, nowMs), this.#state);
      return read('scan list', scanList, { scans: [sent] }).page.scans[0]!;
    });
  }

  detailAt(nowMs: number): ScanDetail {
    return this.#once(this.#details, nowMs, () => {
      const sent = scanDetailJson(this.scan, scanAt(this.scan, this.#state, nowMs), this.#state);
      return read('scan detail', SCAN_DETAIL.read, sent);
    });
  }

  /** Makes a value once for each time between two changes of the scan. */
  #once<Value>(versions: Map<number, Value>, nowMs: number, make: () => Value): Value {
    const version = this.#changesMs.filter((ms) => ms <= nowMs).length;
    const made = versions.get(version) ?? make();
    versions.set(version, made);
    return made;
  }
}

function read<Value>(operation: string, as: (answer: unknown) => Value, sent: object): Value {
  return readAnswer(operation, as, Buffer.from(JSON.stringify(sent)));
}

type Words = readonly [type: string, severity: string, state: string];
const words = new WeakMap<Issue, Words>();

/** Type, severity and state of an issue in the gate's own words. */
function wordsOf(issue: Issue): Words {
  const known = words.get(issue);
  if (known !== undefined) return known;
  const word = (wire: string, prefix: string): string => wire.slice(prefix.length).toLowerCase().replaceAll('_', '-');
  const made: Words = [
    word(issue.type, 'ISSUE_TYPE_'),
    word(issue.severity ?? '', 'SEVERITY_'),
    word(issue.state, 'AGGREGATE_ISSUE_STATE_'),
  ];
  words.set(issue, made);
  return made;
}
