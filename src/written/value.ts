import { z } from 'zod';
import { quote, suggestion } from '../domain/text/suggestion.ts';
import { fullForm, shortForm, valueSpelled } from './spelling.ts';

/*
 * The kinds of value that people write, in a policy or in the body of a request. Each says in its own error what to write: the
 * message follows the name of the key (`"max" must be ...`) or of the flag.
 */

type RefusedValue = { readonly input?: unknown };

export const Text = z
  .string({ error: 'must be text; put it in quotes' })
  .regex(/\S/, 'must not be blank; write a text');

export const YesOrNo = z.boolean({ error: 'must be true or false, without quotes' });

/** It takes one of a few words, exactly. */
export function word<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: ({ input }: RefusedValue) => unknownWord(input, words) });
}

/** It takes one of the API's enum values, in full or short. */
export function apiValue<Value extends string>(values: readonly Value[], prefix: string) {
  const short = values.map((value) => shortForm(value, prefix));
  const full = values.map((value) => fullForm(value, prefix));
  return spelledValue(short, [...short, ...full], (text) => valueSpelled(text, values, prefix));
}

/** It takes what `read` understands. Messages propose the words, editors every spelling. */
export function spelledValue<Value>(
  words: readonly string[],
  spellings: readonly string[],
  read: (text: string) => Value | undefined,
) {
  return z
    .string({ error: ({ input }: RefusedValue) => unknownWord(input, words) })
    .meta({ enum: [...new Set(spellings)] })
    .transform((text, context) => {
      const value = read(text);
      if (value !== undefined) return value;
      context.addIssue(unknownWord(text, words));
      return z.NEVER;
    });
}

/** A list of at least one value, each once. */
export function listOf<Item extends z.ZodType>(item: Item, mostItems = Number.MAX_SAFE_INTEGER) {
  return z
    .array(item, { error: ({ input }: RefusedValue) => `must be a list; write [${exampleOf(input)}]` })
    .min(1, 'must not be an empty list; name a value, or remove the key')
    .max(mostItems, `takes at most ${mostItems}; split the condition`)
    .superRefine((values, context) => {
      const seen = new Set<unknown>();
      for (const [index, value] of values.entries()) {
        if (!seen.has(value)) {
          seen.add(value);
          continue;
        }
        context.addIssue({ code: 'custom', path: [index], message: 'names this value twice; name it once' });
      }
    })
    .meta({ uniqueItems: true });
}

/** What to write instead of a value that is not one of the words. */
function unknownWord(input: unknown, words: readonly string[]): string {
  if (typeof input !== 'string') return `must be one of: ${words.join(', ')}`;
  return `does not know ${quote(input)}; ${suggestion(input, words)}`;
}

function exampleOf(input: unknown): string {
  return typeof input === 'string' || typeof input === 'bigint' ? quote(String(input)) : '...';
}
