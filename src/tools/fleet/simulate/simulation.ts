import type { RepositoryId, ScanId } from '../../../domain/ids.ts';
import type { Product } from '../../../domain/product.ts';
import type { Reason } from '../../../domain/reason.ts';
import type { ConditionOutcome, Verdict } from '../../../domain/verdict.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import { counted } from '../../../report/text/report-facts.ts';
import type { Loss } from '../ask-each.ts';

/** Why a ref is not judged: a reason of the gate, or a condition that compares with a baseline, which a simulation does not have. */
export type SimulatedReason = Reason | 'not-compared';

export type SimulatedCondition = ConditionOutcome & {
  /** True if the condition judges new issues, finds more than it allows, and cannot tell which are new. Its result is `unproven`. */
  readonly isUncompared: boolean;
};

/** One ref, judged by a policy as of now. Texts are the platform's: hostile until they are rendered. */
export type JudgedRef = {
  readonly repositoryId: RepositoryId | undefined;
  readonly repository: string | undefined;
  readonly ref: string | undefined;
  /** Ref, commit and scan are those of the newest deciding scan. */
  readonly commit: string | undefined;
  readonly scan: ScanId;
  /** When that scan ended, else when it started. Milliseconds since 1970 (UTC). */
  readonly scannedAtMs: EpochMs | undefined;
  readonly isFullScan: boolean;
  /** The deciding scans, newest first; empty if none decides. */
  readonly scans: readonly { readonly id: ScanId; readonly products: readonly Product[] }[];
  readonly verdict: Verdict['word'];
  readonly reason: SimulatedReason | undefined;
  readonly message: string;
  readonly conditions: readonly SimulatedCondition[];
  /** False if something of the ref could not be read: another simulation may judge it differently. */
  readonly isRead: boolean;
};

/** A list of scans that could not be read completely: the refs that it lacks are unknown. */
export type UnlistedScans = Loss & { readonly repositoryId: RepositoryId | undefined };

export type Simulation = {
  readonly policy: { readonly path: string; readonly sha256: string };
  readonly sinceMs: EpochMs;
  readonly atMs: EpochMs;
  readonly refs: readonly JudgedRef[];
  readonly unlisted: readonly UnlistedScans[];
  readonly leftOut: { readonly partialOnly: number; readonly unfinished: number };
  readonly requests: number;
};

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
      /** Issues on those refs, or rules if the condition counts rules, without waived ones. */
      found: broken.reduce((sum, { condition }) => sum + judgedCount(condition), 0n),
      /** Number of refs on which the condition finds more than it allows, but cannot be compared. */
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

/** Sorts refs: those that would fail, by the most blocking issues, then inconclusive ones, then the rest. Pure. */
export function worstRefsFirst(refs: readonly JudgedRef[]): readonly JudgedRef[] {
  const rank = { fail: 0, inconclusive: 1, pass: 2 };
  const weight = new Map(refs.map((ref) => [ref, blockedIssues(ref)]));
  return refs.toSorted((a, b) => {
    const [one, other] = [weight.get(a)!, weight.get(b)!];
    return rank[a.verdict] - rank[b.verdict] || (one === other ? 0 : other > one ? 1 : -1);
  });
}

/** The largest count of one blocking condition. A sum of all could count an issue twice. */
export function blockedIssues(ref: Pick<JudgedRef, 'conditions'>): bigint {
  return blockersOf(ref)
    .map(judgedCount)
    .reduce((most, count) => (count > most ? count : most), 0n);
}

export function countOf(refs: readonly JudgedRef[], verdict: JudgedRef['verdict']): number {
  return refs.filter((ref) => ref.verdict === verdict).length;
}

/** Sentences about gaps of the tables that could mislead. */
export function gapsOf({ refs, unlisted, leftOut: { partialOnly, unfinished } }: Simulation): readonly string[] {
  const unread = refs.filter(({ isRead }) => !isRead).length;
  const out = partialOnly + unfinished;
  const ofThese = `${partialOnly} with partial scans only`;
  return [
    ...(refs.length + out + unlisted.length === 0
      ? ['No scan was found: check --since and --repository-id; findings-gate projects shows ids.']
      : []),
    ...(out > 0 ? [`Left out: ${counted(out, 'ref')} without a finished scan of all rules (${ofThese}).`] : []),
    ...unlisted.map(({ repositoryId, reason, message }) => {
      const whose = repositoryId === undefined ? 'some refs' : `repository ${repositoryId}`;
      return `Not listed: scans of ${whose} (${reason}): ${message}`;
    }),
    ...(unread > 0
      ? [`Not read in full: ${counted(unread, 'ref')}; each row says why. There may be more issues than shown.`]
      : []),
  ];
}
