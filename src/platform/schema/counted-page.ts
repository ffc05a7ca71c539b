import type { CountedGroup, CountedPage } from '../../domain/issue.ts';
import { isJsonObject, JsonError, MAX_VALUES } from '../../json/json-value.ts';
import { CLOSE_BRACE, CLOSE_BRACKET, JsonWalk, OPEN_BRACE, OPEN_BRACKET } from '../../json/json-walk.ts';
import { parseJson } from '../../json/parse-json.ts';
import { ShapeProblem } from '../../shape/shape.ts';
import type { FetchedPage } from '../paging.ts';
import { hasError, readAnswer } from './answer.ts';
import { CountedGroups } from './counted-groups.ts';
import { issueGroupList } from './issue-group-list.ts';
import { NOT_PLAIN, NotPlain } from './walk-form.ts';

/**
 * The issue group list response, with what is counted of its groups. Every member is checked as `issueGroupList` does,
 * but a page is never built: what is thrown away at once costs time and memory. Throws what `readAnswer` throws, which
 * has the last word where the answer is not plain.
 */
export function readCountedPage(operation: string, body: Buffer): FetchedPage<CountedPage> {
  return plainPage(body) ?? readAnswer(operation, issueGroupList, body);
}

/** The same; undefined where the answer is not plain. */
export function plainPage(body: Buffer): FetchedPage<CountedPage> | undefined {
  try {
    return walkPage(new JsonWalk(body));
  } catch (error) {
    if (error instanceof NotPlain || error instanceof ShapeProblem || error instanceof JsonError) return undefined;
    throw error;
  }
}

/** The groups are walked, and all around them is read as if there were none. */
function walkPage(walk: JsonWalk): FetchedPage<CountedPage> {
  goToGroups(walk);
  const start = walk.at;
  const { groups, notices } = readGroups(walk);
  const rest = `${walk.text(0, start)}[]${walk.text(walk.at, walk.bytes.length)}`;
  // There are no more values in a text than characters.
  if (walk.values + rest.length > MAX_VALUES) throw NOT_PLAIN;
  const answer = parseJson(rest);
  if (!isJsonObject(answer) || hasError(answer)) throw NOT_PLAIN;
  const { page, cursor } = issueGroupList(answer);
  return { page: { ...page, groups, notices }, cursor };
}

/** Moves to the value of the answer's own member `groups`. */
function goToGroups(walk: JsonWalk): void {
  if (walk.token() !== OPEN_BRACE) throw NOT_PLAIN;
  let isMore = walk.open(1, CLOSE_BRACE);
  while (isMore && nameOf(walk) !== 'groups') {
    walk.skipValue(1);
    isMore = walk.isMore(CLOSE_BRACE);
  }
  if (walk.token() !== OPEN_BRACKET) throw NOT_PLAIN;
}

function nameOf(walk: JsonWalk): string {
  const start = walk.skipName();
  walk.skipColon();
  return walk.nameAt(start);
}

function readGroups(walk: JsonWalk): Pick<CountedPage, 'groups' | 'notices'> {
  const groups: CountedGroup[] = [];
  const reader = new CountedGroups(walk);
  for (let isMore = walk.open(2, CLOSE_BRACKET); isMore; isMore = walk.isMore(CLOSE_BRACKET))
    groups.push(reader.next(2));
  return { groups, notices: reader.notices() };
}
