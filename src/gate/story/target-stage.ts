import type { Target } from '../../domain/target.ts';
import type { World } from './world.ts';

/** Which commit is judged, and as what. Throws `bad-event`, `github`. */
export async function targetStage({ readTarget, log }: Pick<World, 'readTarget' | 'log'>): Promise<Target> {
  const target = await readTarget();
  log.info(`Judging commit ${target.commit} of ${target.repository} (${describeSubject(target)}).${besides(target)}`);
  return target;
}

function besides({ mergeGroupCommit }: Target): string {
  return mergeGroupCommit === undefined
    ? ''
    : ` The merge group's own commit ${mergeGroupCommit.slice(0, 12)} was not scanned for this.`;
}

function describeSubject({ event, subject }: Target): string {
  if (subject.kind === 'pull-request') return `pull request ${subject.number}, event ${event}`;
  return subject.kind === 'ref' ? `${subject.ref}, event ${event}` : `event ${event}`;
}
