import { isSameRef, refSpellings } from '../../domain/ref.ts';
import type { Target } from '../../domain/target.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { Baseline } from '../outcome/learned.ts';

/** The baseline, or a notice why there is none. A ref is never compared with itself, because nothing would ever be new there. */
export function baselineOf(
  setting: Inputs['baseline'],
  target: Target,
): Baseline | { readonly notice: string } | undefined {
  if (setting.kind === 'none') return undefined;
  const ref = setting.kind === 'base' ? target.baseRef : setting.ref;
  if (ref === undefined)
    return { notice: `The event ${target.event} has no base branch: all issues are counted, none is compared.` };
  const baseline = { ref, refs: refSpellings([ref]) };
  const isOwn = target.subject.kind === 'ref' && isSameRef(ref, target.subject.ref);
  return isOwn ? { notice: comparedWithItself(baseline) } : baseline;
}

export function comparedWithItself({ ref }: Pick<Baseline, 'ref'>): string {
  return `The baseline ${ref} is the ref under test itself: all issues are counted, none is compared.`;
}
