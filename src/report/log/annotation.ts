import { MOST_ANNOTATION_UNITS } from '../../domain/limits.ts';
import { breakCommands } from '../text/log-text.ts';
import { clean, fitUnits } from '../text/text.ts';

export type Annotation = {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
};

const MOST_OF_A_TITLE = 200;

/**
 * An annotation whose texts are single lines of at most 3,000 UTF-16 units. `%`, `,` and `:` are escaped where the command is
 * written, by @actions/core.
 */
export function annotation(level: Annotation['level'], title: string, message: string): Annotation {
  return { level, title: fitted(title, MOST_OF_A_TITLE), message: fitted(message, MOST_ANNOTATION_UNITS) };
}

function fitted(text: string, most: number): string {
  return fitUnits(breakCommands(clean(text, most)), most);
}
