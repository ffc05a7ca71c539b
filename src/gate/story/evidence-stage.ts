import { reportedFindings, type Scan } from '../../domain/scan.ts';
import type { Target } from '../../domain/target.ts';
import type { DecidingScan } from '../../scan/decision.ts';
import type { EvidenceLearned, ProvenScans, RunSettings, ScansLearned } from '../record/learned.ts';
import { comparedWithItself } from './baseline.ts';

/** What was read, and what is odd about it and tolerated. Pure. */
export function evidenceStage(
  { decision, read }: ProvenScans,
  { baseline }: Pick<RunSettings, 'baseline'>,
  { malformedCount }: Pick<ScansLearned, 'malformedCount'>,
  { subject }: Pick<Target, 'subject'>,
): EvidenceLearned {
  const { deciding, superseded, undecided } = decision;
  const isComparedWithItself = baseline !== undefined && read.evidence.there === undefined;
  const unfinished = undecided.filter((product) => !superseded.includes(product));
  return {
    read,
    notices: [
      ...read.notices,
      ...(subject.kind === 'ref' ? deciding.flatMap((one) => ofOtherRef(one, subject.ref)) : []),
      ...deciding.flatMap(({ scan }) => oddities(scan)),
      ...(malformedCount > 0
        ? [`${malformedCount} scan records of other commits could not be read and were left out.`]
        : []),
      ...(unfinished.length > 0 ? [`Not counted, because no scan of it is finished: ${unfinished.join(', ')}.`] : []),
      ...(superseded.length > 0
        ? [`Not counted, because a scan of another commit has taken the ref over: ${superseded.join(', ')}.`]
        : []),
      ...(isComparedWithItself ? [comparedWithItself(baseline)] : []),
    ],
  };
}

/** The issues that are counted are then those of that other ref. */
function ofOtherRef({ scan, tier, products }: DecidingScan, ref: string): readonly string[] {
  if (tier !== 'other-branch') return [];
  return [`Scan ${scan.id} is of ${scan.branch ?? 'no branch'}, not of ${ref} (${products.join(', ')}).`];
}

function oddities(scan: Scan): readonly string[] {
  const notices: string[] = [];
  if (scan.completedAtMs === undefined) notices.push(`Scan ${scan.id} is completed, but does not say when.`);
  const findings = reportedFindings(scan.findingsCounts);
  if (scan.exitCode === 0n && findings !== undefined && findings > 0n) {
    notices.push(`Scan ${scan.id} has exit code 0 and reports ${findings} findings; the issues decide.`);
  }
  if (scan.exitCode === 1n && findings === 0n) {
    notices.push(`Scan ${scan.id} has exit code 1 and reports no findings; the issues decide.`);
  }
  return notices;
}
