import { MOST_ANNOTATION_UNITS } from '../../domain/limits.ts';
import type { ReportedLocation } from '../../domain/location/issue-location.ts';
import { isRepositoryPath } from '../../domain/location/repository-path.ts';
import { breakCommands, clean, fitUnits } from '../text/text.ts';

export type Annotation = {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly at?: AnnotatedLines;
};

/** Lines of a file in one commit, and columns within a single line, as the runner takes them. */
export type AnnotatedLines = {
  readonly commit: string;
  /** Below the root of the repository. Escaped where the command is written. */
  readonly file: string;
  readonly startLine?: number;
  readonly endLine?: number;
  readonly startColumn?: number;
  readonly endColumn?: number;
};

const MOST_OF_A_TITLE = 200;

/** The runner reads lines and columns as 32-bit integers. */
const LAST_LINE = 2 ** 31 - 1;

/** Single lines of at most 3,000 UTF-16 units. `%`, `,` and `:` are escaped where the command is written. */
export function annotation(level: Annotation['level'], title: string, message: string): Annotation {
  return { level, title: fitted(title, MOST_OF_A_TITLE), message: fitted(message, MOST_ANNOTATION_UNITS) };
}

/** Undefined where its commit is not known, or its file is none of a repository or could be read as a command. */
export function annotatedLines(
  place: Pick<ReportedLocation, 'commit' | 'filePath' | 'line' | 'endLine' | 'column' | 'endColumn'>,
): AnnotatedLines | undefined {
  const { commit, filePath: file, line, endLine, column, endColumn } = place;
  if (commit === undefined || !isRepositoryPath(file) || breakCommands(file) !== file) return undefined;
  if (line === undefined || line > LAST_LINE) return { commit, file };
  if (endLine !== undefined && endLine > line) {
    return { commit, file, startLine: line, ...(endLine > LAST_LINE ? {} : { endLine }) };
  }
  if (column === undefined || column > LAST_LINE) return { commit, file, startLine: line };
  const isRange = endColumn !== undefined && endColumn >= column && endColumn <= LAST_LINE;
  return { commit, file, startLine: line, startColumn: column, ...(isRange ? { endColumn } : {}) };
}

function fitted(text: string, most: number): string {
  return fitUnits(breakCommands(clean(text, most)), most);
}
