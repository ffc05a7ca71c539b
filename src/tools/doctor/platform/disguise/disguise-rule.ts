import { isJsonObject, JsonNumber, type JsonObject, type JsonValue } from '../../../../json/json-value.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { isToldMemberName } from './told-names.ts';

/** What a disguise may need: what stands for names, and by how much all times are moved. */
export type Disguises = { readonly names: Pseudonyms; readonly shiftMs: number };

/** What is told in place of a value. It keeps the value's form. What a rule does not know is told by `hidden`. */
export type DisguiseRule = (value: JsonValue, told: Disguises) => JsonValue;

/** By the name of each member that is known at a place. */
export type DisguiseTable = { readonly [name: string]: DisguiseRule };

/** Nothing of it is told but its form: text, number, flag, null, list or object, and whether a text is empty. */
export const hidden: DisguiseRule = (value, told) => hiddenAs('text', value, told);

/** An object of which these members are known. Of every other one the name is hidden, and its value told by `others`. */
export function membersOf(table: DisguiseTable, others: DisguiseRule = hidden): DisguiseRule {
  return (value, told) => (isJsonObject(value) ? byTable(value, table, others, told) : hidden(value, told));
}

/** An object of which the names are data, too. */
export function entriesOf(rule: DisguiseRule): DisguiseRule {
  return (value, told) => {
    if (!isJsonObject(value)) return rule(value, told);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [told.names.text('unknown', name), rule(inner, told)]),
    );
  };
}

export function listOfEach(rule: DisguiseRule): DisguiseRule {
  return (value, told) => (isList(value) ? value.map((element) => rule(element, told)) : hidden(value, told));
}

/** `tell` gives what is told for a text that is not empty; undefined where it knows no way. */
export function textBy(label: string, tell: (text: string, told: Disguises) => string | undefined): DisguiseRule {
  return (value, told) => {
    if (typeof value !== 'string' || value === '') return hiddenAs(label, value, told);
    return tell(value, told) ?? told.names.text(label, value);
  };
}

/** A text of which only is told where else it stands. */
export function textOf(label: string): DisguiseRule {
  return (value, told) => hiddenAs(label, value, told);
}

/** True and false as they are. */
export const keptFlag: DisguiseRule = (value, told) => (typeof value === 'boolean' ? value : hidden(value, told));

/** Numbers as they are, written as text too where they are integers. */
export const keptNumber: DisguiseRule = (value, told) => {
  const written = writtenNumber(value);
  if (written !== undefined && /^-?[0-9]{1,19}(?:\.[0-9]{1,20})?(?:[eE][+-]?[0-9]{1,3})?$/.test(written)) return value;
  return typeof value === 'string' && /^-?[0-9]{1,19}$/.test(value) ? value : hidden(value, told);
};

/** A score by which anybody could look up what it is of is told to one digit. */
export const roughNumber: DisguiseRule = (value, told) => {
  const number = Number(writtenNumber(value) ?? Number.NaN);
  if (!(number >= 0 && number <= 100)) return hidden(value, told);
  return new JsonNumber(String(number <= 1 ? Math.round(number * 10) / 10 : Math.round(number / 10) * 10));
};

/** The members of something whose inside has no known shape, and may be large, are left out. */
export const emptied: DisguiseRule = (value, told) => {
  if (isList(value)) return [];
  return isJsonObject(value) ? {} : hidden(value, told);
};

export function writtenNumber(value: JsonValue): string | undefined {
  if (value instanceof JsonNumber) return value.text;
  return typeof value === 'number' ? String(value) : undefined;
}

function hiddenAs(label: string, value: JsonValue, told: Disguises): JsonValue {
  if (typeof value === 'string') return value === '' ? '' : told.names.text(label, value);
  if (typeof value === 'boolean') return false;
  if (value === null) return null;
  if (isList(value)) return value.map((element) => hiddenAs(label, element, told));
  return isJsonObject(value) ? byTable(value, {}, hidden, told) : new JsonNumber('0');
}

function byTable(object: JsonObject, table: DisguiseTable, others: DisguiseRule, told: Disguises): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => {
      if (Object.hasOwn(table, name)) return [name, table[name]!(value, told)];
      return [isToldMemberName(name) ? name : told.names.text('unknown', name), others(value, told)];
    }),
  );
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
