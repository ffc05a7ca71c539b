import { GateFailure } from '../../../domain/failure.ts';
import type { RepositoryId } from '../../../domain/ids.ts';
import type { ReportedProject } from '../../../domain/report.ts';
import type { Target } from '../../../domain/target.ts';
import type { Learned } from '../../outcome/learned.ts';
import type { Unjudged } from '../../outcome/whole-report.ts';
import type { FirstLook } from '../first-look.ts';
import { fromScans, outcomeOf } from '../run.ts';
import type { RunPlan } from '../run-plan.ts';
import type { World } from '../world.ts';
import type { OneReader, SharedReader } from './shared-reader.ts';
import { logOf } from './told-by.ts';

/** What was learned of one project of several. */
export type Judged = { readonly project: ReportedProject; readonly learned: Learned };

/** All that was judged, or the one failure for which nothing could be. */
export type JudgedTogether = ({ readonly judged: readonly Judged[] } & Unjudged) | { readonly alone: Learned };

/** What each project is judged by and with, beside its name. */
export type Together = {
  readonly target: Target;
  readonly settings: RunPlan;
  readonly shared: SharedReader;
  readonly world: World;
};

/** The list as one project is told it, by its own reader. */
export type OwnLook = FirstLook & { readonly reader: OneReader };

/** The run of one project, beside the others. By its id where that is known, else by its name. Never throws. */
export async function judgeOne(
  { repositoryId, name }: { readonly repositoryId: RepositoryId | undefined; readonly name: string },
  { reader, ...look }: OwnLook,
  { target, settings, world }: Together,
): Promise<Learned> {
  const own = repositoryId === undefined ? { ...target, repository: name } : target;
  const expected = { ...settings.find.expected, target: own, repositoryId };
  const plan = { ...settings, find: { ...settings.find, expected } };
  const around = { ...world, reader, log: logOf(world.log, name) };
  const learned = await outcomeOf(() => fromScans({ target: own, settings: plan }, look, around));
  return learned instanceof GateFailure ? { target: own, settings: plan, stopped: learned } : learned;
}
