import type { GateReport } from '../../domain/report.ts';
import type { WaiverResult } from '../../domain/verdict.ts';
import { code, prose } from '../text/markdown.ts';
import { counted } from '../text/report-facts.ts';
import { table } from '../text/table.ts';

const STATE_TEXT = {
  active: 'active',
  'expiring-soon': '**expires soon**',
  expired: '**expired**: does not apply',
  unused: 'unused: matched nothing',
} as const satisfies Record<WaiverResult['state'], string>;

/** Every waiver of the policy, those that need attention first. */
export function waiverTable({ waivers }: GateReport, rows: number): string {
  return table<WaiverResult>(
    [
      { title: 'Waived rule', cell: ({ rule }) => code(rule) },
      { title: 'Issues', isNumber: true, cell: issuesText },
      { title: 'State', cell: ({ state }) => STATE_TEXT[state] },
      { title: 'Until', cell: ({ expires }) => code(expires) },
      { title: 'Owner', cell: ({ owner }) => code(owner) },
      { title: 'Reason', cell: ({ reason }) => prose(reason) },
    ],
    waivers.toSorted((a, b) => urgency(a) - urgency(b)),
    { most: rows, noun: 'waivers' },
  );
}

/** One line about the waivers that no longer apply; empty without any. */
export function expiredNote({ waivers }: GateReport): string {
  const expired = waivers.filter(({ state }) => state === 'expired').length;
  return expired === 0 ? '' : `${counted(expired, 'waiver')} expired: the issues count again.`;
}

/** `3`, with a limit `3 (at most 3, 38 more)`. */
function issuesText({ issues, maxIssues, excess }: WaiverResult): string {
  if (maxIssues === undefined) return String(issues);
  return `${issues} (at most ${maxIssues}${excess > 0n ? `, ${excess} more` : ''})`;
}

function urgency({ state }: WaiverResult): number {
  return ['expired', 'expiring-soon', 'unused', 'active'].indexOf(state);
}
