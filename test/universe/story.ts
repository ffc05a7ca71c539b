import type { GateReport } from '../../src/domain/report.ts';
import type { Finding } from './judge.ts';
import { DAY_MS, type Gate, NOON_MS, type Universe } from './universe.ts';

/** Describes a universe to people: the events in their order, and the gate's verdict. */
export function storyOf(universe: Universe, gate: Gate, report?: GateReport, finding?: Finding): string {
  const told = [
    ...universe.events.map((event) => [event.kind === 'scan' ? event.startedAtMs : event.atMs, textOf(event)] as const),
    [gate.atMs, `GATE ${textOf(gate)}`] as const,
    ...(report === undefined ? [] : [[report.times.finishedAtMs, saidBy(report)] as const]),
  ];
  return [
    `Universe ${universe.seed} (${universe.features.join(', ') || 'nothing special'})`,
    ...universe.commits.map((commit) => `  ${textOf(commit)}`),
    ...told.toSorted(([one], [other]) => one - other).map(([ms, text]) => `  ${clockText(ms)}  ${text}`),
    ...(finding === undefined ? [] : [`  ${finding.kind}: ${finding.text}`]),
  ].join('\n');
}

function saidBy({ verdict, counts: { critical, high } }: GateReport): string {
  const { word, reason = '', message } = verdict;
  return `the gate says ${word} ${reason} (critical ${critical ?? '?'}, high ${high ?? '?'}): ${message}`;
}

/** All members on a line, with times as clocks show them and commits in short. */
function textOf(value: object): string {
  const written = (name: string, member: unknown): unknown => {
    if (typeof member === 'number' && name.endsWith('Ms') && member > DAY_MS * 365) return clockText(member);
    return typeof member === 'string' ? member.replace(/^(c\d{3})0{36}$/, '$1') : member;
  };
  return JSON.stringify(value, written).replaceAll('"', '').slice(1, -1).replaceAll(',', ', ');
}

/** `12:03:05`, after the number of days from noon if it is another day. */
function clockText(ms: number): string {
  const days = Math.floor((ms - NOON_MS + DAY_MS / 2) / DAY_MS);
  return `${days === 0 ? '' : `${days}d `}${new Date(ms).toISOString().slice(11, 19)}`;
}
