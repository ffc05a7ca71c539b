import type { ConditionOutcome } from '../../../domain/verdict.ts';
import { counted } from '../../../report/text/report-facts.ts';
import type { JudgedRef, Simulation } from './simulation.ts';

export function blockersOf({ conditions }: Pick<JudgedRef, 'conditions'>): readonly ConditionOutcome[] {
  return conditions.filter(({ action, result }) => action === 'fail' && result === 'broken');
}

export function uncomparedOf({ conditions }: Pick<JudgedRef, 'conditions'>): readonly ConditionOutcome[] {
  return conditions.filter(({ isUncompared }) => isUncompared);
}

export function judgedCount({ found, waived }: Pick<ConditionOutcome, 'found' | 'waived'>): bigint {
  return (found ?? 0n) - waived;
}

export type ConditionEffect = ReturnType<typeof effectsByCondition>[number];

export function effectsByCondition(refs: readonly JudgedRef[]) {
  const all = refs.flatMap((ref) => ref.conditions.map((condition) => ({ ref, condition })));
  // A limit and a condition of a policy may have one name.
  const alike = Map.groupBy(all, ({ condition: { source, name } }) => `${source} ${name}`);
  const effects = [...alike.values()].map((each) => {
    const { name, action } = each[0]!.condition;
    const broken = each.filter(({ condition }) => condition.result === 'broken');
    return {
      name,
      action,
      refs: broken.length,
      repositories: new Set(broken.map(({ ref }) => ref.repositoryId)).size,
      /** Issues on those refs, or rules where it counts those, waivers taken off. */
      found: broken.reduce((sum, { condition }) => sum + judgedCount(condition), 0n),
      /** Refs on which it finds more than it allows, and cannot be compared. */
      uncompared: each.filter(({ condition }) => condition.isUncompared).length,
    };
  });
  return effects.toSorted((a, b) => Number(a.action === 'warn') - Number(b.action === 'warn') || b.refs - a.refs);
}

export type RepositoryEffect = ReturnType<typeof effectsByRepository>[number];

export function effectsByRepository(refs: readonly JudgedRef[]) {
  const effects = [...Map.groupBy(refs, ({ repositoryId }) => repositoryId)].map(([repositoryId, each]) => ({
    repositoryId,
    repository: each.find(({ repository }) => repository !== undefined)?.repository,
    refs: each.length,
    fail: countOf(each, 'fail'),
    inconclusive: countOf(each, 'inconclusive'),
    brokenBy: effectsByCondition(each)
      .filter(({ action, refs: broken }) => action === 'fail' && broken > 0)
      .map(({ name }) => name),
  }));
  return effects.toSorted((a, b) => b.fail - a.fail || b.inconclusive - a.inconclusive);
}

/** Refs that would fail, those with the most issues that block first; then what was not proven, then the rest. Pure. */
export function worstRefsFirst(refs: readonly JudgedRef[]): readonly JudgedRef[] {
  const rank = { fail: 0, inconclusive: 1, pass: 2 };
  const weight = new Map(refs.map((ref) => [ref, blockedIssues(ref)]));
  return refs.toSorted((a, b) => {
    const [one, other] = [weight.get(a)!, weight.get(b)!];
    return rank[a.verdict] - rank[b.verdict] || (one === other ? 0 : other > one ? 1 : -1);
  });
}

/** The most that one blocking condition counts: their sum could count an issue twice. */
export function blockedIssues(ref: Pick<JudgedRef, 'conditions'>): bigint {
  return blockersOf(ref)
    .map(judgedCount)
    .reduce((most, count) => (count > most ? count : most), 0n);
}

export function countOf(refs: readonly JudgedRef[], verdict: JudgedRef['verdict']): number {
  return refs.filter((ref) => ref.verdict === verdict).length;
}

/** What the tables do not show, where that could mislead. */
export function gapsOf({ refs, unlisted, leftOut: { partialOnly, unfinished } }: Simulation): readonly string[] {
  const unread = refs.filter(({ isRead }) => !isRead).length;
  const out = partialOnly + unfinished;
  const ofThese = `${partialOnly} with partial scans alone`;
  return [
    ...(out > 0 ? [`Left out: ${counted(out, 'ref')} without a finished scan of all rules (${ofThese}).`] : []),
    ...unlisted.map(({ repositoryId, reason, message }) => {
      const whose = repositoryId === undefined ? 'some refs' : `repository ${repositoryId}`;
      return `Not listed: scans of ${whose} (${reason}): ${message}`;
    }),
    ...(unread > 0
      ? [`Not read in full: ${counted(unread, 'ref')}, each says why; there may be more than is shown.`]
      : []),
  ];
}
