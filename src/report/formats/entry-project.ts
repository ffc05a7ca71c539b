import type { GateReport } from '../../domain/report.ts';
import { code } from '../text/markdown.ts';
import { areNamed, projectNames, type ReportPart } from '../text/projects.ts';
import { clean } from '../text/text.ts';
import { fingerprint } from './located-issues.ts';

/** What an entry of a file says of the project that it is about; a run of one project says nothing. */
export type EntryProject = {
  /** It goes before each text: `Project name: `. */
  readonly prefix: string;
  /** Entries of two projects never have the same. */
  readonly print: (print: string) => string;
  /** It is the same from run to run, and has only letters, digits and hyphens; undefined for a run of one project. */
  readonly id: string | undefined;
  readonly name: string;
};

const ONLY_PROJECT: EntryProject = { prefix: '', print: (print) => print, id: undefined, name: '' };

/** What is reported of the run itself, beside its projects: a verdict that none of them has. */
export const WHOLE_RUN: EntryProject = { ...ONLY_PROJECT, id: 'run' };

export function entryProjects(projects: readonly ReportPart[]): ReadonlyMap<GateReport, EntryProject> {
  if (!areNamed(projects)) return new Map(projects.map((report) => [report, ONLY_PROJECT]));
  const nameOf = projectNames(projects);
  const ids = new Map<string, number>();
  return new Map(
    projects.map((report) => {
      const { repositoryId, name } = report.project;
      // Readers compare ids without regard to all other characters.
      const isPlain = repositoryId !== undefined && /^\d{1,30}$/.test(repositoryId);
      const print = repositoryId === undefined ? fingerprint('name', name) : fingerprint('id', repositoryId);
      const known = isPlain ? repositoryId : print.slice(0, 12);
      const alike = ids.get(known) ?? 0;
      ids.set(known, alike + 1);
      const id = `project-${known}${alike === 0 ? '' : `-${alike + 1}`}`;
      const reported: EntryProject = {
        prefix: `Project ${nameOf(report, code)}: `,
        print: (own) => fingerprint('project', id, own),
        id,
        name: nameOf(report, (text) => clean(text)),
      };
      return [report, reported];
    }),
  );
}
