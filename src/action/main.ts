import '../gate/process/exit-guard.ts';
import { runProcess } from '../gate/process/run-process.ts';
import { actionJob } from './run-action.ts';

await runProcess((signal) => actionJob(process.env, signal));
