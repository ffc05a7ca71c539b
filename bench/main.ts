import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Measured, Row } from './figures.ts';
import { readMachine, renderMachine } from './machine.ts';
import { renderResults } from './results.ts';
import { commandLine } from './rows/command-line.ts';
import { manyRules } from './rows/many-rules.ts';
import { plainScript } from './rows/plain-script.ts';
import { policyCheck } from './rows/policy-check.ts';
import { start } from './rows/start.ts';
import { waiting } from './rows/waiting.ts';
import { runWithPlaces, wholeRun } from './rows/whole-run.ts';
import { renderTable } from './table.ts';

/*
 * Results are ratios within one run: both sides run in turn, so that a slow or busy machine changes both. They are not tests.
 */
const ROWS: readonly Row[] = [
  start,
  wholeRun,
  runWithPlaces,
  manyRules,
  plainScript,
  policyCheck,
  commandLine,
  waiting,
];

const USAGE = `Usage: npm run bench [-- <row>...] [--pairs <number>] [--json <file>]

Measures the built action, or the one that GATE_MAIN names. Without rows: all of them, ${ROWS.map(({ name }) => name).join(', ')}.
With --json the results are also written to a file. Run it where nothing else runs.`;

/** Runs the command line. Throws `Error` with a sentence for people. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'string' }, pairs: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(USAGE);
  const rows = positionals.length === 0 ? ROWS : positionals.map(rowNamed);
  const pairs = values.pairs === undefined ? undefined : pairsOf(values.pairs);
  const machine = readMachine();
  console.log(renderMachine(machine));
  const figures: Measured[] = [];
  for (const row of rows) {
    console.error(`${row.name}: ${pairs ?? row.runs} runs of each side`);
    figures.push(...(await row.measure(pairs ?? row.runs)));
  }
  console.log(`\n${renderTable(figures)}`);
  if (values.json !== undefined) writeFileSync(values.json, renderResults({ machine, figures }));
}

function rowNamed(name: string): Row {
  const row = ROWS.find((each) => each.name === name);
  if (row === undefined) throw new Error(`unknown row ${JSON.stringify(name)}`);
  return row;
}

function pairsOf(text: string): number {
  if (!/^[1-9][0-9]*$/.test(text)) throw new Error('--pairs must be a number');
  return Number(text);
}

try {
  await main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}
