import type { CountColumn } from '../../domain/issue.ts';
import type { GateReport } from '../../domain/report.ts';
import { ruleName } from '../../domain/rule/rule-names.ts';
import { jsonText } from '../json/json-text.ts';
import { partsOf } from '../text/projects.ts';
import { replayText } from '../text/replay-text.ts';
import { blockingConditions } from '../text/report-facts.ts';
import { clean } from '../text/text.ts';
import { code, sentence } from '../text/text-style.ts';
import { type Entries, type Entry, entriesByProject, fingerprintsOf } from './entries.ts';
import { cautionsOf, enforcementText, entryProjects, entryText, OTHER_PROJECTS, verdictText } from './entry-text.ts';
import { fingerprint, NO_FILE } from './located-issues.ts';

type CodeQualitySeverity = 'info' | 'minor' | 'major' | 'critical' | 'blocker';

type CodeQualityEntry = ReturnType<typeof entryOf>;

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
  const replay = replayText(report, code);
  return [...(replay === '' ? [] : [entryOf({ id: 'replay', description: replay, severity: 'info' })]), ...ofProjects];
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
  const { verdict } = report;
  const description = verdictText(report, enforcementText(report));
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

type OwnEntry = { readonly id: string; readonly description: string; readonly severity: CodeQualitySeverity };

function entryOf({ id, description, severity }: OwnEntry) {
  const print = fingerprint('gate', id);
  return { description, check_name: `findings-gate/${id}`, fingerprint: print, severity, location: NOWHERE };
}
