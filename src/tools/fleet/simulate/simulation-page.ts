import { hash } from 'node:crypto';
import { REASONS } from '../../../domain/reason.ts';
import type { ConditionOutcome } from '../../../domain/verdict.ts';
import { conditionJson } from '../../../report/json/outputs.ts';
import { roomOf } from '../../../report/text/fit-columns.ts';
import { type PlainColumn, plainTable } from '../../../report/text/plain-table.ts';
import { counted } from '../../../report/text/report-facts.ts';
import { clean, isoText, minuteText } from '../../../report/text/text.ts';
import {
  blockedIssues,
  blockersOf,
  type ConditionEffect,
  countOf,
  effectsByCondition,
  effectsByRepository,
  gapsOf,
  type JudgedRef,
  judgedCount,
  type RepositoryEffect,
  type Simulation,
  uncomparedOf,
  worstRefsFirst,
} from './simulation.ts';

const MOST_TABLE_ROWS = 200;

const REPOSITORIES: readonly PlainColumn<RepositoryEffect>[] = [
  { title: 'REPOSITORY', cell: (effect) => effect.repository ?? '-' },
  { title: 'ID', isWhole: true, cell: ({ repositoryId }) => repositoryId ?? '-' },
  { title: 'REFS', isNumber: true, cell: ({ refs }) => String(refs) },
  { title: 'FAIL', isNumber: true, cell: ({ fail }) => String(fail) },
  { title: 'INCONCLUSIVE', isNumber: true, cell: ({ inconclusive }) => String(inconclusive) },
  { title: 'BROKEN', cell: ({ brokenBy }) => brokenBy.join(', ') || '-' },
];

const CONDITIONS: readonly PlainColumn<ConditionEffect>[] = [
  { title: 'CONDITION', cell: ({ name }) => name },
  { title: 'ACTION', cell: ({ action }) => action },
  { title: 'REFS', isNumber: true, cell: ({ refs }) => String(refs) },
  { title: 'REPOSITORIES', isNumber: true, cell: ({ repositories }) => String(repositories) },
  { title: 'FOUND', isNumber: true, cell: ({ found }) => String(found) },
];

const NOT_COMPARED: PlainColumn<ConditionEffect> = {
  title: 'NOT COMPARED',
  isNumber: true,
  cell: ({ uncompared }) => String(uncompared),
};

const REFS: readonly PlainColumn<JudgedRef>[] = [
  { title: 'REPOSITORY', cell: ({ repository, repositoryId }) => repository ?? repositoryId ?? '-' },
  { title: 'REF', cell: ({ ref }) => ref ?? '-' },
  { title: 'VERDICT', cell: ({ verdict, reason }) => (reason === undefined ? verdict : `${verdict}, ${reason}`) },
  { title: 'FOUND', isNumber: true, cell: (ref) => (ref.verdict === 'fail' ? String(blockedIssues(ref)) : '-') },
];
const BY: PlainColumn<JudgedRef> = { title: 'BY', cell: byText };
/** Columns of the HTML page only: it has room for whole sentences, and is read on another day. */
const ON_A_PAGE: readonly PlainColumn<JudgedRef>[] = [
  { title: 'BY', cell: becauseText },
  { title: 'COMMIT', isWhole: true, cell: ({ commit }) => commit?.slice(0, 12) ?? '-' },
  { title: 'SCAN', isWhole: true, cell: ({ scan }) => scan },
  { title: 'SCANNED', isWhole: true, cell: ({ scannedAtMs }) => minuteText(scannedAtMs) },
];

export function simulationLines({ refs }: Pick<Simulation, 'refs'>, room?: number): readonly string[] {
  const notPassing = worstRefsFirst(refs).filter(({ verdict }) => verdict !== 'pass');
  const tables = [...effectTables(refs), tableOf('Refs that would not pass', [...REFS, BY], notPassing)];
  return tables.flatMap(({ lines }) => lines(room));
}

function effectTables(refs: readonly JudgedRef[]) {
  const effects = effectsByCondition(refs);
  const isAllCompared = effects.every(({ uncompared }) => uncompared === 0);
  return [
    tableOf('By condition', isAllCompared ? CONDITIONS : [...CONDITIONS, NOT_COMPARED], effects),
    tableOf('By repository', REPOSITORIES, effectsByRepository(refs)),
  ];
}

/** A table as lines for a terminal, none if it has no rows, and as a section of a page. */
function tableOf<Row>(title: string, columns: readonly PlainColumn<Row>[], rows: readonly Row[]) {
  return {
    lines(room: number | undefined): readonly string[] {
      if (rows.length === 0) return [];
      const left = rows.length - MOST_TABLE_ROWS;
      const more = left > 0 ? [`and ${counted(left, 'row')} more; --json and --html show all`] : [];
      return [title, ...plainTable(columns, rows.slice(0, MOST_TABLE_ROWS), roomOf(room)), ...more, ''];
    },
    section(): string {
      const shown = columns.map(({ title: name, cell, isNumber, isWhole }) => {
        const kind = isNumber ? ' class="number"' : isWhole ? ' class="whole"' : '';
        const cellOf = (row: Row): string => `<td${kind} data-title="${name}">${text(cell(row))}</td>`;
        return { head: `<th scope="col"${kind}>${name}</th>`, cellOf };
      });
      const line = (row: Row): string => `<tr>${shown.map(({ cellOf }) => cellOf(row)).join('')}</tr>\n`;
      return `<section>
<h2>${title}</h2>
<table>
<thead><tr>${shown.map(({ head }) => head).join('')}</tr></thead>
<tbody>
${rows.map(line).join('')}</tbody>
</table>
</section>
`;
    },
  };
}

function byText(ref: JudgedRef): string {
  const names = blockersOf(ref).map(({ name }) => name);
  const open = uncomparedOf(ref).map(
    (condition) => `${condition.name} (${judgedCount(condition)} found, not compared)`,
  );
  return [...names, ...open].join(', ') || ref.message;
}

function becauseText(judged: JudgedRef): string {
  const warnings = judged.conditions.filter(({ action, result }) => action === 'warn' && result === 'broken');
  const sentences = [
    ...blockersOf(judged).map(countText),
    ...warnings.map((condition) => `Warning: ${countText(condition)}`),
    ...uncomparedOf(judged).map((condition) => `Not compared: ${countText(condition)}`),
    ...reasonText(judged),
  ];
  return sentences.map((each) => `${each}.`).join(' ') || '-';
}

function countText({ name, max, ...counts }: ConditionOutcome): string {
  return `${name}: ${judgedCount(counts)} found, ${max === 0n ? 'none' : max} allowed`;
}

function reasonText({ verdict, reason, message }: JudgedRef): readonly string[] {
  if (verdict === 'pass' || reason === undefined || reason === 'not-compared') return [];
  const { missing } = REASONS[reason];
  return [`${missing.charAt(0).toUpperCase()}${missing.slice(1)}: ${message.replace(/\.$/, '')}`];
}

export function simulationJson(simulation: Simulation): Readonly<Record<string, unknown>> {
  const { policy, sinceMs, atMs, refs, unlisted, leftOut, requests } = simulation;
  return {
    schema: 1,
    policy,
    since: new Date(sinceMs).toISOString(),
    at: new Date(atMs).toISOString(),
    requests,
    leftOut,
    conditions: effectsByCondition(refs).map(({ uncompared: notCompared, ...effect }) => ({ ...effect, notCompared })),
    unlisted: unlisted.map(({ repositoryId = null, reason, message }) => ({ repositoryId, reason, message })),
    refs: refs.map(refJson),
  };
}

function refJson(judged: JudgedRef): Readonly<Record<string, unknown>> {
  const { repositoryId = null, repository = null, ref = null, commit = null, scan, scannedAtMs } = judged;
  const { isFullScan, scans, verdict, reason = '', message } = judged;
  return {
    repositoryId,
    repository,
    ref,
    commit,
    scan,
    scannedAt: isoText(scannedAtMs) ?? null,
    isFullScan,
    scans,
    verdict,
    reason,
    message,
    conditions: judged.conditions.map((one) => ({ ...conditionJson(one), notCompared: one.isUncompared })),
  };
}

const TITLE = 'What the policy would block';
const HOW = `The newest finished scan of each product decides; SCANNED is when the newest of them ended. FOUND is the number that a
condition judges, without waived issues. All issues of a diff scan are new. For a full scan, a condition that counts only new
issues is not compared, unless all issues together are within its limit.`;

/** Follows the reader's light or dark colours. On a phone each cell is a line with its title; elsewhere a table that is too wide scrolls by itself. */
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
  const tables = [...effectTables(refs), tableOf('Every ref', [...REFS, ...ON_A_PAGE], worstRefsFirst(refs))];
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
${tables.map(({ section }) => section()).join('')}\
<p>${HOW}</p>
</main>
</body>
</html>
`;
}

const MOST_CHARACTERS = 400;

/** Makes hostile text harmless: invisible characters are shown, and nothing in it is markup, not even in an attribute. */
function text(raw: string): string {
  return clean(raw, MOST_CHARACTERS).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
