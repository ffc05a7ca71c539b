import type { Finding, History, ScanRun } from '../../emulator/history/history.ts';
import { seenBy } from '../../emulator/history/seen.ts';

const TYPES: Readonly<Record<string, string>> = {
  sast: 'ISSUE_TYPE_SAST',
  sca: 'ISSUE_TYPE_SCA',
  secrets: 'ISSUE_TYPE_SECRETS',
};
const COUNTED = ['OPEN', 'REVIEWING', 'FIXING', 'UNKNOWN'].map((name) => `AGGREGATE_ISSUE_STATE_${name}`);

/** What every ref of a history holds at one time: what the last scan that rewrote it saw. */
export class RefTruth {
  readonly scans: readonly ScanRun[];
  readonly #history: History;
  readonly #nowMs: number;

  constructor(history: History, nowMs: number) {
    this.scans = history.events.filter((event) => event.kind === 'scan');
    this.#history = history;
    this.#nowMs = nowMs;
  }

  /** True for a completed scan of everything: it has the word on its ref. */
  hasRewritten({ end, isPartial }: ScanRun): boolean {
    return end?.status === 'COMPLETED' && end.atMs <= this.#nowMs && isPartial !== true;
  }

  /** What a scan saw that one of its products looks for. */
  sawOf(scan: ScanRun, product: string): readonly Finding[] {
    return seenBy(scan, this.#history).filter(({ type }) => type === TYPES[product]);
  }

  /** What is detected on a ref, triaged or not. Nothing of a pull request that was closed after its last scan. */
  held(product: string, ref: string): readonly Finding[] {
    const [last] = this.scans
      .filter((scan) => scan.ref === ref && scan.products.includes(product) && this.hasRewritten(scan))
      .filter(({ end }) => (end!.searchableAtMs ?? end!.atMs) <= this.#nowMs)
      .toSorted((one, other) => other.end!.atMs - one.end!.atMs);
    if (last === undefined) return [];
    const isClosed = this.#history.events
      .filter((event) => event.kind === 'closing')
      .some((event) => ref === pullRef(event) && last.end!.atMs < event.atMs && event.atMs <= this.#nowMs);
    return isClosed ? [] : this.sawOf(last, product);
  }

  /** The same, without what somebody has triaged away on this ref. */
  counted(product: string, ref: string): readonly Finding[] {
    const away = this.#history.events
      .filter((event) => event.kind === 'triage')
      .filter((event) => event.ref === ref && event.atMs <= this.#nowMs && !COUNTED.includes(event.state));
    return this.held(product, ref).filter(({ id }) => !away.some(({ finding }) => finding === id));
  }
}

function pullRef({ pullRequest }: { readonly pullRequest: number }): string {
  return `refs/pull/${pullRequest}/merge`;
}

export function newest(scans: readonly ScanRun[]): readonly ScanRun[] {
  return scans.toSorted((one, other) => other.startedAtMs - one.startedAtMs).slice(0, 1);
}

export function isPullRef(ref: string): boolean {
  return ref.startsWith('refs/pull/');
}
