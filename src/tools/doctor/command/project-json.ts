import { isoText } from '../../../report/text/time-text.ts';
import type { ProjectFacts } from '../facts/project-facts.ts';
import type { Proposal } from '../facts/proposal.ts';

/** The facts of a project: what is not known is null. Durations are milliseconds, times ISO 8601. */
export function projectJson({ nowMs, perDay, siblings, ...facts }: ProjectFacts): object {
  return {
    ...facts,
    readAt: isoText(nowMs) ?? null,
    perDay: perDay === undefined ? null : { since: isoText(perDay.sinceMs) ?? null, ...daysOf(perDay) },
    refs: facts.refs.map((ref) => ({ ...ref, example: ref.example ?? null })),
    kinds: facts.kinds.map((kind) => ({ ...kind, durations: kind.durations ?? null })),
    scanners: facts.scanners.map(({ name, label, scans }) => ({ name: name ?? null, label: label ?? null, scans })),
    siblings: siblings ?? null,
  };
}

function daysOf({ mean, most, days }: NonNullable<ProjectFacts['perDay']>): object {
  return { mean, most, days };
}

/** By the name of the input; `value` is null where nothing is to be set, and the reason says why. */
export function settingsJson(proposals: readonly Proposal[]): object {
  return Object.fromEntries(proposals.map(({ input, value, reason }) => [input, { value: value ?? null, reason }]));
}
