#!/usr/bin/env node
import { decide } from '../gate/process/exit-guard.ts';
import { refusalOf } from './oldest-node.ts';

const refusal = refusalOf(process.versions.node);
if (refusal === undefined) {
  // Loaded only now: an older Node does not have all that it needs. A CommonJS file cannot await it, and it never throws.
  void import('./command-line.ts').then(({ runCommandLine }) => runCommandLine(process.argv.slice(2), process.env));
} else {
  decide(3);
  process.stderr.write(`${refusal}\n`);
}
