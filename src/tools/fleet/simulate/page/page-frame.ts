import { createHash } from 'node:crypto';
import { html, Markup } from './markup.ts';

export type Frame = {
  readonly title: string;
  readonly style: string;
  /** The page says everything without it. */
  readonly script?: string;
};

/**
 * A whole page around what is read. It loads nothing, and its own security policy lets nothing else in than the style
 * and the script that are written here.
 */
export function wholePage({ title, style, script }: Frame, main: Markup): string {
  const end = script === undefined ? new Markup('') : html`<script>${new Markup(script)}</script>\n`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(contentPolicy(style, script))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>
${main}
</main>
${end}</body>
</html>
`.html;
}

function contentPolicy(style: string, script: string | undefined): string {
  return [
    `default-src 'none'`,
    `style-src ${digestOf(style)}`,
    ...(script === undefined ? [] : [`script-src ${digestOf(script)}`]),
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

function digestOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
