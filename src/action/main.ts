import '../gate/process/exit-guard.ts';
import { runAction } from './run-action.ts';

await runAction(process.env);
