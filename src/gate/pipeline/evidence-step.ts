import { isSameRef } from '../../domain/ref.ts';
import { reportedFindings, type Scan, statusWord } from '../../domain/scan.ts';
import type { Target } from '../../domain/target.ts';
import type { DecidingScan, Decision } from '../../scan/decision.ts';
import type { PassedOver } from '../../scan/superseded.ts';
import type { Judged, ProvenScans, RunSettings } from '../outcome/learned.ts';
import { comparedWithItself } from './baseline.ts';

export function evidenceStep(
  { decision, read }: ProvenScans,
  { baseline }: Pick<RunSettings, 'baseline'>,
  { subject }: Pick<Target, 'subject'>,
): Pick<Judged, 'notices' | 'debugNotes'> {
  const { deciding, undecided } = decision;
  const isComparedWithItself = baseline !== undefined && read.evidence.there === undefined;
  return {
    notices: [
      ...read.notices,
      ...(subject.kind === 'ref' ? deciding.flatMap((one) => ofOtherRef(one, subject.ref)) : []),
      ...passedOverTexts(decision.passedOver.filter((each) => !hasChangedNothing(each))),
      ...(undecided.length > 0
        ? [`Not counted, because no finished scan shows their issues: ${undecided.join(', ')}.`]
        : []),
      ...(isComparedWithItself ? [comparedWithItself(baseline)] : []),
    ],
    debugNotes: [
      ...read.debugNotes,
      ...deciding.flatMap(({ scan }) => debugNotesOf(scan)),
      ...passedOverTexts(decision.passedOver.filter(hasChangedNothing)),
    ],
  };
}

/** A notice if the deciding scan is of another ref: its issues are counted on that ref. */
function ofOtherRef({ scan, tier, products }: DecidingScan, ref: string): readonly string[] {
  if (tier !== 'other-branch') return [];
  return [`Scan ${scan.id} is of ${scan.branch ?? 'no branch'}, not of ${ref} (${products.join(', ')}).`];
}

function passedOverTexts(passedOver: Decision['passedOver']): readonly string[] {
  const perPair = Map.groupBy(passedOver, ({ scan, by }) => `${scan.id} ${by.id}`);
  return [...perPair.values()].map((alike) => {
    const [{ scan, by }] = alike as [(typeof alike)[0]];
    const products = alike.map(({ product }) => product).join(', ');
    return hasChangedNothing({ scan, by })
      ? `Scan ${scan.id} was cancelled and changed nothing: scan ${by.id} of the same commit and ref is completed (${products}).`
      : `Scan ${scan.id} of ${scan.branch ?? 'no branch'} ${endText(scan)} and is left out: ` +
          `the full scan ${by.id} of ${by.branch ?? 'no branch'} is of the same commit (${products}).`;
  });
}

function hasChangedNothing({ scan, by }: Pick<PassedOver, 'scan' | 'by'>): boolean {
  return scan.status === 'cancelled' && isSameRef(scan.branch, by.branch);
}

function endText({ status }: Scan): string {
  return status === 'completed' ? 'was replaced by one of another commit' : `ended as ${statusWord(status)}`;
}

function debugNotesOf(scan: Scan): readonly string[] {
  const debugNotes: string[] = [];
  if (scan.completedAtMs === undefined) debugNotes.push(`Scan ${scan.id} is completed, but does not say when.`);
  const findings = reportedFindings(scan.findingsCounts);
  if (scan.exitCode === 0n && findings !== undefined && findings > 0n)
    debugNotes.push(`Scan ${scan.id} has exit code 0 and reports ${findings} findings; the issues decide.`);
  if (scan.exitCode === 1n && findings === 0n)
    debugNotes.push(`Scan ${scan.id} has exit code 1 and reports no findings; the issues decide.`);
  return debugNotes;
}
