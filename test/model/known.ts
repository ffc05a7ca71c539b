import type { ScanRun } from '../../emulator/history/history.ts';
import type { ModelCase } from './model-case.ts';
import { RefTruth } from './ref-truth.ts';
import { isOfAChange, isPullRef, isSameRef } from './refs.ts';
import { HEAD_REF } from './worlds.ts';

export const JUDGED: readonly string[] = ['sast', 'sca', 'secrets'];
const KNOWN = [...JUDGED, 'ai_sast'];

/** What can be known of a case at one time, and whose each scan is (docs/verdict-rules/which-scans.md). */
export class Known {
  readonly world: ModelCase;
  readonly nowMs: number;
  /** When the list was seen last. */
  readonly #seenMs: number;
  readonly truth: RefTruth;
  readonly discoverBy: number;
  readonly finishBy: number;
  readonly listed: readonly ScanRun[];
  readonly ofCommit: readonly ScanRun[];
  readonly eligible: readonly ScanRun[];

  constructor(world: ModelCase, nowMs: number, seenMs = nowMs) {
    const { history, startMs, settings } = world;
    this.world = world;
    this.nowMs = nowMs;
    this.#seenMs = seenMs;
    this.discoverBy = startMs + Math.min(settings.discoveryMs, settings.waitMs);
    this.finishBy = startMs + settings.waitMs;
    this.truth = new RefTruth(history, nowMs);
    this.listed = this.truth.scans.filter((scan) => isListed(scan, seenMs));
    this.ofCommit = this.listed.filter((scan) => this.isUnderTest(scan));
    this.eligible = this.ofCommit.filter((scan) => scan.isPartial !== true && this.fits(scan));
  }

  isUnderTest({ commit }: Pick<ScanRun, 'commit'>): boolean {
    return commit === this.world.commit || commit === this.world.pipelineCommit;
  }

  /** Of this subject, and full where that is required. */
  fits(scan: ScanRun): boolean {
    return this.standing(scan) !== undefined && (scan.isFull || !this.world.settings.isFullRequired);
  }

  /** Whose scan it is, seen from the subject; undefined: not eligible. */
  standing(scan: ScanRun): 'own' | 'other' | undefined {
    const { subject } = this.world;
    const { ref, pullRequest } = scan;
    if (subject.kind === 'commit') return 'own';
    if (subject.kind === 'ref') {
      if (isPullRef(ref) || isOfAChange(scan)) return undefined;
      return isSameRef(ref, subject.ref) ? 'own' : 'other';
    }
    if (isPullRef(ref)) return ref.startsWith(`refs/pull/${subject.number}/`) ? 'own' : undefined;
    if (pullRequest === subject.number) return 'own';
    if (isOfAChange(scan)) return undefined;
    return isSameRef(ref, `refs/heads/${HEAD_REF}`) && subject.isHeadInSameRepository ? 'other' : undefined;
  }

  hasEnded({ end }: ScanRun): boolean {
    return end !== undefined && end.atMs <= this.#seenMs;
  }

  isCompleted(scan: ScanRun): boolean {
    return this.hasEnded(scan) && scan.end!.status === 'COMPLETED';
  }

  /** True for a completed scan of everything: it has the word on its ref. */
  hasRewritten(scan: ScanRun): boolean {
    return this.isCompleted(scan) && scan.isPartial !== true;
  }

  /** An unfinished or failed scan that lists no product counts as of all that are judged, that others list or the settings name. */
  covers(scan: ScanRun, product: string): boolean {
    if (scan.products.length > 0 || this.isCompleted(scan)) return scan.products.includes(product);
    const named = [...this.eligible.flatMap(({ products }) => products), ...this.world.settings.required];
    const known = named.filter((name) => KNOWN.includes(name));
    return [...JUDGED, ...known].includes(product);
  }

  /** Completed scans of the ref that began or ended later, of another commit or not eligible: the issues are now theirs. */
  laterOf(scan: ScanRun, product: string): readonly ScanRun[] {
    const isLater = (other: ScanRun) => other.startedAtMs > scan.startedAtMs || other.end!.atMs > scan.end!.atMs;
    return this.listed
      .filter((other) => isSameRef(other.ref, scan.ref) && other.products.includes(product))
      .filter((other) => !this.eligible.includes(other))
      .filter((other) => this.hasRewritten(other) && isLater(other));
  }
}

export function isListed({ listedAtMs, startedAtMs }: ScanRun, nowMs: number): boolean {
  return (listedAtMs ?? startedAtMs) <= nowMs;
}
