import { asGateFailure, GateFailure } from '../../domain/failure.ts';
import type { GateReport } from '../../domain/report.ts';
import type { Target } from '../../domain/target.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import { ScanLookup } from '../../scan/lookup/scan-lookup.ts';
import type { Learned } from '../outcome/learned.ts';
import { type Closing, reportOf } from '../outcome/report-of.ts';
import { evidenceStep } from './evidence-step.ts';
import { judgementStep } from './judgement-step.ts';
import { type RunPlan, settingsStep } from './run-plan.ts';
import { scanStep } from './scan-step.ts';
import type { World } from './world.ts';

/** Every failure gives an inconclusive report with its reason. Never throws. */
export async function run(inputs: Inputs, world: World): Promise<GateReport> {
  const startedAtMs = world.clock.wallNow();
  const learned = await inSteps(inputs, world);
  return reportOf(learned, inputs, closingOf(world, startedAtMs));
}

export function closingOf(world: World, startedAtMs: EpochMs): Closing {
  const { reader, clock, monotonicStart, links, checkout } = world;
  return {
    startedAtMs,
    finishedAtMs: clock.wallNow(),
    seconds: (clock.now() - monotonicStart) / 1_000,
    requests: { planned: reader.requestsPlanned(), sent: reader.requestsSent() },
    links,
    checkout,
  };
}

async function inSteps(inputs: Inputs, world: World): Promise<Learned> {
  const begun = await toScans(inputs, world, (target) => [{ lookup: openLookup(inputs, target, world) }]);
  return 'stopped' in begun ? begun : fromScans(begun, begun.polls[0].lookup, world);
}

/** The list does not depend on the policy. So the first poll begins while a policy that comes over the network is read. */
export function openLookup(
  { repositoryId }: Pick<Inputs, 'repositoryId'>,
  target: Target,
  { reader, clock, isPolicyAsked }: Pick<World, 'reader' | 'clock' | 'isPolicyAsked'>,
): ScanLookup {
  const lookup = new ScanLookup(reader, clock, target, repositoryId);
  if (isPolicyAsked) lookup.pollAhead();
  return lookup;
}

type BeforeScans<Polls> = { readonly target: Target; readonly settings: RunPlan; readonly polls: Polls };
type StoppedEarly = { readonly target?: Target; readonly stopped: GateFailure };

/** Runs the steps before the scans. The lookups that `open` gives may poll the list meanwhile. */
export async function toScans<const Polls extends readonly { readonly lookup: ScanLookup }[]>(
  inputs: Inputs,
  world: World,
  open: (target: Target) => Polls,
): Promise<BeforeScans<Polls> | StoppedEarly> {
  const target = await outcomeOf(() => targetStep(world));
  if (target instanceof GateFailure) return { stopped: target };

  const polls = open(target);
  const settings = await outcomeOf(() => settingsStep(inputs, target, world));
  if (!(settings instanceof GateFailure)) return { target, settings, polls };
  for (const { lookup } of polls) lookup.abandon();
  return { target, stopped: settings };
}

/** Runs the steps from the scans on. With `isPolled` the list was asked just now. */
export async function fromScans(
  { target, settings }: Omit<BeforeScans<unknown>, 'polls'>,
  lookup: ScanLookup,
  world: World,
  isPolled = false,
): Promise<Learned> {
  const scans = await scanStep(settings, lookup, world, isPolled);
  const { proven } = scans;
  if (proven instanceof GateFailure) return { target, settings, scans, stopped: proven };

  const judged = await outcomeOf(async () => ({
    ...evidenceStep(proven, settings, target),
    judgement: judgementStep(proven, settings, scans),
  }));
  return { target, settings, scans, ...(judged instanceof GateFailure ? { stopped: judged } : judged) };
}

/** What a step learned, or the failure that stopped it. Any error that is not a `GateFailure` is a defect (`internal`). */
export function outcomeOf<Piece>(step: () => Promise<Piece>): Promise<Piece | GateFailure> {
  return step().catch(asGateFailure);
}

/** Throws `bad-event`, `github`. */
async function targetStep({ readTarget, log }: Pick<World, 'readTarget' | 'log'>): Promise<Target> {
  const target = await readTarget();
  log.info(`Judging commit ${target.commit} of ${target.repository} (${describeSubject(target)}).`);
  return target;
}

function describeSubject({ event, subject }: Target): string {
  if (subject.kind === 'pull-request') return `pull request ${subject.number}, event ${event}`;
  return subject.kind === 'ref' ? `${subject.ref}, event ${event}` : `event ${event}`;
}
