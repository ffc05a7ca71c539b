import { GateFailure } from '../domain/failure.ts';
import { productsOf } from '../domain/product.ts';
import type { Scan } from '../domain/scan.ts';
import type { Expected } from './confirm.ts';
import type { LearnedFromDetails } from './learned.ts';
import { median, type Progress } from './poll-timing.ts';
import type { EarlierScan, ScanLookup } from './scan-lookup.ts';
import type { Choice } from './select.ts';
import type { Standing } from './standing.ts';

type Waiting = Exclude<Choice, { kind: 'ready' | 'ask-detail' }>;

type Facts = {
  readonly expected: Expected;
  readonly learned: LearnedFromDetails;
  /** Since the run began to look. */
  readonly elapsedMs: number;
  readonly progress: Progress | undefined;
};

/** How long the awaited scan has been running, and how long earlier ones took. */
export function progressOf(choice: Waiting, lookup: Pick<ScanLookup, 'nowMs' | 'earlierScans'>): Progress | undefined {
  if (choice.kind !== 'unfinished' || choice.scan.startedAtMs === undefined) return undefined;
  return {
    elapsedMs: Math.max(0, lookup.nowMs - choice.scan.startedAtMs),
    expectedMs: expectedDuration(choice.scan, lookup.earlierScans),
  };
}

/** One line for the log, written at every poll that did not end the waiting. */
export function describeWait(choice: Waiting, facts: Facts): string {
  const commit = facts.expected.target.commit.slice(0, 12);
  const waited = `waited ${duration(facts.elapsedMs)}`;
  switch (choice.kind) {
    case 'none':
      return `no scan of ${commit} yet (${waited})`;
    case 'unfinished':
      return `scan ${choice.scan.id} is ${statusText(choice.scan)}${progressText(facts.progress, 'for')} (${waited})`;
    case 'ended':
      return `scan ${choice.scan.id} ended as ${statusText(choice.scan)}; looking once more for a newer one (${waited})`;
    case 'uncovered':
      return `scan ${choice.scan.id} is completed; waiting for a scan of ${productText(choice)} (${waited})`;
  }
}

/** Why there is no scan to judge, when the time is up (docs/verdict-rules.md#waiting). */
export function failureOf(choice: Waiting, facts: Facts): GateFailure {
  const { target } = facts.expected;
  const commit = target.commit.slice(0, 12);
  switch (choice.kind) {
    case 'none':
      return noScan(choice.standings, facts);
    case 'unfinished':
      return new GateFailure(
        'scan-running',
        `scan ${choice.scan.id} of commit ${commit} is still ${statusText(choice.scan)}${progressText(facts.progress, 'after')}`,
      );
    case 'ended':
      return new GateFailure(
        choice.reason,
        `scan ${choice.scan.id} of commit ${commit}, the newest one, ended as ${statusText(choice.scan)}`,
      );
    case 'uncovered':
      return new GateFailure('product-missing', `no finished scan of commit ${commit} ran ${productText(choice)}`);
  }
}

function noScan(standings: ReadonlyMap<Standing, number>, { expected, learned, elapsedMs }: Facts): GateFailure {
  const { target } = expected;
  const commit = target.commit.slice(0, 12);
  if (learned.otherRepositoryName !== undefined) {
    return new GateFailure(
      'wrong-repository',
      `commit ${commit} was scanned as ${learned.otherRepositoryName}, not as ${target.repository}`,
    );
  }
  if (standings.has('partial')) {
    return new GateFailure(
      'partial-only',
      `commit ${commit} has only scans of a part of the rules (${standings.get('partial')})`,
    );
  }
  const others = [
    [standings.get('other-pull-request'), 'belongs to another pull request'],
    [standings.get('other-repository'), 'belongs to another repository'],
  ].filter(([count]) => count !== undefined);
  const seen = others.map(([count, what]) => ` (${count} scan of this commit ${what})`).join('');
  return new GateFailure(
    'no-scan',
    `no scan of commit ${commit} in ${target.repository} after ${duration(elapsedMs)}${seen}`,
  );
}

/** Seconds, minutes and hours as people write them: `45s`, `2m 5s`, `1h 2m`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 60) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}m ${seconds % 60}s`;
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

/** From scans of the same repository and kind, in milliseconds. */
function expectedDuration(scan: Scan, earlierScans: readonly EarlierScan[]): number | undefined {
  const seconds: number[] = [];
  for (const earlier of earlierScans) {
    const isAlike =
      earlier.repositoryId === scan.repositoryId && earlier.isFullScan === scan.isFullScan && !earlier.isPartialScan;
    if (isAlike && earlier.totalTimeSeconds !== undefined && earlier.totalTimeSeconds > 0)
      seconds.push(earlier.totalTimeSeconds);
  }
  const middle = median(seconds);
  return middle === undefined ? undefined : middle * 1_000;
}

function progressText(progress: Progress | undefined, preposition: 'for' | 'after'): string {
  if (progress === undefined) return '';
  const expected =
    progress.expectedMs === undefined ? '' : `, earlier scans took about ${duration(progress.expectedMs)}`;
  return ` ${preposition} ${duration(progress.elapsedMs)}${expected}`;
}

/** Not shortened: a part of a secret would not be redacted. */
function statusText(scan: Scan): string {
  return typeof scan.status === 'string' ? scan.status : `in the unknown state ${JSON.stringify(scan.status.unknown)}`;
}

function productText(choice: Extract<Choice, { kind: 'uncovered' }>): string {
  if (choice.missing.length > 0) return choice.missing.join(', ');
  return productsOf(choice.scan.enabledProducts).length === 0
    ? 'any product that this version knows'
    : 'the wanted products';
}
