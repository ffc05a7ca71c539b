import type { RunnerCommand } from '../../test/faults/harness/runner-commands.ts';
import { escaped, type Probe, wholePage } from './look.ts';

/** A file of a pull request, as GitHub lists it. */
export type ListedFile = {
  readonly filename: string;
  readonly additions: number;
  readonly deletions: number;
  readonly patch?: string;
};

/** Text of a file that the pull request does not change, as it is in its head. */
export type TextOf = (path: string) => string | undefined;

/** An annotation at a line, which GitHub makes from a command with `file` and `line`. */
type LineAnnotation = {
  readonly level: 'failure' | 'warning' | 'notice';
  readonly path: string;
  readonly line: number;
  readonly endLine: number;
  readonly title: string;
  readonly message: string;
};

type Line = {
  readonly kind: 'added' | 'removed' | 'kept' | 'hunk';
  readonly old: string;
  readonly new: string;
  readonly text: string;
};

const LEVELS: Readonly<Record<string, LineAnnotation['level']>> = {
  error: 'failure',
  warning: 'warning',
  notice: 'notice',
};
const SIGNS = { added: '+', removed: '-', kept: ' ', hunk: ' ' } as const;
/** Lines that are shown around an annotation in a file that the pull request does not change. */
const LINES_AROUND = 1;

const STYLE = `
  .tab { margin: 0 0 16px; padding-bottom: 12px; border-bottom: 1px solid var(--border); font-size: 16px; font-weight: 600; }
  .tab span { color: var(--soft); font-weight: 400; }
  .count { padding: 0 7px; border-radius: 2em; background: var(--border); font-size: 12px; }
  h2 { margin: 24px 0 12px; font-size: 14px; }
  .file { margin-bottom: 16px; overflow: hidden; }
  .name { padding: 8px 12px; background: var(--raised); border-bottom: 1px solid var(--border);
    font: 600 12px/20px ui-monospace, "Liberation Mono", monospace; }
  .name span { float: right; } .plus { color: #1a7f37; } .minus { color: var(--danger); }
  table { width: 100%; border-collapse: collapse; font: 12px/20px ui-monospace, "Liberation Mono", monospace; }
  td { padding: 0 10px; vertical-align: top; } td.number { width: 1%; min-width: 34px; text-align: right; color: var(--soft); }
  td.text { white-space: pre-wrap; overflow-wrap: anywhere; }
  .added td { background: var(--added); } .added td.number { background: var(--added-number); }
  .removed td { background: var(--removed); } .removed td.number { background: var(--removed-number); }
  .hunk td { background: var(--hunk); color: var(--soft); }
  .note { margin: 8px 12px; padding: 10px 14px; border: 1px solid var(--border); border-left: 4px solid var(--soft); border-radius: 6px;
    background: var(--page); font: 13px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
  .note.failure { border-left-color: var(--danger); } .note.warning { border-left-color: var(--attention); }
  .note.failure .sign { color: var(--danger); } .note.warning .sign { color: var(--attention); }
  .note .from { color: var(--soft); font-size: 12px; }
  .note b { display: block; margin-top: 6px; }
  .note pre { margin: 2px 0 0; white-space: pre-wrap; font: 12px/1.5 ui-monospace, "Liberation Mono", monospace; }
`;

/**
 * The tab "Files changed" of a pull request, with the annotations of a job below their lines. As on GitHub, unchanged files come last,
 * and an annotation without a line is left out. Throws if none has a line: there would be nothing to see.
 */
export function pullFilesPage(
  files: readonly ListedFile[],
  textOf: TextOf,
  commands: readonly RunnerCommand[],
  probe: Probe,
): string {
  const annotations = commands.flatMap(lineAnnotation);
  if (annotations.length === 0) throw new Error('no annotation of the run has a file and a line');
  const changed = new Set(files.map(({ filename }) => filename));
  const others = [...new Set(annotations.map(({ path }) => path))].filter((path) => !changed.has(path));
  const of = (path: string) => annotations.filter((annotation) => annotation.path === path);
  const body = [
    `<p class="tab">Files changed <span class="count">${files.length}</span></p>`,
    ...files.map((file) =>
      fileBox(file.filename, changes(file), withNotes(patchLines(file.patch ?? ''), of(file.filename))),
    ),
    ...(others.length === 0 ? [] : ['<h2>Unchanged files with check annotations</h2>']),
    ...others.map((path) => fileBox(path, '', withNotes(linesAround(textOf(path) ?? '', of(path)), of(path)))),
  ];
  return wholePage(body.join('\n'), STYLE, probe);
}

function lineAnnotation({ name, properties, data }: RunnerCommand): readonly LineAnnotation[] {
  const level = LEVELS[name];
  const { file: path, line, endLine = line, title = '' } = properties;
  if (level === undefined || path === undefined || line === undefined) return [];
  return [{ level, path, line: Number(line), endLine: Number(endLine), title, message: data }];
}

function changes({ additions, deletions }: ListedFile): string {
  return `<span><span class="minus">−${deletions}</span> <span class="plus">+${additions}&nbsp;</span></span>`;
}

function fileBox(path: string, beside: string, rows: readonly string[]): string {
  return `<div class="box file"><div class="name">${escaped(path)}${beside}</div><table>${rows.join('\n')}</table></div>`;
}

/** Puts each annotation below the last of its lines. Throws if that line is not shown, as the annotation would be missing in the picture. */
function withNotes(lines: readonly Line[], annotations: readonly LineAnnotation[]): readonly string[] {
  for (const { path, endLine } of annotations) {
    if (!lines.some((line) => line.new === String(endLine)))
      throw new Error(`line ${endLine} of ${path} is not in the picture`);
  }
  return lines.flatMap((line) => [
    lineRow(line),
    ...annotations.filter(({ endLine }) => line.new === String(endLine)).map(noteRow),
  ]);
}

function lineRow({ kind, old, new: current, text }: Line): string {
  return `<tr class="${kind}"><td class="number">${old}</td><td class="number">${current}</td>\
<td class="text">${SIGNS[kind]} ${escaped(text)}</td></tr>`;
}

function noteRow({ level, path, line, endLine, title, message }: LineAnnotation): string {
  const lines = line === endLine ? `line ${line}` : `lines ${line} to ${endLine}`;
  const sign = level === 'failure' ? '⊗' : '⚠';
  return `<tr><td colspan="3"><div class="note ${level}"><span class="sign">${sign}</span> Check ${level} on ${lines} in ${escaped(path)}
<div class="from">GitHub Actions / findings-gate</div><b>${escaped(title)}</b><pre>${escaped(message)}</pre></div></td></tr>`;
}

/** The lines of a unified diff, with their numbers before and after the change. */
function patchLines(patch: string): readonly Line[] {
  let [old, current] = [0, 0];
  return patch.split('\n').map((row): Line => {
    const start = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(row);
    if (start !== null) {
      [old, current] = [Number(start[1]), Number(start[2])];
      return { kind: 'hunk', old: '', new: '', text: row };
    }
    const text = row.slice(1);
    if (row.startsWith('-')) return { kind: 'removed', old: String(old++), new: '', text };
    if (row.startsWith('+')) return { kind: 'added', old: '', new: String(current++), text };
    return { kind: 'kept', old: String(old++), new: String(current++), text };
  });
}

function linesAround(text: string, annotations: readonly LineAnnotation[]): readonly Line[] {
  return text.split('\n').flatMap((line, index): readonly Line[] => {
    const number = index + 1;
    const isNear = annotations.some(
      (each) => number >= each.line - LINES_AROUND && number <= each.endLine + LINES_AROUND,
    );
    return isNear ? [{ kind: 'kept', old: String(number), new: String(number), text: line }] : [];
  });
}
