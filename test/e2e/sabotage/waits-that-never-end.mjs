// A promise that never settles: the event loop has nothing left to do, and Node would end with 0.
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

timers.setTimeout = () => new Promise(() => {});
syncBuiltinESMExports();
