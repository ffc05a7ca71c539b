import {
  count,
  findScan,
  listComments,
  listLocations,
  readScan,
  readViewer,
  SEARCHES,
  writeComment,
} from './requests.mjs';

// The floor of a run that fails: one round trip more, for the places of what was counted.
const id = await findScan();
const [viewer, comments, , ...counts] = await Promise.all([
  readViewer(),
  listComments(),
  readScan(id),
  ...SEARCHES.map(count),
]);
const places = await listLocations(counts);
await writeComment(counts, viewer, comments, places);
