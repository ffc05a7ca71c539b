import { ISSUE_TYPES, issueTypeOf, PRODUCT_PREFIX, PRODUCTS } from '../../domain/product.ts';
import { spelledValue, TYPE_WORDS, valueSpelled } from '../../written/value.ts';
import { ISSUE_TYPE_PREFIX, type WireIssueType, wireName } from '../wire-words.ts';

const WIRE_TYPES = ISSUE_TYPES.map((type) => wireName(ISSUE_TYPE_PREFIX, type));
const UNSPECIFIED = wireName(ISSUE_TYPE_PREFIX, 'unspecified');

/* Issue types and products in a body that people write, in all the spellings that a policy takes. */

export const wireIssueType = spelledValue(TYPE_WORDS, WIRE_TYPES, wireTypeOf);

/** The platform takes this for any type. */
export const wireIssueTypeOrNone = spelledValue(
  TYPE_WORDS,
  [...WIRE_TYPES, UNSPECIFIED],
  (text): WireIssueType | undefined => wireTypeOf(text) ?? valueSpelled(text, [UNSPECIFIED], ISSUE_TYPE_PREFIX),
);

function wireTypeOf(text: string): WireIssueType | undefined {
  const type = issueTypeOf(text);
  return type === undefined ? undefined : wireName(ISSUE_TYPE_PREFIX, type);
}

// spec-gap: scan-list-filter-names
export const WIRE_PRODUCTS = {
  sast: 'PRODUCT_SAST',
  sca: 'PRODUCT_SCA',
  secrets: 'PRODUCT_SECRETS',
  research: undefined,
  'ai-sast': 'PRODUCT_AI_SAST',
} as const;

const SPELLINGS = Object.values(WIRE_PRODUCTS).filter((product) => product !== undefined);

export const wireProduct = spelledValue(PRODUCTS, SPELLINGS, (text) => {
  const type = issueTypeOf(text);
  return type === undefined
    ? valueSpelled(text, ['PRODUCT_UNSPECIFIED'] as const, PRODUCT_PREFIX)
    : WIRE_PRODUCTS[type];
});
