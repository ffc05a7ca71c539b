// Something ends the process in the middle, without a message and without an exit code.
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

timers.setTimeout = () => process.exit();
syncBuiltinESMExports();
