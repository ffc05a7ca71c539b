import type { Invocation, Location, Log, Notification, PropertyBag, Result, Run, RunAutomationDetails } from 'sarif';
import { limitOf } from '../../domain/policy.ts';
import type { GateReport } from '../../domain/report.ts';
import { rulePages } from '../../domain/rule/rule-page.ts';
import { HOMEPAGE, VERSION } from '../../domain/text/program.ts';
import { jsonText } from '../json/json-text.ts';
import { partsOf } from '../text/projects.ts';
import { replayText } from '../text/replay-text.ts';
import { clean, isoText } from '../text/text.ts';
import { code, sentence } from '../text/text-style.ts';
import { type Entries, type Entry, entriesByProject, fingerprintsOf } from './entries.ts';
import {
  cautionsOf,
  type EntryProject,
  enforcementText,
  entryProjects,
  entryText,
  isNotProven,
  verdictText,
} from './entry-text.ts';
import { fingerprint, type LocatedIssue, NO_FILE, positionOf } from './located-issues.ts';
import { sarifRules, sarifText } from './sarif-rules.ts';

/** A run for each project: a result for each known issue, each rule with other issues, and what is not proven, which is `executionSuccessful: false`. */
export function renderSarif(report: GateReport): string {
  const log: Log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: runsOf(report) };
  return `${jsonText(log, 2)}\n`;
}

/** A run for each: what is proven of one can be uploaded, whatever is missing of another. */
function runsOf(report: GateReport): Run[] {
  const projects = partsOf(report);
  const reported = entryProjects(projects);
  return entriesByProject(projects).map(({ project, entries }) => runOf(project, entries, reported.get(project)!));
}

function runOf(report: GateReport, entries: Entries, project: EntryProject): Run {
  const { rules, results, hasFiles } = content(report, entries, project);
  return {
    // GitHub takes several runs of one tool in a file only where these ids differ.
    ...(project.id === undefined ? {} : { automationDetails: automationDetails(project) }),
    tool: { driver: { ...DRIVER, rules } },
    invocations: [invocation(report, project)],
    columnKind: 'utf16CodeUnits',
    ...(hasFiles ? { originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } } } : {}),
    results,
    properties: { ...(project.name === '' ? {} : { project: project.name }), ...properties(report) },
  };
}

function automationDetails({ id, prefix }: EntryProject): RunAutomationDetails {
  const description = prefix === '' ? {} : { description: { text: sarifText(prefix.replace(/: $/, '.')) } };
  return { id: `findings-gate/${id}/`, ...description };
}

/** GitHub shows the semantic version, other readers the plain one. */
const DRIVER = { name: 'Findings Gate', version: VERSION, semanticVersion: VERSION, informationUri: HOMEPAGE };

type ReportedResult = {
  readonly ruleId: string;
  readonly level: 'error' | 'warning';
  readonly text: string;
  readonly print: string;
  readonly placed?: LocatedIssue;
  readonly properties?: Readonly<Record<string, unknown>>;
};

function content(report: GateReport, reported: Entries, project: EntryProject) {
  const { entries, rowsLeft } = reported;
  const { rules, idOf } = sarifRules(reported, isNotProven(report), rulePages(report.links.platform));
  const prints = fingerprintsOf(entries);
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const beyond = `And ${rowsLeft} more, which did not fit into this file.`;
  const all = [
    ...(isNotProven(report) ? [ownResult('not-proven', verdictText(report))] : []),
    ...entries.map((entry) => entryResult(report, entry, { ruleId: idOf(entry), print: prints.get(entry)! })),
    ...(rowsLeft === 0 ? [] : [ownResult('more-rows', beyond)]),
  ];
  const hasFiles = entries.some(({ kind }) => kind === 'issue');
  return { rules, results: all.map((result) => resultOf(result, indexes.get(result.ruleId)!, project)), hasFiles };
}

function ownResult(name: string, text: string): ReportedResult {
  return { ruleId: `findings-gate/${name}`, level: 'error', text, print: fingerprint('gate', name) };
}

function entryResult(report: GateReport, entry: Entry, ids: Pick<ReportedResult, 'ruleId' | 'print'>): ReportedResult {
  const { condition } = entry;
  return {
    ...ids,
    level: condition.action === 'fail' ? 'error' : 'warning',
    text: entryText(report, entry, code),
    ...(entry.kind === 'issue' ? { placed: entry.placed } : {}),
    properties: { condition: clean(condition.name), ...factsOf(entry) },
  };
}

/** `issues`: the number of issues that the result represents. Those that have results of their own are not counted again. */
function factsOf(entry: Entry): Readonly<Record<string, unknown>> {
  if (entry.kind === 'rest') return { left: entry.left };
  const rulePath = clean(entry.rule.rulePath);
  if (entry.kind === 'issue') return { issues: entry.placed.listed.length, rulePath };
  const left = entry.rule.issues - entry.placed;
  return { issues: left < 0n ? 0n : left, rulePath };
}

function resultOf(
  { ruleId, level, text, print, placed, properties }: ReportedResult,
  ruleIndex: number,
  project: EntryProject,
): Result {
  return {
    ruleId,
    ruleIndex,
    level,
    message: { text: sarifText(project.prefix + text) },
    locations: [{ physicalLocation: placed === undefined ? WITHOUT_FILE : physicalLocation(placed) }],
    partialFingerprints: { 'findingsGate/v1': project.print(print) },
    ...(properties === undefined ? {} : { properties }),
  };
}

const WITHOUT_FILE = { artifactLocation: { uri: NO_FILE }, region: { startLine: 1 } };

/** GitHub resolves an address without a base in the same way; other readers want it. */
const ROOT = '%SRCROOT%';

/** Without the end column: the platform does not say whether it is the last one or the one behind it. GitHub takes no result without a line. */
function physicalLocation({ address, line, location }: LocatedIssue): NonNullable<Location['physicalLocation']> {
  const [column, endLine] = [location.column, location.endLine].map(positionOf);
  const region = {
    startLine: line ?? 1,
    startColumn: line === undefined ? undefined : column,
    endLine: line === undefined || endLine === undefined || endLine < line ? undefined : endLine,
  };
  return { artifactLocation: { uri: address, uriBaseId: ROOT }, region };
}

function invocation(report: GateReport, { prefix }: EntryProject): Invocation {
  const { verdict, exitCode, times } = report;
  const isProven = !isNotProven(report);
  const replay = replayText(report, code);
  const enforcement = enforcementText(report);
  return {
    executionSuccessful: isProven,
    exitCode,
    startTimeUtc: isoText(times.startedAtMs),
    endTimeUtc: isoText(times.finishedAtMs),
    toolExecutionNotifications: [
      ...(replay === '' ? [] : [notification('note', 'replay', replay)]),
      ...(isProven ? [] : [notification('error', verdict.reason ?? verdict.word, prefix + verdictText(report))]),
      ...cautionsOf(report).map(({ id, text }) => notification('warning', id, prefix + sentence(text))),
      ...(enforcement === '' ? [] : [notification('warning', 'not-enforced', enforcement)]),
    ],
  };
}

function notification(level: Notification.level, id: string, text: string): Notification {
  return { level, descriptor: { id }, message: { text: sarifText(text) } };
}

/** Text from outside as it is shown everywhere: a store that takes no zero character, or no half of a pair, would refuse the file. */
function properties(report: GateReport): PropertyBag {
  const { verdict, mode, isSoftened, repository, commit, ref, places, conditions } = report;
  const replay = replayText(report);
  return {
    ...(replay === '' ? {} : { replay }),
    verdict: verdict.word,
    reason: verdict.reason,
    mode,
    isSoftened,
    repository: clean(repository),
    commit: commit === undefined ? undefined : clean(commit),
    ref: ref === undefined ? undefined : clean(ref),
    // A reader may want to know that results have no file this time, before it takes those of the last file as fixed.
    placesMissing: places?.missing === undefined ? undefined : clean(places.missing),
    conditions: conditions.map(({ name, source, action, max, found, result }) => {
      return { name: clean(name), source, action, max: limitOf(max), found, result };
    }),
  };
}
