import type { Finding } from '../../emulator/history/history.ts';

export type Expected =
  | {
      readonly word: 'pass' | 'fail';
      readonly isComplete: boolean;
      readonly counts: Counts;
      /** What the conditions of the policy find, by name. */
      readonly found?: Readonly<Record<string, number>> | undefined;
    }
  /** Each reason that may be told, and from when on (milliseconds since 1970); none: the gate should still be waiting. */
  | { readonly word: 'not proven'; readonly reasons: ReadonlyMap<string, number> }
  /** The rules do not say. */
  | { readonly word: 'silent'; readonly why: string };

/** Issues by severity. */
export type Counts = Readonly<Record<string, number>>;

export type Reasons = readonly (readonly [reason: string, notBeforeMs: number])[];

export function notProven(reasons: Reasons): Expected {
  const latestFirst = reasons.toSorted(([, one], [, other]) => other - one);
  return { word: 'not proven', reasons: new Map(latestFirst) };
}

/** What is here more than there, by rule and severity. */
export function beyond(here: readonly Finding[], there: readonly Finding[]): readonly Finding[] {
  const left = [...there];
  return here.filter(({ rule, severity }) => {
    const match = left.findIndex((known) => known.rule === rule && known.severity === severity);
    if (match >= 0) left.splice(match, 1);
    return match < 0;
  });
}

export function bySeverity(findings: readonly Finding[]): Counts {
  const counts: Record<string, number> = {};
  for (const { severity = '' } of findings) counts[severity] = (counts[severity] ?? 0) + 1;
  return counts;
}
