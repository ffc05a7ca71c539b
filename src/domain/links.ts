import type { RepositoryId, ScanId } from './ids.ts';

export type Links = {
  scan(repositoryId: RepositoryId, scanId: ScanId): string | undefined;
  findings(project: string, ref: string): string | undefined;
  readonly run: string | undefined;
  readonly platform: string | undefined;
};
