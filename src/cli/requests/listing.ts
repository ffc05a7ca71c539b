import { roomOf } from '../../report/text/fit-columns.ts';
import { type PlainColumn, plainTable } from '../../report/text/plain-table.ts';
import { counted } from '../../report/text/report-facts.ts';
import type { Terminal } from '../terminal.ts';

export type Listing<Item> = {
  readonly noun: string;
  readonly columns: readonly PlainColumn<Item>[];
  json(item: Item): unknown;
};

/** Most rows of a table for people; JSON has all rows. */
const MOST_LISTED_ROWS = 1_000;

/** Prints items as JSON lines while pages arrive, or as a table at the end. If reading fails, prints what was read, says so and throws. Returns their number. */
export async function printListing<Item>(
  pages: AsyncIterable<readonly Item[]> | Iterable<Promise<readonly Item[]>>,
  { noun, columns, json }: Listing<Item>,
  { terminal, isJson }: { readonly terminal: Terminal; readonly isJson: boolean },
): Promise<number> {
  // Redacted before cells are cut: a part of a secret would not be recognized.
  const redacted = columns.map((column) => ({ ...column, cell: (item: Item) => terminal.redact(column.cell(item)) }));
  const rows: Item[] = [];
  let count = 0;
  try {
    for await (const items of pages) {
      count += items.length;
      if (isJson) for (const item of items) terminal.printJson(json(item));
      else rows.push(...items.slice(0, MOST_LISTED_ROWS - rows.length));
    }
    return count;
  } catch (thrown) {
    if (count > 0) terminal.tell(`Incomplete: ${counted(count, noun)} read before the failure below.`);
    throw thrown;
  } finally {
    if (rows.length > 0) for (const line of plainTable(redacted, rows, roomOf(terminal.columns))) terminal.print(line);
    if (rows.length === MOST_LISTED_ROWS && count > MOST_LISTED_ROWS)
      terminal.tell(`and ${count - MOST_LISTED_ROWS} more; --json shows all`);
  }
}
