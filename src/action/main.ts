import '../gate/process/exit-guard.ts';
import { runProcess } from '../gate/process/run-process.ts';
import { actionJob } from './run-action.ts';

// The run is not awaited, as a CommonJS file cannot: it never throws, and a process that ends before its verdict is the
// guard's.
void runProcess((signal) => actionJob(process.env, signal));
