import { checkJson, DOUBLED_NAME } from '../../../json/check-json.ts';
import { JsonError } from '../../../json/json-value.ts';

/** An evidence file may be far larger than an answer. */
const limits = { members: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY };

/**
 * Goes once through a text that is JSON, and says what no record of ours has: a nesting that would exhaust whatever
 * walks through it, or an object that has a member twice, of which `JSON.parse` keeps the last and another reader the
 * first. The result is undefined where it has neither.
 */
export function oddityOf(json: string): string | undefined {
  try {
    checkJson(json, { limits });
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof JsonError)) throw thrown;
    return thrown.problem === DOUBLED_NAME ? 'it has a member twice' : 'it is nested deeper than any record';
  }
}
