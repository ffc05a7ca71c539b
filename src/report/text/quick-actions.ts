/**
 * GitLab carries out a line of a note that begins with a slash (`/merge`, `/approve`, `/close`), and not only as a
 * person meant it: whatever made such a line, its slash becomes one that only looks like it.
 */
export function withoutQuickActions(page: string): string {
  return page.replaceAll(/^([^\S\n]*)\//gm, '$1∕');
}
