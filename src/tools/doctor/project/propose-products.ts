import { PRODUCTS, type Product } from '../../../domain/product.ts';
import type { Advice } from '../facts/diagnosis.ts';
import type { JudgedCommits } from './judged-commits.ts';

/** What is required ends in `product-missing` on each commit that is not scanned for it: so only what each of the newest was. */
const NEWEST = 20;

export function alwaysScanned({ commits, tooFew }: JudgedCommits): readonly Product[] {
  const clear = clearOnes(commits);
  if (tooFew !== undefined) return [];
  return PRODUCTS.filter((product) => {
    const finished = clear.filter(({ results }) => results.has(product));
    return listing(clear, product) === clear.length && finished.length * 2 >= clear.length;
  });
}

export function proposeProducts(judged: JudgedCommits, elsewhere: readonly Product[]): Advice {
  const { commits, words, tooFew } = judged;
  if (tooFew !== undefined) return tooFew;
  const clear = clearOnes(commits);
  const always = alwaysScanned(judged);
  const others = PRODUCTS.filter((product) => !always.includes(product));
  const told = [
    always.length === 0
      ? `No product can be required by the newest ${clear.length} ${words}.`
      : `Each of the newest ${clear.length} ${words} was scanned for ${always.length === 1 ? 'it' : 'these'}.`,
    ...others.flatMap((product) => {
      const count = listing(clear, product);
      if (count === 0) return elsewhere.includes(product) ? `${product} was scanned elsewhere, on none of these.` : [];
      if (count === clear.length) return `${product} ran on all of them, and mostly without a result.`;
      const rest = clear.length - count;
      return `${product} ran on ${count} of them: required, the other ${rest} would have ended in product-missing.`;
    }),
  ];
  return always.length === 0 ? told.join(' ') : { value: always.join(', '), reason: told.join(' ') };
}

function listing(commits: JudgedCommits['commits'], product: Product): number {
  return commits.filter(({ products }) => products.includes(product)).length;
}

/** A scan that failed without a word of what it ran says nothing against a product. */
function clearOnes(commits: JudgedCommits['commits']): JudgedCommits['commits'] {
  return commits.filter(({ isClear }) => isClear).slice(0, NEWEST);
}
