import { hash } from 'node:crypto';
import { counted } from '../../../report/text/report-facts.ts';
import { clean } from '../../../report/text/text.ts';
import { minuteText } from '../../../report/text/time-text.ts';
import { countOf, gapsOf } from './effects.ts';
import type { Simulation } from './simulation.ts';
import { pageTables, type SimulationTable } from './simulation-tables.ts';

const TITLE = 'What the policy would block';
const HOW = `The newest finished scan of each product decides; SCANNED is when the newest of them ended. FOUND is what a condition
judges, waivers taken off. What a diff scan shows is all new. On a full scan, a condition that judges only what is new is not
compared, unless not even all that is found is too much.`;

/** Follows the reader's light or dark colours. On a phone each cell is a line with its title; elsewhere a table that is too wide moves by itself. */
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 1rem; max-width: 80rem; font: 1rem/1.5 system-ui, sans-serif; }
code { overflow-wrap: anywhere; }
section { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { padding: .3rem .75rem .3rem 0; border-bottom: 1px solid GrayText; text-align: left; vertical-align: top; }
td { min-width: 7rem; overflow-wrap: anywhere; }
.number { min-width: 0; text-align: right; }
.whole { white-space: nowrap; }
.warning { padding: .5rem 1rem; border: 1px solid; }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { display: block; padding: .5rem 0; border-bottom: 1px solid GrayText; }
  td { display: flex; padding: 0; border: 0; text-align: left !important; white-space: normal !important; }
  td::before { content: attr(data-title); flex: 0 0 8rem; color: GrayText; }
}
@media print {
  @page { size: A4 landscape; margin: 10mm; }
  body { padding: 0; max-width: none; font-size: 8pt; }
  table { font-size: 7pt; } td { min-width: 0; } tr { break-inside: avoid; }
}
`;

/** One file for the people who decide on a policy. It loads nothing, and its security policy lets in only its own style. */
export function renderSimulation(simulation: Simulation): string {
  const { policy, sinceMs, atMs, refs, requests } = simulation;
  const digest = hash('sha256', STYLE, 'base64');
  const [fail, inconclusive, pass] = [countOf(refs, 'fail'), countOf(refs, 'inconclusive'), countOf(refs, 'pass')];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${TITLE}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${TITLE}</h1>
<p>Every ref that was scanned from ${minuteText(sinceMs)} to ${minuteText(atMs)}, judged by <code>${text(policy.path)}</code> \
as things stand now. Nothing is blocked yet.</p>
<p><strong>${fail} would fail, ${inconclusive} inconclusive, ${pass} would pass</strong>: ${counted(refs.length, 'ref')}; \
${counted(requests, 'request')}; policy SHA-256 <code>${text(policy.sha256)}</code></p>
${gapsOf(simulation)
  .map((gap) => `<p class="warning">${text(gap)}</p>\n`)
  .join('')}\
${pageTables(simulation).map(section).join('')}\
<p>${HOW}</p>
</main>
</body>
</html>
`;
}

function section({ title, columns, rows }: SimulationTable): string {
  const kinds = columns.map(({ isNumber, isWhole }) =>
    isNumber ? ' class="number"' : isWhole ? ' class="whole"' : '',
  );
  const line = (cells: readonly string[]): string =>
    `<tr>${cells.map((cell, index) => `<td${kinds[index]} data-title="${columns[index]!.title}">${text(cell)}</td>`).join('')}</tr>\n`;
  return `<section>
<h2>${title}</h2>
<table>
<thead><tr>${columns.map((column, index) => `<th scope="col"${kinds[index]}>${column.title}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(line).join('')}</tbody>
</table>
</section>
`;
}

const MOST_CHARACTERS = 400;

/** Text from outside, however hostile: unseen characters are shown, and nothing of it is markup, in an attribute either. */
function text(raw: string): string {
  return clean(raw, MOST_CHARACTERS).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
