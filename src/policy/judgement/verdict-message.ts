import { statesText } from '../../domain/issue.ts';
import { UNLIMITED } from '../../domain/policy.ts';
import { listed } from '../../domain/text/list-items.ts';
import { type ConditionOutcome, canBlock } from '../../domain/verdict.ts';

const MOST_PARTS = 3;

export type Beside = {
  /** True if not everything was read: the numbers are then lower bounds. */
  readonly isUnread: boolean;
  readonly message: string;
};

/** Why the verdict is `fail`, in words: `3 critical and 8 high issues, none allowed; "No live secrets": 2 issues, 1 allowed`. */
export function tellBroken(blocking: readonly ConditionOutcome[], beside: Beside | undefined): string {
  if (beside === undefined) return tellAll(blocking, false);
  return `${tellAll(blocking, beside.isUnread)}${beside.isUnread ? '; incomplete: ' : '; besides: '}${beside.message}`;
}

export function tellPass(conditions: readonly ConditionOutcome[]): string {
  const warnings = conditions.filter(({ result }) => result === 'broken');
  const warned = warnings.length === 0 ? '' : `; warning: ${tellAll(warnings, false)}`;
  if (!conditions.some(canBlock)) return `nothing blocks: no blocking condition is in force${warned}`;
  if (warned !== '') return `no blocking limit is broken${warned}`;
  const limits = conditions.filter(({ max }) => max !== UNLIMITED);
  const kept = limits.filter(({ result }) => result === 'ok').length;
  if (kept < limits.length) return `within ${kept} of ${limits.length} limits`;
  if (kept === 1) return 'within the limit';
  return kept === 2 ? 'within both limits' : `within all ${kept} limits`;
}

function tellAll(broken: readonly ConditionOutcome[], isLowerBound: boolean): string {
  // Severity limits that allow the same number are named together; every other condition by itself.
  const alike = Map.groupBy(broken, (one): unknown =>
    one.column !== undefined && one.waived === 0n ? `${isNew(one)} ${one.max}` : one,
  );
  const reported = [...alike.values()].slice(0, MOST_PARTS);
  const left = broken.length - reported.flat().length;
  const more = left === 0 ? [] : [`${left} more broken`];
  return [...reported.map((conditions) => tell(conditions, isLowerBound)), ...more].join('; ');
}

function tell(conditions: readonly ConditionOutcome[], isLowerBound: boolean): string {
  const [first] = conditions as readonly [ConditionOutcome];
  const amounts = conditions.map((condition) =>
    [String(countOf(condition)), ...(isNew(condition) ? ['new'] : []), condition.column].filter(Boolean).join(' '),
  );
  const thing = first.count === 'groups' ? 'rule' : 'issue';
  const things = countOf(conditions.at(-1)!) === 1n ? thing : `${thing}s`;
  const where = first.states === undefined ? '' : ` ${statesText(first.states)}`;
  const name = first.column === undefined ? `"${first.name}": ` : '';
  const waived = first.waived > 0n ? ` (${first.waived} waived)` : '';
  const allowed = first.max === 0n ? 'none' : first.max;
  return `${name}${isLowerBound ? 'at least ' : ''}${listed(amounts)} ${things}${where}${waived}, ${allowed} allowed`;
}

function isNew({ compare, new: more }: ConditionOutcome): boolean {
  return compare === 'new' && more !== undefined;
}

function countOf(condition: ConditionOutcome): bigint | undefined {
  return isNew(condition) ? condition.new : condition.found;
}
