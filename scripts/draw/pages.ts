import { commandsIn } from '../../test/faults/harness/runner-commands.ts';
import { conversationPage } from './conversation-page.ts';
import { markdownHtml, type Probe, wholePage } from './look.ts';
import type { Played } from './play.ts';
import { pullFilesPage } from './pull-files-page.ts';
import type { Scene } from './scenes.ts';

/** The page of a scene as HTML. Throws if the run did not write it. */
export function pageOf({ name, page }: Scene, played: Played, probe: Probe): string {
  if (page === 'files') return pullFilesPage(played.files, played.textOf, commandsIn(played.stdout), probe);
  if (page === 'conversation') {
    const { before, after } = played.conversation;
    const isNew = after.at(-1)?.body === played.comment && !before.some(({ id }) => id === after.at(-1)?.id);
    if (!isNew) throw new Error(`the run of ${name} wrote no new comment`);
    const times = [
      { when: 'Before the last push', comments: before },
      { when: 'After it', comments: after },
    ];
    return conversationPage(times, probe);
  }
  if (played[page] === '') throw new Error(`the run of ${name} wrote no ${page}`);
  return markdownPage(played[page], probe);
}

/** A comment or a summary by itself. */
function markdownPage(markdown: string, probe: Probe): string {
  return wholePage(`<article class="box markdown-body">${markdownHtml(markdown, probe.isOpen)}</article>`, '', probe);
}
