import { inOrder, MOST_PROBLEMS, messageOf, type Problem } from '../../policy/file/policy-problem.ts';
import { counted } from '../../report/text/report-facts.ts';
import { unitEscapes } from '../../report/text/text.ts';

export type Remarks = { readonly problems: readonly Problem[]; readonly notes: readonly Problem[] };

export type PolicyEntry = {
  readonly file: string;
  /** Line and column are counted from 1. They are null for an entry without a line. */
  readonly line: number | null;
  readonly column: number | null;
  readonly kind: 'problem' | 'note' | 'condition' | 'waiver';
  readonly message: string;
  readonly [more: string]: unknown;
};

/** `file:line:column: sentence`, with `note: ` before the sentence of a note. At most a hundred of each, and how many more. */
export function remarkLines(file: string, { problems, notes }: Remarks): readonly string[] {
  const reported = new Set(inOrder(notes).slice(0, MOST_PROBLEMS));
  const first = [...inOrder(problems).slice(0, MOST_PROBLEMS), ...reported];
  const name = shownFile(file);
  return [
    ...inOrder(first).map((remark) => {
      const { place } = remark;
      return `${name}:${place.line}:${place.column}: ${reported.has(remark) ? 'note: ' : ''}${messageOf(remark)}`;
    }),
    ...left(name, problems, 'problem'),
    ...left(name, notes, 'note'),
  ];
}

export function remarkEntries(file: string, { problems, notes }: Remarks): readonly PolicyEntry[] {
  const isNote = new Set(notes);
  return inOrder([...problems, ...notes]).map((remark) => {
    const { place } = remark;
    return { file, ...place, kind: isNote.has(remark) ? 'note' : 'problem', message: messageOf(remark) };
  });
}

/** Readers end the name at the first colon before a digit, so it gets none. It begins with no space either: lines of other text do. */
export function shownFile(file: string): string {
  return file.replaceAll(/:(?=[0-9]|$)/g, '\\u003a').replace(/^\s/, unitEscapes);
}

function left(name: string, { length }: readonly unknown[], noun: string): readonly string[] {
  return length > MOST_PROBLEMS ? [`${name}: and ${counted(length - MOST_PROBLEMS, `more ${noun}`)}`] : [];
}
