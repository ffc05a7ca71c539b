import { type Evidence, type RuleFacts, type Tally, UNRATED_TALLY } from '../../domain/evidence.ts';
import type { Links } from '../../domain/links.ts';
import type { PolicySource, Softening, Waiver } from '../../domain/policy.ts';
import { PRODUCT_OF_ISSUE_TYPE, productsOf } from '../../domain/product.ts';
import type { GateReport, ReportedBaseline, ReportedRule, ReportedScan } from '../../domain/report.ts';
import type { Scan, ScanDetail } from '../../domain/scan.ts';
import { COUNT_COLUMNS, type CountColumn, SEVERITIES } from '../../domain/severity.ts';
import { softens } from '../../domain/softening.ts';
import { fixedSince, mergeTallies, newOver, sumOf } from '../../domain/tally.ts';
import type { Target } from '../../domain/target.ts';
import type { Verdict } from '../../domain/verdict.ts';
import type { EvidenceRead } from '../../evidence/read-evidence.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { Judgement } from '../../policy/judgement/evaluate.ts';
import { nextStep } from '../../report/text/next-step.ts';
import type { FoundScan } from '../../scan/find-scan.ts';
import type { EarlierScan } from '../../scan/scan-lookup.ts';
import { exitCodeOf } from '../process/exit-code.ts';

/** A scan that its detail confirmed, and what was read about its issues. */
export type ProvenScan = {
  readonly found: FoundScan;
  readonly details: readonly ScanDetail[];
  readonly refs: readonly string[];
  readonly read: EvidenceRead;
};

/** What a run has learned, in the order of its story. A run that stops early leaves the rest undefined. */
export type Trail = {
  readonly startedAtMs: number;
  readonly notices: string[];
  inputSoftening?: Softening | undefined;
  policySoftening?: Softening;
  target?: Target;
  policySource?: PolicySource | undefined;
  waivers?: readonly Waiver[];
  searches?: readonly string[];
  /** What was waited for or chosen, where nothing was proven. */
  lastScan?: Scan | undefined;
  earlierScans?: readonly EarlierScan[];
  waitedSeconds?: number;
  proven?: ProvenScan;
  baseline?: ReportedBaseline;
  judgement?: Judgement;
  /** Undefined only while the run goes on: what was never decided is not proven. */
  verdict?: Verdict;
};

export type Closing = {
  readonly finishedAtMs: number;
  readonly seconds: number;
  readonly requests: GateReport['requests'];
  readonly links: Links;
};

/** Turns the trail into the record that every page and output is made from. */
export function reportOf(trail: Trail, inputs: Pick<Inputs, 'mode' | 'repository'>, closing: Closing): GateReport {
  const verdict: Verdict = trail.verdict ?? {
    word: 'inconclusive',
    reason: 'internal',
    message: 'the run ended without a verdict',
  };
  const isSoftened =
    verdict.word === 'inconclusive' && softens(verdict.reason, trail.inputSoftening, trail.policySoftening ?? {});
  const { target, proven, judgement } = trail;
  const evidence = proven?.read.evidence;
  const ref = proven?.found.deciding.branch ?? proven?.refs[0] ?? trail.lastScan?.branch;
  const findings =
    target === undefined || ref === undefined ? undefined : closing.links.findings(target.repository, ref);
  return {
    verdict,
    nextStep: nextStep(verdict),
    exitCode: exitCodeOf(verdict, inputs.mode, isSoftened),
    mode: inputs.mode,
    isSoftened,
    repository: target?.repository ?? inputs.repository,
    event: target?.event ?? '',
    commit: target?.commit,
    ref,
    pullRequest: target?.subject.kind === 'pull-request' ? target.subject.number : undefined,
    scans: reportedScans(trail, closing.links),
    counts: countsOf(evidence),
    newTotal: compared(evidence, newOver),
    fixedTotal: compared(evidence, fixedSince),
    waived: judgement?.waived,
    conditions: judgement?.conditions ?? [],
    waivers: judgement?.waivers ?? [],
    rules: evidence === undefined ? [] : reportedRules(evidence, judgement, findings),
    policy: trail.policySource,
    baseline: trail.baseline,
    history: proven === undefined ? [] : historyOf(proven, trail.earlierScans ?? []),
    searches: trail.searches ?? [],
    requests: closing.requests,
    times: {
      startedAtMs: trail.startedAtMs,
      finishedAtMs: closing.finishedAtMs,
      seconds: closing.seconds,
      waitedSeconds: trail.waitedSeconds ?? 0,
      issuesReadAtMs: proven?.read.readAtMs,
    },
    notices: trail.notices,
    links: { findings, run: closing.links.run, platform: closing.links.platform },
  };
}

function reportedScans({ proven, lastScan }: Trail, links: Links): ReportedScan[] {
  const unproven = lastScan === undefined ? [] : [lastScan];
  const scans = proven === undefined ? unproven : [proven.found.deciding, ...proven.found.covering];
  return scans.map((scan, index) => {
    const meta = proven?.details[index]?.meta;
    return {
      id: scan.id,
      status: typeof scan.status === 'string' ? scan.status : scan.status.unknown,
      role: index === 0 ? 'decides' : 'covers-products',
      ref: scan.branch ?? meta?.branch,
      commit: scan.commit,
      repositoryId: scan.repositoryId,
      repository: meta?.repository,
      products: productsOf(scan.enabledProducts),
      isFullScan: scan.isFullScan,
      startedAtMs: scan.startedAtMs,
      completedAtMs: scan.completedAtMs,
      ciJobHost: hostOf(meta?.ciJobUrl),
      url: scan.repositoryId === undefined ? undefined : links.scan(scan.repositoryId, scan.id),
    };
  });
}

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}

/** A column that was not read to its end has no count: a part of it would be taken for the whole. */
function countsOf(evidence: Evidence | undefined): GateReport['counts'] {
  const counts = COUNT_COLUMNS.map((column): [CountColumn, bigint | undefined] => {
    const tally = evidence?.here.get(column);
    return [column, tally?.isComplete ? sumOf(tally) : undefined];
  });
  const isWhole = counts.every(([, count]) => count !== undefined);
  const total = isWhole ? counts.reduce((sum, [, count]) => sum + count!, 0n) : undefined;
  return { ...(Object.fromEntries(counts) as Record<CountColumn, bigint | undefined>), total };
}

function compared(evidence: Evidence | undefined, compare: (here: Tally, there: Tally) => bigint): bigint | undefined {
  if (evidence?.there === undefined) return undefined;
  const { here, there } = evidence;
  const sides = COUNT_COLUMNS.map((column) => [here.get(column), there.get(column)] as const);
  if (sides.some(([a, b]) => !a?.isComplete || !b?.isComplete)) return undefined;
  return compare(mergeTallies(sides.map(([a]) => a!)), mergeTallies(sides.map(([, b]) => b!)));
}

/** By severity, then by count; a rule that has issues of two severities stands in both. */
function reportedRules(
  { here, there }: Evidence,
  judgement: Judgement | undefined,
  // The platform documents no address of one rule's issues: the branch's stands in.
  url: string | undefined,
): ReportedRule[] {
  const columns = [...SEVERITIES, UNRATED_TALLY] as const;
  return columns.flatMap((column) => {
    const rules = [...(here.get(column)?.rules ?? [])].map(([key, { group, count }]): ReportedRule => {
      return {
        ruleId: group.ruleId,
        rulePath: group.rulePath,
        product: group.issueType === undefined ? undefined : PRODUCT_OF_ISSUE_TYPE[group.issueType],
        severity: column === UNRATED_TALLY ? undefined : column,
        issues: count,
        issuesAtBaseline: there === undefined ? undefined : (there.get(column)?.rules.get(key)?.count ?? 0n),
        waivedUntil: waivedUntil(group, judgement),
        epss: group.epss?.score,
        url,
      };
    });
    return rules.sort((a, b) => (a.issues === b.issues ? 0 : b.issues > a.issues ? 1 : -1));
  });
}

function waivedUntil(group: RuleFacts, judgement: Judgement | undefined): string | undefined {
  const active = judgement?.waivers.find(
    ({ rule, state }) =>
      (state === 'active' || state === 'expiring-soon') && (rule === group.ruleId || rule === group.rulePath),
  );
  return active?.expires;
}

const MOST_HISTORY_POINTS = 20;

/** Earlier finished scans of the same branch, and the deciding one as the last point. */
function historyOf({ found, refs }: ProvenScan, earlierScans: readonly EarlierScan[]): GateReport['history'] {
  const { deciding } = found;
  const own = earlierScans.filter(
    (scan) =>
      scan.repositoryId === deciding.repositoryId &&
      !scan.isPartialScan &&
      scan.branch !== undefined &&
      refs.includes(scan.branch),
  );
  return [...own, deciding]
    .filter((scan) => scan.startedAtMs !== undefined)
    .map((scan) => ({ startedAtMs: scan.startedAtMs!, findings: scan.findingsCounts.total }))
    .sort((a, b) => a.startedAtMs - b.startedAtMs)
    .slice(-MOST_HISTORY_POINTS);
}
