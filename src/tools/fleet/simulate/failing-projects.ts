import type { RepositoryId } from '../../../domain/ids.ts';
import type { Reason } from '../../../domain/reason.ts';

/** Why nothing is asked of a repository any more. */
export type Refusal = { readonly reason: Reason; readonly message: string };

/** What holds for every ref of a repository. */
const OF_THE_REPOSITORY: ReadonlySet<string> = new Set<Reason>(['auth', 'gone', 'budget']);
const OF_THE_PLATFORM: ReadonlySet<string> = new Set<Reason>(['server', 'network', 'tls', 'rate-limited', 'budget']);
/** Repositories that fail one after the other, with nothing read in between: then the platform is down, and is left alone. */
const MOST_IN_A_ROW = 5;

/** Remembers what could not be read, so that the same is not asked for hundreds of refs. */
export class FailingProjects {
  readonly #refused = new Map<RepositoryId, Refusal>();
  readonly #inARow = new Set<RepositoryId>();
  #down: Refusal | undefined;

  /** The result is undefined where it is worth asking. */
  refusalOf(repositoryId: RepositoryId): Refusal | undefined {
    return this.#down ?? this.#refused.get(repositoryId);
  }

  /** `failure` is undefined for a ref that was read. */
  note(repositoryId: RepositoryId, failure: Refusal | undefined): void {
    if (failure === undefined || !OF_THE_PLATFORM.has(failure.reason)) this.#inARow.clear();
    else this.#inARow.add(repositoryId);
    if (failure === undefined) return;
    if (OF_THE_REPOSITORY.has(failure.reason)) this.#refused.set(repositoryId, failure);
    if (this.#inARow.size >= MOST_IN_A_ROW) this.#down = failure;
  }
}
