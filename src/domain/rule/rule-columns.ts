import type { Evidence } from '../evidence.ts';
import type { CountColumn } from '../issue.ts';
import type { Condition } from '../policy.ts';

/** In their order. A group without a name belongs to no known one, unless there is only one. */
export function columnsOfRule(
  key: string | undefined,
  { columns, doesCompare }: { readonly columns: readonly CountColumn[]; readonly doesCompare: boolean },
  { here, there }: Pick<Evidence, 'here' | 'there'>,
): readonly CountColumn[] {
  if (columns.length === 1) return columns;
  if (key === undefined) return [];
  const found = columns.filter((column) => here.get(column)?.rules.has(key));
  if (!doesCompare || there === undefined) return found;
  const more = found.filter(
    (column) => here.get(column)!.rules.get(key)!.count > (there.get(column)?.rules.get(key)?.count ?? 0n),
  );
  // What is new may have been found by a search of the condition's own.
  return more.length === 0 ? found : more;
}

export function doesCompare({ compare }: Pick<Condition, 'compare'>, { there }: Pick<Evidence, 'there'>): boolean {
  return compare === 'new' && there !== undefined;
}
