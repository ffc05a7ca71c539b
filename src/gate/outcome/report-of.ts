import { GateFailure } from '../../domain/failure.ts';
import { ISSUE_STATES, type IssueState } from '../../domain/issue.ts';
import { LOCATIONS_PER_PAGE } from '../../domain/limits.ts';
import type { ReportedLocations } from '../../domain/location/issue-location.ts';
import { ISSUE_TYPES, PRODUCTS, type Product, typesOfAll } from '../../domain/product.ts';
import { REASONS, type Reason } from '../../domain/reason.ts';
import type { GateReport, ReportedScan } from '../../domain/report.ts';
import { parseAddress } from '../../domain/rule/page-address.ts';
import { rulePages } from '../../domain/rule/rule-page.ts';
import { type Links, type Scan, shownScan } from '../../domain/scan.ts';
import { softens } from '../../domain/softening.ts';
import type { Checkout, Target } from '../../domain/target.ts';
import { type Inconclusive, inconclusiveBy, type Verdict } from '../../domain/verdict.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import type { EvidenceRead } from '../../evidence/read-evidence.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import { nextStep, type StatusSettings } from '../../report/text/reason-text.ts';
import type { Decision } from '../../scan/decision.ts';
import { expectedEndOf } from '../../scan/earlier-scans.ts';
import type { InsteadScan } from '../../scan/found-instead.ts';
import { exitCodeOf } from '../process/exit-code.ts';
import type { Baseline, Learned, ProvenScans } from './learned.ts';
import { countsOf, fixedRulesOf, fixedTotalOf, newTotalOf, worthOf } from './reported-counts.ts';
import { brokenOf, reportedConditions, reportedRules } from './reported-rules.ts';

type ReportSettings = Pick<Inputs, 'mode' | 'repository' | 'onInconclusive'> &
  Partial<StatusSettings & Pick<Inputs, 'states' | 'projects' | 'deploymentId'>>;

export type Closing = Pick<GateReport['times'], 'startedAtMs' | 'finishedAtMs' | 'seconds'> & {
  readonly requests: GateReport['requests'];
  readonly links: Links;
  readonly checkout?: Checkout;
};

export function reportOf(learned: Learned, inputs: ReportSettings, closing: Closing): GateReport {
  const { target, settings, scans } = learned;
  const judged = 'judgement' in learned ? learned : undefined;
  const judgement = judged?.judgement;
  const said: Verdict = 'judgement' in learned ? learned.judgement.verdict : inconclusiveBy(learned.stopped);
  const reasons = said.word === 'inconclusive' ? [said, ...(said.also ?? [])] : [];
  // With `bad-event` the policy may be that of an old base: it may not soften anything.
  const mayPolicySoften = reasons.every(({ reason }) => reason !== 'bad-event');
  const ofPolicy = (mayPolicySoften ? settings?.policy.onInconclusive : undefined) ?? {};
  // A search that the record lacks is never softened: the recorded run did not ask for it.
  const isSoft = ({ reason, detail }: Pick<Verdict, 'detail'> & Inconclusive): boolean =>
    detail !== 'not-recorded' && softens(reason, inputs.onInconclusive, ofPolicy);
  const firm = reasons.find((one) => !isSoft(one));
  const isSoftened = reasons.length > 0 && firm === undefined;
  const told = firm ?? said;
  const isOfSeveral = told.reason === 'wrong-repository' && (inputs.projects?.kind ?? 'one') !== 'one';
  const verdict: Verdict = isOfSeveral ? { ...told, detail: 'several-projects' } : told;
  const proven = provenScans(learned);
  const read = proven?.read;
  const ref = proven?.decision.deciding[0]?.scan.branch ?? proven?.refs[0] ?? scans?.lastScan?.branch;
  const reported = reportedScans(proven, scans?.lastScan, closing.links);
  // The platform lists issues by the name under which it shows a project.
  const project = reported[0]?.repository?.trim() || target?.repository;
  const findings = project === undefined || ref === undefined ? undefined : closing.links.findings(project, ref);
  const pageOf = rulePages(closing.links.platform);
  const report: GateReport = {
    verdict,
    countsAre: worthOf(read?.evidence, proven?.stop),
    conditions: reportedConditions(judgement?.conditions ?? [], settings?.conditions ?? [], pageOf),
    ...(read === undefined ? { rules: [], breakingRules: 0 } : reportedRules(read.evidence, judgement, pageOf)),
    fixedRules: fixedRulesOf(read, pageOf),
    failOnSeverity: settings?.failOn,
    policy: settings?.source,
    waiversFile: settings?.waiversFile,
    longestWaiverDays: settings?.policy.longestWaiverDays,
    scans: reported,
    likelyEndMs: likelyEndOf(scans),
    seen: reportedInstead(verdict.reason, scans?.seen, closing.links),
    event: target?.event ?? '',
    commit: judgedCommit(target, proven),
    repository: target?.repository ?? inputs.repository,
    baseline: reportedBaseline(settings?.baseline, read),
    replay: undefined,
    nextStep: '',
    exitCode: exitCodeOf(verdict, inputs.mode, isSoftened),
    mode: inputs.mode,
    isSoftened,
    deploymentId: inputs.deploymentId,
    ref,
    pullRequest: target?.subject.kind === 'pull-request' ? target.subject.number : undefined,
    indexGap: read?.indexGap,
    triagedOut: read?.triagedOut,
    unscanned: proven === undefined ? [] : unscannedOf(proven.decision),
    otherProjects: scans?.otherProjects ?? [],
    mergeGroupCommit: target?.mergeGroupCommit,
    baseNow: scans?.baseNow,
    counts: countsOf(read?.evidence),
    newTotal: newTotalOf(read),
    fixedTotal: fixedTotalOf(read),
    waived: judgement?.waived,
    waivers: judgement?.waivers ?? [],
    places: unreadLocations(learned, inputs.states),
    searches: settings?.plan.searches.map(({ id }) => id) ?? [],
    requests: closing.requests,
    times: {
      startedAtMs: closing.startedAtMs,
      finishedAtMs: closing.finishedAtMs,
      seconds: closing.seconds,
      waitedSeconds: scans?.waitedSeconds ?? 0,
      issuesReadAtMs: read?.readAtMs,
    },
    notices: [...(settings?.notices ?? []), ...(judged?.notices ?? []), ...(judgement?.notices ?? [])],
    debugNotes: judged?.debugNotes ?? [],
    problems: 'stopped' in learned ? learned.stopped.problems : [],
    projects: undefined,
    links: {
      findings,
      run: closing.links.run,
      platform: closing.links.platform,
      code: closing.checkout?.code?.address,
    },
  };
  return { ...report, nextStep: nextStep(report, inputs) };
}

function reportedBaseline(baseline: Baseline | undefined, read: EvidenceRead | undefined): GateReport['baseline'] {
  if (baseline === undefined || read?.isBaselineRead !== true) return undefined;
  return { ref: baseline.ref, wasScanned: read.wasBaselineScanned };
}

/** If a merge and its head are judged as one, the commit of the newest deciding scan. */
function judgedCommit(target: Target | undefined, proven: ProvenScans | undefined): string | undefined {
  const newest = proven?.decision.deciding[0]?.scan.commit;
  return target?.pipelineCommit === undefined || newest === undefined ? target?.commit : newest;
}

function unscannedOf({ listed, missing, notScanned }: Decision): readonly Product[] {
  const expected = new Set<Product>(['code', 'supply-chain', 'secrets', ...missing, ...notScanned]);
  return PRODUCTS.filter((product) => expected.has(product) && !listed.includes(product));
}

function reportedScans(proven: ProvenScans | undefined, lastScan: Scan | undefined, links: Links): ReportedScan[] {
  const waitedFor = lastScan === undefined ? [] : [{ scan: lastScan, products: [] }];
  return (proven?.decision.deciding ?? waitedFor).map(({ scan, products }, index) => {
    const meta = proven?.details[index]?.meta;
    return {
      ...shownScan(scan, links),
      ref: scan.branch ?? meta?.branch,
      decides: products,
      repositoryId: scan.repositoryId,
      repository: meta?.repoDisplayName ?? meta?.repository,
      isFullScan: scan.isFullScan,
      ciJobHost: parseAddress(meta?.ciJobUrl)?.host,
    };
  });
}

function likelyEndOf(scans: Learned['scans']): EpochMs | undefined {
  const { lastScan, earlierScans = [] } = scans ?? {};
  if (lastScan?.startedAtMs === undefined || lastScan.completedAtMs !== undefined) return undefined;
  const expected = expectedEndOf(lastScan, earlierScans);
  return expected && lastScan.startedAtMs + expected.medianMs;
}

function reportedInstead(reason: Reason | undefined, seen: InsteadScan | undefined, links: Links) {
  if (seen === undefined || reason === undefined || !REASONS[reason].isInsteadShown) return undefined;
  const { scan, project } = seen;
  return { scan: scan && shownScan(scan, links), project };
}

/** Scans whose issues were not read prove nothing: the one that was waited for is reported. */
function provenScans(learned: Learned): ProvenScans | undefined {
  const proven = learned.scans?.proven;
  return 'stopped' in learned || proven instanceof GateFailure ? undefined : proven;
}

/** What to search once the verdict is final: all broken conditions together, so also issues that one of them does not count. */
function unreadLocations(learned: Learned, states: readonly IssueState[] | undefined): ReportedLocations | undefined {
  const proven = provenScans(learned);
  if ('stopped' in learned || proven === undefined || states === undefined) return undefined;
  const broken = brokenOf(learned.judgement.conditions);
  const ids = new Set(broken.flatMap(({ rules }) => rules.map(({ rule }) => rule.ruleId)));
  ids.delete('');
  if (ids.size === 0) return undefined;
  const scopes = (learned.settings?.conditions ?? [])
    .filter(({ name }) => broken.some((condition) => condition.name === name))
    .map(({ scope }) => (scope.kind === 'unrated' ? { issueTypes: ISSUE_TYPES } : scope));
  const counted = scopes.flatMap((scope) => ('states' in scope ? scope.states : undefined) ?? states);
  const search = {
    repositoryId: proven.decision.repositoryId,
    refs: proven.refs,
    ruleIds: [...ids].slice(0, LOCATIONS_PER_PAGE),
    issueTypes: typesOfAll(scopes),
    states: ISSUE_STATES.filter((state) => counted.includes(state)),
  };
  return { search, states, found: [], areAll: false, missing: 'they were not asked for' };
}
