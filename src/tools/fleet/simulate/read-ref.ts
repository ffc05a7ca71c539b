import { GateFailure } from '../../../domain/failure.ts';
import type { CommitSha, DeploymentId } from '../../../domain/ids.ts';
import { refSpellings } from '../../../domain/ref.ts';
import type { Scan, ScanDetail } from '../../../domain/scan.ts';
import { COMMAND_LINE } from '../../../domain/target.ts';
import type { EpochMs, MonotonicMs } from '../../../domain/work/time.ts';
import type { ReadPlan } from '../../../evidence/evidence-plan.ts';
import type { EvidenceRead } from '../../../evidence/read-evidence.ts';
import { countingPlaces } from '../../../gate/story/counting-places.ts';
import { readIssues } from '../../../gate/story/reading.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FindingsReader } from '../../../ports/findings-reader.ts';
import type { Log } from '../../../ports/log.ts';
import type { Decision } from '../../../scan/decision.ts';
import { factOfDetail } from '../../../scan/detail-fact.ts';
import { assertCompletion, assertStart } from '../../../scan/scan-end.ts';

export type RefWorld = {
  readonly reader: FindingsReader;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly platformNowMs: () => EpochMs;
  /** Ages count from here. */
  readonly monotonicStart: MonotonicMs;
};

export type RefPlan = { readonly deploymentId: DeploymentId; readonly read: ReadPlan };

export type RefRead = { readonly repository: string | undefined; readonly read: EvidenceRead };

/**
 * The details of the deciding scans, which must say what the list says, and then the issues of the ref: one request
 * tells that a repository cannot be read. Throws `GateFailure`; a search that fails is a shortfall of what was read.
 */
export async function readRef(
  decision: Decision,
  ofRef: readonly Scan[],
  { deploymentId, read: plan }: RefPlan,
  world: RefWorld,
): Promise<RefRead> {
  const { clock, reader, platformNowMs } = world;
  const scans = decision.deciding.map(({ scan }) => scan);
  for (const scan of scans) {
    assertStart(scan, Math.max(clock.wallNow(), platformNowMs()));
    assertCompletion(scan);
  }
  const details = await Promise.all(scans.map((scan) => reader.readScan(scan.id)));
  const facts = scans.map((scan, index) => factOf(scan, details[index]!, deploymentId));
  const detailOf = new Map(scans.map((scan, index) => [scan, details[index]!]));
  const places = countingPlaces(decision, {
    refsOf: (scan) => refSpellings([scan.branch, detailOf.get(scan)?.meta?.branch]),
    statsFindingsOf: async (scan) => detailOf.get(scan)?.stats?.findings,
    seen: () => ofRef,
    // All that the platform keeps of hundreds of refs is not asked for.
    askForRef: async () => ofRef,
  });
  const read = await readIssues(plan, { decision, places, platformNowMs, stillDecides: async () => true }, world);
  return { repository: facts.find(({ projectName }) => projectName !== undefined)?.projectName, read };
}

/** Throws `scan-inconsistent`, and `contract` for a scan that does not say what it scanned. */
function factOf(scan: Scan, detail: ScanDetail, deploymentId: DeploymentId) {
  const { branch, commit, repositoryId } = scan;
  if (commit === undefined || branch === undefined) {
    throw new GateFailure('contract', `scan ${scan.id} names no ${commit === undefined ? 'commit' : 'branch'}`);
  }
  const target = {
    event: COMMAND_LINE,
    // The scan of the list is compared as it is with what the detail says.
    commit: commit as CommitSha,
    repository: '',
    subject: { kind: 'commit' },
    baseRef: undefined,
  } as const;
  return factOfDetail(scan, detail, { target, deploymentId, repositoryId, checkout: {} });
}
