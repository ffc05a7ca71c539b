import { sumOfGaps } from '../../domain/evidence.ts';
import { COUNT_COLUMNS } from '../../domain/issue.ts';
import { PRODUCTS } from '../../domain/product.ts';
import { LEFT_PENDING } from '../../domain/reason.ts';
import type { Bound, GateReport, ProjectReport } from '../../domain/report.ts';
import type { ExitCode, WaiverResult } from '../../domain/verdict.ts';
import { namesText } from '../../report/text/projects.ts';
import { isPassWhereNothingBlocks } from '../../report/text/report-facts.ts';
import { clean } from '../../report/text/text.ts';

export type Unjudged = { readonly otherProjects: GateReport['otherProjects']; readonly notices: readonly string[] };

/** Pure. The worst verdict and exit code win; counts are added up, and lists are joined. */
export function wholeReport(given: readonly ProjectReport[], { otherProjects, notices }: Unjudged): GateReport {
  const projects: readonly ProjectReport[] = reportedApart(withoutJudged(given)).toSorted(
    (one, other) => rankOf(one) - rankOf(other) || (keyOf(one) < keyOf(other) ? -1 : 1),
  );
  const [worst] = projects as readonly [ProjectReport, ...ProjectReport[]];
  const { project: _, ...first } = worst;
  return {
    ...first,
    projects,
    verdict: { ...worst.verdict, message: wholeMessage(projects) },
    nextStep: wholeStep(worst),
    exitCode: EXITS.find((code) => projects.some(({ exitCode }) => exitCode === code))!,
    unscanned: PRODUCTS.filter((product) => projects.some(({ unscanned }) => unscanned.includes(product))),
    indexGap: sumOfGaps(projects.flatMap(({ indexGap }) => indexGap ?? [])),
    triagedOut: undefined,
    otherProjects: otherProjectsOfAll(projects, otherProjects),
    scans: projects.flatMap(({ scans }) => scans),
    ...countsInAll(projects),
    waived: sumIfAll(projects.map(({ waived }) => waived)),
    conditions: projects.flatMap(({ conditions, project }) => conditions.map((one) => ({ ...one, project }))),
    waivers: waiversOfAll(projects),
    ...rulesOfAll(projects),
    places: locationsOfAll(projects),
    baseline: projects.find(({ baseline }) => baseline !== undefined)?.baseline,
    times: timesOfAll(projects),
    notices: [...notices, ...texts(projects, (one) => one.notices)],
    debugNotes: texts(projects, ({ debugNotes }) => debugNotes),
    problems: [...new Set(projects.flatMap(({ problems }) => problems))],
  };
}

/** The next step of the worst project. A commit status that is left for another job concerns the whole run. */
function wholeStep({ nextStep, project }: ProjectReport): string {
  return nextStep === '' || nextStep === LEFT_PENDING ? nextStep : `${project.name}: ${nextStep}`;
}

const RANKS = { fail: 0, inconclusive: 1, pass: 3 } as const;

function rankOf({ verdict, isSoftened }: Pick<GateReport, 'verdict' | 'isSoftened'>): number {
  return isSoftened ? 2 : RANKS[verdict.word];
}

function keyOf({ project: { name, repositoryId = '' } }: ProjectReport): string {
  return `${name.toLowerCase()} ${repositoryId.padStart(20, '0')}`;
}

/** Two projects may be shown under one name: the id distinguishes them. Nothing is cut before it is redacted. */
function reportedApart(projects: readonly ProjectReport[]): readonly ProjectReport[] {
  const named = Map.groupBy(projects, ({ project }) => clean(project.name));
  return projects.map((one) => {
    const { name, repositoryId } = one.project;
    if (named.get(clean(name))!.length === 1 || repositoryId === undefined) return one;
    return { ...one, project: { repositoryId, name: `${name} (${repositoryId})` } };
  });
}

/** A project that one report names as not judged may be judged by the same run. */
function withoutJudged(projects: readonly ProjectReport[]): readonly ProjectReport[] {
  const judged = new Set(projects.map(({ project }) => project.repositoryId));
  return projects.map((one) => ({
    ...one,
    otherProjects: one.otherProjects.filter(({ repositoryId }) => !judged.has(repositoryId)),
  }));
}

/** `1 of 3 projects fails (api), 1 is not proven (web), 1 passes`. */
function wholeMessage(projects: readonly ProjectReport[]): string {
  const { length } = projects;
  // The name comes last: at the beginning it could pass for a verdict.
  if (length === 1) return `${projects[0]!.verdict.message} (${projects[0]!.project.name})`;
  const ofWord = Map.groupBy(projects, ({ verdict }) => verdict.word);
  if (ofWord.get('pass')?.length === length) {
    const open = projects.filter(isPassWhereNothingBlocks);
    const names = open.length === length ? '' : ` (${namesText(open)})`;
    return `all ${length} projects pass${open.length === 0 ? '' : `; nothing blocks${names}`}`;
  }
  const parts = WORDS.filter(([word]) => ofWord.has(word)).map(([word, one, several], index) => {
    const some = ofWord.get(word)!;
    const ofAll = index === 0 ? ` of ${length} projects` : '';
    const names = word === 'pass' ? '' : ` (${namesText(some)})`;
    return `${some.length}${ofAll} ${some.length === 1 ? one : several}${names}`;
  });
  return parts.join(', ');
}

const WORDS = [
  ['fail', 'fails', 'fail'],
  ['inconclusive', 'is not proven', 'are not proven'],
  ['pass', 'passes', 'pass'],
] as const;

/** Worst first: an invalid setting concerns the whole run, and a fail is proven, whatever else is not. */
const EXITS = [3, 1, 2, 0] as const satisfies readonly ExitCode[];

function otherProjectsOfAll(projects: readonly ProjectReport[], others: GateReport['otherProjects']) {
  const all = [...projects.flatMap(({ otherProjects }) => otherProjects), ...others];
  return all.filter((one, at) => all.findIndex(({ repositoryId }) => repositoryId === one.repositoryId) === at);
}

/** The projects began and ended together. `issuesReadAtMs` is that of the first one read. */
function timesOfAll(projects: readonly ProjectReport[]): GateReport['times'] {
  const readAt = projects.map(({ times }) => times.issuesReadAtMs).filter((at) => at !== undefined);
  return {
    ...projects[0]!.times,
    waitedSeconds: Math.max(...projects.map(({ times }) => times.waitedSeconds)),
    issuesReadAtMs: readAt.length === 0 ? undefined : Math.min(...readAt),
  };
}

/** A sentence that all projects share is said once, any other with the name of its project. */
function texts(projects: readonly ProjectReport[], textsOf: (project: ProjectReport) => readonly string[]) {
  const counted = projects.filter(({ scans }) => scans.length > 0);
  const isOfAll = (text: string): boolean => counted.every((one) => textsOf(one).includes(text));
  const all = projects.flatMap((one) =>
    textsOf(one).map((text) => (isOfAll(text) ? text : `${one.project.name}: ${text}`)),
  );
  return [...new Set(all)];
}

/** Undefined if a part is unknown: the sum of the others would be taken for the whole. */
function sumIfAll(counts: readonly (bigint | undefined)[]): bigint | undefined {
  return counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0n) : undefined;
}

const WORTHS = ['unsettled', 'at-least', 'exact'] as const satisfies readonly Bound[];

function countsInAll(
  projects: readonly ProjectReport[],
): Pick<GateReport, 'counts' | 'countsAre' | 'newTotal' | 'fixedTotal'> {
  const columns = [...COUNT_COLUMNS, 'total'] as const;
  const sums = columns.map((column) => [column, sumIfAll(projects.map(({ counts }) => counts[column]))]);
  return {
    counts: Object.fromEntries(sums) as GateReport['counts'],
    countsAre: WORTHS.find((worth) => projects.some(({ countsAre }) => countsAre === worth))!,
    newTotal: sumIfAll(projects.map(({ newTotal }) => newTotal)),
    fixedTotal: sumIfAll(projects.map(({ fixedTotal }) => fixedTotal)),
  };
}

function rulesOfAll(projects: readonly ProjectReport[]): Pick<GateReport, 'rules' | 'breakingRules' | 'fixedRules'> {
  const breaking = projects.flatMap(({ rules, breakingRules }) => rules.slice(0, breakingRules));
  const others = projects.flatMap(({ rules, breakingRules }) => rules.slice(breakingRules));
  const isCompared = projects.some(({ fixedRules }) => fixedRules !== undefined);
  return {
    rules: [...breaking, ...others],
    breakingRules: breaking.length,
    fixedRules: isCompared ? projects.flatMap(({ fixedRules = [] }) => fixedRules) : undefined,
  };
}

/** All projects have one policy, so the same waivers in the same order. A waiver that one project uses is used. */
function waiversOfAll(projects: readonly ProjectReport[]): readonly WaiverResult[] {
  const judged = projects.map(({ waivers }) => waivers).filter((waivers) => waivers.length > 0);
  const [first = []] = judged;
  return first.map((waiver, at) => {
    const alike = judged.map((waivers) => waivers[at] ?? waiver);
    const used = alike.find(({ state }) => state !== 'unused') ?? waiver;
    return { ...used, issues: alike.reduce((sum, { issues }) => sum + issues, 0n) };
  });
}

export function locationsOfAll(projects: readonly ProjectReport[]): GateReport['places'] {
  const all = projects.map(({ places }) => places).filter((places) => places !== undefined);
  const [first] = all;
  if (first === undefined) return undefined;
  return {
    ...first,
    found: all.flatMap(({ found }) => found),
    areAll: all.every(({ areAll }) => areAll),
    missing: all.find(({ missing }) => missing !== undefined)?.missing,
  };
}
