import { type Look, markdownHtml, wholePage } from './look.ts';

/** A comment or a summary by itself. */
export function markdownPage(markdown: string, look: Look): string {
  return wholePage(`<article class="box markdown-body">${markdownHtml(markdown, look.isOpen)}</article>`, '', look);
}
