import { attempt, GateFailure } from '../../../domain/failure.ts';
import type { CommitSha, DeploymentId, RepositoryId } from '../../../domain/ids.ts';
import type { Policy } from '../../../domain/policy.ts';
import { REASONS, type Reason } from '../../../domain/reason.ts';
import { refSpellings } from '../../../domain/ref.ts';
import type { Scan, ScanDetail } from '../../../domain/scan.ts';
import { COMMAND_LINE } from '../../../domain/target.ts';
import { type EpochMs, type MonotonicMs, withoutWaiting } from '../../../domain/work/time.ts';
import type { EvidenceRead } from '../../../evidence/read-evidence.ts';
import { countingScopes } from '../../../gate/pipeline/counting-scopes.ts';
import { readIssues } from '../../../gate/pipeline/reading.ts';
import { planJudgement, planReading } from '../../../gate/pipeline/run-plan.ts';
import type { World } from '../../../gate/pipeline/world.ts';
import type { Inputs } from '../../../inputs/parse-inputs.ts';
import type { FindingsReader } from '../../../ports/findings-reader.ts';
import type { Decision } from '../../../scan/decision.ts';
import { factOfDetail } from '../../../scan/detail-fact.ts';
import { contradictionIn } from '../../../scan/scan-end.ts';
import { asking, type Loss } from '../ask-each.ts';
import { type ProjectReaders, projectReaders, readPeriodScans } from '../period-scans.ts';
import { type SharedLists, sharedLists } from '../shared-lists.ts';
import { decideRef, isOfSameRef, judgeRef, lacksProducts, refsOfPeriod, type ScannedRef } from './judge-ref.ts';
import type { JudgedRef, SimulatedReason, Simulation } from './simulation.ts';

/** How long after a scan's end its issues may still be missing from the index. */
const INDEXED_AFTER_MS = 10 * 60_000;

type SimulationPlan = Readonly<ReturnType<typeof planSimulation>>;

type SimulationWorld = Pick<World, 'clock' | 'log' | 'signal'> & {
  readonly inputs: Inputs;
  createReader(): FindingsReader;
  readonly repositoryIds: readonly RepositoryId[];
  readonly sinceMs: EpochMs;
  readonly atMs: EpochMs;
  progress(judged: readonly JudgedRef[], refs: number, requests: number): void;
};

/** Judges the newest finished scans of every ref of a period. Throws `GateFailure` if the scans cannot be listed, and `cancelled`. */
export async function simulate(policy: Policy, world: SimulationWorld): Promise<Omit<Simulation, 'policy'>> {
  const { clock, repositoryIds, sinceMs, atMs } = world;
  const monotonicStart = clock.now();
  const plan = planSimulation(policy, world.inputs, monotonicStart);
  const readers = projectReaders(world.createReader);
  const { scans, unlisted, serverTimeMs } = await readPeriodScans((id) => readers.of(id), repositoryIds, sinceMs);
  const ahead = serverTimeMs === undefined ? 0 : serverTimeMs - clock.wallNow();
  const platformNowMs = (): number => clock.wallNow() + ahead;
  const { refs, ...leftOut } = refsOfPeriod(scans);
  const lists = sharedLists(readers.of, clock);
  const judged: JudgedRef[] = [];
  world.progress(judged, refs.length, readers.requestsSent());
  const around = { ...world, monotonicStart, platformNowMs, readers, lists };
  const ask = asking<ScannedRef, JudgedRef>({
    projectOf: ({ newest }) => newest.repositoryId,
    ask: (ref) => attempt(() => judgedRef(ref, plan, around)),
    skip: ({ newest }, loss) => unread(newest, loss),
    lossOf: ({ isRead, reason, message }) => (isRead ? undefined : { reason: reason as Reason, message }),
    onResult(result) {
      judged.push(result);
      world.progress(judged, refs.length, readers.requestsSent());
    },
  });
  const results = await Promise.all(refs.map(ask));
  // A detail of one ref names the project of all its refs.
  const isNamed = ({ repository }: JudgedRef): boolean => repository !== undefined;
  const names = new Map(results.filter(isNamed).map(({ repositoryId, repository }) => [repositoryId, repository]));
  const named = results.map((ref) => ({ ...ref, repository: ref.repository ?? names.get(ref.repositoryId) }));
  return { sinceMs, atMs, refs: named, unlisted, leftOut, requests: readers.requestsSent() };
}

function planSimulation(policy: Policy, inputs: Inputs, monotonicStart: MonotonicMs) {
  const judgement = planJudgement(policy, inputs, false);
  return {
    ...judgement,
    deploymentId: inputs.deploymentId,
    read: planReading(inputs, judgement, undefined, withoutWaiting(monotonicStart)),
  };
}

type EachRefWorld = SimulationWorld & {
  readonly readers: ProjectReaders;
  readonly lists: SharedLists;
  readonly platformNowMs: () => EpochMs;
  readonly monotonicStart: MonotonicMs;
};

async function judgedRef({ scans, newest }: ScannedRef, plan: SimulationPlan, world: EachRefWorld): Promise<JudgedRef> {
  const { repositoryId } = newest;
  if (repositoryId === undefined) throw new GateFailure('contract', `scan ${newest.id} names no repository`);
  const { clock, platformNowMs, readers, lists } = world;
  const stored = async () => {
    const { scans, unlisted } = await readPeriodScans(() => lists, [repositoryId], undefined);
    const [failed] = unlisted;
    if (failed !== undefined) throw new GateFailure(failed.reason, failed.message);
    return scans.filter((scan) => isOfSameRef(scan, newest));
  };
  const older = lacksProducts(scans, plan.needs) ? await stored() : [];
  const all = [...new Map([...older, ...scans].map((scan) => [scan.id, scan])).values()];
  const { decision, stop } = decideRef(repositoryId, all, plan.needs);
  const reading = { ...world, reader: readers.of(repositoryId), stored };
  const { repository, read } = await readRef(decision, all, plan, reading);
  const latestNowMs = (): number => Math.max(clock.wallNow(), platformNowMs());
  const judgement = judgeRef({ decision, stop, read, latestNowMs }, plan);
  return {
    ...factsOf(newest),
    repository,
    scans: decision.deciding.map(({ scan, products }) => ({ id: scan.id, products })),
    ...judgement,
    isRead: isAnswered(judgement.reason, newest, platformNowMs()),
  };
}

/** True if reading again would not help. Issues that are missing long after the scan's end are gone with a closed pull request. */
function isAnswered(reason: SimulatedReason | undefined, scan: Scan, nowMs: EpochMs): boolean {
  if (reason === undefined || reason === 'not-compared' || REASONS[reason].isReadInFull) return true;
  const endedAtMs = scan.completedAtMs ?? scan.startedAtMs;
  return reason === 'index-lag' && endedAtMs !== undefined && nowMs - endedAtMs > INDEXED_AFTER_MS;
}

function unread(scan: Scan, { reason, message }: Loss): JudgedRef {
  const nothing = { repository: undefined, scans: [], conditions: [], isRead: false } as const;
  return { ...factsOf(scan), ...nothing, verdict: 'inconclusive', reason, message };
}

function factsOf(scan: Scan) {
  const { repositoryId, branch, commit, id, completedAtMs, startedAtMs, isFullScan } = scan;
  return { repositoryId, ref: branch, commit, scan: id, scannedAtMs: completedAtMs ?? startedAtMs, isFullScan };
}

/** Reads the details first: one request shows that a repository cannot be read. Throws `GateFailure`; a failed search is a shortfall of the result. */
async function readRef(
  decision: Decision,
  ofRef: readonly Scan[],
  { deploymentId, read: plan }: SimulationPlan,
  world: EachRefWorld & { readonly reader: FindingsReader; stored(): Promise<readonly Scan[]> },
): Promise<{ readonly repository: string | undefined; readonly read: EvidenceRead }> {
  const { clock, reader, platformNowMs } = world;
  const scans = decision.deciding.map(({ scan }) => scan);
  for (const scan of scans) {
    const impossible = contradictionIn(scan, Math.max(clock.wallNow(), platformNowMs()));
    if (impossible !== undefined) throw impossible;
  }
  const details = await Promise.all(scans.map((scan) => reader.readScan(scan.id)));
  const facts = scans.map((scan, index) => factOf(scan, details[index]!, deploymentId));
  const detailOf = new Map(scans.map((scan, index) => [scan, details[index]!]));
  const scopes = countingScopes(decision, {
    refsOf: (scan) => refSpellings([scan.branch, detailOf.get(scan)?.meta?.branch]),
    statsFindingsOf: async (scan) => detailOf.get(scan)?.stats?.findings,
    seen: () => ofRef,
    askForRef: world.stored,
  });
  const asked = { platformNowMs, stillDecides: async () => true, baselineScans: async () => NO_BASELINE };
  const read = await readIssues(plan, { decision, scopes, ...asked }, world);
  return { repository: facts.find(({ projectName }) => projectName !== undefined)?.projectName, read };
}

const NO_BASELINE = { sources: [], overwrittenTypes: [], mixedTypes: [], hasFullScan: false, hasDiffScan: false };
const NO_TARGET = { event: COMMAND_LINE, repository: '', subject: { kind: 'commit' }, baseRef: undefined } as const;

/** Throws `scan-inconsistent`, and `contract` for a scan that does not say what it scanned. */
function factOf(scan: Scan, detail: ScanDetail, deploymentId: DeploymentId) {
  const { branch, commit, repositoryId } = scan;
  if (commit === undefined || branch === undefined)
    throw new GateFailure('contract', `scan ${scan.id} names no ${commit === undefined ? 'commit' : 'branch'}`);
  // The listed scan itself is the target: only the detail is checked against it.
  const target = { ...NO_TARGET, commit: commit as CommitSha };
  return factOfDetail(scan, detail, { target, deploymentId, repositoryId, checkout: {} });
}
