import { boolean, dateTime, listOf, members, oneOf, text } from '../wire/request-body.ts';
import { FILTER_MEMBERS, type FilterMember } from './filter-members.ts';

/** The filter of a request's body, read strictly. */
export const FILTER_BODY = members(
  Object.fromEntries(Object.entries(FILTER_MEMBERS).map(([name, member]) => [name, readerOf(member)])),
);

function readerOf(member: FilterMember): (value: unknown, at: string) => unknown {
  if (member.kind === 'boolean') return boolean;
  if (member.kind === 'date-time') return dateTime;
  const value = member.values === undefined ? text : oneOf(member.values);
  return member.kind === 'texts' || member.kind === 'enums' ? listOf(value) : value;
}
