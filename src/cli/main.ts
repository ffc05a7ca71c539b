#!/usr/bin/env node
import { decide } from '../gate/process/exit-guard.ts';
import { refusalOf } from './oldest-node.ts';

const refusal = refusalOf(process.versions.node);
if (refusal === undefined) {
  // The program is loaded only now: an older Node does not have all that it needs. It is not awaited, as a CommonJS
  // file cannot: it never throws.
  void import('./command-line.ts').then(({ runCommandLine }) => runCommandLine(process.argv.slice(2), process.env));
} else {
  decide(3);
  process.stderr.write(`${refusal}\n`);
}
