import '../gate/process/exit-guard.ts';
import { isNodeTooOld } from '../gate/process/oldest-node.ts';
import { runProcess } from '../gate/process/run-process.ts';
import { actionJob } from './run-action.ts';

// A CommonJS file cannot await it. It never throws, and the guard sees to a process that ends before its verdict.
if (!isNodeTooOld()) void runProcess((signal) => actionJob(process.env, signal));
