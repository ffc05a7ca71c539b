import { GITHUB_TOKEN_VARIABLE } from '../../cli/variables.ts';
import { durationText } from '../../domain/text/duration-text.ts';
import { WIDEST, wrapped as wrappedTo } from '../../domain/text/wrapped.ts';
import { counted } from '../../report/text/report-facts.ts';
import { breakCommands, clean, joined, plainSentence } from '../../report/text/text.ts';
import { type Assumption, type ConnectionProbe, type Diagnosis, type GitHubProbe, troublesOf } from './diagnosis.ts';
import type { ProbeResult } from './probe.ts';
import type { KindFacts, ProjectFacts } from './project/project-facts.ts';

const ENDS: Readonly<Record<Diagnosis['exitCode'], string>> = {
  0: 'OK',
  1: 'FAILED',
  2: 'COULD NOT CHECK',
  3: 'WRONG SETTINGS',
};

const RESULT_WORDS: Readonly<Record<ProbeResult, string>> = {
  holds: 'ok',
  'does-not-hold': 'failed',
  'not-seen': 'not checked',
};

/** Users cannot fix a broken assumption, and we cannot see their platform. */
const SEND_IN = 'Run it again with --record answers.json, and send us that file in an issue; it contains no values.';
const AS_WORDS: Readonly<Record<KindFacts['as'], string>> = {
  'pull-request': 'pull requests',
  branch: 'branches',
  'merge-queue': 'the merge queue',
};
const FEW_SCANS = 10;

export function doctorLines(diagnosis: Diagnosis): readonly string[] {
  const { connection, assumptions, project, settings, github } = diagnosis;
  const troubles = troublesOf(diagnosis);
  // If no check failed, the page shows what is left to do, such as naming the project.
  const reported = troubles[0] ?? connection.find(({ part, next }) => part !== 'issue-list' && next !== '');
  return [
    ...answerLines(diagnosis, troubles, reported),
    '',
    'CONNECTION',
    ...rowLines(connection.flatMap((probe) => connectionRows(probe, probe === reported))),
    ...(project === null ? [] : projectLines(project)),
    ...settingLines(settings),
    ...assumptionLines(assumptions),
    ...(github === null && project === null ? [] : gitHubLines(github)),
    ...workflowLines(diagnosis),
  ];
}

type Trouble = ConnectionProbe | Assumption;

function answerLines({ exitCode }: Diagnosis, [first, ...others]: readonly Trouble[], reported?: Trouble) {
  const nothing = exitCode === 0 ? ' - all checks that could run passed.' : ' - nothing could be checked.';
  const seen = first === undefined ? nothing : ` ${nameOf(first)} - ${first.seen.replace(/[^.!?]$/, '$&.')}`;
  const steps =
    reported === undefined
      ? []
      : 'part' in reported
        ? [`Next: ${reported.next}`]
        : [`The gate then: ${plainSentence(reported.effect)}`, `Next: ${SEND_IN}`];
  const also = others.length === 0 ? [] : [`Also: ${others.map(nameOf).join(', ')}; see below.`];
  return [`doctor: ${ENDS[exitCode]}${seen}`, ...steps, ...also].flatMap(wrapped);
}

function nameOf(probe: Trouble): string {
  return 'part' in probe ? probe.part : probe.id;
}

function connectionRows({ part, result, seen, next }: ConnectionProbe, isReported: boolean): readonly CellRow[] {
  const row: CellRow = [part, RESULT_WORDS[result], seen];
  return next === '' || isReported ? [row] : [row, ['', '', `Next: ${next}`]];
}

function projectLines({ repositoryId, names, kinds, refs, perDay, scanners }: ProjectFacts): readonly string[] {
  const called = names.length === 0 ? '' : ` (${names.join('; ')})`;
  const systems = scanners.map(({ name, label }) => name ?? label ?? 'an unknown system');
  const also = [
    `Refs: ${refs.map((one) => `${one.refs} ${one.spelling}`).join(', ')}.`,
    perDay === null ? '' : `Scans a day: ${perDay.mean}.`,
    systems.length === 0 ? '' : `Scanned by: ${systems.join(', ')}.`,
  ];
  return [
    '',
    ...wrapped(`PROJECT ${repositoryId}${called}`),
    ...rowLines(kinds.map(kindRow)),
    ...wrapped(joined(also)),
  ];
}

function kindRow({ as, isFullScan, scans, unsuccessful, products, durations }: KindFacts): CellRow {
  const reported = [
    counted(scans, 'scan'),
    ...(unsuccessful === 0 ? [] : [`${unsuccessful} without a result`]),
    ...(durations === null ? [] : [timesText(durations)]),
    products.map(({ product }) => product).join(', ') || 'no product listed',
  ];
  return [AS_WORDS[as], isFullScan ? 'full' : 'diff', reported.join('; ')];
}

/** For fewer than 10 scans, the longest time says as much as a median would. */
function timesText({ scans, medianMs, p90Ms, longestMs }: NonNullable<KindFacts['durations']>): string {
  const [half, most, longest] = [medianMs, p90Ms, longestMs].map((ms) => durationText(ms / 1_000));
  return scans < FEW_SCANS ? `${longest} at most` : `median ${half}, 9 of 10 within ${most}, longest ${longest}`;
}

function settingLines(settings: Diagnosis['settings']): readonly string[] {
  const all = Object.entries(settings);
  if (all.length === 0) return [];
  const isReportedOf = (value: string | null, reason: string): boolean => value !== null || reason.includes(': warn"');
  const rows = all.flatMap(([input, { value, reason }]): readonly CellRow[] =>
    isReportedOf(value, reason) ? [[input, value ?? 'your choice', reason]] : [],
  );
  const others = all.filter(([, { value, reason }]) => !isReportedOf(value, reason)).map(([input]) => input);
  return [
    '',
    'SETTINGS',
    ...rowLines(rows),
    ...(others.length === 0 ? [] : wrapped(`No proposal for: ${others.join(', ')}; --json says why.`)),
  ];
}

function assumptionLines(assumptions: readonly Assumption[]): readonly string[] {
  const of = (result: ProbeResult): readonly Assumption[] => assumptions.filter((one) => one.result === result);
  const [held, broken, unseen] = [of('holds'), of('does-not-hold'), of('not-seen')];
  if (unseen.length === assumptions.length) return [];
  return [
    '',
    `ASSUMPTIONS: ${held.length} ok, ${broken.length} failed, ${unseen.length} not checked; --json lists them all`,
    ...rowLines(
      broken.flatMap(({ id, seen, effect }): readonly CellRow[] => [
        [id, RESULT_WORDS['does-not-hold'], seen],
        ['', '', `The gate then: ${effect}`],
      ]),
    ),
  ];
}

/** Part four. A gate that no rule requires blocks nothing. This is the most common mistake, so the answer is in the title. */
function gitHubLines(probe: GitHubProbe | null): readonly string[] {
  if (probe === null) {
    const hint = `give a token in ${GITHUB_TOKEN_VARIABLE} or in --github-token-file`;
    return ['', ...wrapped(`GITHUB: not checked whether a rule requires the gate; ${hint}`)];
  }
  const { required, seen, next } = probe;
  const title = {
    true: 'a rule of the default branch requires the gate',
    false: 'no rule of the default branch requires the gate, so it blocks nothing',
    null: 'not known whether a rule requires the gate',
  }[`${required}`];
  const lines = [...next.map((step) => `Next: ${step}`), ...seen];
  return ['', `GITHUB: ${title}`, ...lines.flatMap((line) => wrapped(plainSentence(line)))];
}

/** The workflow is at the end, to be copied: no line of it is wrapped. */
function workflowLines({ workflow, recipes }: Diagnosis): readonly string[] {
  if (workflow === null) return [];
  return [
    '',
    'WORKFLOW for GitHub: save this as .github/workflows/findings-gate.yml, and store the token with',
    '  gh secret set PLATFORM_TOKEN',
    ...recipes.map(({ name, url }) => `In ${name}: ${url}`),
    '',
    ...workflow.trimEnd().split('\n').map(breakCommands),
  ];
}

/** Maximum length of one check's text: a platform may send more than people read. */
const MOST_OF_A_PROBE = 600;
const BETWEEN = '  ';

export type CellRow = readonly [name: string, word: string, text: string];

function rowLines(rows: readonly CellRow[]): readonly string[] {
  const widest = (column: 0 | 1): number => Math.max(0, ...rows.map((row) => row[column].length));
  const [first, second] = [widest(0), widest(1)];
  const indent = ' '.repeat(first + second + 2 * BETWEEN.length);
  return rows.flatMap(([name, word, text]) => {
    const start = name.padEnd(first) + BETWEEN + word.padEnd(second) + BETWEEN;
    return wrappedTo((start + harmless(text)).trimEnd(), WIDEST, indent);
  });
}

function wrapped(text: string): readonly string[] {
  return wrappedTo(harmless(text), WIDEST, BETWEEN);
}

/** Adds the escapes that the terminal would add, before wrapping: they must fit into the line, too. */
function harmless(text: string): string {
  return breakCommands(clean(text, MOST_OF_A_PROBE));
}
