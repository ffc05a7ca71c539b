import type { TriagedOut } from '../../domain/evidence.ts';
import { type IssueType, issueTypeWord } from '../../domain/product.ts';
import type { GateReport } from '../../domain/report.ts';
import { counted } from '../text/report-facts.ts';

/** What triage has taken out, as far as it is known; empty where that is nothing. Plain text. */
export function triageLine({ triagedOut }: Pick<GateReport, 'triagedOut'>): string {
  if (triagedOut === undefined) return '';
  const { issueTypes, issues } = triagedOut;
  const known = triagedOut.byState.filter((each) => each.issues > 0n);
  if (issues === 0n || (issues === undefined && known.length === 0)) return '';
  const inAll = issues ?? known.reduce((sum, each) => sum + each.issues, 0n);
  const stand = inAll === 1n ? 'it stands in a state that does' : 'they stand in states that do';
  const told = issues === undefined ? stateTexts(known) : `${counted(issues, 'issue')} (${productsText(issueTypes)})`;
  const ofThese = issues === undefined || known.length === 0 ? '' : `, of these ${stateTexts(known)}`;
  return `Triage has taken out ${told}${ofThese}: ${stand} not count.`;
}

/** Says `2 issues in ignored-code (code) and 1 issue in ignored-app (code, secrets)`. */
function stateTexts(known: TriagedOut['byState']): string {
  const texts = known.map(
    ({ state, issueTypes, issues }) => `${counted(issues, 'issue')} in ${state} (${productsText(issueTypes)})`,
  );
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

function productsText(issueTypes: readonly IssueType[]): string {
  return [...new Set(issueTypes.map(issueTypeWord))].join(', ');
}
