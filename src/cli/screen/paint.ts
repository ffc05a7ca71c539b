import { styleText } from 'node:util';

type PaintStyle = Parameters<typeof styleText>[0];

const STYLES: readonly { readonly style: PaintStyle; readonly words: readonly string[] }[] = [
  { style: ['bold', 'green'], words: ['PASS', 'passed', 'OK'] },
  { style: ['bold', 'red'], words: ['FAIL', 'failed', 'FAILED'] },
  { style: ['bold', 'yellow'], words: ['INCONCLUSIVE', 'is inconclusive', 'COULD NOT CHECK', 'WRONG SETTINGS'] },
  { style: 'green', words: ['pass', 'ok'] },
  { style: 'red', words: ['fail', 'broken', 'differs', 'Broken'] },
  { style: 'yellow', words: ['inconclusive', 'error', 'warning', 'Warning', 'not proven'] },
  { style: 'dim', words: ['not applicable', 'not checked'] },
];

const WORDS = [
  /^(gate: )(PASS|FAIL|INCONCLUSIVE)\b/,
  /^(doctor: )(OK|FAILED|COULD NOT CHECK|WRONG SETTINGS)\b/,
  /^([a-z-]+ +)(ok|failed|not checked) {2}/,
  /^(Findings Gate )(passed|failed|is inconclusive)\b/,
  /^()(Broken|Warning|warning): /,
  /^()(ok|broken|differs|error|warning|not proven|not applicable) {2}/,
  /^()(pass|fail|inconclusive)(?: \(not enforced\))? {2}/,
  /( {2}|^policy test: )(pass|fail|inconclusive)(?: {2}|, |$)/,
];
/** Only the titles of a table are a line of capitals. */
const TITLES = /^ *[A-Z]{2,}(?: +[A-Z]{2,})*$/;

/** Colours a line that is harmless already: only the codes added here can be escape sequences. */
export function paint(line: string): string {
  if (TITLES.test(line)) return styled('bold', line);
  const found = WORDS.map((word) => word.exec(line)).find((each) => each !== null);
  if (found === undefined) return line;
  const [, before, word] = found as unknown as readonly string[];
  const start = found.index + before!.length;
  const { style } = STYLES.find(({ words }) => words.includes(word!))!;
  return line.slice(0, start) + styled(style, word!) + line.slice(start + word!.length);
}

function styled(style: PaintStyle, text: string): string {
  return styleText(style, text, { validateStream: false });
}
