import { describe, expect, it } from 'vitest';
import {
  ISSUE_TYPES,
  issueTypeOf,
  issueTypeWord,
  PRODUCT_OF_ISSUE_TYPE,
  productOf,
  productsOf,
  RATED_ISSUE_TYPES,
  UNRATED_ISSUE_TYPES,
} from '../../src/domain/product.ts';

describe('a product that a scan lists (D12)', () => {
  it.each(
    Object.entries({
      code: ['sast', 'SAST', 'code', 'PRODUCT_SAST', 'product_sast', 'PRODUCT_SAST '],
      'supply-chain': ['sca', 'supply_chain', 'supply-chain', 'Supply-Chain', 'PRODUCT_SCA'],
      secrets: ['secrets', 'PRODUCT_SECRETS'],
      'ai-code': ['ai_sast', 'AI-SAST', 'ai-code', 'PRODUCT_AI_SAST'],
    }),
  )('is %s, written as %j', (product, spellings) => {
    expect(spellings.map(productOf)).toEqual(spellings.map(() => product));
  });

  it.each([
    ...['', 'dast', 'PRODUCT_UNSPECIFIED', 'PRODUCT_', 'constructor', '__proto__'],
    ...['toString', 'sastsca', 'secret'],
  ])('written as %j is unknown', (spelling) => {
    expect(productOf(spelling)).toBeUndefined();
  });

  it('counts once, and not at all when it is unknown', () => {
    expect(productsOf(['sast', 'code', 'dast', 'PRODUCT_SCA', 'supply_chain'])).toEqual(['code', 'supply-chain']);
    expect(productsOf([])).toEqual([]);
  });
});

it('every issue type is either rated or not', () => {
  expect([...RATED_ISSUE_TYPES, ...UNRATED_ISSUE_TYPES].sort()).toEqual([...ISSUE_TYPES].sort());
});

it('every issue type but research comes from a product', () => {
  expect(ISSUE_TYPES.filter((type) => PRODUCT_OF_ISSUE_TYPE[type] === undefined)).toEqual(['research']);
});

describe('an issue type that people write', () => {
  it.each(
    Object.entries({
      sast: ['sast', 'SAST', 'code', 'Code', 'ISSUE_TYPE_SAST', 'issue-type-sast', 'PRODUCT_SAST', 'product-sast'],
      sca: ['sca', 'supply-chain', 'supply_chain', 'SUPPLY_CHAIN', 'ISSUE_TYPE_SCA', 'PRODUCT_SCA'],
      secrets: ['secrets', 'ISSUE_TYPE_SECRETS', 'PRODUCT_SECRETS'],
      research: ['research', 'Research', 'ISSUE_TYPE_RESEARCH'],
      'ai-sast': ['ai-sast', 'ai_sast', 'ai-code', 'ISSUE_TYPE_AI_SAST', 'PRODUCT_AI_SAST', 'PRODUCT_AI-SAST'],
    }),
  )('as %s, by its product or as the platform does is one type', (type, spellings) => {
    expect(spellings.map(issueTypeOf)).toEqual(spellings.map(() => type));
  });

  it.each([
    ...['', 'secret', 'PRODUCT_RESEARCH', 'ISSUE_TYPE_', 'ISSUE_TYPE_UNSPECIFIED', 'constructor'],
    ...['sast sca', 's-e_C-r-e-t-s', 'se_crets'],
  ])('as %j is unknown', (spelling) => {
    expect(issueTypeOf(spelling)).toBeUndefined();
  });

  it('has one short name, which is accepted as input', () => {
    const words = ISSUE_TYPES.map(issueTypeWord);
    expect(words).toEqual(['code', 'supply-chain', 'secrets', 'research', 'ai-code']);
    expect(words.map(issueTypeOf)).toEqual(ISSUE_TYPES);
  });
});
