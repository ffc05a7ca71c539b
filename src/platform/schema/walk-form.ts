import type { JsonObject } from '../../json/json-value.ts';
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  type JsonWalk,
  NOT_PLAIN,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from '../../json/json-walk.ts';
import { parseJson } from '../../json/parse-json.ts';
import type { Checked, FormMember, ObjectForm } from './form.ts';

/** Readers get this for an object of which nothing is kept. */
const SOME_OBJECT: JsonObject = {};

/**
 * Passes a value that its reader takes, and builds no more of it than its form needs. `depth` is that of what it is in.
 * Throws `NotPlain` where a word or a member has to be reported or the walk ends, and what the reader throws.
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
  const start = walk.at;
  walk.skipValue(depth);
  if (form?.kind !== 'anything') read(parseJson(walk.text(start)));
}

function walkElements(walk: JsonWalk, element: Checked, depth: number): void {
  for (let isMore = walk.open(depth, CLOSE_BRACKET); isMore; isMore = walk.isMore(CLOSE_BRACKET)) {
    walkValue(walk, element, depth);
  }
}

/** Passes an object. Each of its members is read once, as undefined where it is missing; a member that is not of the form is passed. */
function walkMembers(walk: JsonWalk, form: ObjectForm, depth: number): void {
  const { members } = form;
  let others: number[] | undefined;
  let seen = 0;
  let next = 0;
  for (let isMore = walk.open(depth, CLOSE_BRACE); isMore; isMore = walk.isMore(CLOSE_BRACE)) {
    const found = memberAt(walk, form, members[next]);
    if (typeof found === 'number') {
      others ??= [];
      walk.addName(others, found);
      walk.skipValue(depth);
    } else {
      if ((seen & (1 << found.index)) !== 0) throw NOT_PLAIN;
      seen |= 1 << found.index;
      next = found.index + 1;
      if (!found.isText || walk.token() !== QUOTE) walkValue(walk, found.checked, depth);
      else walk.skipString();
    }
  }
  for (const { index, checked } of members) if ((seen & (1 << index)) === 0) checked.read(undefined);
}

/** Passes the name of a member; gives where it starts where it is not of the form. */
function memberAt(walk: JsonWalk, form: ObjectForm, next: FormMember | undefined): FormMember | number {
  walk.token();
  if (next !== undefined && walk.passes(next.start)) return next;
  const start = walk.skipName();
  const found = form.byName.get(walk.nameAt(start));
  if (found !== undefined) return found;
  if (form.isClosed) throw NOT_PLAIN;
  return start;
}
