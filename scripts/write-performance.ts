import { readFileSync } from 'node:fs';
import { renderMachine } from '../bench/machine.ts';
import type { Results } from '../bench/results.ts';
import { renderTable } from '../bench/table.ts';
import { withBlocks } from './generated-blocks.ts';
import { writeOrCheck } from './generated-file.ts';

const now = readResults('performance.json');
const before = readResults('performance-before.json');

writeOrCheck('docs/performance.md', (current) =>
  withBlocks(current, { figures: `${renderTable(now.figures, before.figures)}\n${renderPlaces()}` }),
);

function renderPlaces(): string {
  return `Measured with ${renderMachine(now.machine)}\nBefore: ${renderMachine(before.machine)}\n`;
}

function readResults(name: string): Results {
  return JSON.parse(readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8')) as Results;
}
