import type { Waiver } from '../../domain/policy.ts';
import { issueTypeWord, RATED_ISSUE_TYPES } from '../../domain/product.ts';
import { dayAfter } from '../../domain/text/calendar-date.ts';
import type { Finding } from './explain-issue.ts';
import type { WaiverEntry } from './policy-schema.ts';

/** A day that is proposed for the end of a waiver is so many days ahead, or fewer. */
const USUAL_DAYS = 60;

/** A day on which a waiver may end, where it may hold for at most so many days. */
export function proposedEnd(today: string, mostDays: number = USUAL_DAYS): string {
  return dayAfter(today, Math.min(mostDays, USUAL_DAYS));
}

export type LongestWaiver = { readonly days: number /** `YYYY-MM-DD`, UTC. */; readonly today: string };

export function waiverOf(entry: WaiverEntry): Waiver {
  const { rule, reason, owner, expires, ticket, severities } = entry;
  return {
    rule,
    reason,
    owner,
    expires,
    ticket,
    severities,
    issueTypes: entry['issue-types'],
    maxIssues: entry['max-issues'],
  };
}

/** What leaves a well-formed waiver without a meaning, or is not allowed to it. Paths begin at the entry. */
export function waiverContradictions(entry: WaiverEntry, longest: LongestWaiver | undefined): Finding[] {
  return [...severitiesWithoutMeaning(entry), ...tooLong(entry, longest)];
}

function severitiesWithoutMeaning(entry: WaiverEntry): Finding[] {
  const unrated = (entry['issue-types'] ?? []).filter(
    (type) => !(RATED_ISSUE_TYPES as readonly string[]).includes(type),
  );
  if (entry.severities === undefined || unrated.length === 0) return [];
  const message = `issues of ${unrated.map(issueTypeWord).join(' and ')} have no severity; remove "severities", or those issue types`;
  return [{ path: ['severities'], atKey: true, message }];
}

function tooLong({ expires }: WaiverEntry, longest: LongestWaiver | undefined): Finding[] {
  if (longest === undefined) return [];
  const last = dayAfter(longest.today, longest.days);
  if (expires <= last) return [];
  const message = `"expires" is more than ${longest.days} days ahead ("longest-waiver"); write ${last} or an earlier day`;
  return [{ path: ['expires'], message }];
}
