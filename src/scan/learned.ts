import { GateFailure } from '../domain/failure.ts';
import type { RepositoryId, ScanId } from '../domain/ids.ts';
import type { Scan } from '../domain/scan.ts';
import type { Confirmation } from './confirm.ts';
import type { Learned } from './standing.ts';

/** Collects what details say. Throws `wrong-repository` when two projects have the wanted name. */
export class LearnedFromDetails implements Learned {
  readonly otherRepositoryIds = new Set<RepositoryId>();
  readonly ownScanIds = new Set<ScanId>();
  readonly otherPullRequestScanIds = new Set<ScanId>();
  /** Name of a project that scanned the commit and is not the wanted one, for the message. */
  otherRepositoryName: string | undefined;
  repositoryId: RepositoryId | undefined;

  constructor(repositoryId: RepositoryId | undefined) {
    this.repositoryId = repositoryId;
  }

  /** Takes in the details of several candidates at once, so that two projects of one name cannot hide each other. */
  take(results: readonly { readonly scan: Scan; readonly confirmation: Confirmation }[]): void {
    for (const { scan, confirmation } of results) {
      if (confirmation.kind === 'confirmed') this.ownScanIds.add(scan.id);
      if (confirmation.kind === 'other-pull-request') this.otherPullRequestScanIds.add(scan.id);
      if (confirmation.kind === 'other-repository') {
        this.otherRepositoryIds.add(scan.repositoryId!);
        this.otherRepositoryName = confirmation.name;
        continue;
      }
      if (this.repositoryId !== undefined && this.repositoryId !== scan.repositoryId) {
        throw new GateFailure(
          'wrong-repository',
          `two projects have the wanted name: ${this.repositoryId} and ${scan.repositoryId}; set repository-id to one of them`,
        );
      }
      this.repositoryId = scan.repositoryId;
    }
  }
}
