import type { CountColumn } from '../../domain/issue.ts';
import type { GateReport } from '../../domain/report.ts';
import { jsonText } from '../json/json-text.ts';
import { replayText } from '../text/replay-text.ts';
import { blockingConditions } from '../text/report-facts.ts';
import { ruleName } from '../text/rule-names.ts';
import { clean } from '../text/text.ts';
import { code, sentence } from '../text/text-style.ts';
import { beyondText, type Entry, entriesByProject, type ProjectEntries } from './entries.ts';
import { cautionsOf, enforcementText, entryText, OTHER_PROJECTS, verdictText } from './entry-text.ts';
import { fingerprint, NO_FILE } from './located-issues.ts';

type CodeQualitySeverity = 'info' | 'minor' | 'major' | 'critical' | 'blocker';

type CodeQualityEntry = ReturnType<typeof ownEntry>;

/** GitLab's severities for the platform's. An issue without a severity may be of any weight. */
const SEVERITY: Readonly<Record<CountColumn, CodeQualitySeverity>> = {
  critical: 'blocker',
  high: 'critical',
  medium: 'major',
  low: 'minor',
  unrated: 'major',
};

/**
 * The report as GitLab documents it: an entry for the verdict unless it is a pass, then one for each known issue, and for each rule with
 * issues that are not known. With several projects, each entry names its project, and its fingerprint differs from those of the others.
 */
export function renderCodeQuality(report: GateReport): string {
  const replay = replayText(report, code);
  const ofProjects = entriesByProject(report).flatMap((project) =>
    entriesOf(project).map((entry) => ({
      ...entry,
      description: project.prefix + entry.description,
      fingerprint: project.print(entry.fingerprint),
    })),
  );
  return `${jsonText([...(replay === '' ? [] : [ownEntry('replay', replay, 'info')]), ...ofProjects], 2)}\n`;
}

function entriesOf({ report, entries, rowsLeft }: ProjectEntries): readonly CodeQualityEntry[] {
  const { verdict } = report;
  const ofTheCode = cautionsOf(report).filter(({ id }) => id !== OTHER_PROJECTS);
  return [
    ...(verdict.word === 'pass'
      ? []
      : [ownEntry(verdict.reason ?? verdict.word, verdictText(report, enforcementText(report)), 'blocker')]),
    ...ofTheCode.map(({ id, text }) => ownEntry(id, sentence(text), 'minor')),
    ...entries.map((entry) => entryOf(report, entry)),
    ...(rowsLeft === 0 ? [] : [ownEntry('more-rows', beyondText(rowsLeft), 'major')]),
  ];
}

function entryOf(report: GateReport, entry: Entry): CodeQualityEntry {
  return {
    description: entryText(report, entry, code),
    check_name: entry.kind === 'rest' ? 'findings-gate/more-rules' : clean(ruleName(entry.rule)),
    fingerprint: entry.print,
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

function ownEntry(id: string, description: string, severity: CodeQualitySeverity) {
  const print = fingerprint('gate', id);
  return { description, check_name: `findings-gate/${id}`, fingerprint: print, severity, location: NOWHERE };
}
