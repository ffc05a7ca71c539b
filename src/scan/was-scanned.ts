import type { RepositoryId } from '../domain/ids.ts';
import type { Scan } from '../domain/scan.ts';
import type { FindingsReader } from '../ports/findings-reader.ts';

/** True when a finished scan of the ref is known or still listed (30 days). For a sentence in the report, never for the verdict. */
export async function wasScanned(
  reader: Pick<FindingsReader, 'listScans'>,
  ref: { readonly repositoryId: RepositoryId; readonly spellings: readonly string[] },
  earlierScans: readonly Scan[],
): Promise<boolean> {
  const isOfRef = (scan: Scan): boolean =>
    scan.repositoryId === ref.repositoryId &&
    scan.branch !== undefined &&
    ref.spellings.includes(scan.branch) &&
    !scan.isPartialScan;
  if (earlierScans.some(isOfRef)) return true;
  for (const branch of ref.spellings) {
    for await (const page of reader.listScans({ repositoryId: ref.repositoryId, branch })) {
      if (page.scans.some((scan) => scan.status === 'completed' && isOfRef(scan))) return true;
    }
  }
  return false;
}
