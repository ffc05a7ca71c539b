import type { Asker } from '../asker.ts';
import { questionsOfRef } from '../chosen-ref.ts';
import type { KnownProject } from '../known-project.ts';

/** What the chosen scan has found: one search as the gate sends it, and one page of single issues. */
export async function readFindings(asker: Asker, known: KnownProject): Promise<void> {
  const questions = questionsOfRef(known);
  if (questions === undefined) return;
  await Promise.all([asker.issueSearch(questions.search), asker.issueList(questions.list)]);
}
