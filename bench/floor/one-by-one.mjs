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

// The same requests as a plain script makes them: one after the other.
await readScan(await findScan());
const counts = [];
for (const search of SEARCHES) counts.push(await count(search));
const viewer = await readViewer();
const places = await listLocations(counts);
await writeComment(counts, viewer, await listComments(), places);
