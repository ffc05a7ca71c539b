// A promise that never settles: the event loop runs empty, and Node would end with 0.
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

timers.setTimeout = () => new Promise(() => {});
syncBuiltinESMExports();
