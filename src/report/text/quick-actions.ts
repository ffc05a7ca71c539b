/** GitLab carries out any line of a note that begins with a slash (`/merge`, `/approve`): its slash becomes one that only looks like it. */
export function withoutQuickActions(page: string): string {
  return page.replaceAll(/^([^\S\n\r\u2028\u2029]*)\//gm, '$1∕');
}
