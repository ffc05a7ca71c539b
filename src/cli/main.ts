#!/usr/bin/env node
import '../gate/process/exit-guard.ts';
import { runCommandLine } from './command-line.ts';

await runCommandLine(process.argv.slice(2), process.env);
