import type { Evidence, RuleFacts } from '../evidence.ts';
import type { CountColumn } from '../issue.ts';
import type { Condition } from '../policy.ts';

/** In their order. A group without a name is in the one whose search found it. */
export function columnsOfRule(
  rule: RuleFacts,
  { columns, doesCompare }: { readonly columns: readonly CountColumn[]; readonly doesCompare: boolean },
  { here, there }: Pick<Evidence, 'here' | 'there'>,
): readonly CountColumn[] {
  if (columns.length === 1) return columns;
  const found = columns.filter((column) => here.get(column)?.rules.has(rule));
  if (!doesCompare || there === undefined) return found;
  const more = found.filter(
    (column) => here.get(column)!.rules.get(rule)! > (there.get(column)?.rules.get(rule) ?? 0n),
  );
  // What is new may have been found by a search of the condition's own.
  return more.length === 0 ? found : more;
}

export function doesCompare({ compare }: Pick<Condition, 'compare'>, { there }: Pick<Evidence, 'there'>): boolean {
  return compare === 'new' && there !== undefined;
}
