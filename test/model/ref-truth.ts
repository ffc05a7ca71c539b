import type { Finding, History, HistoryEvent, IndexLag, ScanRun } from '../../emulator/history/history.ts';
import { placeOf, seenBy } from '../../emulator/history/seen.ts';

const TYPES: Readonly<Record<string, string>> = {
  sast: 'ISSUE_TYPE_SAST',
  sca: 'ISSUE_TYPE_SCA',
  secrets: 'ISSUE_TYPE_SECRETS',
};
const COUNTED = ['OPEN', 'REVIEWING', 'FIXING', 'UNKNOWN'].map((name) => `AGGREGATE_ISSUE_STATE_${name}`);

/** What every ref of a history holds at one time: what the last scan that rewrote it saw, as far as the index shows it by then. */
export class RefTruth {
  readonly scans: readonly ScanRun[];
  readonly #history: History;
  readonly #nowMs: number;

  constructor(history: History, nowMs: number) {
    this.scans = history.events.filter((event) => event.kind === 'scan');
    this.#history = history;
    this.#nowMs = nowMs;
  }

  /** What a scan saw that one of its products looks for. */
  sawOf(scan: ScanRun, product: string): readonly Finding[] {
    return seenBy(scan, this.#history).filter(({ type }) => type === TYPES[product]);
  }

  /** What is detected on a ref, triaged or not. Nothing of a pull request that was closed after its last scan. */
  held(product: string, ref: string, nowMs = this.#nowMs): readonly Finding[] {
    const all = new Map(this.#history.commits.flatMap(({ findings }) => findings.map((one) => [one.id, one] as const)));
    const ofType = [...all.values()].filter(({ type }) => type === TYPES[product]);
    return ofType.filter((finding) => this.#isHeld(finding, product, placeOf(ref), nowMs));
  }

  /** The same, without what somebody has triaged away on this ref. */
  counted(product: string, ref: string): readonly Finding[] {
    const away = this.#history.events
      .filter((event) => event.kind === 'triage')
      .filter((event) => placeOf(event.ref) === placeOf(ref) && event.atMs <= this.#nowMs)
      .filter(({ state }) => !COUNTED.includes(state));
    return this.held(product, ref).filter(({ id }) => !away.some(({ finding }) => finding === id));
  }

  /** What is detected on a ref and stands in one of these states, as somebody decided there. */
  silenced(product: string, ref: string, states: readonly string[]): readonly Finding[] {
    const decided = this.#history.events
      .filter((event) => event.kind === 'triage')
      .filter((event) => placeOf(event.ref) === placeOf(ref) && event.atMs <= this.#nowMs)
      .toSorted((one, other) => one.atMs - other.atMs);
    const stateOf = (id: string) => decided.findLast(({ finding }) => finding === id)?.state;
    return this.held(product, ref).filter(({ id }) => states.includes(stateOf(id) ?? ''));
  }

  /** Every change of a place in its order, with the time at which the search shows it: never before the one that came before. */
  #isHeld(finding: Finding, product: string, place: string, nowMs: number): boolean {
    let isHeld = false;
    let answer = false;
    let changedMs = Number.NEGATIVE_INFINITY;
    let shownMs = Number.NEGATIVE_INFINITY;
    for (const event of this.#changesOf(place)) {
      shownMs = Math.max(shownMs, searchableMs(event));
      const isNow = this.#isHeldAfter(event, finding, product);
      if (isNow === undefined || isNow === isHeld) continue;
      isHeld = isNow;
      changedMs = Math.max(changedMs, shownMs, lagOf(event, isNow ? 'found' : 'gone', finding));
      if (changedMs <= nowMs) answer = isHeld;
    }
    return answer;
  }

  #changesOf(place: string): readonly (HistoryEvent & { readonly kind: 'scan' | 'closing' })[] {
    const isOf = (event: HistoryEvent) =>
      event.kind === 'scan'
        ? placeOf(event.ref) === place && event.end?.status === 'COMPLETED' && event.isPartial !== true
        : event.kind === 'closing' && place === `refs/pull/${event.pullRequest}/merge`;
    const changes = this.#history.events.filter(isOf).filter((event) => event.kind !== 'triage');
    return changes.toSorted((one, other) => happenedMs(one) - happenedMs(other));
  }

  #isHeldAfter(event: HistoryEvent, finding: Finding, product: string): boolean | undefined {
    if (event.kind !== 'scan') return false;
    if (!event.products.includes(product)) return undefined;
    const base = this.#history.commits.find(({ sha }) => sha === event.base)?.findings ?? [];
    const isLeftAlone = this.#history.diffsLeaveTheBase === true && !event.isFull;
    if (isLeftAlone && base.some(({ id }) => id === finding.id)) return undefined;
    return this.sawOf(event, product).some(({ id }) => id === finding.id);
  }
}

function happenedMs(event: HistoryEvent): number {
  return event.kind === 'scan' ? event.end!.atMs : event.atMs;
}

function searchableMs(event: HistoryEvent): number {
  return (event.kind === 'scan' ? event.end?.searchableAtMs : undefined) ?? happenedMs(event);
}

function lagOf(event: HistoryEvent, of: IndexLag['of'], { type, severity }: Finding): number {
  const lags = event.kind === 'scan' ? (event.end?.lags ?? []) : [];
  const fitting = lags.filter(
    (lag) => lag.of === of && [undefined, type].includes(lag.type) && [undefined, severity].includes(lag.severity),
  );
  return Math.max(Number.NEGATIVE_INFINITY, ...fitting.map(({ untilMs }) => untilMs));
}
