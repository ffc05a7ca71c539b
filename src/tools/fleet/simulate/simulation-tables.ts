import { type PlainColumn, plainTable } from '../../../report/text/plain-table.ts';
import { counted } from '../../../report/text/report-facts.ts';
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

/** Nobody would read more; JSON and the page have them all. */
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

/** It stands there where a condition could not be compared on some ref. */
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
  { title: 'BY', cell: (ref) => byText(ref) },
];

/** The result for a terminal: by condition, by repository, and the refs that would not pass. */
export function simulationLines({ refs }: Pick<Simulation, 'refs'>, room?: number): readonly string[] {
  const table = tablesFor(room);
  const effects = effectsByCondition(refs);
  const notPassing = worstRefsFirst(refs).filter(({ verdict }) => verdict !== 'pass');
  return [
    ...table(
      'By condition',
      effects.some(({ uncompared }) => uncompared > 0) ? [...CONDITIONS, NOT_COMPARED] : CONDITIONS,
      effects,
    ),
    ...table('By repository', REPOSITORIES, effectsByRepository(refs)),
    ...table('Refs that would not pass', REFS, notPassing),
  ];
}

function tablesFor(room: number | undefined) {
  return <Row>(title: string, columns: readonly PlainColumn<Row>[], rows: readonly Row[]): readonly string[] => {
    if (rows.length === 0) return [];
    const left = rows.length - MOST_TABLE_ROWS;
    const more = left > 0 ? [`and ${counted(left, 'row')} more; --json and --html show all`] : [];
    return [title, ...plainTable(columns, rows.slice(0, MOST_TABLE_ROWS), room), ...more, ''];
  };
}

function byText(ref: JudgedRef): string {
  const names = blockersOf(ref).map(({ name }) => name);
  const open = uncomparedOf(ref).map(
    (condition) => `${condition.name} (${judgedCount(condition)} found, not compared)`,
  );
  return [...names, ...open].join(', ') || ref.message;
}
