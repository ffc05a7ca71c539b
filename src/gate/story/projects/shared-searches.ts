import type { RepositoryId } from '../../../domain/ids.ts';
import type { CountedPage, IssueSearch } from '../../../domain/issue.ts';
import { UNRATED_ISSUE_TYPES } from '../../../domain/product.ts';
import type { MonotonicMs } from '../../../domain/work/time.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FindingsReader } from '../../../ports/findings-reader.ts';

/** One search for several projects. */
type Shared = {
  readonly beganAt: MonotonicMs;
  readonly told: Set<RepositoryId>;
  readonly nothing: Promise<EmptyPages | undefined>;
};
type EmptyPages = readonly CountedPage[];

/**
 * The search for issues without a severity (AI code and research), which usually finds nothing: it is made for all projects at once.
 * Where nothing is found, nothing is there for any of them. Where something is, each asks for itself.
 */
export class SharedSearches {
  readonly #reader: Pick<FindingsReader, 'searchIssues'>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #projects = new Set<RepositoryId>();
  readonly #shared = new Map<string, Shared>();

  constructor(reader: Pick<FindingsReader, 'searchIssues'>, clock: Pick<Clock, 'now'>) {
    this.#reader = reader;
    this.#clock = clock;
  }

  add(project: RepositoryId): void {
    this.#projects.add(project);
  }

  /**
   * The pages where nothing was found. The result is undefined where the project must ask for itself: also where it has asked before,
   * and where its scans were listed (`listedAt`) after the search for all began, which may not have seen them.
   */
  async nothingFor(search: IssueSearch, listedAt: MonotonicMs): Promise<EmptyPages | undefined> {
    const { repositoryId } = search;
    if (!isShareable(search) || !this.#projects.has(repositoryId) || this.#projects.size < 2) return undefined;
    const key = keyOf(search);
    const known = this.#shared.get(key);
    if (known?.told.has(repositoryId) === true) return undefined;
    const shared = known !== undefined && known.beganAt >= listedAt ? known : this.#begin(search);
    this.#shared.set(key, shared);
    shared.told.add(repositoryId);
    return shared.nothing;
  }

  #begin(search: IssueSearch): Shared {
    const [first, ...others] = [...this.#projects].sort();
    const all = { ...search, repositoryId: first!, alsoOf: others };
    return { beganAt: this.#clock.now(), told: new Set(), nothing: this.#readNothing(all).catch(() => undefined) };
  }

  async #readNothing(search: IssueSearch): Promise<EmptyPages | undefined> {
    const pages: CountedPage[] = [];
    for await (const page of this.#reader.searchIssues(search)) {
      if (page.groups.length > 0 || (page.total ?? 0n) > 0n) return undefined;
      pages.push(page);
    }
    return pages;
  }
}

function isShareable({ issueTypes, severities, where }: IssueSearch): boolean {
  return (
    severities === undefined &&
    Object.keys(where ?? {}).length === 0 &&
    issueTypes.every((type) => UNRATED_ISSUE_TYPES.some((unrated) => unrated === type))
  );
}

function keyOf(search: IssueSearch): string {
  return JSON.stringify({ ...search, repositoryId: undefined });
}
