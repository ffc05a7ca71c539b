import type { GateReport, ProjectReport, ReportedProject } from '../../src/domain/report.ts';
import { wholeReport } from '../../src/gate/outcome/whole-report.ts';
import { aReportedScan } from './a-report.ts';

export function severalProjects(all: readonly ProjectReport[], given: Partial<GateReport> = {}): GateReport {
  const requests = { planned: 5 * all.length, sent: 5 * all.length };
  return { ...wholeReport(all, { otherProjects: [], notices: [] }), repository: 'acme/shop', requests, ...given };
}

export function aProject(report: GateReport, given: Partial<ReportedProject> = {}): ProjectReport {
  const project = { repositoryId: '4242', name: 'acme/shop/api', ...given };
  const findings = `https://platform.example/orgs/-/findings?project=${/^\d+$/.exec(project.repositoryId ?? '')?.[0] ?? 'unknown'}`;
  return {
    ...report,
    project,
    links: { ...report.links, findings },
    scans: report.scans.map((scan) =>
      aReportedScan({ ...scan, repositoryId: project.repositoryId, repository: project.name }),
    ),
  };
}
