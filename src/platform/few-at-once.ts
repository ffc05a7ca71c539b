import { createSlots, type Slots } from '../domain/work/slots.ts';
import type { Pages } from '../ports/findings-reader.ts';

/** Requests on their way to the platform at the same time, whatever is judged meanwhile. */
const MOST_REQUESTS_AT_ONCE = 8;

/** A wait between two attempts keeps its slot. */
export function fewSlots(): Slots {
  return createSlots(MOST_REQUESTS_AT_ONCE);
}

export async function* pagedIn<Page>(inSlot: Slots, pages: Pages<Page>): Pages<Page> {
  for (;;) {
    let next: IteratorResult<Page, void> | undefined = await inSlot(() => pages.next());
    if (next.done === true) return;
    yield next.value;
    // The page would stay in memory otherwise until the next one is there.
    next = undefined;
  }
}
