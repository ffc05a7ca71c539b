/** A broken condition as a page tells of it. */
export type Section = {
  readonly isBlocking: boolean;
  readonly name: string;
  /** What stands behind the name. */
  readonly told: string;
  readonly rows: readonly Row[];
  /** Rules that are said to be missing. */
  readonly missing: number;
  readonly places: readonly ShownPlace[];
  /** Places that are said to be missing. */
  readonly missingPlaces: number;
};

/** A place as a line of a page tells it. */
export type ShownPlace = {
  readonly where: string;
  /** Where its link leads; undefined for a place that is text alone. */
  readonly url: string | undefined;
  readonly isOpen: boolean;
};

export type Row = {
  /** The whole name. */
  readonly name: string;
  /** By the title of its column; an empty one for a dash. That a number is a lower bound is said by the heading too. */
  readonly cells: ReadonlyMap<string, string>;
};

const HEADING = /^#{3,4} (❌|⚠️) `([^`]*)`: (.*)$/u;
/** What a page may have beneath the heading of a condition. */
const OWN_LINES = new RegExp(
  [
    /^(?:\||$|and \d+ more rules?$|<\/?details>$|<summary>\d+ more(?: places?)?<\/summary>$)/,
    /^(?:Among them:|Their places are listed above\.)$/,
    /^- (?:\[?`|and \d+ more places?$)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** The sections, and the rest of the page behind the last of them. */
export function culpritSections(page: string): { readonly sections: readonly Section[]; readonly rest: string } {
  const lines = page.split('\n');
  const starts = lines.flatMap((line, index) => (HEADING.test(line) ? [index] : []));
  let end = lines.findIndex((line) => line.startsWith('Judged commit'));
  const sections = starts.map((start): Section => {
    const body = lines.slice(start + 1);
    const length = body.findIndex((line) => !OWN_LINES.test(line));
    const own = length === -1 ? body : body.slice(0, length);
    end = start + own.length;
    const [, mark = '', name = '', told = ''] = HEADING.exec(lines[start]!)!;
    const isBlocking = mark === '❌';
    return { isBlocking, name, told, rows: rowsOf(own), missing: missingOf(own), ...placesIn(own) };
  });
  return { sections, rest: lines.slice(end + 1).join('\n') };
}

function rowsOf(lines: readonly string[]): readonly Row[] {
  const rows: Row[] = [];
  let titles: readonly string[] = [];
  for (const line of lines.filter((text) => text.startsWith('| '))) {
    const cells = line.slice(2, -2).split(' | ');
    if (cells[0] === 'Rule') titles = cells;
    else if (!/^:?--/.test(cells[0]!))
      rows.push({
        name: nameIn(cells[0]!),
        cells: new Map(titles.map((title, index) => [title, cells[index]!.replace(/^(?:–|at least )/, '')])),
      });
  }
  return rows;
}

/** The last of the names in a cell is the whole one; what follows it in brackets is no name. */
function nameIn(cell: string): string {
  return [...cell.replace(/ \(.*$/, '').matchAll(/`([^`]+)`/g)].at(-1)?.[1] ?? cell;
}

function missingOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Number(/^and (\d+) more rules?$/.exec(line)?.[1] ?? 0), 0);
}

const PLACE = /^- (?:\[(`+)(.*?)\1\]\(<([^<>\s]+)>\)|(`+)(.*?)\4)(?: |$)/;

function placesIn(lines: readonly string[]): Pick<Section, 'places' | 'missingPlaces'> {
  const folded = lines.findIndex((line) => /^<summary>\d+ more places?</.test(line));
  const places = lines.flatMap((line, index): ShownPlace[] => {
    const [, , linked, url, , plain] = PLACE.exec(line) ?? [];
    const where = (linked ?? plain)?.trim();
    return where === undefined ? [] : [{ where, url, isOpen: folded === -1 || index < folded }];
  });
  const missing = lines.map((line) => /^- and (\d+) more places?$/.exec(line)?.[1] ?? 0).find(Number);
  return { places, missingPlaces: Number(missing ?? 0) };
}
