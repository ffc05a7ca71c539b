import type { Reason } from '../../../domain/reason.ts';
import type { GateReport } from '../../../domain/report.ts';

/** What holds for every pull request alike. */
const FOR_ALL: ReadonlySet<Reason> = new Set<Reason>(['auth', 'gone', 'tls', 'redirect']);
const OF_THE_PLATFORM: ReadonlySet<Reason> = new Set<Reason>([
  'server',
  'network',
  'rate-limited',
  'budget',
  'not-found',
  'api-changed',
]);
/** So many pull requests in a row that the platform gives no answer for: then it is left alone. */
const MOST_IN_A_ROW = 5;

/** Why nothing more is asked of the platform. */
export type NotAsking = { readonly reason: Reason; readonly message: string };

/** Remembers that the platform gives no answers, so that the same is not asked for hundreds of pull requests. */
export class PlatformDown {
  #inARow = 0;
  #why: NotAsking | undefined;

  /** Why nothing more is asked; undefined while it is worth asking. */
  get why(): NotAsking | undefined {
    return this.#why;
  }

  note({ verdict }: Pick<GateReport, 'verdict'>): void {
    const { reason } = verdict;
    const isLost = verdict.word === 'inconclusive' && reason !== undefined;
    this.#inARow = isLost && OF_THE_PLATFORM.has(reason) ? this.#inARow + 1 : 0;
    if (isLost && (FOR_ALL.has(reason) || this.#inARow >= MOST_IN_A_ROW))
      this.#why ??= { reason, message: verdict.message };
  }
}
