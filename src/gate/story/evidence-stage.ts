import { ISSUE_TYPES } from '../../domain/product.ts';
import type { CountingPlace, ScanClaim } from '../../evidence/counting-place.ts';
import { type EvidenceRead, readEvidence } from '../../evidence/read-evidence.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { FoundScan } from '../../scan/find-scan.ts';
import type { EvidenceLearned, ProvenScan, RunSettings, ScansLearned } from '../record/learned.ts';
import { comparedWithItself } from './baseline.ts';
import type { World } from './world.ts';

/** Reads all issues that the run needs, under the refs of a scan. Throws only `cancelled`. */
export type ReadIssues = (scan: FoundScan, refs: readonly string[], signal?: AbortSignal) => Promise<EvidenceRead>;

export function issueReader(
  inputs: Inputs,
  { plan, baseline }: Pick<RunSettings, 'plan' | 'baseline'>,
  world: Pick<World, 'reader' | 'clock' | 'log' | 'signal' | 'startedAt'>,
): ReadIssues {
  return (scan, refs, signal = world.signal) => {
    return readEvidence(
      { reader: world.reader, clock: world.clock, log: world.log, signal },
      {
        searches: plan.searches,
        places: [placeOf(scan, refs)],
        baselineRefs: baseline?.refs,
        repositoryId: scan.repositoryId,
        states: inputs.states,
        pageSize: inputs.pageSize,
        isUnratedAccepted: inputs.limits.unrated !== undefined,
        finishBy: world.startedAt + inputs.waitTimeoutMs,
        pollIntervalMs: inputs.pollIntervalMs,
        platformNowMs: () => world.clock.wallNow(),
      },
    );
  };
}

/** One place for all issue types: that of the deciding scan. */
function placeOf({ deciding, covering }: FoundScan, refs: readonly string[]): CountingPlace {
  const claims = [deciding, ...covering].map((scan): ScanClaim => {
    return { scan, issueTypes: ISSUE_TYPES, refs, statsFindings: async () => undefined, hasEarlierScan: true };
  });
  return { issueTypes: ISSUE_TYPES, refs, isDiff: !deciding.isFullScan, claims };
}

/** The issues of the proven scan's branch, and of the baseline. Throws only `cancelled`: everything else is a shortfall of the evidence. */
export async function evidenceStage(
  { found, refs, reading }: ProvenScan,
  { baseline }: Pick<RunSettings, 'baseline'>,
  { malformedCount }: Pick<ScansLearned, 'malformedCount'>,
  readIssues: ReadIssues,
): Promise<EvidenceLearned> {
  const read = await (reading ?? readIssues(found, refs));
  const isComparedWithItself = baseline !== undefined && read.evidence.there === undefined;
  return {
    read,
    notices: [
      ...read.notices,
      ...oddities(found, malformedCount),
      ...(isComparedWithItself ? [comparedWithItself(baseline)] : []),
    ],
  };
}

/** What is odd about the scan and tolerated. */
function oddities({ deciding }: FoundScan, malformedCount: number): readonly string[] {
  const notices: string[] = [];
  if (deciding.completedAtMs === undefined) notices.push(`Scan ${deciding.id} is completed, but does not say when.`);
  if (deciding.exitCode === 0n && deciding.findingsCounts.total > 0n) {
    notices.push(
      `Scan ${deciding.id} has exit code 0 and reports ${deciding.findingsCounts.total} findings; the issues decide.`,
    );
  }
  if (deciding.exitCode === 1n && deciding.findingsCounts.total === 0n) {
    notices.push(`Scan ${deciding.id} has exit code 1 and reports no findings; the issues decide.`);
  }
  if (malformedCount > 0) {
    notices.push(`${malformedCount} scan records of other commits could not be read and were left out.`);
  }
  return notices;
}
