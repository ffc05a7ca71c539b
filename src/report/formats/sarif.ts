import type { Invocation, Location, Log, Notification, PropertyBag, Result, Run } from 'sarif';
import { limitOf } from '../../domain/policy.ts';
import type { GateReport } from '../../domain/report.ts';
import { rulePages } from '../../domain/rule/rule-page.ts';
import { HOMEPAGE, VERSION } from '../../domain/text/program.ts';
import { jsonText } from '../json/json-text.ts';
import { replayText } from '../text/replay-text.ts';
import { clean, isoText } from '../text/text.ts';
import { code, sentence } from '../text/text-style.ts';
import { beyondText, type Entry, entriesByProject, type ProjectEntries } from './entries.ts';
import { cautionsOf, enforcementText, entryText, isNotProven, verdictText } from './entry-text.ts';
import { fingerprint, type LocatedIssue, NO_FILE, positionOf } from './located-issues.ts';
import { OWN, sarifRules, sarifText } from './sarif-rules.ts';

/**
 * A run for each project: the results of one can be uploaded, whatever is missing for another. A run has a result for each known issue and
 * each rule with other issues. If something is not proven, it has a result for that, and `executionSuccessful: false`.
 */
export function renderSarif(report: GateReport): string {
  const runs = entriesByProject(report).map(runOf);
  const log: Log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs };
  return `${jsonText(log, 2)}\n`;
}

function runOf(project: ProjectEntries): Run {
  const { report, entries, id, name, prefix } = project;
  const { rules, idOf } = sarifRules(project, isNotProven(report), rulePages(report.links.platform));
  const hasFiles = entries.some(({ kind }) => kind === 'issue');
  const description = { text: sarifText(prefix.replace(/: $/, '.')) };
  return {
    // GitHub takes several runs of one tool in a file only if these ids differ.
    ...(id === undefined ? {} : { automationDetails: { id: `findings-gate/${id}/`, description } }),
    tool: { driver: { ...DRIVER, rules } },
    invocations: [invocation(report, prefix)],
    columnKind: 'utf16CodeUnits',
    ...(hasFiles ? { originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } } } : {}),
    results: resultsOf(project, new Map(rules.map((rule, index) => [rule.id, index])), idOf),
    properties: { ...(name === '' ? {} : { project: name }), ...properties(report) },
  };
}

/** GitHub shows the semantic version, other readers the plain one. */
const DRIVER = { name: 'Findings Gate', version: VERSION, semanticVersion: VERSION, informationUri: HOMEPAGE };

function resultsOf(
  { report, entries, rowsLeft, prefix, print }: ProjectEntries,
  indexes: ReadonlyMap<string, number>,
  idOf: (entry: Entry) => string,
): Result[] {
  const result = (ruleId: string, level: 'error' | 'warning', text: string, own: string): Result => ({
    ruleId,
    ruleIndex: indexes.get(ruleId)!,
    level,
    message: { text: sarifText(prefix + text) },
    locations: [{ physicalLocation: WITHOUT_FILE }],
    partialFingerprints: { 'findingsGate/v1': print(own) },
  });
  const ownResult = (name: string, text: string) => result(OWN + name, 'error', text, fingerprint('gate', name));
  return [
    ...(isNotProven(report) ? [ownResult('not-proven', verdictText(report))] : []),
    ...entries.map((entry) => {
      const level = entry.condition.action === 'fail' ? 'error' : 'warning';
      return {
        ...result(idOf(entry), level, entryText(report, entry, code), entry.print),
        ...(entry.kind === 'issue' && { locations: [{ physicalLocation: physicalLocation(entry.placed) }] }),
        properties: { condition: clean(entry.condition.name), ...factsOf(entry) },
      };
    }),
    ...(rowsLeft === 0 ? [] : [ownResult('more-rows', beyondText(rowsLeft))]),
  ];
}

/** `issues`: the number of issues that the result represents. Those that have results of their own are not counted again. */
function factsOf(entry: Entry): Readonly<Record<string, unknown>> {
  if (entry.kind === 'rest') return { left: entry.left };
  const rulePath = clean(entry.rule.rulePath);
  if (entry.kind === 'issue') return { issues: entry.placed.listed.length, rulePath };
  const left = entry.rule.issues - entry.placed;
  return { issues: left < 0n ? 0n : left, rulePath };
}

const WITHOUT_FILE = { artifactLocation: { uri: NO_FILE }, region: { startLine: 1 } };

/** Other readers want this base. GitHub resolves an address without one in the same way. */
const ROOT = '%SRCROOT%';

/** Leaves out the end column: the platform does not say whether it is the last one or the one after. GitHub takes no result without a line. */
function physicalLocation({ address, line, location }: LocatedIssue): NonNullable<Location['physicalLocation']> {
  const [column, endLine] = [location.column, location.endLine].map(positionOf);
  const region = {
    startLine: line ?? 1,
    startColumn: line === undefined ? undefined : column,
    endLine: line === undefined || endLine === undefined || endLine < line ? undefined : endLine,
  };
  return { artifactLocation: { uri: address, uriBaseId: ROOT }, region };
}

function invocation(report: GateReport, prefix: string): Invocation {
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

/** Cleans text from outside as everywhere else: a store that takes no zero character, or no half of a surrogate pair, would refuse the file. */
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
    // A reader may need to know that results have no file this time, before it takes those of the last report as fixed.
    placesMissing: places?.missing === undefined ? undefined : clean(places.missing),
    conditions: conditions.map(({ name, source, action, max, found, result }) => {
      return { name: clean(name), source, action, max: limitOf(max), found, result };
    }),
  };
}
