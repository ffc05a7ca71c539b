import { type Shortfall, shortfallBy } from '../../domain/evidence.ts';
import { attempt, GateFailure } from '../../domain/failure.ts';
import type { RepositoryId } from '../../domain/ids.ts';
import { isSameRef, refSpellings } from '../../domain/ref.ts';
import type { ReportedBaseline } from '../../domain/report.ts';
import type { Scan } from '../../domain/scan.ts';
import type { Target } from '../../domain/target.ts';
import { isDiffOfNoPullRef, isFullOfBranch } from '../../domain/whose-scan.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { FindingsReader } from '../../ports/findings-reader.ts';
import type { Baseline, EvidenceLearned, ProvenScans, RunSettings, ScansLearned } from '../outcome/learned.ts';

/** Or the sentence why there is none. A ref is never compared with itself: nothing would ever be new there. */
export function baselineOf(
  setting: Inputs['baseline'],
  target: Target,
): Baseline | { readonly notice: string } | undefined {
  if (setting.kind === 'none') return undefined;
  const ref = setting.kind === 'base' ? target.baseRef : setting.ref;
  if (ref === undefined)
    return { notice: `The event ${target.event} has no base branch: all issues are counted, none is compared.` };
  const baseline = { ref, refs: refSpellings([ref]) };
  const isOwn = target.subject.kind === 'ref' && isSameRef(ref, target.subject.ref);
  return isOwn ? { notice: comparedWithItself(baseline) } : baseline;
}

export function comparedWithItself({ ref }: Pick<Baseline, 'ref'>): string {
  return `The baseline ${ref} is the ref under test itself: all issues are counted, none is compared.`;
}

/**
 * Undefined where nothing is compared. Of a baseline of which no finished scan is known nothing is proven. What is found there is of such a
 * scan, unless diff scans have the same name. Throws `cancelled`.
 */
export async function baselineStep(
  { decision }: ProvenScans,
  { baseline }: Pick<RunSettings, 'baseline'>,
  { earlierScans }: Pick<ScansLearned, 'earlierScans'>,
  { read }: EvidenceLearned,
  reader: Pick<FindingsReader, 'listScans'>,
): Promise<{ readonly reported: ReportedBaseline; readonly doubt?: Shortfall } | undefined> {
  const { there } = read.evidence;
  if (baseline === undefined || there === undefined || !read.isBaselineRead) return undefined;
  const isAnythingThere = [...there.values()].some((tally) => tally.rules.size > 0);
  const ref = { repositoryId: decision.repositoryId, spellings: baseline.refs };
  const isOfDiffs = earlierScans.some((scan) => isDiffOfNoPullRef(scan) && ref.spellings.includes(scan.branch ?? ''));
  const found = (isAnythingThere && !isOfDiffs) || (await attempt(() => wasScanned(reader, ref, earlierScans)));
  if (found === true) return { reported: { ref: baseline.ref, wasScanned: true } };
  const failure = found || new GateFailure('no-scan', `no finished scan of the baseline ${baseline.ref} is known`);
  return {
    reported: { ref: baseline.ref, wasScanned: found === false ? false : undefined },
    doubt: shortfallBy(failure),
  };
}

/** True when a finished full scan of the ref is known or still listed (30 days): a diff scan under its name may be another branch's. */
export async function wasScanned(
  reader: Pick<FindingsReader, 'listScans'>,
  ref: { readonly repositoryId: RepositoryId; readonly spellings: readonly string[] },
  earlierScans: readonly Scan[],
): Promise<boolean> {
  const isOfRef = (scan: Scan): boolean =>
    scan.repositoryId === ref.repositoryId && ref.spellings.includes(scan.branch ?? '') && isFullOfBranch(scan);
  if (earlierScans.some(isOfRef)) return true;
  for (const branch of ref.spellings) {
    for await (const page of reader.listScans({ repositoryId: ref.repositoryId, branch }))
      if (page.scans.some(isOfRef)) return true;
  }
  return false;
}
