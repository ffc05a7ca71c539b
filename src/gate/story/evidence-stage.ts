import type { Scan } from '../../domain/scan.ts';
import type { EvidenceLearned, ProvenScans, RunSettings, ScansLearned } from '../record/learned.ts';
import { comparedWithItself } from './baseline.ts';

/** What was read, and what is odd about it and tolerated. Pure. */
export function evidenceStage(
  { decision, read }: ProvenScans,
  { baseline }: Pick<RunSettings, 'baseline'>,
  { malformedCount }: Pick<ScansLearned, 'malformedCount'>,
): EvidenceLearned {
  const { deciding, superseded, undecided } = decision;
  const isComparedWithItself = baseline !== undefined && read.evidence.there === undefined;
  const unfinished = undecided.filter((product) => !superseded.includes(product));
  return {
    read,
    notices: [
      ...read.notices,
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

function oddities(scan: Scan): readonly string[] {
  const notices: string[] = [];
  if (scan.completedAtMs === undefined) notices.push(`Scan ${scan.id} is completed, but does not say when.`);
  if (scan.exitCode === 0n && scan.findingsCounts.total > 0n) {
    notices.push(
      `Scan ${scan.id} has exit code 0 and reports ${scan.findingsCounts.total} findings; the issues decide.`,
    );
  }
  if (scan.exitCode === 1n && scan.findingsCounts.total === 0n) {
    notices.push(`Scan ${scan.id} has exit code 1 and reports no findings; the issues decide.`);
  }
  return notices;
}
