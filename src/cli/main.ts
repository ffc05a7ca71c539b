#!/usr/bin/env node
import '../gate/process/exit-guard.ts';
import { isNodeTooOld } from '../gate/process/oldest-node.ts';

// Loaded after this check, because an older Node lacks what it needs. A CommonJS file cannot await it, and it never throws.
if (!isNodeTooOld())
  void import('./command-line.ts').then(({ runCommandLine }) => runCommandLine(process.argv.slice(2), process.env));
