import { writeWholeFile } from '../gate/process/whole-file.ts';
import type { FileText, StepOutcome } from '../ports/outcome.ts';

/** Writes the file that `flag` names, whole or not at all. A failure is reported, not thrown. */
export function writeWhole(flag: string, path: string, text: FileText): Promise<StepOutcome> {
  return writeWholeFile(path, text, (code) => `The file of ${flag} was not written (${code}).`);
}
