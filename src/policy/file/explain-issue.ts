import type { z } from 'zod';
import { quote } from '../../domain/text/suggestion.ts';
import type { Message } from './policy-problem.ts';
import { REFUSED } from './yaml-tree.ts';

export type Path = readonly PropertyKey[];

/** A problem in a file that people write: its path in the data, and what to do about it. */
export type Finding = { readonly path: Path; readonly atKey?: true; readonly message: Message };

export function findingAtKey(key: string, message: string): Finding {
  return { path: [key], atKey: true, message };
}

/** The messages of one kind of file about its keys. `path` leads to the map around the key. */
export type FileKeys = {
  explainUnknown(key: string, path: Path): string;
  /** What to write for each required key if it is missing. */
  readonly missing: Readonly<Record<string, string>>;
};

/** Turns a problem that the schema found into sentences for people: one finding for each wrong key. */
export function explainIssue(issue: z.core.$ZodIssue, data: unknown, keys: FileKeys): Finding[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const explain = (key: string) => () => keys.explainUnknown(key, path);
    return issue.keys.map((key) => ({ path: [...path, key], atKey: true, message: explain(key) }));
  }
  const value = valueAt(data, path);
  if (value === REFUSED) return [];
  const key = path.findLast((step) => typeof step === 'string');
  if (key === undefined) return [{ path, message: issue.message }];
  if (value !== undefined) return [{ path, message: `${quote(key)} ${issue.message}` }];
  return [{ path: path.slice(0, -1), message: `missing key ${quote(key)}; add "${keys.missing[key]}"` }];
}

export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
