import { expect } from 'vitest';
import { type Evidence, type Shortfall, UNCLASSIFIED_TALLY } from '../../src/domain/evidence.ts';
import type { RepositoryId } from '../../src/domain/ids.ts';
import type { IssueState } from '../../src/domain/issue.ts';
import type { Condition } from '../../src/domain/policy.ts';
import { ISSUE_TYPES } from '../../src/domain/product.ts';
import { type FindingsCounts, NO_COUNTS, type Scan } from '../../src/domain/scan.ts';
import { sumOf } from '../../src/domain/tally.ts';
import type { BaselineScans, CountingScope, CountSource } from '../../src/evidence/evidence-plan.ts';
import { readEvidence } from '../../src/evidence/read-evidence.ts';
import { blockingSearches, planSearches } from '../../src/policy/judgement/plan.ts';
import type { Log } from '../../src/ports/log.ts';
import { aScan, someFindings } from '../build/a-scan.ts';
import { CollectingLog } from '../fakes/collecting-log.ts';
import { FakeClock, NOON_MS } from '../fakes/fake-clock.ts';
import { type Answers, anIndex, questionOf } from './an-index.ts';

export const MINUTE_MS = 60_000;
const PULL = 'refs/pull/7/merge';

/** A scan without counts in the list. */
export const UNCOUNTED = aScan({ findingsCounts: NO_COUNTS });

type Given = {
  readonly hasBaseline?: boolean;
  readonly baselineSource?: Partial<CountSource>;
  readonly baselineScans?: Partial<BaselineScans>;
  readonly isUnratedAccepted?: boolean;
  /** True if every failure is softened. */
  readonly isSoft?: boolean;
  /** The count source of the single scope that is used unless `scopes` are given. */
  readonly source?: Partial<CountSource>;
  readonly scan?: Scan;
  readonly scopes?: readonly CountingScope[];
  readonly finishMs?: number;
  readonly settleMs?: number;
  readonly conditions?: readonly Condition[];
  readonly states?: readonly IssueState[];
  readonly stillDecides?: () => Promise<boolean>;
  readonly signal?: AbortSignal;
  readonly progress?: Log['progress'];
  readonly clock?: FakeClock;
};

/** Reads all searches of the default plan from a table of answers. */
export async function read(answers: Answers, given: Given = {}) {
  const reader = anIndex(answers);
  const clock = given.clock ?? new FakeClock();
  const log = new CollectingLog();
  const source = aClaim({ scan: given.scan ?? aScan(), ...given.source });
  const conditions = given.conditions ?? [];
  const plan = planSearches(conditions);
  const { searches, checks } = plan;
  const result = await readEvidence(
    {
      reader,
      clock,
      log: Object.assign(log, { progress: given.progress }),
      signal: given.signal ?? new AbortController().signal,
    },
    {
      searches,
      checks,
      judged: new Set([...blockingSearches(conditions, plan).values()].flat()),
      scopes: given.scopes ?? [aPlace({ sources: [source] })],
      baselineRefs: given.hasBaseline ? ['refs/heads/main', 'main'] : undefined,
      baselineScans: async () => {
        const sources = given.baselineSource === undefined ? [] : [aClaim(given.baselineSource)];
        const none = { overwrittenTypes: [], mixedTypes: [] };
        return { sources, ...none, hasFullScan: true, hasDiffScan: false, ...given.baselineScans };
      },
      repositoryId: '4242' as RepositoryId,
      states: given.states ?? ['open', 'reviewing'],
      pageSize: 100,
      isUnratedAccepted: given.isUnratedAccepted ?? false,
      startedAtMs: NOON_MS,
      platformStartedAtMs: NOON_MS,
      finishBy: given.finishMs ?? 15 * MINUTE_MS,
      settleBy: given.settleMs ?? (given.finishMs ?? 15 * MINUTE_MS) + 45_000,
      pollIntervalMs: 10_000,
      isSoft: () => given.isSoft ?? false,
      unfinishedTypes: new Set(),
      stillDecides: given.stillDecides ?? (async () => true),
      platformNowMs: () => clock.wallNow(),
    },
  );
  const asked = reader.issueSearches.map(questionOf);
  return {
    ...result,
    reader,
    clock,
    log,
    asked,
    timesAsked: (question: string) => asked.filter((each) => each === question).length,
  };
}

/** All issue types on the ref of pull request 7, by a full scan. */
export function aPlace(given: Partial<CountingScope> = {}): CountingScope {
  return { issueTypes: ISSUE_TYPES, refs: [PULL], isDiff: false, sources: [], ...given };
}

/** The count source of a scan without a count in its detail, and without known earlier scans. */
export function aClaim(given: Partial<CountSource> = {}): CountSource {
  return {
    scan: aScan(),
    issueTypes: ISSUE_TYPES,
    refs: [PULL],
    statsFindings: async () => undefined,
    earlierScans: async () => [],
    knownEarlier: () => [],
    hasFullScan: async () => false,
    ...given,
  };
}

/** A scan with these findings that ended so many milliseconds before noon, when a test's clock starts. */
export function anEndedScan(agoMs: number, counts: Partial<FindingsCounts>): Scan {
  return aScan({ findingsCounts: someFindings(counts), completedAtMs: NOON_MS - agoMs });
}

/** The same scan, but it ended an hour ago. */
export function anOldScan(counts: Partial<FindingsCounts>): Scan {
  return anEndedScan(60 * MINUTE_MS, counts);
}

/** Issues by search, without the searches that found nothing. */
export function sums({ here }: Pick<Evidence, 'here'>): Readonly<Record<string, bigint>> {
  return Object.fromEntries(
    [...here].map(([id, tally]): [string, bigint] => [id, sumOf(tally)]).filter(([, sum]) => sum > 0n),
  );
}

/**
 * The result of a reading: `whole`, or the reason why it is not (`in doubt` if its counts are no lower bounds), issues by search
 * (`…` if not all were read), the reason of the baseline (if an answer is for the baseline), how many seconds it slept, how many searches it
 * made, and the findings that are not indexed: `index-gap; high 4, rated 4; slept 3x2; 9; 4 of 5 sast`.
 */
async function outcome(answers: Answers, given: Given): Promise<string> {
  const isBaseAnswered = typeof answers === 'string' && /(?:^|[ ;,])base /.test(answers);
  const { evidence, clock, asked, indexGap, debugNotes } = await read(answers, {
    hasBaseline: isBaseAnswered,
    ...given,
  });
  const { shortfall, baselineShortfall, here } = evidence;
  const failed = (one: Shortfall) => `${one.failure.reason}${one.areCountsLowerBounds ? '' : ' in doubt'}`;
  const found = Object.entries(sums(evidence))
    .filter(([id]) => id !== UNCLASSIFIED_TALLY)
    .map(([id, sum]) => `${id} ${sum}${here.get(id)?.isComplete ? '' : '…'}`);
  return [
    shortfall === undefined ? 'whole' : failed(shortfall),
    ...(found.length === 0 ? [] : [found.join(', ')]),
    ...(baselineShortfall === undefined ? [] : [`base ${failed(baselineShortfall)}`]),
    ...(debugNotes.length === 0 ? [] : ['noted']),
    ...(clock.sleeps.length === 0 ? [] : [`slept ${inRuns(clock.sleeps.map((ms) => ms / 1_000))}`]),
    `${asked.length}`,
    ...(indexGap === undefined ? [] : [`${indexGap.found} of ${indexGap.counted} ${indexGap.issueTypes.join('+')}`]),
  ].join('; ');
}

function inRuns(seconds: readonly number[]): string {
  return `${seconds.join(' ')} `
    .replace(/(\S+ )\1+/g, (run, one: string) => `${one.trim()}x${run.length / one.length} `)
    .trim();
}

export type Reading = [what: string, answers: Answers, expected: string, given?: Given];

export async function expectOutcome(answers: Answers, expected: string, given: Given = {}): Promise<void> {
  expect(await outcome(answers, given)).toBe(expected);
}
