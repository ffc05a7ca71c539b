/** A finding as a page tells it. */
export type PageRow = {
  /** `critical, new`. */
  readonly severity: string;
  /** Without links. */
  readonly where: string;
  readonly what: string;
};

/** The findings of the page of one project, without what is folded. */
export function pageRows(page: string): { readonly rows: readonly PageRow[] } {
  const cells = tableOf(page.split('<details>')[0]!, '|  | Where | What |')
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([severity, where, what]) => ({
      severity: severity!.replace(/^\S+&nbsp;/, ''),
      where: where!.replaceAll(/\[(.*?)\]\(<[^>]*>\)/g, '$1'),
      what: what!,
    }));
  // The last row may be the number of those that have no room.
  return { rows: cells.filter(({ where }) => !/^and (?:at least )?\d+ more$/.test(where)) };
}

/** The folded table of the rules that break a condition: the whole name, the number of issues, bound or not, and the conditions. */
export function ruleRows(page: string) {
  const header = page.split('\n').find((line) => line.startsWith('| Rule |') && line.endsWith('| Breaks |'));
  if (header === undefined) return [];
  const titles = header.slice(2, -2).split(' | ');
  return tableOf(page, header).map((line) => {
    const cells = line.slice(2, -2).split(' | ');
    const names = [...cells[0]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    return {
      name: names.at(-1) ?? cells[0]!,
      issues: cells[titles.indexOf('Issues')]!.replace('at least ', ''),
      breaks: [...cells.at(-1)!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
    };
  });
}

/** Its rows, without titles. */
function tableOf(page: string, header: string): readonly string[] {
  const lines = page.split('\n');
  const start = lines.indexOf(header);
  if (start === -1) return [];
  const body = lines.slice(start + 2);
  const length = body.findIndex((line) => !line.startsWith('|'));
  return length === -1 ? body : body.slice(0, length);
}
