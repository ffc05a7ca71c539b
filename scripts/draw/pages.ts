import { commandsIn } from '../../test/faults/harness/runner-commands.ts';
import { conversationPage } from './conversation-page.ts';
import { type Look, markdownHtml, wholePage } from './look.ts';
import type { Played } from './play.ts';
import { pullFilesPage } from './pull-files-page.ts';
import type { Scene } from './scenes.ts';

/** The page of a scene as HTML. Throws where the run wrote nothing of it. */
export function pageOf({ name, page }: Scene, played: Played, look: Look): string {
  if (page === 'files') return pullFilesPage(played.files, played.textOf, commandsIn(played.stdout), look);
  if (page === 'conversation') {
    const { before, after } = played.conversation;
    const isNew = after.at(-1)?.body === played.comment && !before.some(({ id }) => id === after.at(-1)?.id);
    if (!isNew) throw new Error(`the run of ${name} wrote no new comment`);
    const times = [
      { when: 'Before the last push', comments: before },
      { when: 'After it', comments: after },
    ];
    return conversationPage(times, look);
  }
  if (played[page] === '') throw new Error(`the run of ${name} wrote no ${page}`);
  return markdownPage(played[page], look);
}

/** A comment or a summary by itself. */
function markdownPage(markdown: string, look: Look): string {
  return wholePage(`<article class="box markdown-body">${markdownHtml(markdown, look.isOpen)}</article>`, '', look);
}
