import { createSlots, type Slots } from '../../../domain/work/slots.ts';
import type { FindingsReader, Pages } from '../../../ports/findings-reader.ts';

/** Requests on their way at the same time, whatever is judged meanwhile: half of what one run of the gate may have. */
const MOST_REQUESTS_AT_ONCE = 8;

/** Readers that share the slots. A wait between two attempts keeps its slot. */
export function sparing(inSlot = fewSlots()): (reader: FindingsReader) => FindingsReader {
  return (reader) => ({
    listScans: (search, phase) => pagedIn(inSlot, reader.listScans(search, phase)),
    searchIssues: (search, signal) => pagedIn(inSlot, reader.searchIssues(search, signal)),
    readScan: (id, phase, aside) => inSlot(() => reader.readScan(id, phase, aside)),
    requestsSent: () => reader.requestsSent(),
  });
}

export function fewSlots(): Slots {
  return createSlots(MOST_REQUESTS_AT_ONCE);
}

export async function* pagedIn<Page>(inSlot: Slots, pages: Pages<Page>): Pages<Page> {
  for (;;) {
    const next = await inSlot(() => pages.next());
    if (next.done === true) return;
    yield next.value;
  }
}
