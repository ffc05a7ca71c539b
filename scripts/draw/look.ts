import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

export type Scheme = 'light' | 'dark';

export const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** How a page is drawn. `mermaidUrl` is loaded only if there is a chart. With `isOpen`, folded parts are unfolded. */
export type Probe = { readonly scheme: Scheme; readonly mermaidUrl: string; readonly isOpen: boolean };

const PROBES = {
  light: {
    stylesheet: import.meta.resolve('github-markdown-css/github-markdown-light.css'),
    mermaidTheme: 'default',
    colours: `--page: #ffffff; --raised: #f6f8fa; --border: #d1d9e0; --ink: #1f2328; --soft: #59636e; --link: #0969da;
      --danger: #cf222e; --attention: #9a6700; --added: #dafbe1; --added-number: #aceebb; --removed: #ffebe9;
      --removed-number: #ffcecb; --hunk: #ddf4ff;`,
  },
  dark: {
    stylesheet: import.meta.resolve('github-markdown-css/github-markdown-dark.css'),
    mermaidTheme: 'dark',
    colours: `--page: #0d1117; --raised: #151b23; --border: #3d444d; --ink: #f0f6fc; --soft: #9198a1; --link: #4493f8;
      --danger: #f85149; --attention: #d29922; --added: #12261e; --added-number: #1c4428; --removed: #25171c;
      --removed-number: #542426; --hunk: #131d2e;`,
  },
} as const satisfies Record<Scheme, object>;

/** JavaScript for the page: resolves when every chart is drawn. */
export const DRAW_CHARTS = 'window.mermaid === undefined ? undefined : mermaid.run({ querySelector: "pre.mermaid" })';

/** A whole page in the colours of GitHub: `style` can use them as variables. */
export function wholePage(body: string, style: string, { scheme, mermaidUrl }: Probe): string {
  const { stylesheet, mermaidTheme, colours } = PROBES[scheme];
  return `<!doctype html>
<meta charset="utf-8">
<style>${readFileSync(fileURLToPath(stylesheet), 'utf8')}</style>
<style>
  :root { ${colours} }
  html { background: var(--page); }
  body { margin: 0; padding: 16px; color: var(--ink); font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
  .box { border: 1px solid var(--border); border-radius: 6px; }
  .markdown-body { padding: 16px 20px; font-size: 14px; }
  .markdown-body pre.mermaid { background: none; text-align: center; }
  ${style}
</style>
${body}
${body.includes('class="mermaid"') ? mermaidScript(mermaidUrl, mermaidTheme) : ''}`;
}

/** Markdown as GitHub shows it, by its parser's rules. */
export function markdownHtml(markdown: string, isOpen: boolean): string {
  return micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    .replaceAll('<pre><code class="language-mermaid">', '<pre class="mermaid">')
    .replaceAll(/(<pre class="mermaid">[^<]*)<\/code><\/pre>/g, '$1</pre>')
    .replaceAll('<details>', isOpen ? '<details open>' : '<details>');
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function mermaidScript(url: string, theme: string): string {
  return `<script src="${url}"></script>
<script>mermaid.initialize({ startOnLoad: false, theme: '${theme}', securityLevel: 'strict' });</script>`;
}
