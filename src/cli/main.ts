#!/usr/bin/env node
import '../gate/process/exit-guard.ts';
import { runCommandLine } from './command-line.ts';

// Not awaited: the bundle is CommonJS (docs/adr/0009-what-is-in-the-bundle.md). The exit guard answers for a process that ends too early.
void runCommandLine(process.argv.slice(2), process.env);
