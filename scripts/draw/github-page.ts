import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

export type Scheme = 'light' | 'dark';

const LOOKS = {
  light: {
    page: '#ffffff',
    border: '#d1d9e0',
    stylesheet: import.meta.resolve('github-markdown-css/github-markdown-light.css'),
    mermaidTheme: 'default',
  },
  dark: {
    page: '#0d1117',
    border: '#3d444d',
    stylesheet: import.meta.resolve('github-markdown-css/github-markdown-dark.css'),
    mermaidTheme: 'dark',
  },
} as const satisfies Record<Scheme, object>;

/** To be evaluated in the page: resolves when every chart is drawn. */
export const DRAW_CHARTS = 'window.mermaid === undefined ? undefined : mermaid.run({ querySelector: "pre.mermaid" })';

/**
 * Markdown as a page that looks like GitHub: with its parser's rules, its stylesheet and its Mermaid themes. `mermaidUrl` is
 * only loaded where there is a chart. With `isOpen`, folded parts are unfolded.
 */
export function githubPage(
  markdown: string,
  { scheme, mermaidUrl, isOpen = false }: { scheme: Scheme; mermaidUrl: string; isOpen?: boolean },
): string {
  const body = micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    .replaceAll('<pre><code class="language-mermaid">', '<pre class="mermaid">')
    .replaceAll(/(<pre class="mermaid">[^<]*)<\/code><\/pre>/g, '$1</pre>')
    .replaceAll('<details>', isOpen ? '<details open>' : '<details>');
  const { page, border, stylesheet, mermaidTheme } = LOOKS[scheme];
  return `<!doctype html>
<meta charset="utf-8">
<style>${readFileSync(fileURLToPath(stylesheet), 'utf8')}</style>
<style>
  html { background: ${page}; }
  body { margin: 0; padding: 16px; }
  .markdown-body { padding: 16px 20px; border: 1px solid ${border}; border-radius: 6px; font-size: 14px; }
  .markdown-body pre.mermaid { background: none; text-align: center; }
</style>
<article class="markdown-body">${body}</article>
${body.includes('class="mermaid"') ? mermaidScript(mermaidUrl, mermaidTheme) : ''}`;
}

function mermaidScript(url: string, theme: string): string {
  return `<script src="${url}"></script>
<script>mermaid.initialize({ startOnLoad: false, theme: '${theme}', securityLevel: 'strict' });</script>`;
}
