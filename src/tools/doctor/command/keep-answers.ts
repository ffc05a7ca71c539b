import type { Shell } from '../../../cli/shell.ts';
import { writeWhole } from '../../../cli/whole-file.ts';
import type { HeardRun } from '../platform/disguise/disguise.ts';
import type { FirstReading } from '../platform/first/first-reading.ts';
import type { DoctorSettings } from './doctor-settings.ts';

/** What it was all about: a maintainer asks the same again. */
export function subjectOf(settings: DoctorSettings, reading: FirstReading | undefined): HeardRun['subject'] {
  const { deployment, repositoryId, project, commit, commitAround } = settings;
  // What is checked out decides only where it was scanned.
  const around = reading?.known?.scan?.commit === commitAround ? commitAround : undefined;
  return { deploymentId: deployment, repositoryId, repository: project?.repository, commit: commit ?? around };
}

/** Writes what was heard, disguised, and says so. A failure is a warning. */
export async function keepAnswers(flag: string, path: string, run: HeardRun, { terminal }: Shell): Promise<void> {
  if (run.heard.length === 0) {
    terminal.tell(`warning: The file of ${flag} was not written: nothing was asked.`);
    return;
  }
  const { answersText } = await import('../platform/disguise/answers-text.ts');
  const { warning } = await writeWhole(flag, path, answersText(run));
  terminal.tell(
    warning === undefined
      ? `${path}: what the platform answered, with every name, address, person, finding and date replaced; read it before you send it.`
      : `warning: ${warning}`,
  );
}
