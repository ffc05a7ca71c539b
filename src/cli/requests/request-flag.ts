import { listItems } from '../../domain/text/list-items.ts';
import { isJsonObject, JsonError, JsonNumber, type JsonObject, type JsonValue } from '../../json/json-value.ts';
import { parseJson } from '../../json/parse-json.ts';
import type { BodyMember } from '../../platform/requests/request-body.ts';
import { config, type Flag, readValue } from '../flags.ts';

/** A flag that sets one member of a request's body. */
export type RequestFlag = Extract<Flag, { readonly about: string }> & {
  readonly value: string;
  readonly sets: BodyMember;
  /** It says what is sent for the items of a list. Throws `InputProblem`. */
  readonly items?: (items: readonly string[]) => readonly string[];
};

/** The body with the member that a flag sets; `name` is how messages call it. Throws `GateFailure` (`config`). */
export function withMember(body: JsonObject, name: string, flag: RequestFlag, text: string): JsonObject {
  const { path, form } = flag.sets;
  const [first, second] = path;
  const { items } = flag;
  const value =
    items === undefined ? jsonValue(name, form, text) : readValue(name, text, (list) => items(listItems(list)));
  if (second === undefined) return { ...body, [first]: value };
  const outer = body[first];
  const members = isJsonObject(outer) ? outer : {};
  if (second in members) throw config(`${name}: another flag sets this member too; remove one`);
  return { ...body, [first]: { ...members, [second]: value } };
}

/** JSON without duplicate members, its numbers unrounded. Throws `GateFailure` (`config`). */
export function parseJsonText(flag: string, text: string): JsonValue {
  try {
    return parseJson(text, { isExact: true });
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw config(`${flag}: this is not JSON: ${error.message}`);
  }
}

/** What a flag's text stands for: a list has commas or lines, an object is JSON. */
function jsonValue(name: string, form: BodyMember['form'], text: string): JsonValue {
  switch (form) {
    case 'text':
      return text;
    case 'list':
      return listItems(text);
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw config(`${name}: write true or false`);
      return text === 'true';
    case 'number':
      if (!/^(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(text)) throw config(`${name}: write a number in plain digits`);
      return new JsonNumber(text);
    case 'object': {
      const value = parseJsonText(name, text);
      if (!isJsonObject(value)) throw config(`${name}: write a JSON object, such as {"cves":["CVE-2021-44228"]}`);
      return value;
    }
  }
}
