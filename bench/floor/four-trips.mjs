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

// The floor of a run that fails: one more round trip, for the locations of the counted issues.
const id = await findScan();
const [viewer, comments, , ...counts] = await Promise.all([
  readViewer(),
  listComments(),
  readScan(id),
  ...SEARCHES.map(count),
]);
const places = await listLocations(counts);
await writeComment(counts, viewer, comments, places);
