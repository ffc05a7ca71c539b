import { html, type Markup } from './markup.ts';

export type Share = { readonly kind: 'fail' | 'inconclusive' | 'pass' | 'warn'; readonly count: number };

/** A bar of shares of a whole, one after the other; what is left of the whole stays empty. The numbers are to stand beside it in words. */
export function bar(size: 'whole' | 'part', shares: readonly Share[], whole: number): Markup {
  let from = 0;
  const pieces = shares
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => {
      const piece = html`<rect class="bar-${kind}" x="${percent(from, whole)}" width="${percent(count, whole)}" height="100%"/>`;
      from += count;
      return piece;
    });
  return html`<svg class="${size}" aria-hidden="true">${pieces}</svg>`;
}

function percent(count: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((count / whole) * 10_000) / 100}%`;
}
