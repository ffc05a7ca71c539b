import { LONGEST_LOCATIONS_MS } from '../../domain/limits.ts';
import { codeAddress } from '../../domain/location/code-host.ts';
import type { IssueLocation } from '../../domain/location/issue-location.ts';
import { PRODUCT_OF_ISSUE_TYPE } from '../../domain/product.ts';
import { isSameRef } from '../../domain/ref.ts';
import type { GateReport, ReportedScan } from '../../domain/report.ts';
import { rulePages } from '../../domain/rule/rule-page.ts';
import type { Checkout } from '../../domain/target.ts';
import { deadlinesOf } from '../../domain/work/time.ts';
import type { Redact } from '../../report/text/redact.ts';
import { locationsOfAll } from '../outcome/whole-report.ts';
import type { Prepared } from './entry-point.ts';

type Explainable = Pick<Prepared, 'inputs' | 'places'> & {
  readonly world: Pick<Prepared['world'], 'clock' | 'signal' | 'monotonicStart' | 'checkout'>;
};

/** Changes only `places` and `requests`. Does not ask for a rule whose id contains a secret. Never throws. */
export async function withLocations(report: GateReport, run: Explainable, redact: Redact): Promise<GateReport> {
  const { projects, requests } = report;
  if (projects === undefined) return withOwnLocations(report, run, redact);
  const explained = await Promise.all(projects.map((one) => withOwnLocations(one, run, redact)));
  const further = (name: keyof GateReport['requests']): number =>
    explained.reduce((sum, one, at) => sum + one.requests[name] - projects[at]!.requests[name], 0);
  return {
    ...report,
    projects: explained,
    places: locationsOfAll(explained),
    requests: { planned: requests.planned + further('planned'), sent: requests.sent + further('sent') },
  };
}

async function withOwnLocations<Report extends GateReport>(
  report: Report,
  run: Explainable,
  redact: Redact,
): Promise<Report> {
  if (report.places === undefined || run.places === undefined) return report;
  const ruleIds = report.places.search.ruleIds.filter((id) => redact(id) === id);
  if (ruleIds.length === 0) return without(report, 'the ids of the rules contain a secret');
  const search = { ...report.places.search, ruleIds };
  try {
    const [{ readLocations }, reader] = await Promise.all([
      import('../../locations/read-locations.ts'),
      run.places.open(),
    ]);
    const { clock, signal, monotonicStart } = run.world;
    const limitMs = Math.min(LONGEST_LOCATIONS_MS, deadlinesOf(run.inputs, monotonicStart).readBy - clock.now());
    if (limitMs <= 0) return without(report, 'the time of the run is over');
    const { mostPages } = run.places;
    const { pages, ...read } = await readLocations(search, { reader, clock, signal, limitMs, mostPages });
    const { planned, sent } = report.requests;
    const pageOf = rulePages(report.links.platform);
    const found = read.found.map((location) => ({
      ...location,
      isNew: report.scans.some(({ id, decides }) => decides.length > 0 && id === location.firstSeenScan),
      ruleUrl: pageOf(location.ruleUrl),
      ...linesOf(location, report, run.world.checkout, redact),
    }));
    return {
      ...report,
      places: { ...report.places, ...read, search, found },
      requests: { planned: planned + pages, sent: sent + reader.requestsSent() },
    };
  } catch {
    return without(report, 'their code could not be loaded: this is a defect of the gate');
  }
}

/** A path that contains a secret gets no link: in an address the secret might stay visible. */
function linesOf(location: IssueLocation, { scans }: GateReport, { code }: Checkout, redact: Redact) {
  const commit = commitOfLocation(location, scans);
  const isSafe = location.filePath !== undefined && redact(location.filePath) === location.filePath;
  return { commit, url: code === undefined || !isSafe ? undefined : codeAddress(code, commit, location) };
}

function without<Report extends GateReport>(report: Report, missing: string): Report {
  return { ...report, places: report.places && { ...report.places, missing } };
}

/** Undefined if no scan decides the product on this ref, or scans of several commits do. */
export function commitOfLocation(
  { ref, issueType }: Pick<IssueLocation, 'ref' | 'issueType'>,
  scans: readonly Pick<ReportedScan, 'ref' | 'commit' | 'decides'>[],
): string | undefined {
  // spec-gap: listed-paths
  const deciding = scans.filter(({ decides }) => decides.length > 0);
  // Issues of one scan may be stored under several names of its ref.
  const isOnly = deciding.length === 1;
  const product = issueType === undefined ? undefined : PRODUCT_OF_ISSUE_TYPE[issueType];
  const commits = deciding
    .filter(({ decides }) => product === undefined || decides.includes(product))
    .filter((scan) => isOnly || ref === undefined || (scan.ref !== undefined && isSameRef(scan.ref, ref)))
    .map(({ commit }) => commit);
  return new Set(commits).size === 1 ? commits[0] : undefined;
}
