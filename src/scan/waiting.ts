import { GateFailure } from '../domain/failure.ts';
import { isCommitSha, type RepositoryId } from '../domain/ids.ts';
import { type Product, productsOf } from '../domain/product.ts';
import type { ReasonDetail } from '../domain/reason.ts';
import type { Scan } from '../domain/scan.ts';
import { durationText } from '../domain/text/duration-text.ts';
import { settingName } from '../domain/text/setting-name.ts';
import type { Eligibility } from '../domain/whose-scan.ts';
import type { EpochMs } from '../domain/work/time.ts';
import type { Log } from '../ports/log.ts';
import type { Blocker, Situation } from './decision.ts';
import type { Expected } from './detail-fact.ts';
import { expectedEndOf } from './earlier-scans.ts';
import type { InsteadScan } from './found-instead.ts';
import type { ScanLookup } from './lookup/scan-lookup.ts';
import type { Progress } from './poll-timing.ts';
import { twoThatFit } from './projects.ts';
import { newestFirst } from './scan-order.ts';

export type WaitFacts = Pick<Situation, 'requiredScan' | 'maxScanAgeMs' | 'elapsedMs'> & {
  readonly expected: Expected;
  /** Other projects that scanned the commit, if `repository-id` names one that has not. */
  readonly elsewhere: readonly RepositoryId[];
  /** True if not all stored scans were read. */
  readonly isCut: boolean;
  readonly old: readonly Scan[];
  readonly progress: Progress | undefined;
  readonly listed: readonly Product[];
  /** Undefined if nothing is known, or if it was reported before. */
  readonly seen: InsteadScan | undefined;
  readonly nowMs: EpochMs;
};

export function progressOf(blocker: Blocker, lookup: Pick<ScanLookup, 'nowMs' | 'earlierScans'>): Progress | undefined {
  if (blocker.kind !== 'unfinished' || blocker.scan.startedAtMs === undefined) return undefined;
  return {
    elapsedMs: Math.max(0, lookup.nowMs - blocker.scan.startedAtMs),
    expected: expectedEndOf(blocker.scan, lookup.earlierScans),
  };
}

/** One line of the log while the gate waits: the reason that it would give up with now. */
export function describeWait(blocker: Blocker, facts: WaitFacts): string {
  const { message } = failureOf(blocker, facts);
  // A scan that failed is checked once more, or a little longer, but not until the deadline. Its line has no waiting time.
  const still =
    blocker.kind === 'ended'
      ? 'Looking for a newer one'
      : `Waited ${duration(facts.elapsedMs)} of ${duration(blocker.untilMs)}`;
  return `${message[0]!.toUpperCase()}${message.slice(1)}. ${still}.`;
}

/** The failure for a blocker when the gate stops waiting for it (docs/verdict-rules/how-long-it-waits.md). */
export function failureOf(blocker: Blocker, facts: WaitFacts): GateFailure {
  const { target } = facts.expected;
  switch (blocker.kind) {
    case 'alike':
      return twoThatFit(blocker.projects);
    case 'impossible':
      return blocker.failure;
    case 'none':
      return noScan(blocker, facts);
    case 'unfinished': {
      const status = `${statusText(blocker.scan)}${progressText(facts.progress)}`;
      const message = `${nameOf(blocker, facts)} of ${commitText(blocker.scan)} is still ${status}`;
      return new GateFailure('scan-running', message);
    }
    case 'ended': {
      const name = `${nameOf(blocker, facts)} of ${commitText(blocker.scan)}, the newest one,`;
      return new GateFailure(blocker.reason, `${name} ended as ${statusText(blocker.scan)}`);
    }
    case 'superseded':
      return superseded(blocker, facts);
    case 'missing':
    case 'late':
      return notScanned(blocker, facts);
    // If the gate waits, the last two resolve themselves. They are reported only if it stops before that.
    case 'late-project': {
      const other = `one of a project that is called ${target.repository} may still be listed`;
      return new GateFailure('no-scan', `scan ${blocker.scan.id} is of ${blocker.project}; ${other}`);
    }
    case 'other-ref': {
      const own = `${commitText(target)} was not scanned as ${ownRefText(facts)} yet, although commits usually are`;
      const seen = `scan ${blocker.scan.id} is of ${blocker.scan.branch ?? 'no branch'}`;
      return new GateFailure('product-missing', `${seen}; ${own}`, { detail: 'other-ref' });
    }
  }
}

/** If the commit was scanned for the product too long ago, the message names that scan as the cause. */
function notScanned({ kind, products }: Extract<Blocker, { kind: 'missing' | 'late' }>, facts: WaitFacts): GateFailure {
  const ran = (scan: Scan) => productsOf(scan.enabledProducts).some((product) => products.includes(product));
  const old = oldText({ ...facts, old: facts.old.filter(ran) });
  const usual = kind === 'late' ? ', although scans of recent commits did' : '';
  const what = products.join(' or ') || 'any product that this version knows';
  const message = `no finished scan of ${commitText(facts.expected.target)} ran ${what}${old || usual}`;
  return new GateFailure('product-missing', message, { detail: old === '' ? undefined : 'old-scan' });
}

function noScan({ instead }: Extract<Blocker, { kind: 'none' }>, facts: WaitFacts): GateFailure {
  const { target, repositoryId } = facts.expected;
  const commit = commitText(target);
  const detail = DETAILS.find(([eligibility]) => instead.has(eligibility))?.[1];
  const otherName = facts.seen?.project;
  if (otherName !== undefined && !OURS.some((eligibility) => instead.has(eligibility)))
    return new GateFailure('wrong-repository', `${commit} was scanned as ${otherName}, not as ${target.repository}`);
  if (instead.has('partial') && (detail === undefined || detail === 'other-ref'))
    return new GateFailure('partial-only', `every scan that counts for ${commit} ran only a part of the rules`);
  const seen = INSTEAD.map(([eligibility, what]) => {
    const [first, ...more] = newestFirst(instead.get(eligibility) ?? []);
    if (first === undefined) return '';
    const ref = eligibility === 'other-pull-request' ? `, ${first.branch ?? 'no branch'}` : '';
    const alike = more.length === 0 ? '' : `; ${more.length} more like it`;
    return ` (scan ${first.id} of this commit ${what}${ref}${alike})`;
  });
  const cut = facts.isCut
    ? `; not all scans of the past 30 days could be read: set ${settingName('repository-id', target.event)}`
    : '';
  const project = repositoryId === undefined ? target.repository : `project ${repositoryId}`;
  const where = `no scan of ${commit} in ${project} after ${duration(facts.elapsedMs)}`;
  const message = `${where}${seen.join('')}${oldText(facts)}${newestText(facts)}${elsewhereText(facts)}${cut}`;
  return new GateFailure('no-scan', message, { detail });
}

const INSTEAD: readonly (readonly [Eligibility, what: string])[] = [
  ['diff', 'is a diff scan, and a full one is required'],
  ['old-base', 'is a diff scan that began before the base branch of the pull request was changed'],
  ['partial', 'ran only a part of the rules'],
  ['other-pull-request', 'is of another ref or pull request'],
  ['other-repository', 'belongs to another repository'],
  ['denied', 'does not name this repository or pull request yet'],
];

/** Only scans of our project can be these: if it was scanned, that is reported, and not another project. */
const OURS: readonly Eligibility[] = ['partial', 'diff', 'old-base', 'too-old'];

/** In order of precedence: the first one found decides which next step is shown. */
const DETAILS: readonly (readonly [Eligibility, ReasonDetail])[] = [
  ['diff', 'diff-scan'],
  ['old-base', 'old-base'],
  ['too-old', 'old-scan'],
  ['other-pull-request', 'other-ref'],
];

function elsewhereText({ elsewhere, expected: { repositoryId, target } }: WaitFacts): string {
  const others = elsewhere.filter((id) => id !== repositoryId);
  if (others.length === 0) return '';
  return `; it was scanned as project ${others.join(', ')}: check ${settingName('repository-id', target.event)}`;
}

/** `; scan 900 (code) ended 8d before this run, and max-scan-age is 7d`. */
function oldText({ old, maxScanAgeMs, nowMs, elapsedMs, expected: { target } }: WaitFacts): string {
  const [newest] = newestFirst(old);
  if (newest === undefined || maxScanAgeMs === undefined) return '';
  const endMs = newest.completedAtMs ?? newest.startedAtMs!;
  const products = newest.enabledProducts.length === 0 ? '' : ` (${productsOf(newest.enabledProducts).join(', ')})`;
  const most = `${settingName('max-scan-age', target.event)} is ${duration(maxScanAgeMs)}`;
  return `; scan ${newest.id}${products} ended ${duration(nowMs - elapsedMs - endMs)} before this run, and ${most}`;
}

/** `; the newest scan of pull request 7 is 900 of commit 3f2a9c1b8d7e, completed, ended 2h 5m ago`. */
function newestText({ seen, expected: { target }, nowMs }: WaitFacts): string {
  const newest = seen?.scan;
  if (newest === undefined) return '';
  const { subject } = target;
  const where = subject.kind === 'pull-request' ? `pull request ${subject.number}` : (newest.branch ?? 'this ref');
  const status = `${statusText(newest)}${ageText(newest, nowMs)}`;
  return `; the newest scan of ${where} is ${newest.id} of ${commitText(newest)}, ${status}`;
}

/** Only a hash is shortened: a part of a secret would not be redacted. */
function commitText({ commit }: Pick<Scan, 'commit'>): string {
  if (commit === undefined) return 'no named commit';
  return `commit ${isCommitSha(commit) ? commit.slice(0, 12) : commit}`;
}

function ageText({ startedAtMs, completedAtMs }: Scan, nowMs: EpochMs): string {
  const atMs = completedAtMs ?? startedAtMs;
  if (atMs === undefined) return '';
  return `, ${completedAtMs === undefined ? 'started' : 'ended'} ${duration(Math.max(0, nowMs - atMs))} ago`;
}

function superseded(
  { scan, by, products }: Extract<Blocker, { kind: 'superseded' }>,
  { requiredScan }: WaitFacts,
): GateFailure {
  const isDiff = by.commit === scan.commit && !by.isFullScan;
  const detail = isDiff && requiredScan === 'full' ? 'diff-scan' : 'other-ref';
  return new GateFailure(
    'superseded',
    `the issues of ${scan.branch ?? 'the ref'} are now those of ${isDiff ? 'diff scan' : 'scan'} ${by.id} of ` +
      `${commitText(by)} (${products.join(', ')}), no longer those of scan ${scan.id} of ${commitText(scan)}`,
    { detail: by.commit === scan.commit ? detail : undefined },
  );
}

function ownRefText({ expected: { target } }: WaitFacts): string {
  const { subject } = target;
  if (subject.kind === 'pull-request') return `pull request ${subject.number} itself`;
  return subject.kind === 'ref' ? subject.ref : target.commit.slice(0, 12);
}

/** Rounded to seconds, because the time is reported again and again. */
function duration(ms: number): string {
  return durationText(Math.round(ms / 1_000));
}

function progressText(progress: Progress | undefined): string {
  if (progress === undefined) return '';
  const expected =
    progress.expected === undefined ? '' : `; earlier scans took about ${duration(progress.expected.medianMs)}`;
  return ` after ${duration(progress.elapsedMs)}${expected}`;
}

/** `scan 900 (code)`: with the products that wait for the scan, or `scan 900` if all do. */
function nameOf({ scan, products }: Extract<Blocker, { kind: 'unfinished' | 'ended' }>, facts: WaitFacts): string {
  const isWhole = products.length === 0 || facts.listed.every((product) => products.includes(product));
  return isWhole ? `scan ${scan.id}` : `scan ${scan.id} (${products.join(', ')})`;
}

/** Not shortened: a part of a secret would not be redacted. */
function statusText(scan: Scan): string {
  return typeof scan.status === 'string' ? scan.status : `in the unknown state ${JSON.stringify(scan.status.unknown)}`;
}

/** Logs a line for each poll. What was seen instead is part of it when it is new. On a terminal, the other lines are one that is updated. */
export function createWaitLog(log: Pick<Log, 'info' | 'progress'>) {
  const { progress } = log;
  let before = '';
  return (blocker: Blocker, facts: WaitFacts): void => {
    const bare: WaitFacts = { ...facts, seen: undefined };
    const seen = JSON.stringify([facts.seen?.scan?.id, facts.seen?.scan?.status, facts.seen?.project]);
    const isSeenNew = blocker.kind === 'none' && facts.seen !== undefined && seen !== before;
    if (isSeenNew) before = seen;
    if (isSeenNew || progress === undefined) log.info(describeWait(blocker, isSeenNew ? facts : bare));
    progress?.((laterMs) => {
      const moved = facts.progress && { ...facts.progress, elapsedMs: facts.progress.elapsedMs + laterMs };
      return describeWait(blocker, { ...bare, elapsedMs: facts.elapsedMs + laterMs, progress: moved });
    });
  };
}
