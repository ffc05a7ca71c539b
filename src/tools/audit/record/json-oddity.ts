import { JsonError } from '../../../json/json-value.ts';
import { DOUBLED_NAME, JsonWalk } from '../../../json/json-walk.ts';

/** An evidence file may be far larger than an answer. */
const NO_JSON_LIMITS = { members: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY };

/**
 * Goes once through a text that is JSON, and says what no record of ours has: a nesting that would exhaust whatever
 * walks through it, or an object that has a member twice, of which `JSON.parse` keeps the last and another reader the
 * first. The result is undefined where it has neither.
 */
export function oddityOf(json: string): string | undefined {
  try {
    new JsonWalk(Buffer.from(json), NO_JSON_LIMITS).skipValue(0);
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof JsonError)) throw thrown;
    return thrown.problem === DOUBLED_NAME ? 'it has a member twice' : 'it is nested deeper than any record';
  }
}
