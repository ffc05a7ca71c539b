import type { RepositoryId, ScanId } from './ids.ts';

/** Web addresses, undefined where there is none. */
export type Links = {
  scan(repositoryId: RepositoryId, scanId: ScanId): string | undefined;
  findings(project: string, ref: string): string | undefined;
  readonly run: string | undefined;
  readonly platform: string | undefined;
};
