import type { RepositoryId, ScanId } from '../../domain/ids.ts';
import { isSameRef } from '../../domain/ref.ts';
import type { Scan } from '../../domain/scan.ts';
import type { FindingsReader } from '../../ports/findings-reader.ts';

/** Gives all that the platform keeps of a ref, asked for under each of its spellings. Throws `GateFailure`. */
// spec-gap: list-branch-filter
export async function scansOfRef(
  reader: Pick<FindingsReader, 'listScans'>,
  repositoryId: RepositoryId,
  spellings: readonly string[],
): Promise<readonly Scan[]> {
  const found = new Map<ScanId, Scan>();
  const ask = async (branch: string): Promise<void> => {
    for await (const page of reader.listScans({ repositoryId, branch })) {
      for (const scan of page.scans) {
        if (scan.repositoryId === repositoryId && isSameRef(scan.branch, branch)) found.set(scan.id, scan);
      }
    }
  };
  await Promise.all(spellings.map(ask));
  return [...found.values()];
}
