import type { Target } from '../../domain/target.ts';
import type { World } from './world.ts';

/** Which commit is judged, and as what. Throws `bad-event`, `github`. */
export async function targetStage({ readTarget, log }: Pick<World, 'readTarget' | 'log'>): Promise<Target> {
  const target = await readTarget();
  log.info(`Judging commit ${target.commit} of ${target.repository} (${describeSubject(target)}).`);
  return target;
}

function describeSubject({ event, subject }: Target): string {
  if (subject.kind === 'pull-request') return `pull request ${subject.number}, event ${event}`;
  return subject.kind === 'ref' ? `${subject.ref}, event ${event}` : `event ${event}`;
}
