import type { Finding, ScanRun } from '../../emulator/history/history.ts';
import { seenBy } from '../../emulator/history/seen.ts';
import type { ModelCase } from './model-case.ts';

/*
 * What the contract says of a world, known from the outside: what every commit holds and every scan saw. Nothing here knows how the gate works.
 */

export type Expected =
  | { readonly word: 'pass' | 'fail'; readonly isComplete: boolean; readonly counts: Counts }
  /** Each reason that may be told, and from when on; none: the gate should still be waiting. */
  | { readonly word: 'not proven'; readonly reasons: ReadonlyMap<string, number> }
  /** The contract does not say. */
  | { readonly word: 'silent'; readonly why: string };

/** Issues by severity. */
export type Counts = Readonly<Record<string, number>>;

type Reasons = Map<string, number>;
type Own = 'own' | 'other' | undefined;
/** Of one product: the scans that decide it, and why nothing is proven by them. */
type Part = { readonly product: string; readonly scans: readonly ScanRun[]; readonly reasons: Reasons | undefined };

const JUDGED = ['sast', 'sca', 'secrets'];
const TYPES: Readonly<Record<string, string>> = {
  sast: 'ISSUE_TYPE_SAST',
  sca: 'ISSUE_TYPE_SCA',
  secrets: 'ISSUE_TYPE_SECRETS',
};
const COUNTED = ['OPEN', 'REVIEWING', 'FIXING', 'UNKNOWN'].map((name) => `AGGREGATE_ISSUE_STATE_${name}`);
const REASON_OF = { ERROR: 'scan-failed', CANCELLED: 'scan-cancelled', NEVER_FINISHED: 'scan-never-finished' } as const;
const DAY_MS = 86_400_000;

/** What the gate should say of the case if it decides at this time. */
export function oracle(world: ModelCase, nowMs: number): Expected {
  const { history, startMs, settings, commit } = world;
  const discoverBy = startMs + Math.min(settings.discoveryMs, settings.waitMs);
  const finishBy = startMs + settings.waitMs;
  const listed = history.events.filter((event) => event.kind === 'scan').filter((scan) => listedMs(scan) <= nowMs);
  const ofCommit = listed.filter((scan) => scan.commit === commit);
  const eligible = ofCommit.filter((scan) => scan.isPartial !== true && standing(scan, world) !== undefined);

  if (eligible.length === 0) {
    const isPartialOnly = ofCommit.some((scan) => standing(scan, world) !== undefined);
    const isElsewhere = world.mirror.events.length > 0 && !settings.namesRepositoryId;
    return notProven([
      [isPartialOnly ? 'partial-only' : 'no-scan', discoverBy],
      ...(isElsewhere ? [['wrong-repository', discoverBy] as const] : []),
    ]);
  }
  const parts = [...new Set([...JUDGED, ...settings.required])].map((product) => partOf(product));
  const scanned = parts.filter(({ scans }) => scans.length > 0);
  if (scanned.length === 0) return notProven([['product-missing', discoverBy]]);
  const ofTheDay = newest(eligible.filter((scan) => standing(scan, world) === 'own' && !isOld(scan)));
  const isUnseen = (scan: ScanRun): boolean => isOld(scan) && ofTheDay !== undefined && scan.ref !== ofTheDay.ref;
  if (world.subject.kind !== 'commit' && scanned.some(({ scans }) => scans.some(isUnseen))) {
    return { word: 'silent', why: 'what is older than a day is looked for on the ref of the scans of the day' };
  }
  if (scanned.some(({ product, scans }) => scans.some((scan) => isRewritten(scan, product)))) {
    return {
      word: 'silent',
      why: 'an eligible scan of the other kind, diff or full, rewrote the ref of a deciding scan',
    };
  }

  const proven = scanned.filter(({ reasons }) => reasons === undefined);
  const unscanned = parts.filter(({ scans }) => scans.length === 0).map(({ product }) => product);
  const isComplete = parts.every(({ reasons }) => reasons === undefined);
  const refs = [...new Set(proven.flatMap(({ scans }) => scans.map(({ ref }) => ref)))];
  const counted = [
    ...proven.flatMap(({ product, scans }) => scans.map((scan) => ({ product, ref: scan.ref, isFull: scan.isFull }))),
    ...unscanned.flatMap((product) => refs.map((ref) => ({ product, ref, isFull: isFullRef(ref) }))),
  ];
  const judged = counted.map(({ product, ref, isFull }) => {
    const here = held(product, ref).filter(isCounted(ref));
    return isFull && hasBaseline() ? more(here, held(product, 'main').filter(isCounted('main'))) : here;
  });
  if (overLimit(judged.flat())) {
    const byUnscanned = judged.slice(proven.flatMap(({ scans }) => scans).length).flat().length > 0;
    if (!isComplete && byUnscanned)
      return { word: 'silent', why: 'issues of a product that no scan of the commit ran' };
    return {
      word: 'fail',
      isComplete,
      counts: bySeverity(counted.flatMap(({ product, ref }) => held(product, ref).filter(isCounted(ref)))),
    };
  }
  if (!isComplete) return notProven(parts.flatMap(({ reasons }) => [...(reasons ?? [])]));
  if (unscanned.some(mayStillCome)) return notProven([]);
  return {
    word: 'pass',
    isComplete,
    counts: bySeverity(counted.flatMap(({ product, ref }) => held(product, ref).filter(isCounted(ref)))),
  };

  /** The newest eligible scan of each product decides for that product. */
  function partOf(product: string): Part {
    const scans = deciding(product);
    if (scans.length === 0) {
      return {
        product,
        scans,
        reasons: settings.required.includes(product) ? new Map([['product-missing', discoverBy]]) : undefined,
      };
    }
    const doubts = scans.map((scan) => doubt(scan, product)).filter((reasons) => reasons !== undefined);
    return {
      product,
      scans,
      reasons: doubts.length === 0 ? undefined : new Map(doubts.flatMap((reasons) => [...reasons])),
    };
  }

  function deciding(product: string): readonly ScanRun[] {
    const candidates = eligible.filter(({ products }) => products.includes(product));
    if (world.subject.kind === 'commit') {
      const each = [...new Set(candidates.map(({ ref }) => ref))].map(
        (ref) => newest(candidates.filter((scan) => scan.ref === ref))!,
      );
      const full = each.filter((scan) => scan.isFull && !isOfPull(scan));
      return full.length > 0 ? each.filter((scan) => !isOfPull(scan)) : each;
    }
    const own = candidates.filter((scan) => standing(scan, world) === 'own');
    const decides = newest(own.length > 0 ? own : candidates);
    return decides === undefined ? [] : [decides];
  }

  /** Why this scan does not prove what the commit has of the product; undefined where it does. */
  function doubt(scan: ScanRun, product: string): Reasons | undefined {
    if (standing(scan, world) === 'other' && nowMs < discoverBy && isOwnRefInUse()) return new Map();
    if (scan.end === undefined || scan.end.atMs > nowMs) return new Map([['scan-running', finishBy]]);
    const { status, atMs } = scan.end;
    if (status !== 'COMPLETED') return new Map([[REASON_OF[status], cureMs(atMs)]]);
    const after = listed.filter((other) => tookOver(other, scan) && other.products.includes(product));
    if (after.length > 0) return new Map([['superseded', Math.min(...after.map(({ end }) => cureMs(end!.atMs)))]]);
    const saw = seenBy(scan, history).filter(({ type }) => type === TYPES[product]);
    return saw.length > 0 && held(product, scan.ref).length === 0 ? new Map([['index-lag', cureMs(atMs)]]) : undefined;
  }

  /** A completed scan of another commit, or of this one but not eligible, that started or ended later on the same ref. */
  function tookOver(other: ScanRun, scan: ScanRun): boolean {
    if (other.ref !== scan.ref || other.isPartial === true || !hasCompleted(other)) return false;
    return !eligible.includes(other) && (other.startedAtMs > scan.startedAtMs || other.end!.atMs > scan.end!.atMs);
  }

  function isRewritten(scan: ScanRun, product: string): boolean {
    const isOther = (other: ScanRun) => other.ref === scan.ref && other.isFull !== scan.isFull && hasCompleted(other);
    return eligible.some((other) => isOther(other) && other.products.includes(product));
  }

  /** What the search finds of a product on a ref, however it was triaged: what the last scan that rewrote it saw, unless the pull request was closed since. */
  function held(product: string, ref: string): readonly Finding[] {
    const shownMs = (scan: ScanRun) => scan.end!.searchableAtMs ?? scan.end!.atMs;
    const rewriting = history.events
      .filter((event) => event.kind === 'scan')
      .filter((scan) => scan.ref === ref && scan.isPartial !== true && scan.products.includes(product))
      .filter((scan) => hasCompleted(scan) && shownMs(scan) <= nowMs)
      .toSorted((one, other) => other.end!.atMs - one.end!.atMs);
    const [last] = rewriting;
    if (last === undefined) return [];
    return isClosedBetween(ref, last.end!.atMs, Number.POSITIVE_INFINITY)
      ? []
      : seenBy(last, history).filter(({ type }) => type === TYPES[product]);
  }

  /** Closing a pull request removes its issues until the next scan. */
  function isClosedBetween(ref: string, fromMs: number, toMs: number): boolean {
    return history.events.some(
      ({ kind, ...event }) =>
        kind === 'closing' &&
        'pullRequest' in event &&
        ref === `refs/pull/${event.pullRequest}/merge` &&
        event.atMs > fromMs &&
        event.atMs < toMs,
    );
  }

  /** A finding that somebody has triaged on this ref counts by its new state. A triage holds only for what is known there by then. */
  function isCounted(ref: string): (finding: Finding) => boolean {
    return ({ id }) => {
      const triages = history.events
        .filter((event) => event.kind === 'triage')
        .filter((event) => event.ref === ref && event.finding === id);
      const triage = triages.find(({ atMs }) =>
        history.events.some(
          (event) =>
            event.kind === 'scan' &&
            event.ref === ref &&
            event.isPartial !== true &&
            event.end?.status === 'COMPLETED' &&
            (event.end.searchableAtMs ?? event.end.atMs) <= atMs &&
            !isClosedBetween(ref, event.end.atMs, atMs) &&
            seenBy(event, history).some((seen) => seen.id === id),
        ),
      );
      return triage === undefined || COUNTED.includes(triage.state);
    };
  }

  /** A product that the newest other commit of the ref was scanned with, for a minute after the last scan of this commit. */
  function mayStillCome(product: string): boolean {
    const ends = eligible.filter(hasCompleted).map(({ end }) => end!.atMs);
    const others = listed.filter(
      (scan) => refs.includes(scan.ref) && scan.commit !== commit && scan.startedAtMs > startMs - DAY_MS,
    );
    const last = newest(others.filter((scan) => hasCompleted(scan) && scan.isPartial !== true));
    const isPlain = last !== undefined && newest(others)?.commit === last.commit && refs.length === 1;
    const ran = others
      .filter((scan) => scan.commit === last?.commit && hasCompleted(scan) && scan.isPartial !== true)
      .some(({ products }) => products.includes(product));
    return isPlain && ran && nowMs < Math.min(Math.max(...ends) + 60_000, finishBy);
  }

  function isOld(scan: ScanRun): boolean {
    return listedMs(scan) < startMs - DAY_MS;
  }

  function isOwnRefInUse(): boolean {
    const { subject } = world;
    return listed.some(({ ref }) => (subject.kind === 'ref' ? `refs/heads/${ref}` === subject.ref : isPullRef(ref)));
  }

  /** What is over for long may be mended right now: the run is given 90 s for that. */
  function cureMs(endedAtMs: number): number {
    const isOld = endedAtMs < startMs - 120_000;
    return isOld ? Math.min(startMs + 90_000, discoverBy) : startMs;
  }

  function hasBaseline(): boolean {
    return settings.isComparing && world.subject.kind === 'pull-request';
  }

  function isFullRef(ref: string): boolean {
    return proven.some(({ scans }) => scans.some((scan) => scan.ref === ref && scan.isFull));
  }

  function hasCompleted({ end }: ScanRun): boolean {
    return end?.status === 'COMPLETED' && end.atMs <= nowMs;
  }

  function overLimit(findings: readonly Finding[]): boolean {
    const { SEVERITY_CRITICAL: critical = 0, SEVERITY_HIGH: high = 0 } = bySeverity(findings);
    return critical > settings.maxCritical || high > settings.maxHigh;
  }
}

/** Whose scan a record is, seen from the subject; undefined: not eligible. */
function standing({ ref, pullRequest }: ScanRun, { subject }: ModelCase): Own {
  if (subject.kind === 'commit') return 'own';
  if (subject.kind === 'ref') {
    if (isPullRef(ref) || pullRequest !== undefined) return undefined;
    return `refs/heads/${ref}` === subject.ref ? 'own' : 'other';
  }
  if (pullRequest !== undefined) return pullRequest === subject.number ? 'own' : undefined;
  return ref === subject.headRef && subject.isHeadInSameRepository ? 'other' : undefined;
}

function notProven(reasons: Iterable<readonly [string, number]>): Expected {
  const first = new Map<string, number>();
  for (const [reason, fromMs] of reasons) first.set(reason, Math.min(fromMs, first.get(reason) ?? fromMs));
  return { word: 'not proven', reasons: first };
}

function newest(scans: readonly ScanRun[]): ScanRun | undefined {
  return scans.toSorted((one, other) => other.startedAtMs - one.startedAtMs)[0];
}

function listedMs({ listedAtMs, startedAtMs }: ScanRun): number {
  return listedAtMs ?? startedAtMs;
}

function isOfPull({ ref, pullRequest }: ScanRun): boolean {
  return isPullRef(ref) || pullRequest !== undefined;
}

function isPullRef(ref: string): boolean {
  return ref.startsWith('refs/pull/');
}

/** Rule by rule and severity by severity, what is here beyond what is there. */
function more(here: readonly Finding[], there: readonly Finding[]): readonly Finding[] {
  const left = [...there];
  return here.filter((finding) => {
    const match = left.findIndex(
      ({ rule, severity }) => rule!.id === finding.rule!.id && severity === finding.severity,
    );
    if (match >= 0) left.splice(match, 1);
    return match < 0;
  });
}

function bySeverity(findings: readonly Finding[]): Counts {
  const counts: Record<string, number> = {};
  for (const { severity = '' } of findings) counts[severity] = (counts[severity] ?? 0) + 1;
  return counts;
}
