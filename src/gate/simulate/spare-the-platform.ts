import { createSlots } from '../../domain/work/slots.ts';
import type { FindingsReader } from '../../ports/findings-reader.ts';

/** Requests on their way at the same time, whatever is judged meanwhile: half of what one run of the gate may have. */
const MOST_REQUESTS_AT_ONCE = 8;

/**
 * Makes readers that share the slots: together they never have more than eight requests on their way. A wait between
 * two attempts keeps its slot.
 */
export function sparing(): (reader: FindingsReader) => FindingsReader {
  const inSlot = createSlots(MOST_REQUESTS_AT_ONCE);
  async function* paged<Page>(pages: AsyncGenerator<Page, void, undefined>): AsyncGenerator<Page, void, undefined> {
    for (;;) {
      const next = await inSlot(() => pages.next());
      if (next.done === true) return;
      yield next.value;
    }
  }
  return (reader) => ({
    listScans: (search, phase) => paged(reader.listScans(search, phase)),
    searchIssues: (search, signal) => paged(reader.searchIssues(search, signal)),
    readScan: (id, phase, aside) => inSlot(() => reader.readScan(id, phase, aside)),
    ...(reader.searchesHeld === undefined ? {} : { searchesHeld: reader.searchesHeld }),
    requestsSent: () => reader.requestsSent(),
  });
}
