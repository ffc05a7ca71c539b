import type { Shortfall } from '../domain/evidence.ts';
import type { ConditionResult } from '../domain/verdict.ts';

/** Why the verdict is `fail`: `max-critical allows 0, found 3 (1 waived) and 2 more`. */
export function tellBroken(blocking: readonly ConditionResult[], shortfall: Shortfall | undefined): string {
  const incomplete = shortfall === undefined ? '' : `; incomplete: ${shortfall.message}`;
  return tellFirst(blocking, shortfall !== undefined) + incomplete;
}

/** What holds, and what is only a warning. */
export function tellPass(conditions: readonly ConditionResult[]): string {
  const warnings = conditions.filter(({ result }) => result === 'broken');
  if (warnings.length > 0) return `no blocking limit is broken; warning: ${tellFirst(warnings, false)}`;
  if (conditions.length === 0) return 'no limit is set';
  return conditions.length === 1 ? 'the one limit holds' : `all ${conditions.length} limits hold`;
}

function tellFirst(broken: readonly ConditionResult[], isLowerBound: boolean): string {
  const others = broken.length - 1;
  const more = others === 0 ? '' : ` (and ${others} more)`;
  return tell(broken[0]!, isLowerBound) + more;
}

function tell(condition: ConditionResult, isLowerBound: boolean): string {
  const { name, max, found, compare, waived } = condition;
  const isNew = compare === 'new' && condition.new !== undefined;
  const count = isNew ? condition.new : found;
  const unit = [isNew ? 'new' : '', condition.count === 'groups' ? (count === 1n ? 'rule' : 'rules') : ''];
  const amount = [isLowerBound ? 'at least' : '', `${count}`, ...unit].filter((word) => word !== '').join(' ');
  return `${name} allows ${max}, found ${amount}${waived > 0n ? ` (${waived} waived)` : ''}`;
}
