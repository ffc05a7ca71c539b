import { z } from 'zod';
import { FILTER_MEMBERS } from '../../domain/issue-filter.ts';
import { ISSUE_TYPES, type IssueType, PRODUCT_OF_ISSUE_TYPE } from '../../domain/product.ts';
import { fullForm, shortForm, valueSpelled } from '../../written/spelling.ts';
import { unknownWord } from '../../written/value.ts';

const { prefix } = FILTER_MEMBERS.filterIssueTypes;

/** Every spelling that editors propose for a type: short, by its product, and as the API has it. */
export function spellingsOf(type: IssueType): readonly string[] {
  const product = PRODUCT_OF_ISSUE_TYPE[type];
  return [...new Set([type, ...(product === undefined ? [] : [product]), fullForm(type, prefix)])];
}

/** An issue type: in full, short, or as the product that finds it (`supply-chain` for `sca`). */
export function issueType() {
  const words = [...new Set([...ISSUE_TYPES, ...ISSUE_TYPES.map((type) => PRODUCT_OF_ISSUE_TYPE[type] ?? type)])];
  return z
    .string({ error: ({ input }) => unknownWord(input, words) })
    .meta({ enum: [...words, ...ISSUE_TYPES.map((type) => fullForm(type, prefix))] })
    .transform((text, context) => {
      const type = typeSpelled(text);
      if (type !== undefined) return type;
      context.addIssue(unknownWord(text, words));
      return z.NEVER;
    });
}

function typeSpelled(text: string): IssueType | undefined {
  const product = shortForm(text.replaceAll('_', '-'), '');
  return valueSpelled(text, ISSUE_TYPES, prefix) ?? ISSUE_TYPES.find((type) => PRODUCT_OF_ISSUE_TYPE[type] === product);
}
