/** A finding as a page tells it. */
export type PageRow = {
  /** `critical, new`. */
  readonly severity: string;
  /** Without links. */
  readonly where: string;
  readonly what: string;
};

export type PageRows = {
  readonly rows: readonly PageRow[];
  /** Rows that are said to be missing. */
  readonly left: number;
  /** The page without what is folded, and what is folded. */
  readonly open: string;
  readonly folded: string;
};

/** The findings of the page of one project. */
export function pageRows(page: string): PageRows {
  const folded = page.indexOf('<details>');
  const open = folded === -1 ? page : page.slice(0, folded);
  const lines = tableOf(open, '|  | Where | What |');
  const cells = lines
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([severity, where, what]) => ({ severity: severity!, where: where!, what: what! }));
  const rest = /^and (?:at least )?(\d+) more$/.exec(cells.at(-1)?.where ?? '')?.[1];
  const shown = rest === undefined ? cells : cells.slice(0, -1);
  return {
    rows: shown.map(({ severity, where, what }) => ({
      severity: severity.replace(/^\S+&nbsp;/, ''),
      where: where.replaceAll(/\[(.*?)\]\(<[^>]*>\)/g, '$1'),
      what,
    })),
    left: Number(rest ?? 0),
    open,
    folded: page.slice(open.length),
  };
}

export type RuleRow = {
  /** The whole name. */
  readonly name: string;
  /** By the title of its column; a dash is empty. That a number is a lower bound is left out. */
  readonly cells: ReadonlyMap<string, string>;
  readonly breaks: readonly string[];
};

/** The folded table of the rules that break a condition. */
export function ruleRows(page: string): readonly RuleRow[] {
  const header = page.split('\n').find((line) => line.startsWith('| Rule |') && line.endsWith('| Breaks |'));
  if (header === undefined) return [];
  const titles = header.slice(2, -2).split(' | ');
  return tableOf(page, header).map((line) => {
    const cells = line.slice(2, -2).split(' | ');
    const names = [...cells[0]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    return {
      name: names.at(-1) ?? cells[0]!,
      cells: new Map(titles.map((title, index) => [title, cells[index]!.replace(/^(?:–|at least )/, '')])),
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
