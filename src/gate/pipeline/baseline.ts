import { isSameRef, refSpellings } from '../../domain/ref.ts';
import type { Target } from '../../domain/target.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { Baseline, RunSettings } from '../outcome/learned.ts';

/** The baseline, or a notice why there is none. A ref is never compared with itself, because nothing would ever be new there. */
export function baselineOf(setting: Inputs['baseline'], target: Target): Pick<RunSettings, 'baseline' | 'notices'> {
  const without = (notices: readonly string[]) => ({ baseline: undefined, notices });
  if (setting.kind === 'none') return without([]);
  const ref = setting.kind === 'base' ? target.baseRef : setting.ref;
  if (ref === undefined)
    return without([`The event ${target.event} has no base branch: all issues are counted, none is compared.`]);
  const baseline = { ref, refs: refSpellings([ref]) };
  const isOwn = target.subject.kind === 'ref' && isSameRef(ref, target.subject.ref);
  return isOwn ? without([comparedWithItself(baseline)]) : { baseline, notices: [] };
}

export function comparedWithItself({ ref }: Pick<Baseline, 'ref'>): string {
  return `The baseline ${ref} is the ref under test itself: all issues are counted, none is compared.`;
}
