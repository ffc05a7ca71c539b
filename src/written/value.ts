import { z } from 'zod';
import { FILTER_MEMBERS, type FilterMember } from '../domain/issue-filter.ts';
import {
  ISSUE_TYPE_WORDS,
  ISSUE_TYPES,
  type IssueType,
  issueTypeOf,
  PRODUCT_OF_ISSUE_TYPE,
  PRODUCT_PREFIX,
} from '../domain/product.ts';
import { isDateTime } from '../domain/text/calendar-date.ts';
import { INVISIBLE } from '../domain/text/invisible.ts';
import { quote, suggestion } from '../domain/text/suggestion.ts';

// Schemas for values that people write. An error says what to write, and follows the name of the key (`"max" must be ...`) or of the flag.

const BLANK = 'must not be blank; write a text';

export const Text = z.string({ error: 'must be text; put it in quotes' }).regex(/\S/, { error: BLANK, abort: true });

/** Names of the platform may be invisible. Text that people write may not. */
export const VisibleText = Text.refine((text) => /\S/.test(text.replaceAll(INVISIBLE, '')), BLANK);

export const YesOrNo = z.boolean({ error: 'must be true or false, without quotes' });

export function word<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: ({ input }) => unknownWord(input, words) });
}

export function apiValue<Value extends string>(values: readonly Value[], prefix: string) {
  const short = values.map((value) => shortForm(value, prefix));
  const full = values.map((value) => fullForm(value, prefix));
  return spelledValue(short, [...short, ...full], (text) => valueSpelled(text, values, prefix));
}

/** Accepts every text that `read` understands. Messages propose `words`, editors propose `spellings`. */
export function spelledValue<Value>(
  words: readonly string[],
  spellings: readonly string[],
  read: (text: string) => Value | undefined,
) {
  return z
    .string({ error: ({ input }) => unknownWord(input, words) })
    .meta({ enum: [...new Set(spellings)] })
    .transform((text, context) => {
      const value = read(text);
      if (value !== undefined) return value;
      context.addIssue(unknownWord(text, words));
      return z.NEVER;
    });
}

export function listOf<Item extends z.ZodType>(item: Item, mostItems = Number.MAX_SAFE_INTEGER) {
  return (
    z
      .array(item, { error: 'must be a list; write its values in brackets: [one, another]' })
      // Not separate checks, which would also apply to a text, since that has a length.
      .superRefine((values, context) => {
        if (values.length === 0) context.addIssue('must not be an empty list; name a value, or remove the key');
        if (values.length > mostItems) context.addIssue(`takes at most ${mostItems}; split the condition`);
        const seen = new Set<unknown>();
        for (const [index, value] of values.entries()) {
          if (seen.has(value))
            context.addIssue({ code: 'custom', path: [index], message: 'names this value twice; name it once' });
          seen.add(value);
        }
      })
      .meta({ uniqueItems: true, minItems: 1, maxItems: mostItems })
  );
}

function unknownWord(input: unknown, words: readonly string[]): string {
  if (typeof input !== 'string') return `must be one of: ${words.join(', ')}`;
  return `does not know ${quote(input)}; ${suggestion(input, words)}`;
}

const { prefix } = FILTER_MEMBERS.filterIssueTypes;

/** The words that messages propose: those that pages show, then the types' own. */
export const TYPE_WORDS = [...new Set([...ISSUE_TYPE_WORDS, ...ISSUE_TYPES])];

/** Every spelling that editors propose for a type: short, by its product, and as the API has either. */
export function spellingsOf(type: IssueType): readonly string[] {
  const product = PRODUCT_OF_ISSUE_TYPE[type];
  const ofProduct = product === undefined ? [] : [product, fullForm(type, PRODUCT_PREFIX)];
  return [...new Set([type, ...ofProduct, fullForm(type, prefix)])];
}

export function issueType() {
  return spelledValue(TYPE_WORDS, [...TYPE_WORDS, ...ISSUE_TYPES.flatMap(spellingsOf)], issueTypeOf);
}

/** Reads the API's spelling (`VALIDATION_STATE_NO_VALIDATOR`) or the short one (`no-validator`), ignoring case and `-` or `_`. Undefined for any other text. */
export function valueSpelled<Value extends string>(
  text: string,
  values: readonly Value[],
  prefix: string,
): Value | undefined {
  const wanted = comparable(text, prefix);
  return values.find((value) => comparable(value, prefix) === wanted);
}

/** The form that messages and editors propose: `no_validator`, `ai-sast`. */
export function shortForm(value: string, prefix: string): string {
  const plain = value.toLowerCase();
  return plain.startsWith(prefix.toLowerCase()) ? plain.slice(prefix.length) : plain;
}

/** Gives the API's own form: `VALIDATION_STATE_NO_VALIDATOR`, `ISSUE_TYPE_AI_SAST`. */
export function fullForm(value: string, prefix: string): string {
  return prefix + comparable(value, prefix).toUpperCase();
}

function comparable(text: string, prefix: string): string {
  return shortForm(text.replaceAll('-', '_'), prefix);
}

const NO_TIME = 'must be a time such as "2026-01-31T00:00:00Z"';
export const DateTime = z.string({ error: NO_TIME }).refine(isDateTime, NO_TIME).meta({ format: 'date-time' });

export function filterValue(
  { kind, values = [], prefix = '', maxItems }: FilterMember,
  list: (item: z.ZodType, mostItems?: number) => z.ZodType = listOf,
): z.ZodType {
  if (kind === 'text') return Text;
  if (kind === 'texts') return list(Text, maxItems);
  if (kind === 'boolean') return YesOrNo;
  if (kind === 'date-time') return DateTime;
  return kind === 'enum' ? apiValue(values, prefix) : list(apiValue(values, prefix));
}
