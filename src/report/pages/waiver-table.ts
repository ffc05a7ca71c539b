import { issueTypeWord } from '../../domain/product.ts';
import type { GateReport } from '../../domain/report.ts';
import type { WaiverResult } from '../../domain/verdict.ts';
import { code, prose } from '../text/markdown.ts';
import { atLeast, boundText } from '../text/report-facts.ts';
import { table } from '../text/table.ts';
import { clean } from '../text/text.ts';

const STATE_TEXT = {
  active: 'active',
  'expiring-soon': '**expires soon**',
  expired: '**expired**: does not apply',
  unused: 'unused: matched nothing',
} as const satisfies Record<WaiverResult['state'], string>;

export function waiverTable(report: GateReport, rows: number): string {
  const { waivers } = report;
  const typesOf = ({ issueTypes = [] }: WaiverResult) => issueTypes.map(issueTypeWord);
  const hasScope = waivers.some(({ issueTypes, severities }) => issueTypes !== undefined || severities !== undefined);
  const hasTicket = waivers.some(({ ticket }) => ticket !== undefined);
  return table<WaiverResult>(
    [
      { title: 'Waived rule', cell: ({ rule }) => code(rule) },
      { title: 'Only', isShown: hasScope, cell: (one) => [...typesOf(one), ...(one.severities ?? [])].join(', ') },
      { title: 'Issues', isNumber: true, cell: (waiver) => issuesText(report, waiver) },
      { title: 'State', cell: stateText },
      { title: 'Until', cell: ({ expires }) => code(expires) },
      { title: 'Owner', cell: ({ owner }) => code(owner) },
      { title: 'Ticket', isShown: hasTicket, cell: ({ ticket }) => (ticket === undefined ? '' : code(ticket)) },
      { title: 'Reason', cell: ({ reason }) => prose(reason) },
    ],
    waivers.toSorted((a, b) => urgency(a) - urgency(b)),
    { most: rows, noun: 'waivers' },
  );
}

/** A line for each waiver that should be checked: expired, soon to expire, or without a match. Plain text, for a log. */
export function waiverLines({ waivers }: GateReport): readonly string[] {
  return waivers
    .filter(({ state }) => state !== 'active')
    .toSorted((a, b) => urgency(a) - urgency(b))
    .map((waiver) => {
      const { rule, owner, ticket } = waiver;
      const people = [owner, ...(ticket === undefined ? [] : [ticket])].map((text) => clean(text));
      return `Waiver of ${clean(rule)} (${people.join(', ')}): ${plainState(waiver)}`;
    });
}

function plainState({ state, expires, near }: WaiverResult): string {
  if (state === 'expired') return `expired on ${expires}, does not apply.`;
  if (state === 'expiring-soon') return `expires soon, on ${expires}.`;
  return `unused, matched nothing.${near === undefined ? '' : ` Did you mean ${clean(near)}?`}`;
}

function stateText({ state, near }: WaiverResult): string {
  return near === undefined ? STATE_TEXT[state] : `${STATE_TEXT[state]}; did you mean ${code(near)}?`;
}

/** `3`, with a limit `3 (at most 3, 38 more)`. */
function issuesText(report: GateReport, { state, issues, maxIssues, excess }: WaiverResult): string {
  // An expired one takes out nothing, whatever there is.
  const bound = report.countsAre === 'exact' && report.waived === undefined ? 'at-least' : report.countsAre;
  const text = state === 'expired' ? '0' : boundText(bound, issues);
  if (maxIssues === undefined) return text;
  return `${text} (at most ${maxIssues}${excess > 0n ? `, ${atLeast(bound)}${excess} more` : ''})`;
}

function urgency({ state }: WaiverResult): number {
  return ['expired', 'expiring-soon', 'unused', 'active'].indexOf(state);
}
