// Loaded into the process before the program (`node --import`): makes a file once the program listens to signals.
import { writeFileSync } from 'node:fs';

process.on('newListener', (name) => {
  if (name === 'SIGTERM') writeFileSync(process.env.LISTENS_FILE, '');
});
