import type { Shell } from '../../../cli/shell.ts';
import { writeWhole } from '../../../cli/whole-file.ts';
import type { Heard } from '../platform/heard.ts';

/** A file that cannot be written is a warning. */
export async function keepAnswers(
  flag: string,
  path: string,
  heard: readonly Heard[],
  { terminal }: Shell,
): Promise<void> {
  if (heard.length === 0) {
    terminal.tell(`warning: The file of ${flag} was not written: nothing was asked.`);
    return;
  }
  const { answersText } = await import('../platform/answers-shape.ts');
  const { warning } = await writeWhole(flag, path, answersText(heard));
  terminal.tell(
    warning === undefined
      ? `${path}: the shape of what the platform answered, with names of members and known words, without a value.`
      : `warning: ${warning}`,
  );
}
