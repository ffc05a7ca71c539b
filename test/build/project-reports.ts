import type { GateReport, ProjectReport } from '../../src/domain/report.ts';
import { aReport } from './a-report.ts';
import { failBesideUnknownSeverity, fail as failed, failOnLiveSecret, incompleteFail } from './failed-reports.ts';
import { anInconclusiveReport, indexLag } from './inconclusive-reports.ts';
import { failWithManyLocations } from './located-report.ts';
import { passAtLimit, passNotAllJudged, passWhereNothingBlocks, passWithCounts } from './passed-reports.ts';
import { aProject, severalProjects } from './several-projects.ts';

export const PROJECT_REPORTS: Readonly<Record<string, GateReport>> = {
  'projects-pass': severalProjects([
    aProject(passWithCounts(), { name: 'acme/shop/api', repositoryId: '4242' }),
    aProject(aReport(), { name: 'acme/shop/docs', repositoryId: '4243' }),
    aProject(aReport(), { name: 'acme/shop/web', repositoryId: '4244' }),
  ]),
  'projects-pass-left-open': severalProjects([
    aProject(passNotAllJudged(), { name: 'acme/shop/api', repositoryId: '4242' }),
    aProject({ ...passWithCounts(), ...neverScanned() }, { name: 'acme/shop/web', repositoryId: '4244' }),
  ]),
  'projects-fail': oneOfEach(),
  'projects-not-proven': severalProjects([
    aProject(notScanned(), { name: 'acme/shop/web', repositoryId: undefined }),
    aProject(passWithCounts(), { name: 'acme/shop/api', repositoryId: '4242' }),
  ]),
  'projects-twelve': severalProjects(twelve()),
};

export function oneOfEach(): GateReport {
  return severalProjects([
    aProject(failWithManyLocations(), { name: 'acme/shop/api', repositoryId: '4242' }),
    aProject(notScanned(), { name: 'acme/shop/web', repositoryId: undefined }),
    aProject(passWithCounts(), { name: 'acme/shop/docs', repositoryId: '4244' }),
  ]);
}

function neverScanned(): Partial<GateReport> {
  const verdict = { word: 'pass', reason: undefined, message: 'within all 4 limits' } as const;
  return { verdict, unscanned: ['secrets'] };
}

function notScanned(): GateReport {
  return anInconclusiveReport('no-scan', 'no scan of commit 3f2a9c1b8d7e in acme/shop/web after 5m', {
    scans: [],
    ref: undefined,
  });
}

function twelve(): readonly ProjectReport[] {
  const softened = anInconclusiveReport('server', 'The platform answered 503 four times at the issue search.', {});
  const parts: readonly (readonly [string, GateReport])[] = [
    ['api', failed()],
    ['billing', incompleteFail()],
    ['checkout', failOnLiveSecret()],
    ['search', failBesideUnknownSeverity()],
    ['stock', indexLag()],
    ['web', notScanned()],
    ['mail', { ...softened, exitCode: 0, isSoftened: true }],
    ['admin', passWithCounts()],
    ['docs', aReport()],
    ['images', passNotAllJudged()],
    ['pricing', passAtLimit()],
    ['tools', passWhereNothingBlocks()],
  ];
  return parts.map(([name, report], index) =>
    aProject(report, { name: `acme/shop/${name}`, repositoryId: String(4242 + index) }),
  );
}
