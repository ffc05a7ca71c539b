import {
  count,
  findScan,
  listComments,
  listLocations,
  readBase,
  readRules,
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
await readRules();
await readBase();
const places = await listLocations(counts);
await writeComment(counts, viewer, await listComments(), places);
