import { asGateFailure } from '../../domain/failure.ts';
import type { ReportedBaseline } from '../../domain/report.ts';
import type { FindingsReader } from '../../ports/findings-reader.ts';
import { wasScanned } from '../../scan/was-scanned.ts';
import type { EvidenceLearned, ProvenScans, RunSettings, ScansLearned } from '../outcome/learned.ts';

/**
 * Whether the baseline was scanned at all; undefined where nothing is compared. Nothing found on it may mean that it is
 * clean or that it was never scanned: everything is new then, and the report says so. Throws only `cancelled`.
 */
export async function baselineStage(
  { decision }: ProvenScans,
  { baseline }: Pick<RunSettings, 'baseline'>,
  { earlierScans }: Pick<ScansLearned, 'earlierScans'>,
  { read }: EvidenceLearned,
  reader: Pick<FindingsReader, 'listScans'>,
): Promise<ReportedBaseline | undefined> {
  const { there } = read.evidence;
  if (baseline === undefined || there === undefined || !read.isBaselineRead) return undefined;
  const isAnythingThere = [...there.values()].some((tally) => tally.rules.size > 0);
  if (isAnythingThere) return { ref: baseline.ref, wasScanned: true };
  const ref = { repositoryId: decision.repositoryId, spellings: baseline.refs };
  try {
    return { ref: baseline.ref, wasScanned: await wasScanned(reader, ref, earlierScans) };
  } catch (thrown) {
    if (asGateFailure(thrown).reason === 'cancelled') throw thrown;
    return { ref: baseline.ref, wasScanned: undefined };
  }
}
