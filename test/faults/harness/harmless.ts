import { judge } from '../../build/gfm-judge.ts';
import type { BuiltOptions } from '../../run/built-gate.ts';
import { observeFault } from '../../run/fault-gate.ts';
import type { GateRun } from '../../run/gate.ts';
import { commandsIn } from './runner-commands.ts';

/** A path below the root, without a step to a parent folder. */
const PLAIN_FILE = /^(?:\w[\w-]*\/)*\w[\w.-]*$/;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** The most that a line of the log, cut at 4,000 characters, can take up: every character escaped. */
const LONGEST_LINE = 12_100;
/** The longest run of a text, which is cut at 200 code points or, as a sentence, at 800. */
const LONGEST_RUN = 800;

/**
 * Runs the gate with hostile texts, and returns the run with all its problems: broken invariants, texts that did more than be shown, and
 * other differences by `different`.
 */
export async function meet(options: BuiltOptions, different: (run: GateRun) => Promise<readonly string[]>) {
  const { run, problems } = await observeFault(options);
  return { run, problems: [...problems, ...mischiefIn(run), ...(await different(run))] };
}

/**
 * Effects of a hostile text, beyond the checks of every run; empty if it was only shown as text. The only allowed commands to the
 * runner are to mask both tokens, to fold lines and to make annotations with our name.
 */
function mischiefIn(run: GateRun): string[] {
  const [body = ''] = run.comments.filter((comment) => comment.startsWith('<!-- findings-gate'));
  const pages = { stdout: run.stdout, summary: run.summary, comment: body, outputs: run.outputsText };
  return [
    ...strangeCommands(run),
    ...Object.entries(pages).flatMap(([place, text]) => unseenIn(place, text)),
    ...markersIn(body, run),
    ...longIn(run, pages),
  ];
}

export function shapeOf(page: string): readonly string[] {
  return judge(page).structure.map((node) => node.replace(/^(\d+ link https?:\/\/[^/?]*).*$/s, '$1'));
}

function strangeCommands({ stdout, stderr }: GateRun): string[] {
  const commands = commandsIn(`${stdout}\n${stderr}`);
  const masks = commands.filter(({ name }) => name === 'add-mask');
  const strange = commands.filter(({ name, properties }) => {
    if (['add-mask', 'group', 'endgroup', 'debug'].includes(name)) return Object.keys(properties).length > 0;
    if (!['error', 'warning', 'notice'].includes(name)) return true;
    return !isOfOurAnnotations(properties);
  });
  return [
    ...(masks.length > 2 ? [`${masks.length} masks`] : []),
    ...strange.map((command) => `a command: ${JSON.stringify(command).slice(0, 200)}`),
  ];
}

/** True for a title with our name, and perhaps lines of a plain file, as the emulator lists them. */
function isOfOurAnnotations({ title, ...at }: Readonly<Record<string, string>>): boolean {
  if (!title?.startsWith('Findings Gate')) return false;
  const { file, ...lines } = at;
  return Object.keys(at).length === 0 || (PLAIN_FILE.test(file ?? '') && areLines(lines));
}

function areLines(lines: Readonly<Record<string, string>>): boolean {
  return Object.entries(lines).every(([name, text]) => ['line', 'endLine'].includes(name) && /^\d+$/.test(text));
}

function unseenIn(place: string, text: string): string[] {
  const found = INVISIBLE.exec(text.replaceAll('\n', ' '));
  return found === null ? [] : [`unseen in ${place}: ${found[0].codePointAt(0)!.toString(16)}`];
}

function markersIn(body: string, { summary }: GateRun): string[] {
  const inBody = body.split('<!--').length - 1;
  return [
    ...(body !== '' && inBody !== 1 ? [`${inBody} markers in the comment`] : []),
    ...(summary.includes('<!--') ? ['a marker in the summary'] : []),
  ];
}

function longIn({ stdout }: GateRun, pages: Readonly<Record<string, string>>): string[] {
  const lines = stdout.split('\n').filter((line) => line.length > LONGEST_LINE);
  const runs = Object.entries(pages).filter(([, text]) => new RegExp(`([a漢"|<\\\\ ])\\1{${LONGEST_RUN},}`).test(text));
  return [
    ...lines.map((line) => `a line of ${line.length} characters`),
    ...runs.filter(([place]) => place !== 'stdout').map(([place]) => `an uncut text in ${place}`),
  ];
}
