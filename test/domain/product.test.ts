import { describe, expect, it } from 'vitest';
import {
  ISSUE_TYPES,
  PRODUCT_OF_ISSUE_TYPE,
  productOf,
  productsOf,
  RATED_ISSUE_TYPES,
  UNRATED_ISSUE_TYPES,
} from '../../src/domain/product.ts';

describe('a product that a scan lists (D12)', () => {
  it.each([
    ['sast', 'code'],
    ['SAST', 'code'],
    ['code', 'code'],
    ['PRODUCT_SAST', 'code'],
    ['product_sast', 'code'],
    ['sca', 'supply-chain'],
    ['supply_chain', 'supply-chain'],
    ['supply-chain', 'supply-chain'],
    ['Supply-Chain', 'supply-chain'],
    ['PRODUCT_SCA', 'supply-chain'],
    ['secrets', 'secrets'],
    ['PRODUCT_SECRETS', 'secrets'],
    ['ai_sast', 'ai-code'],
    ['AI-SAST', 'ai-code'],
    ['ai-code', 'ai-code'],
    ['PRODUCT_AI_SAST', 'ai-code'],
  ])('written as %s is %s', (spelling, product) => {
    expect(productOf(spelling)).toBe(product);
  });

  it.each([
    '',
    'dast',
    'sast ',
    'PRODUCT_UNSPECIFIED',
    'PRODUCT_',
    'constructor',
    '__proto__',
    'toString',
    'sastsca',
    'secret',
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
