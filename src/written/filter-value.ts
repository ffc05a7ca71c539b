import { z } from 'zod';
import type { FilterMember } from '../domain/issue-filter.ts';
import { isDateTime } from '../domain/text/calendar-date.ts';
import { apiValue, listOf, Text, YesOrNo } from './value.ts';

const DATE_TIME = 'must be a time such as "2026-01-31T00:00:00Z"';
/** It takes a time of RFC 3339, as text. */
export const DateTime = z.string({ error: DATE_TIME }).refine(isDateTime, DATE_TIME).meta({ format: 'date-time' });

/** What a member of the issues filter may be set to. Short enum values become the API's own. */
export function filterValue(
  { kind, values = [], prefix = '', maxItems }: FilterMember,
  list: (item: z.ZodType, mostItems?: number) => z.ZodType = listOf,
): z.ZodType {
  switch (kind) {
    case 'text':
      return Text;
    case 'texts':
      return list(Text, maxItems);
    case 'boolean':
      return YesOrNo;
    case 'date-time':
      return DateTime;
    case 'enum':
      return apiValue(values, prefix);
    case 'enums':
      return list(apiValue(values, prefix));
  }
}
