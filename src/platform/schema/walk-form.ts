import type { JsonObject } from '../../json/json-value.ts';
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  type JsonWalk,
  type MemberNames,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from '../../json/json-walk.ts';
import type { Checked, FormMember, ObjectForm } from './form.ts';

/**
 * The value is not as plain as it has to be to be checked by its form. It may still be right: who builds it has the last
 * word.
 */
export class NotPlain extends Error {
  override readonly name = 'NotPlain';
}

/** There is one for all: it says nothing, and is thrown often. */
export const NOT_PLAIN = new NotPlain('not plain');

/** One object has at most so many members that are not of its form. It is far below what a text may have. */
const MOST_OTHERS = 64;

/** Readers get this for an object of which nothing is kept. */
const SOME_OBJECT: JsonObject = {};

/**
 * Passes a value that its reader takes, and builds no more of it than its form needs. `depth` is that of what it is in.
 * Throws `NotPlain` where a word or a member has to be reported, and what the reader throws.
 */
export function walkValue(walk: JsonWalk, checked: Checked, depth: number): void {
  const token = walk.token();
  const { form } = checked;
  if (token === QUOTE) walkString(walk, checked);
  else if (token === OPEN_BRACE && form?.kind === 'members') walkMembers(walk, form, depth + 1);
  else if (token === OPEN_BRACE && form?.kind === 'object') {
    walk.skipObject(depth + 1);
    checked.read(SOME_OBJECT);
  } else if (token === OPEN_BRACKET && form?.kind === 'list') walkElements(walk, form.element, depth + 1);
  else walkOther(walk, checked, depth);
}

function walkString(walk: JsonWalk, { read, form }: Checked): void {
  if (form !== undefined && walk.passesAgain(form)) return;
  const start = walk.at;
  const isPlain = walk.skipString();
  if (form?.kind === 'text' || form?.kind === 'anything') return;
  const value: string = isPlain ? walk.text(start + 1, walk.at - 1) : JSON.parse(walk.text(start));
  if (form?.kind === 'word' && !form.known.has(value)) throw NOT_PLAIN;
  read(value);
  if (form?.kind === 'word' || form?.kind === 'special-text') walk.remember(form, start);
}

function walkOther(walk: JsonWalk, { read, form }: Checked, depth: number): void {
  if (form?.kind === 'anything') walk.skipValue(depth);
  else read(walk.readValue(depth));
}

function walkElements(walk: JsonWalk, element: Checked, depth: number): void {
  for (let isMore = walk.open(depth, CLOSE_BRACKET); isMore; isMore = walk.isMore(CLOSE_BRACKET)) {
    walkValue(walk, element, depth);
  }
}

/** Passes an object. Each of its members is read once, as undefined where it is missing; a member that is not of the form is passed. */
function walkMembers(walk: JsonWalk, form: ObjectForm, depth: number): void {
  const { members } = form;
  let others: MemberNames | undefined;
  let seen = 0;
  let next = 0;
  for (let isMore = walk.open(depth, CLOSE_BRACE); isMore; isMore = walk.isMore(CLOSE_BRACE)) {
    const found = memberAt(walk, form, next);
    if (typeof found === 'number') {
      others ??= { starts: [] };
      if (others.starts.length === MOST_OTHERS) throw NOT_PLAIN;
      walk.addName(others, found);
      walk.skipValue(depth);
    } else {
      if ((seen & (1 << found.index)) !== 0) throw NOT_PLAIN;
      seen |= 1 << found.index;
      next = found.index + 1;
      if (!found.isText || walk.token() !== QUOTE) walkValue(walk, found, depth);
      else walk.skipString();
    }
  }
  for (const { index, read } of members) if ((seen & (1 << index)) === 0) read(undefined);
}

/**
 * Passes the name of a member, and gives it; or where it starts, where it is not of the form. Most often it is the `next`
 * one, or one that follows.
 */
function memberAt(walk: JsonWalk, form: ObjectForm, next: number): FormMember | number {
  walk.token();
  for (let index = next; index < form.members.length; index += 1) {
    const member = form.members[index]!;
    if (walk.passes(member.start)) return member;
  }
  const start = walk.skipName();
  walk.skipColon();
  const found = form.byName.get(walk.nameAt(start));
  if (found !== undefined) return found;
  if (form.isClosed) throw NOT_PLAIN;
  return start;
}
