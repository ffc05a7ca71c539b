import { count, findScan, listComments, readScan, readViewer, SEARCHES, writeComment } from './requests.mjs';

// The floor: the requests of a run in its three round trips, and no proof of anything.
const id = await findScan();
const [viewer, comments, , ...counts] = await Promise.all([
  readViewer(),
  listComments(),
  readScan(id),
  ...SEARCHES.map(count),
]);
await writeComment(counts, viewer, comments);
