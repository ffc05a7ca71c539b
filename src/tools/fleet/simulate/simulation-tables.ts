import { REASONS } from '../../../domain/reason.ts';
import type { ConditionOutcome } from '../../../domain/verdict.ts';
import { conditionJson } from '../../../report/json/outputs.ts';
import { type PlainColumn, plainTable } from '../../../report/text/plain-table.ts';
import { counted } from '../../../report/text/report-facts.ts';
import { minuteText } from '../../../report/text/time-text.ts';
import {
  blockedIssues,
  blockersOf,
  type ConditionEffect,
  effectsByCondition,
  effectsByRepository,
  judgedCount,
  type RepositoryEffect,
  uncomparedOf,
  worstRefsFirst,
} from './effects.ts';
import type { JudgedRef, Simulation } from './simulation.ts';

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
/** A page has room for whole sentences, and is read on another day. */
const ON_A_PAGE: readonly PlainColumn<JudgedRef>[] = [
  { title: 'BY', cell: becauseText },
  { title: 'COMMIT', isWhole: true, cell: ({ commit }) => commit?.slice(0, 12) ?? '-' },
  { title: 'SCAN', isWhole: true, cell: ({ scan }) => scan },
  { title: 'SCANNED', isWhole: true, cell: ({ scannedAtMs }) => minuteText(scannedAtMs) },
];

export type SimulationTable = {
  readonly title: string;
  readonly columns: readonly PlainColumn<readonly string[]>[];
  readonly rows: readonly (readonly string[])[];
};

export function simulationLines({ refs }: Pick<Simulation, 'refs'>, room?: number): readonly string[] {
  const notPassing = worstRefsFirst(refs).filter(({ verdict }) => verdict !== 'pass');
  const tables = [...effectTables(refs), tableOf('Refs that would not pass', [...REFS, BY], notPassing)];
  return tables.flatMap(({ title, columns, rows }) => {
    if (rows.length === 0) return [];
    const left = rows.length - MOST_TABLE_ROWS;
    const more = left > 0 ? [`and ${counted(left, 'row')} more; --json and --html show all`] : [];
    return [title, ...plainTable(columns, rows.slice(0, MOST_TABLE_ROWS), room), ...more, ''];
  });
}

export function pageTables({ refs }: Pick<Simulation, 'refs'>): readonly SimulationTable[] {
  return [...effectTables(refs), tableOf('Every ref', [...REFS, ...ON_A_PAGE], worstRefsFirst(refs))];
}

function effectTables(refs: readonly JudgedRef[]): readonly SimulationTable[] {
  const effects = effectsByCondition(refs);
  const isAllCompared = effects.every(({ uncompared }) => uncompared === 0);
  return [
    tableOf('By condition', isAllCompared ? CONDITIONS : [...CONDITIONS, NOT_COMPARED], effects),
    tableOf('By repository', REPOSITORIES, effectsByRepository(refs)),
  ];
}

function tableOf<Row>(title: string, columns: readonly PlainColumn<Row>[], rows: readonly Row[]): SimulationTable {
  return {
    title,
    columns: columns.map((column, index) => ({ ...column, cell: (cells) => cells[index]! })),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
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

/** Left out where the conditions have said it. */
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
    scannedAt: scannedAtMs === undefined ? null : new Date(scannedAtMs).toISOString(),
    isFullScan,
    scans,
    verdict,
    reason,
    message,
    conditions: judged.conditions.map((one) => ({ ...conditionJson(one), notCompared: one.isUncompared })),
  };
}
