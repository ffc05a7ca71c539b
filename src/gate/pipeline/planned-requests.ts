import type { FindingsReader, Pages } from '../../ports/findings-reader.ts';

/** Counts the requests that a run without faults would have sent: each page and each detail once. */
export type PlannedReader = FindingsReader & { requestsPlanned(): number };

export function countPlanned(reader: FindingsReader): PlannedReader {
  let planned = 0;
  async function* pages<Page>(source: Pages<Page>): Pages<Page> {
    planned += 1;
    let isFirst = true;
    for await (let page of source as AsyncIterable<Page | undefined>) {
      if (!isFirst) planned += 1;
      isFirst = false;
      yield page as Page;
      // Otherwise the page would stay in memory until the next one arrives.
      page = undefined;
    }
  }
  return {
    listScans: (search, phase) => pages(reader.listScans(search, phase)),
    searchIssues: (search, signal) => pages(reader.searchIssues(search, signal)),
    readScan(id, phase, aside) {
      planned += 1;
      return reader.readScan(id, phase, aside);
    },
    requestsSent: () => reader.requestsSent(),
    requestsPlanned: () => planned,
  };
}
