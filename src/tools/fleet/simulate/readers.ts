import { GateFailure } from '../../../domain/failure.ts';
import type { RepositoryId } from '../../../domain/ids.ts';
import type { Scan } from '../../../domain/scan.ts';
import { sparing } from '../../../gate/story/projects/spare-the-platform.ts';
import type { FindingsReader } from '../../../ports/findings-reader.ts';
import { readPeriodScans } from './period-scans.ts';

/** A reader for each repository, all of them with the same few slots for requests. */
export class Readers {
  readonly #create: () => FindingsReader;
  readonly #made = new Map<RepositoryId | undefined, FindingsReader>();
  readonly #older = new Map<RepositoryId, Promise<readonly Scan[]>>();

  constructor(create: () => FindingsReader) {
    const spare = sparing();
    this.#create = () => spare(create());
  }

  of(repositoryId: RepositoryId | undefined): FindingsReader {
    const reader = this.#made.get(repositoryId) ?? this.#create();
    this.#made.set(repositoryId, reader);
    return reader;
  }

  /** Gives all that the platform keeps of a repository, asked for once. */
  olderScansOf(repositoryId: RepositoryId): Promise<readonly Scan[]> {
    const asked = this.#older.get(repositoryId) ?? this.#readOlder(repositoryId);
    this.#older.set(repositoryId, asked);
    return asked;
  }

  requestsSent(): number {
    return [...this.#made.values()].reduce((sum, reader) => sum + reader.requestsSent(), 0);
  }

  async #readOlder(repositoryId: RepositoryId): Promise<readonly Scan[]> {
    const { scans, unlisted } = await readPeriodScans(() => this.of(repositoryId), [repositoryId], undefined);
    const [failed] = unlisted;
    if (failed !== undefined) throw new GateFailure(failed.reason, failed.message);
    return scans;
  }
}
