import type { PolicySource } from '../../../domain/policy.ts';
import type { GateReport, ProjectReport } from '../../../domain/report.ts';

export type Sections = {
  /** What is true of all of them, or of none alone, is told once, above: no sibling and no such notice is in a section. */
  readonly whole: GateReport;
  /** In the order of the report, the worst first. */
  readonly sections: readonly ProjectReport[];
};

/** What each part says. A section is the report of its project, without what is told of the whole. */
export function sectionsOf(report: GateReport, projects: readonly ProjectReport[]): Sections {
  const ofTheRun = new Set(report.notices);
  const ofProjects = new Set(
    projects.flatMap(({ project, notices }) => notices.map((one) => `${project.name}: ${one}`)),
  );
  return {
    whole: { ...report, notices: report.notices.filter((notice) => !ofProjects.has(notice)) },
    sections: projects.map((project) => ({
      ...project,
      siblings: [],
      // What was sent and planned is told of the run: many a request is shared.
      requests: report.requests,
      requirement: undefined,
      problems: [],
      notices: project.notices.filter((notice) => !ofTheRun.has(notice)),
      // Which waiver is unused is known of all projects together.
      waivers: project.waivers.map((waiver) => (waiver.state === 'unused' ? { ...waiver, state: 'active' } : waiver)),
      policy: withoutChange(project.policy),
      waiversFile: project.waiversFile && { ...project.waiversFile, source: withoutChange(project.waiversFile.source) },
      // What there is to do after a replay is told of the whole.
      nextStep: report.replay === undefined ? project.nextStep : '',
    })),
  };
}

function withoutChange<Source extends PolicySource | undefined>(source: Source): Source {
  return source?.kind === 'file' ? { ...source, isChangedInPullRequest: undefined } : source;
}
