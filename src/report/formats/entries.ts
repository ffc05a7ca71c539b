import type { BlockingRule, GateReport, ReportedCondition } from '../../domain/report.ts';
import { type FindingRow, findingRows, mayCount, type RuleOfCondition } from '../text/finding-rows.ts';
import { blockingConditions, boundOf, isNewJudged, warnings } from '../text/report-facts.ts';
import { clean, kept } from '../text/text.ts';
import { code } from '../text/text-style.ts';
import { fingerprint, type LocatedIssue, locatedIssues } from './located-issues.ts';

/** GitHub shows the first 5,000 results of a SARIF file. */
export const MOST_FORMAT_ENTRIES = 4_900;

/** Prints are stable from run to run, whatever the counts are: systems compare two reports by them. No two entries share a print. */
export type Entry = EntryFacts & { readonly print: string };

/** An entry about a broken condition: an issue, a rule that it counts, or the number of rules that are not listed. */
type EntryFacts =
  | {
      readonly kind: 'issue';
      readonly condition: ReportedCondition;
      readonly rule: BlockingRule;
      readonly placed: LocatedIssue;
      readonly others: readonly ReportedCondition[];
      /** Number of known issues of the rule, if more than the condition counts; else undefined. */
      readonly among: bigint | undefined;
    }
  | {
      readonly kind: 'rule';
      readonly condition: ReportedCondition;
      readonly rule: BlockingRule;
      readonly placed: bigint;
    }
  | { readonly kind: 'rest'; readonly condition: ReportedCondition; readonly left: number };

/** The entries of a project, and how a file names that project. In a run of one project it has no name. */
export type ProjectEntries = {
  readonly report: GateReport;
  readonly entries: readonly Entry[];
  /** Rows without an entry, for lack of space. */
  readonly rowsLeft: number;
  /** Begins each text: `Project name: `. Empty in a run of one project. */
  readonly prefix: string;
  /** Makes the print of an entry differ from those of other projects. */
  readonly print: (print: string) => string;
  /** Stays the same from run to run, and has only letters, digits and hyphens; undefined in a run of one project. */
  readonly id: string | undefined;
  readonly name: string;
};

export function beyondText(rowsLeft: number): string {
  return `And ${rowsLeft} more, which did not fit into this file.`;
}

/** The entries of all projects, at most as many as a file may have: those of the first project before any of the next. */
export function entriesByProject(whole: GateReport): readonly ProjectEntries[] {
  let room: number = MOST_FORMAT_ENTRIES;
  const projects = entryProjects(whole);
  return projects.map((project) => {
    const { entries, rowsLeft } = entriesOf(project.report, room);
    room -= entries.length;
    return { ...project, entries: printed(entries), rowsLeft };
  });
}

function entryProjects(whole: GateReport): readonly Omit<ProjectEntries, 'entries' | 'rowsLeft'>[] {
  const { projects } = whole;
  if (projects === undefined) return [{ report: whole, prefix: '', print: (own) => own, id: undefined, name: '' }];
  const ids = new Map<string, number>();
  return projects.map((report) => {
    const { repositoryId, name } = report.project;
    // Readers ignore all other characters when they compare ids.
    const isPlain = repositoryId !== undefined && /^\d{1,30}$/.test(repositoryId);
    const print = repositoryId === undefined ? fingerprint('name', name) : fingerprint('id', repositoryId);
    const known = isPlain ? repositoryId : print.slice(0, 12);
    const alike = ids.get(known) ?? 0;
    ids.set(known, alike + 1);
    const id = `project-${known}${alike === 0 ? '' : `-${alike + 1}`}`;
    return {
      report,
      prefix: `Project ${code(name)}: `,
      print: (own) => fingerprint('project', id, own),
      id,
      name: clean(name),
    };
  });
}

/** By row, each issue of a known file once; after a rule's last row, what else its conditions count. Empty only if no condition is broken or no room is left. */
function entriesOf(report: GateReport, most: number) {
  const { rows } = findingRows(report);
  const located = locatedIssues(report);
  const orderOf = new Map(located.flatMap(({ listed }, index) => listed.map((location) => [location, index] as const)));
  const issuesOf = kept((row: FindingRow) => {
    const order = new Set(row.places.flatMap((location) => orderOf.get(location) ?? []));
    return [...order].sort((a, b) => a - b).map((index) => located[index]!);
  });
  const rules = new Map(
    [...Map.groupBy(rows, ({ ofConditions }) => ofConditions)].map(([ofConditions, own]) => {
      const issues = own.flatMap(issuesOf);
      return [ofConditions, { last: own.at(-1), claims: ofConditions.map((one) => claimOf(report, one, issues)) }];
    }),
  );
  const rests = [...blockingConditions(report), ...warnings(report)].flatMap((condition): EntryFacts[] => {
    const left = condition.rulesInAll - condition.rules.length;
    return left === 0 ? [] : [{ kind: 'rest', condition, left }];
  });
  const entries: EntryFacts[] = [];
  const reported = new Set<LocatedIssue>();
  let rowsLeft = rows.length;
  for (const row of rows) {
    const { last, claims } = rules.get(row.ofConditions)!;
    // The entries for the remaining issues of the rule need room, too.
    const room = most - rests.length - entries.length - claims.length;
    if (room < 0) break;
    const issues = issuesOf(row).slice(0, room);
    const isWhole = issues.length === issuesOf(row).length;
    for (const issue of issues) reported.add(issue);
    entries.push(...issues.flatMap((issue) => issueEntry(issue, claims)));
    if (row === last || !isWhole) entries.push(...claims.flatMap((claim) => unreportedOf(claim, reported)));
    rowsLeft -= 1;
    if (!isWhole) break;
  }
  return { entries: [...entries, ...rests].slice(0, most), rowsLeft };
}

type Claim = Readonly<ReturnType<typeof claimOf>>;

function claimOf(report: GateReport, counted: RuleOfCondition, placed: readonly LocatedIssue[]) {
  const { condition, rule } = counted;
  const own = placed.filter(({ location }) => mayCount(counted, location, report.places));
  const added = own.filter(({ location }) => location.isNew);
  const isOfNew = isNewJudged(condition) && added.length > 0 && issuesIn(added) >= (rule.new ?? rule.issues);
  const issues = isOfNew ? added : own;
  const isExact = boundOf(report, condition) === 'exact';
  return { condition, rule, issues: new Set(issues), known: issuesIn(issues), isExact };
}

/** The entry of an issue, under the first condition that counts it. */
function issueEntry(placed: LocatedIssue, claims: readonly Claim[]): readonly EntryFacts[] {
  const [first, ...others] = claims.filter(({ issues }) => issues.has(placed));
  if (first === undefined) return [];
  const { condition, rule, isExact, known } = first;
  const among = isExact && known > rule.issues ? known : undefined;
  return [{ kind: 'issue', condition, rule, placed, others: others.map((other) => other.condition), among }];
}

function unreportedOf(
  { condition, rule, issues, known, isExact }: Claim,
  reported: ReadonlySet<LocatedIssue>,
): readonly EntryFacts[] {
  const own = [...issues].filter((issue) => reported.has(issue));
  const isCovered = isExact && known >= rule.issues && own.length === issues.size;
  return isCovered ? [] : [{ kind: 'rule', condition, rule, placed: issuesIn(own) }];
}

function issuesIn(placed: readonly LocatedIssue[]): bigint {
  return BigInt(placed.reduce((sum, { listed }) => sum + listed.length, 0));
}

function printed(entries: readonly EntryFacts[]): readonly Entry[] {
  const times = new Map<string, number>();
  return entries.map((entry) => {
    const { source, name } = entry.condition;
    const rule = entry.kind === 'rule' ? [entry.rule.product ?? null, entry.rule.ruleId, entry.rule.rulePath] : null;
    const print = entry.kind === 'issue' ? entry.placed.print : fingerprint('condition', source, name, rule);
    const nth = times.get(print) ?? 0;
    times.set(print, nth + 1);
    // A condition may count several rules that have neither a path nor an id.
    return { ...entry, print: nth === 0 ? print : fingerprint(print, nth) };
  });
}
