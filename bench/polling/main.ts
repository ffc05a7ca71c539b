import { pollingTables } from './tables.ts';

/* How soon the end of a scan is seen, and by how many look-ups: mean delay and mean number in each cell. Simulated, with a seed. */
for (const [name, text] of Object.entries(pollingTables())) console.log(`${name}\n\n${text}`);
