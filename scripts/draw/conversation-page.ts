import { escaped, markdownHtml, type Probe, wholePage } from './look.ts';

/** Comments in the conversation of a pull request at one time. */
export type ConversationAt = {
  readonly when: string;
  readonly comments: readonly { readonly author: { readonly login: string }; readonly body: string }[];
};

const STYLE = `
  h2 { margin: 8px 0 12px; font-size: 16px; } h2 ~ h2 { margin-top: 32px; }
  .comment { display: grid; grid-template-columns: 40px minmax(0, 1fr); gap: 12px; margin-bottom: 16px; }
  .face { width: 40px; height: 40px; border-radius: 50%; background: var(--raised); border: 1px solid var(--border);
    box-sizing: border-box; line-height: 38px; text-align: center; font-weight: 600; color: var(--soft); }
  .head { padding: 8px 16px; background: var(--raised); border-bottom: 1px solid var(--border); border-radius: 6px 6px 0 0;
    color: var(--soft); }
  .head b { color: var(--ink); }
  .bot { padding: 0 7px; border: 1px solid var(--border); border-radius: 2em; font-size: 12px; }
`;

/** The conversation of a pull request, each time below the earlier one. */
export function conversationPage(times: readonly ConversationAt[], probe: Probe): string {
  const body = times
    .map(
      ({ when, comments }) => `<h2>${escaped(when)}</h2>\n${comments.map((each) => comment(each, probe)).join('\n')}`,
    )
    .join('\n');
  return wholePage(body, STYLE, probe);
}

function comment({ author: { login }, body }: ConversationAt['comments'][number], { isOpen }: Probe): string {
  const name = login.replace('[bot]', '');
  const bot = login.endsWith('[bot]') ? ' <span class="bot">bot</span>' : '';
  return `<div class="comment"><div class="face">${escaped(name.slice(0, 1).toUpperCase())}</div>
<div class="box"><div class="head"><b>${escaped(name)}</b>${bot} commented</div>
<article class="markdown-body">${markdownHtml(body, isOpen)}</article></div></div>`;
}
