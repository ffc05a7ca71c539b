import type { GateReport, ProjectReport, ReportedProject } from '../../src/domain/report.ts';
import { aReport, aReportedScan } from './a-report.ts';

type Counts = GateReport['counts'];

/** The report of a run that judged these projects, in the order given: the worst goes first. */
export function severalProjects(all: readonly ProjectReport[], given: Partial<GateReport> = {}): GateReport {
  const [worst] = all;
  const { word, reason } = worst!.verdict;
  const verdict = { word, reason, message: messageOf(all) } as GateReport['verdict'];
  return aReport({
    ...worst,
    verdict,
    exitCode: Math.max(...all.map(({ exitCode }) => exitCode)) as GateReport['exitCode'],
    countsAre: all.every(({ countsAre }) => countsAre === 'exact') ? 'exact' : 'at-least',
    counts: sumOf(all.map(({ counts }) => counts)),
    conditions: all.flatMap(({ conditions, project }) => conditions.map((condition) => ({ ...condition, project }))),
    rules: all.flatMap(({ rules }) => rules),
    scans: all.flatMap(({ scans }) => scans),
    waivers: all.flatMap(({ waivers }) => waivers),
    notices: all.flatMap(({ notices }) => notices),
    siblings: [],
    places: undefined,
    requests: { planned: 5 * all.length, sent: 5 * all.length },
    projects: all,
    ...given,
  });
}

/** One of them: its scans are of that project. */
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

function messageOf(all: readonly ProjectReport[]): string {
  const parts = [
    { word: 'fail', one: 'fails', more: 'fail' },
    { word: 'inconclusive', one: 'is not proven', more: 'are not proven' },
  ].flatMap(({ word, one, more }) => {
    const alike = all.filter(({ verdict }) => verdict.word === word);
    const names = alike.map(({ project }) => project.name).join(', ');
    return alike.length === 0 ? [] : [`${alike.length} ${alike.length === 1 ? one : more} (${names})`];
  });
  const passes = all.filter(({ verdict }) => verdict.word === 'pass').length;
  const passed = passes === 0 ? [] : [`${passes} ${passes === 1 ? 'passes' : 'pass'}`];
  return `${all.length} projects: ${[...parts, ...passed].join(', ')}`;
}

function sumOf(all: readonly Counts[]): Counts {
  const columns = Object.keys(all[0]!) as (keyof Counts)[];
  const sums = columns.map((column) => {
    const numbers = all.map((counts) => counts[column]);
    const isKnown = numbers.every((number) => number !== undefined);
    return [column, isKnown ? numbers.reduce((sum, number) => sum + number!, 0n) : undefined];
  });
  return Object.fromEntries(sums);
}
