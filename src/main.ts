import './exit-guard.ts';
import { runAction } from './action.ts';

await runAction(process.env);
