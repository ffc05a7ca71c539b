import '../gate/process/exit-guard.ts';
import { isNodeTooOld } from '../gate/process/oldest-node.ts';
import { runProcess } from '../gate/process/run-process.ts';
import { actionJob } from './run-action.ts';

// A CommonJS file cannot await the run. It never throws, and the exit guard handles a process that ends before its verdict.
if (!isNodeTooOld()) void runProcess((signal) => actionJob(process.env, signal));
