import { MOST_STATUS_CHARACTERS } from '../../domain/limits.ts';
import type { GateReport, ProjectReport } from '../../domain/report.ts';
import { areNamed, partsOf, projectNames } from '../text/projects.ts';
import { missingText, whoActsShort } from '../text/reason-text.ts';
import { clean, fitUnits } from '../text/text.ts';

/** Says of an inconclusive verdict what is missing and who can act: there is no room for more. Counted in UTF-16 units, at least as many as characters. */
export function statusDescription(report: GateReport): string {
  const { verdict } = report;
  const projects = partsOf(report);
  if (areNamed(projects)) return line(ofSeveral(report, projects));
  if (verdict.word === 'inconclusive') {
    return line(`inconclusive: ${missingText(report)}; ${whoActsShort(report)} (${verdict.reason})`);
  }
  const reason = verdict.reason === undefined ? '' : ` (${verdict.reason})`;
  return line(`${verdict.word}${reason}: ${verdict.message}`);
}

/** The names of those that have the verdict go first: what is cut is the rest. */
function ofSeveral(report: GateReport, projects: readonly ProjectReport[]): string {
  const { verdict } = report;
  if (verdict.word === 'pass') return `pass: ${verdict.message}`;
  const reason = verdict.reason === undefined ? '' : ` (${verdict.reason})`;
  const alike = projects.filter((project) => project.verdict.word === verdict.word);
  const [worst] = alike;
  if (worst === undefined) return `${verdict.word}${reason}: ${verdict.message}`;
  const left = alike.length === 1 ? '' : ` and ${alike.length - 1} more`;
  const name = projectNames(projects)(worst, (text) => clean(text, MOST_OF_A_STATUS_NAME));
  const where = `${verdict.word} in ${alike.length} of ${projects.length} projects`;
  const what =
    worst.verdict.word === 'inconclusive'
      ? `${missingText(worst)}; ${whoActsShort(worst)} (${worst.verdict.reason})`
      : worst.verdict.message;
  return `${where}: ${name}${left}: ${what}`;
}

const MOST_OF_A_STATUS_NAME = 40;

function line(text: string): string {
  return fitUnits(clean(text, MOST_STATUS_CHARACTERS), MOST_STATUS_CHARACTERS);
}
