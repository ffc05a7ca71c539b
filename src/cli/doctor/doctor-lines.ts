import type { Diagnosis } from '../../domain/doctor/diagnosis.ts';
import type { Assumption, ConnectionLook, LookResult } from '../../domain/doctor/look.ts';
import { counted } from '../../report/text/report-facts.ts';
import { plainSentence } from '../../report/text/sentence.ts';
import { clean } from '../../report/text/text.ts';
import { widthOf } from '../../report/text/text-width.ts';

/** No line is wider: it is read in a terminal, and pasted into an issue. */
const WIDTH = 100;
const WORDS: Readonly<Record<LookResult, string>> = {
  holds: 'holds',
  'does-not-hold': 'does not hold',
  'not-seen': 'not seen',
};
const MOST_OF_A_TEXT = 1_000;

/** The diagnosis for a terminal: what is wrong and what to do, then what was looked at. */
export function doctorLines(diagnosis: Diagnosis): readonly string[] {
  const { connection, assumptions } = diagnosis;
  return [
    ...answerLines(diagnosis),
    '',
    'CONNECTION',
    ...table(connection.map(({ part, result, seen }) => [part, WORDS[result], seen])),
    ...assumptionLines(assumptions),
  ];
}

/** The first trouble by its name, and the others by theirs. */
function answerLines({ connection, assumptions, exitCode }: Diagnosis): readonly string[] {
  const [first, ...others] = connection.filter(
    ({ result, part }) => result === 'does-not-hold' && part !== 'issue-list',
  );
  const broken = assumptions.filter(({ result }) => result === 'does-not-hold');
  if (first === undefined && broken.length === 0) return [`doctor: ${goodEnd(exitCode)}`];
  const more = [...others.map(({ part }) => part), ...broken.map(({ id }) => id)];
  if (first === undefined)
    return wrapped(
      `doctor: ${counted(broken.length, 'assumption')} of the gate does not hold here: ${more.join(', ')}.`,
    );
  return [
    ...wrapped(`doctor: ${nameOf(first)}: ${plainSentence(clean(first.seen, MOST_OF_A_TEXT))}`),
    ...wrapped(`Next: ${clean(first.next, MOST_OF_A_TEXT)}`, '      '),
    ...(more.length === 0 ? [] : wrapped(`Then: ${more.join(', ')}, see below.`, '      ')),
  ];
}

function goodEnd(exitCode: Diagnosis['exitCode']): string {
  return exitCode === 0 ? 'all that could be seen holds.' : 'it could not look.';
}

function nameOf({ part }: ConnectionLook): string {
  return part === 'tls' ? 'TLS' : part;
}

/** Those that do not hold, and how many the others are. */
function assumptionLines(assumptions: readonly Assumption[]): readonly string[] {
  if (assumptions.length === 0) return [];
  const of = (result: LookResult): readonly Assumption[] => assumptions.filter((one) => one.result === result);
  const broken = of('does-not-hold');
  return [
    '',
    `ASSUMPTIONS: ${of('holds').length} hold, ${broken.length} do not hold, ${of('not-seen').length} not seen (--json lists all)`,
    ...table(
      broken.flatMap(({ id, seen, effect }) => [
        [id, WORDS['does-not-hold'], seen],
        ['', '', `The gate then: ${effect}`],
      ]),
    ),
  ];
}

/** Three columns, the last one wrapped under itself. */
function table(rows: readonly (readonly [string, string, string])[]): readonly string[] {
  const widthOfColumn = (column: 0 | 1): number => Math.max(0, ...rows.map((row) => widthOf(row[column])));
  const [first, second] = [widthOfColumn(0), widthOfColumn(1)];
  const indent = ' '.repeat(first + second + 4);
  return rows.flatMap(([one, other, text]) =>
    wrapped(`${one.padEnd(first)}  ${other.padEnd(second)}  ${clean(text, MOST_OF_A_TEXT)}`, indent),
  );
}

/** Lines that end between words; all but the first begin with the indent. */
function wrapped(text: string, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= WIDTH || line.trim() === '') line = line === '' ? word : longer;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}
