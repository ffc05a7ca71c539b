import { scanAt } from '../../emulator/scans/scan-at.ts';
import type { Issue, PlatformScan, PlatformState, FindingsCounts as WireCounts } from '../../emulator/state.ts';
import { GateFailure } from '../../src/domain/failure.ts';
import type { DeploymentId, RepositoryId, ScanId } from '../../src/domain/ids.ts';
import type { CountedGroup, IssueSearch } from '../../src/domain/issue.ts';
import { RATED_ISSUE_TYPES } from '../../src/domain/product.ts';
import { type FindingsCounts, NO_COUNTS, SCAN_STATUSES, type Scan, type ScanDetail } from '../../src/domain/scan.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { FindingsReader } from '../../src/ports/findings-reader.ts';

const POLL_BACK_MS = 30 * 86_400_000;

/**
 * What the emulator would answer to the gate, without writing and reading JSON: ten times as fast. memory-reader.test.ts holds it to the
 * answers on the wire. It knows what universes have, and nothing else: no paging, no filter of a policy.
 */
export class MemoryPlatform {
  readonly #scans: readonly TimedScan[];
  readonly #byId: ReadonlyMap<string, TimedScan>;
  readonly #issues: ReadonlyMap<string, readonly Issue[]>;

  constructor(state: PlatformState) {
    const newestFirst = state.scans.toSorted((one, other) => other.createdAtMs - one.createdAtMs);
    this.#scans = newestFirst.map((scan) => new TimedScan(scan, state));
    this.#byId = new Map(this.#scans.map((timed) => [timed.scan.id, timed]));
    this.#issues = Map.groupBy(state.issues, ({ repositoryId, ref }) => `${repositoryId} ${ref}`);
  }

  /** Every answer takes so long. */
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
          const { listed } = timed.at(nowMs);
          if (branch === undefined || (listed.branch ?? '') === branch) scans.push(listed);
        }
        yield { scans, malformed: [], serverTimeMs: nowMs };
      },
      async readScan(id) {
        await pause();
        const nowMs = clock.wallNow();
        const timed = platform.#byId.get(id);
        if (timed === undefined || timed.scan.appearsAtMs > nowMs) throw new GateFailure('not-found', `no scan ${id}`);
        return timed.at(nowMs).detail;
      },
      async *searchIssues(search) {
        await pause();
        const groups = platform.#groups(search, clock.wallNow());
        yield { groups, total: BigInt(groups.length), fetched: BigInt(groups.length), notices: [] };
      },
      requestsSent: () => sent,
    };
  }

  #groups(
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
        // What has no severity is not left out by one.
        if (severity !== '' && severities !== undefined && !severities.includes(severity as never)) continue;
        const key = `${type} ${issue.rule.path}`;
        const known = groups.get(key);
        if (known === undefined) groups.set(key, groupOf(issue));
        else known.issuesCount += 1n;
      }
    }
    return [...groups.values()];
  }
}

/** A scan, as it is at any time. */
class TimedScan {
  readonly scan: PlatformScan;
  readonly #state: PlatformState;
  readonly #changesMs: readonly number[];
  readonly #versions = new Map<number, { readonly listed: Scan; readonly detail: ScanDetail }>();

  constructor(scan: PlatformScan, state: PlatformState) {
    this.scan = scan;
    this.#state = state;
    const steps = scan.timeline.map(({ atMs }) => state.startedAtMs + atMs);
    this.#changesMs = [...steps, ...(scan.early ?? []).map(({ untilMs }) => untilMs)];
  }

  at(nowMs: number): { readonly listed: Scan; readonly detail: ScanDetail } {
    let version = 0;
    for (const ms of this.#changesMs) if (ms <= nowMs) version += 1;
    const known = this.#versions.get(version);
    if (known !== undefined) return known;
    const made = this.#read(nowMs);
    this.#versions.set(version, made);
    return made;
  }

  #read(nowMs: number): { readonly listed: Scan; readonly detail: ScanDetail } {
    const { scan } = this;
    const moment = scanAt(scan, this.#state, nowMs);
    const { status, exitCode, hasEnded, completedAtMs } = moment;
    const list: {
      started_at?: undefined;
      enabled_products?: readonly string[];
      findings_counts?: Partial<WireCounts>;
      commit?: string;
      branch?: '';
    } = {
      findings_counts: hasEnded ? scan.findingsCounts : NOTHING,
      ...scan.listMembers,
      ...moment.listMembers,
    };
    const both = {
      id: scan.id as ScanId,
      deploymentId: this.#state.deploymentId as DeploymentId,
      repositoryId: scan.repositoryId as RepositoryId,
      startedAtMs: 'started_at' in list ? undefined : scan.startedAtMs,
      completedAtMs,
      exitCode: exitCode === undefined ? undefined : BigInt(exitCode),
      enabledProducts: list.enabled_products ?? scan.enabledProducts,
    };
    const totalTimeSeconds = hasEnded ? scan.totalTimeSeconds : undefined;
    const listed: Scan = {
      ...both,
      branch: list.branch === '' ? undefined : scan.branch,
      commit: list.commit ?? scan.commit,
      status: statusOf(status),
      findingsCounts: countsOf(list.findings_counts),
      isFullScan: scan.isFull,
      isPartialScan: scan.isPartial === true,
      totalTimeSeconds,
    };
    const told: { id?: string; exit_code?: undefined; meta?: WireMeta | undefined } = {
      ...scan.detailMembers,
      ...moment.detailMembers,
    };
    const detail: ScanDetail = {
      ...both,
      id: (told.id ?? scan.id) as ScanId,
      exitCode: 'exit_code' in told ? undefined : both.exitCode,
      hasLogs: hasEnded,
      stats: hasEnded
        ? { findings: BigInt(scan.findingsCounts.total), totalTimeSeconds: scan.totalTimeSeconds }
        : undefined,
      meta: metaOf(
        'meta' in told
          ? told.meta
          : { branch: scan.fullRef, commit: scan.commit, pull_request_id: scan.pullRequestId, ...scan.meta },
      ),
    };
    return { listed, detail };
  }
}

type WireMeta = Readonly<Record<string, string | undefined>>;

function metaOf(wire: WireMeta | undefined): ScanDetail['meta'] {
  if (wire === undefined) return undefined;
  const { branch, commit, repository, repo_url, repo_display_name, pull_request_id } = wire;
  return {
    branch,
    commit,
    repository,
    repoUrl: repo_url,
    repoDisplayName: repo_display_name,
    pullRequestId: pull_request_id,
    ciJobUrl: undefined,
  };
}

function statusOf(wire: string): Scan['status'] {
  const word = wire.slice('SCAN_STATUS_'.length).toLowerCase().replace('_', '-');
  return SCAN_STATUSES.find((status) => status === word) ?? { unknown: wire };
}

const NOTHING: WireCounts = { code: 0, secrets: 0, supply_chain: 0, total: 0 };

function countsOf(sent: Partial<WireCounts> | undefined): FindingsCounts {
  if (sent === undefined) return NO_COUNTS;
  const { code, secrets, supply_chain, total } = sent;
  const asked = (count: number | undefined) => (count === undefined ? undefined : BigInt(count));
  return { code: asked(code), secrets: asked(secrets), supplyChain: asked(supply_chain), total: asked(total) };
}

type Words = readonly [type: string, severity: string, state: string];
const words = new WeakMap<Issue, Words>();

/** In the gate's own words. */
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

function epssOf({ epss }: Issue): CountedGroup['epss'] {
  if (epss === undefined) return undefined;
  const { score, percentile, updatedAtMs, categorization } = epss;
  return { score, percentile, updatedAt: new Date(updatedAtMs).toISOString().replace('.000Z', 'Z'), categorization };
}

function groupOf(issue: Issue): CountedGroup & { issuesCount: bigint } {
  const { id, path, sourceUri } = issue.rule;
  return {
    issuesCount: 1n,
    ruleId: id,
    rulePath: path,
    ruleSourceUri: sourceUri,
    // A group of another type says nothing of it.
    issueType: RATED_ISSUE_TYPES.find((type) => type === wordsOf(issue)[0]),
    epss: epssOf(issue),
  };
}
