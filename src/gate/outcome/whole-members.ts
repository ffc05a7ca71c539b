import type { GateReport, ProjectReport, ReportedCondition } from '../../domain/report.ts';
import { COUNT_COLUMNS, type CountColumn } from '../../domain/severity.ts';
import type { WaiverResult } from '../../domain/verdict.ts';

/** A sum of which a part is not known would be taken for the whole: it is not known either. */
export function sumIfAll(counts: readonly (bigint | undefined)[]): bigint | undefined {
  let sum = 0n;
  for (const count of counts) {
    if (count === undefined) return undefined;
    sum += count;
  }
  return sum;
}

const WORTHS = ['unsettled', 'at-least', 'exact'] as const satisfies readonly GateReport['countsAre'][];

/** The counts of all projects together, and what they are worth: no more than those of the weakest. */
export function countsInAll(
  projects: readonly ProjectReport[],
): Pick<GateReport, 'counts' | 'countsAre' | 'newTotal' | 'fixedTotal'> {
  const columns = COUNT_COLUMNS.map((column) => [column, sumIfAll(projects.map(({ counts }) => counts[column]))]);
  return {
    counts: {
      ...(Object.fromEntries(columns) as Record<CountColumn, bigint | undefined>),
      total: sumIfAll(projects.map(({ counts }) => counts.total)),
    },
    countsAre: WORTHS.find((worth) => projects.some(({ countsAre }) => countsAre === worth))!,
    newTotal: sumIfAll(projects.map(({ newTotal }) => newTotal)),
    fixedTotal: sumIfAll(projects.map(({ fixedTotal }) => fixedTotal)),
  };
}

export function conditionsOf(projects: readonly ProjectReport[]): readonly ReportedCondition[] {
  return projects.flatMap(({ conditions, project }) => conditions.map((condition) => ({ ...condition, project })));
}

/** What breaks a condition in any project comes before all that breaks none. */
export function rulesOfAll(
  projects: readonly ProjectReport[],
): Pick<GateReport, 'rules' | 'breakingRules' | 'fixedRules'> {
  const breaking = projects.flatMap(({ rules, breakingRules }) => rules.slice(0, breakingRules));
  const others = projects.flatMap(({ rules, breakingRules }) => rules.slice(breakingRules));
  const isCompared = projects.some(({ fixedRules }) => fixedRules !== undefined);
  return {
    rules: [...breaking, ...others],
    breakingRules: breaking.length,
    fixedRules: isCompared ? projects.flatMap(({ fixedRules = [] }) => fixedRules) : undefined,
  };
}

/** The policy is one, so each project has the same waivers in the same order: one that is used in any project is used. */
export function waiversOfAll(projects: readonly ProjectReport[]): readonly WaiverResult[] {
  const judged = projects.map(({ waivers }) => waivers).filter((waivers) => waivers.length > 0);
  const [first = []] = judged;
  return first.map((waiver, at) => {
    const alike = judged.map((waivers) => waivers[at] ?? waiver);
    const used = alike.find(({ state }) => state !== 'unused') ?? waiver;
    return {
      ...used,
      issues: alike.reduce((sum, { issues }) => sum + issues, 0n),
      excess: alike.reduce((sum, { excess }) => sum + excess, 0n),
    };
  });
}

export function placesOfAll(projects: readonly ProjectReport[]): GateReport['places'] {
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
