import { asGateFailure, GateFailure } from '../../domain/failure.ts';
import type { Links } from '../../domain/links.ts';
import type { Condition, Policy, PolicySource } from '../../domain/policy.ts';
import { PRODUCT_OF_ISSUE_TYPE, type Product, productsOf } from '../../domain/product.ts';
import { refSpellings } from '../../domain/ref.ts';
import type { GateReport, ReportedBaseline } from '../../domain/report.ts';
import type { Target } from '../../domain/target.ts';
import { type EvidenceRead, readEvidence } from '../../evidence/read-evidence.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import { evaluate } from '../../policy/judgement/evaluate.ts';
import { conditionsFromLimits } from '../../policy/judgement/limits.ts';
import { planSearches } from '../../policy/judgement/plan.ts';
import { type FoundScan, ScanFinder } from '../../scan/find-scan.ts';
import { wasScanned } from '../../scan/was-scanned.ts';
import type { Clock, Random } from '../ports/clock.ts';
import type { FindingsReader } from '../ports/findings-reader.ts';
import type { Log } from '../ports/log.ts';
import { type ProvenScan, reportOf, type Trail } from '../record/trail.ts';
import { type Baseline, baselineOf, comparedWithItself } from './baseline.ts';
import { countPlanned, type PlannedReader } from './planned-requests.ts';

/** Everything outside of the story. */
export type World = {
  readonly reader: FindingsReader;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Aborted with a `cancelled` failure when the run is to stop. */
  readonly signal: AbortSignal;
  /** Monotonic time at which the run began: every deadline counts from here. */
  readonly startedAt: number;
  /** Throws `bad-event`, `github`. */
  readTarget(): Promise<Target>;
  /** The policy in force, or undefined where none is set. Throws `policy-missing`, `policy-invalid`, `github`. */
  readPolicy(target: Target): Promise<{ readonly policy: Policy; readonly source: PolicySource } | undefined>;
  /** Called when a finished scan was found and its issues begin to be read: the time to prepare what comes after. */
  scanFound(): void;
  readonly links: Links;
};

/** Limits that the log names. */
const MOST_NAMED = 5;
const NO_POLICY: Policy = { conditions: [], waivers: [], onInconclusive: {} };

/** From an event to a verdict. Never throws: whatever goes wrong on the way is an inconclusive report with its reason. */
export async function run(inputs: Inputs, world: World): Promise<GateReport> {
  const reader = countPlanned(world.reader);
  const trail: Trail = { startedAtMs: world.clock.wallNow(), notices: [] };
  const finish = (): GateReport =>
    reportOf(trail, inputs, {
      seconds: (world.clock.now() - world.startedAt) / 1_000,
      finishedAtMs: world.clock.wallNow(),
      requests: { planned: reader.requestsPlanned(), sent: reader.requestsSent() },
      links: world.links,
    });
  try {
    await judge(inputs, world, reader, trail);
  } catch (thrown) {
    const { reason, message } = asGateFailure(thrown);
    trail.verdict = { word: 'inconclusive', reason, message };
  }
  return finish();
}

async function judge(inputs: Inputs, world: World, reader: PlannedReader, trail: Trail): Promise<void> {
  trail.inputSoftening = inputs.onInconclusive;
  const { log } = world;
  const target = await world.readTarget();
  trail.target = target;
  log.info(`Judging commit ${target.commit} of ${target.repository} (${describeSubject(target)}).`);

  const found = await world.readPolicy(target);
  trail.policySource = found?.source;
  if (found !== undefined) log.info(`The policy is ${describeSource(found.source)}.`);
  const policy = found?.policy ?? NO_POLICY;
  trail.policySoftening = policy.onInconclusive;

  const baseline = baselineOf(inputs.baseline, target);
  const base = baseline !== undefined && 'refs' in baseline ? baseline : undefined;
  if (baseline !== undefined && 'notice' in baseline) trail.notices.push(baseline.notice);

  const conditions = conditionsOf(inputs, found === undefined ? undefined : policy, base);
  if (!conditions.some(({ action }) => action === 'fail')) {
    trail.notices.push('No blocking condition is set: whatever is found passes.');
  }
  log.info(describeConditions(conditions, base));
  const plan = planSearches(conditions);
  trail.searches = plan.searches.map(({ id }) => id);
  log.debug(`Searches: ${trail.searches.join('; ')}`);

  const finishBy = world.startedAt + inputs.waitTimeoutMs;
  const { deploymentId, repositoryId } = inputs;
  const finder = new ScanFinder(
    { ...world, reader },
    {
      expected: { target, deploymentId, repositoryId },
      wantedProducts: wantedProducts(inputs.requiredProducts, conditions),
      discoverBy: world.startedAt + inputs.discoveryTimeoutMs,
      finishBy,
      pollIntervalMs: inputs.pollIntervalMs,
    },
  );
  const read: ReadIssues = (scan, refs, signal) => {
    const scope = { repositoryId: scan.repositoryId, states: inputs.states, pageSize: inputs.pageSize };
    return readEvidence(
      { reader, clock: world.clock, log: world.log, signal },
      {
        searches: plan.searches,
        here: { ...scope, refs },
        there: base === undefined || isSameRef(base, refs) ? undefined : { ...scope, refs: base.refs },
        scans: [scan.deciding, ...scan.covering],
        isUnratedAccepted: inputs.limits.unrated !== undefined,
        finishBy,
        pollIntervalMs: inputs.pollIntervalMs,
      },
    );
  };
  try {
    const proven = await proveScan(finder, read, world);
    trail.proven = proven;
    trail.notices.push(...proven.read.notices, ...oddities(proven, finder));
    if (base !== undefined && proven.read.evidence.there === undefined) trail.notices.push(comparedWithItself(base));
    else if (base !== undefined) trail.baseline = await describeBaseline(base, proven, reader, finder);
  } finally {
    trail.earlierScans = finder.lookup.earlierScans;
    trail.waitedSeconds = finder.waitedMs / 1_000;
    trail.lastScan = finder.current;
  }
  const { evidence } = trail.proven.read;
  // By whichever clock is ahead: a runner whose clock is behind must not keep an expired waiver alive.
  const today = new Date(finder.lookup.latestNowMs).toISOString().slice(0, 10);
  const judgement = evaluate({ conditions, plan, evidence, waivers: policy.waivers, today });
  trail.judgement = judgement;
  trail.verdict = judgement.verdict;
}

function describeSubject({ event, subject }: Target): string {
  if (subject.kind === 'pull-request') return `pull request ${subject.number}, event ${event}`;
  return subject.kind === 'ref' ? `${subject.ref}, event ${event}` : `event ${event}`;
}

function describeSource(source: PolicySource): string {
  if (source.kind === 'input') return 'the input policy';
  if (source.kind === 'local-file') return `the local file ${source.path}, SHA-256 ${source.sha256}`;
  return `${source.path} of ${source.repository} at ${source.sha}`;
}

/** `Limits: max-critical 0, max-high 0.` */
function describeConditions(conditions: readonly Condition[], base: Baseline | undefined): string {
  const named = conditions.slice(0, MOST_NAMED).map(({ name, max }) => `${name} ${max}`);
  const left = conditions.length - named.length;
  const limits = [...named, ...(left > 0 ? [`and ${left} more`] : [])].join(', ');
  const compared = base === undefined ? '' : `, compared with ${base.ref}`;
  return conditions.length === 0 ? 'No limit is set.' : `Limits: ${limits}${compared}.`;
}

type ReadIssues = (scan: FoundScan, refs: readonly string[], signal: AbortSignal) => Promise<EvidenceRead>;

/**
 * Finds the scan, and reads its detail and the issues of its branch side by side. Where the detail shows that the scan is
 * somebody else's, what was read is dropped and the search goes on.
 */
async function proveScan(finder: ScanFinder, read: ReadIssues, world: World): Promise<ProvenScan> {
  const { signal, log } = world;
  for (;;) {
    const found = await finder.find();
    world.scanFound();
    log.info(
      `Scan ${found.deciding.id} is completed (${productsOf(found.deciding.enabledProducts).join(', ')}); reading the issues of its branch.`,
    );
    const listed = [found.deciding, ...found.covering].map((scan) => scan.branch);
    const listedRefs = refSpellings(listed);
    const abandon = new AbortController();
    const early =
      listedRefs.length === 0 ? undefined : read(found, listedRefs, AbortSignal.any([signal, abandon.signal]));
    // Its failure is met where it is awaited; when the detail fails first, nobody waits for it any more.
    early?.catch(() => undefined);

    const details = await finder.confirm(found).catch((thrown: unknown) => {
      abandon.abort(new GateFailure('cancelled', 'the scan could not be confirmed'));
      throw thrown;
    });
    if (details === undefined) {
      abandon.abort(new GateFailure('cancelled', 'the scan was of another change'));
      continue;
    }
    const refs = refSpellings([...listed, ...details.map((detail) => detail.meta?.branch)]);
    if (refs.length === 0) throw new GateFailure('scan-inconsistent', `scan ${found.deciding.id} names no branch`);
    const isAllListed = early !== undefined && refs.length === listedRefs.length;
    return { found, details, refs, read: await (isAllListed ? early : read(found, refs, signal)) };
  }
}

function conditionsOf(inputs: Inputs, policy: Policy | undefined, base: Baseline | undefined): readonly Condition[] {
  const conditions = [
    ...conditionsFromLimits(inputs.limits, policy !== undefined, base !== undefined),
    ...(policy?.conditions ?? []),
  ];
  // Without a base to compare with, everything counts.
  return base === undefined ? conditions.map((condition) => ({ ...condition, compare: 'all' as const })) : conditions;
}

/** Products that a finished scan of the commit must have run. */
function wantedProducts(required: readonly Product[], conditions: readonly Condition[]): readonly Product[] {
  const named = conditions.flatMap(({ scope }) =>
    scope.kind === 'search' && scope.namesIssueTypes ? scope.issueTypes : [],
  );
  const products = named.map((type) => PRODUCT_OF_ISSUE_TYPE[type]).filter((product) => product !== undefined);
  return [...new Set([...required, ...products])];
}

/** What is odd about the scan and tolerated. */
function oddities({ found }: ProvenScan, finder: ScanFinder): readonly string[] {
  const notices: string[] = [];
  const { deciding } = found;
  if (deciding.completedAtMs === undefined) notices.push(`Scan ${deciding.id} is completed, but does not say when.`);
  if (deciding.exitCode === 0n && deciding.findingsCounts.total > 0n) {
    notices.push(
      `Scan ${deciding.id} has exit code 0 and reports ${deciding.findingsCounts.total} findings; the issues decide.`,
    );
  }
  if (deciding.exitCode === 1n && deciding.findingsCounts.total === 0n) {
    notices.push(`Scan ${deciding.id} has exit code 1 and reports no findings; the issues decide.`);
  }
  if (finder.lookup.malformedCount > 0) {
    notices.push(`${finder.lookup.malformedCount} scan records of other commits could not be read and were left out.`);
  }
  return notices;
}

/** Nothing found on the base may mean that it is clean or that it was never scanned: everything is new there, and the report says so. */
async function describeBaseline(
  base: Baseline,
  proven: ProvenScan,
  reader: PlannedReader,
  finder: ScanFinder,
): Promise<ReportedBaseline> {
  const { there } = proven.read.evidence;
  const isAnythingThere = [...(there?.values() ?? [])].some((tally) => tally.rules.size > 0);
  if (isAnythingThere) return { ref: base.ref, wasScanned: true };
  const ref = { repositoryId: proven.found.repositoryId, spellings: base.refs };
  try {
    return { ref: base.ref, wasScanned: await wasScanned(reader, ref, finder.lookup.earlierScans) };
  } catch (thrown) {
    if (asGateFailure(thrown).reason === 'cancelled') throw thrown;
    return { ref: base.ref, wasScanned: undefined };
  }
}

/** A scan can carry the name of the baseline's branch, as of a fork's `main`: compared with itself, nothing would be new. */
function isSameRef(base: Baseline, refs: readonly string[]): boolean {
  return refs.some((ref) => base.refs.includes(ref));
}
