import type { GateReport } from '../../domain/report.ts';
import { ruleName } from '../../domain/rule/rule-names.ts';
import type { CountColumn } from '../../domain/severity.ts';
import { jsonText } from '../json/json-text.ts';
import { code } from '../text/markdown.ts';
import { isOfNoProject, partsOf } from '../text/projects.ts';
import { whoActs } from '../text/reason-text.ts';
import { replayText } from '../text/replay-text.ts';
import { blockingConditions } from '../text/report-facts.ts';
import { sentence } from '../text/sentence.ts';
import { clean, joined } from '../text/text.ts';
import { type Entries, type Entry, entriesByProject, fingerprintsOf } from './entries.ts';
import { entryProjects } from './entry-project.ts';
import { cautionsOf, enforcementText, entryText, OTHER_PROJECTS, verdictTitle } from './entry-text.ts';
import { fingerprint, NO_FILE } from './located-issues.ts';

type CodeQualitySeverity = 'info' | 'minor' | 'major' | 'critical' | 'blocker';

type CodeQualityEntry = {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: CodeQualitySeverity;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
};

/** GitLab's words for the platform's. An issue without a severity is of unknown weight. */
const SEVERITY: Readonly<Record<CountColumn, CodeQualitySeverity>> = {
  critical: 'blocker',
  high: 'critical',
  medium: 'major',
  low: 'minor',
  unrated: 'major',
};

/** As GitLab documents it. All but a proven pass has an entry for the verdict, then one for each known issue, and for each rule of which not all are known. */
export function renderCodeQuality(report: GateReport): string {
  return `${jsonText(allEntries(report), 2)}\n`;
}

/** What is said of each of several projects names it, and is distinct from what is said of the others. */
function allEntries(report: GateReport): readonly CodeQualityEntry[] {
  const projects = partsOf(report);
  const reported = entryProjects(projects);
  const ofProjects = entriesByProject(projects).flatMap(({ project, entries }) => {
    const { prefix, print } = reported.get(project)!;
    return entriesOfOne(project, entries).map((entry) => ({
      ...entry,
      description: prefix + entry.description,
      fingerprint: print(entry.fingerprint),
    }));
  });
  return [...replayEntry(report), ...(isOfNoProject(report, projects) ? [verdictEntry(report)] : []), ...ofProjects];
}

function replayEntry(report: GateReport): readonly CodeQualityEntry[] {
  const replay = replayText(report, code);
  return replay === '' ? [] : [entryOf({ id: 'replay', description: replay, severity: 'info' })];
}

function entriesOfOne(report: GateReport, { entries, rowsLeft }: Entries): readonly CodeQualityEntry[] {
  const prints = fingerprintsOf(entries);
  const ofTheCode = cautionsOf(report).filter(({ id }) => id !== OTHER_PROJECTS);
  const cautions = ofTheCode.map(({ id, text }) => entryOf({ id, description: sentence(text), severity: 'minor' }));
  const beyond = `And ${rowsLeft} more, which did not fit into this file.`;
  return [
    ...(report.verdict.word === 'pass' ? [] : [verdictEntry(report)]),
    ...cautions,
    ...entries.map((entry) => conditionEntry(report, entry, prints.get(entry)!)),
    ...(rowsLeft === 0 ? [] : [entryOf({ id: 'more-rows', description: beyond, severity: 'major' })]),
  ];
}

function verdictEntry(report: GateReport): CodeQualityEntry {
  const { verdict, nextStep } = report;
  const title = `${verdictTitle(report, code)}.`;
  const description = joined([
    title,
    enforcementText(report),
    sentence(verdict.message),
    whoActs(report),
    sentence(nextStep),
  ]);
  return entryOf({ id: verdict.reason ?? verdict.word, description, severity: 'blocker' });
}

function conditionEntry(report: GateReport, entry: Entry, print: string): CodeQualityEntry {
  return {
    description: entryText(report, entry, code),
    check_name: entry.kind === 'rest' ? 'findings-gate/more-rules' : clean(ruleName(entry.rule)),
    fingerprint: print,
    severity: severityOf(report, entry),
    location: entry.kind === 'issue' ? { path: entry.placed.path, lines: { begin: entry.placed.line ?? 1 } } : NOWHERE,
  };
}

function severityOf(report: GateReport, entry: Entry): CodeQualitySeverity {
  if (entry.kind === 'issue' && entry.placed.location.severity !== undefined)
    return SEVERITY[entry.placed.location.severity];
  const [worst] = entry.kind === 'rest' ? [entry.condition.column] : entry.rule.columns;
  if (worst !== undefined) return SEVERITY[worst];
  return blockingConditions(report).includes(entry.condition) ? 'critical' : 'major';
}

const NOWHERE = { path: NO_FILE, lines: { begin: 1 } };

function entryOf(
  given: Pick<CodeQualityEntry, 'description' | 'severity'> & { readonly id: string },
): CodeQualityEntry {
  const { id, description, severity } = given;
  return {
    description,
    check_name: `findings-gate/${id}`,
    fingerprint: fingerprint('gate', id),
    severity,
    location: NOWHERE,
  };
}
