import { FILTER_MEMBERS } from '../domain/issue-filter.ts';
import {
  ISSUE_TYPE_WORDS,
  ISSUE_TYPES,
  type IssueType,
  issueTypeOf,
  PRODUCT_OF_ISSUE_TYPE,
  PRODUCT_PREFIX,
} from '../domain/product.ts';
import { fullForm } from './spelling.ts';
import { spelledValue } from './value.ts';

const { prefix } = FILTER_MEMBERS.filterIssueTypes;

/** What messages propose: the word of every type that is shown, then the types' own. */
export const TYPE_WORDS = [...new Set([...ISSUE_TYPE_WORDS, ...ISSUE_TYPES])];

/** Every spelling that editors propose for a type: short, by its product, and as the API has either. */
export function spellingsOf(type: IssueType): readonly string[] {
  const product = PRODUCT_OF_ISSUE_TYPE[type];
  const ofProduct = product === undefined ? [] : [product, fullForm(type, PRODUCT_PREFIX)];
  return [...new Set([type, ...ofProduct, fullForm(type, prefix)])];
}

/** An issue type: in full, short, or as the product that finds it (`supply-chain` for `sca`). */
export function issueType() {
  return spelledValue(TYPE_WORDS, [...TYPE_WORDS, ...ISSUE_TYPES.flatMap(spellingsOf)], issueTypeOf);
}
