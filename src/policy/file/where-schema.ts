import { z } from 'zod';
import { FILTER_MEMBER_NAMES, type FilterMember, filterMember, type IssueFilter } from '../../domain/issue-filter.ts';
import { isDateTime } from '../../domain/text/calendar-date.ts';
import { apiValue, listOf, Text, YesOrNo } from './policy-value.ts';

const DATE_TIME = 'must be a time such as "2026-01-31T00:00:00Z"';
/** A time of RFC 3339, as text. */
export const DateTime = z.string({ error: DATE_TIME }).refine(isDateTime, DATE_TIME).meta({ format: 'date-time' });

/** The members of the platform's issues filter that a policy may set. */
export const WHERE_MEMBERS = FILTER_MEMBER_NAMES.filter((name) => filterMember(name).refusal === undefined);

/** `where` of a condition: short enum values are read into the API's own. Follows from the table of filter members. */
export const Where = z.strictObject(
  Object.fromEntries(WHERE_MEMBERS.map((name) => [name, memberSchema(filterMember(name)).optional()])),
  { error: 'must be a map of filter members, such as { cves: ["CVE-2021-44228"] }' },
) as unknown as z.ZodType<IssueFilter>;

function memberSchema(member: FilterMember): z.ZodType {
  return valueSchema(member).meta({ description: describe(member) });
}

/** What a member may be set to. Short enum values are read into the API's own. */
export function valueSchema({ kind, values = [], prefix = '', maxItems }: FilterMember): z.ZodType {
  switch (kind) {
    case 'text':
      return Text;
    case 'texts':
      return listOf(Text, maxItems);
    case 'boolean':
      return YesOrNo;
    case 'date-time':
      return DateTime;
    case 'enum':
      return apiValue(values, prefix);
    case 'enums':
      return listOf(apiValue(values, prefix));
  }
}

function describe({ about, issueTypes }: FilterMember): string {
  return issueTypes === undefined ? about : `${about} (${issueTypes.join(', ')} alone)`;
}
