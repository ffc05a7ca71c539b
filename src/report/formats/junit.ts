import type { GateReport, ProjectReport, ReportedCondition } from '../../domain/report.ts';
import { isOfNoProject, missingProjectsText, projectNames, projectsOf } from '../text/projects.ts';
import { plainSentence } from '../text/sentence.ts';
import { joined } from '../text/text.ts';
import { whoActs } from '../text/told-reason.ts';
import { replayText } from '../text/told-replay.ts';
import { cautionsOf, type Entries, type Entry, entriesByProject, entriesOf, NO_ENTRIES } from './entries.ts';
import { brokenText, enforcementText, isNotProven, subjectText, verdictTitle } from './entry-text.ts';
import { junitDocument, line, type Suite, testCase, told } from './junit-document.ts';
import { type Element, element } from './xml.ts';

/** A suite for the gate, or for each project. A broken condition is a failure, a broken warning a pass with a note, what is not proven an error. */
export function renderJUnit(report: GateReport): string {
  const projects = projectsOf(report);
  if (projects === undefined) return junitDocument(suiteOf(report, report.repository, entriesOf(report)));
  const nameOf = projectNames(projects);
  const suites = entriesByProject(projects).map(({ project, entries }) =>
    suiteOf(project, nameOf(project, line), entries, `.${nameOf(project, line)}`),
  );
  return junitDocument(...runSuites(report, projects), ...suites);
}

function runSuites(report: GateReport, projects: readonly ProjectReport[]): readonly Suite[] {
  const suite = suiteOf({ ...report, conditions: [] }, report.repository, NO_ENTRIES);
  // A verdict that no project has must be red all the same.
  if (isOfNoProject(report, projects)) return [suite];
  const missing = missingProjectsText(report, line);
  if (missing === '') return [];
  const told = testCase('findings-gate', 'projects', [element('system-out', {}, [plainSentence(missing)])]);
  return [{ ...suite, cases: [told] }];
}

/** `within` tells the tests of a project from those of the others, which have the same names. */
function suiteOf(report: GateReport, name: string, entries: Entries, within = ''): Suite {
  return {
    suite: `Findings Gate: ${line(name)}`,
    seconds: report.times.seconds,
    startedAtMs: report.times.startedAtMs,
    facts: factsOf(report),
    cases: [verdictCase(report, within), ...conditionCases(report, entries, within)],
  };
}

function factsOf(report: GateReport) {
  const { verdict, exitCode, mode, commit, ref, pullRequest } = report;
  return {
    replay: replayText(report) || undefined,
    verdict: verdict.word,
    reason: verdict.reason,
    'exit-code': exitCode,
    mode,
    commit,
    ref,
    'pull-request': pullRequest,
  };
}

function verdictCase(report: GateReport, within: string): Element {
  const { verdict, nextStep } = report;
  const replay = line(replayText(report));
  const next = nextStep === '' ? '' : `Next: ${line(nextStep)}`;
  const text = joined(
    [replay, plainSentence(line(verdict.message)), whoActs(report), enforcementText(report), next],
    '\n',
  );
  const title = verdictTitle(report);
  return testCase(`findings-gate${within}`, 'verdict', outcome());

  function outcome(): readonly Element[] {
    if (isNotProven(report)) return [told('error', title, text, verdict.reason)];
    if (verdict.word === 'fail') return [told('failure', title, text, 'fail')];
    const cautions = cautionsOf(report).map((caution) => plainSentence(line(caution.text)));
    const note = joined([replay, ...cautions], '\n');
    return note === '' ? [] : [element('system-out', {}, [note])];
  }
}

function conditionCases(report: GateReport, { entries }: Entries, within: string): readonly Element[] {
  const byCondition = Map.groupBy(entries, ({ condition }) => condition);
  return report.conditions.map((condition) =>
    testCase(
      `findings-gate${within}.${condition.source}`,
      line(condition.name) || '(without a name)',
      conditionOutcome(report, condition, byCondition.get(condition) ?? []),
    ),
  );
}

function conditionOutcome(
  report: GateReport,
  condition: ReportedCondition,
  entries: readonly Entry[],
): readonly Element[] {
  const { result, action } = condition;
  if (result === 'ok') return [];
  if (result === 'not-applicable') {
    return [told('skipped', 'No scan of this commit ran a product that it counts.')];
  }
  if (result === 'unproven') {
    // Beside a pass it can only be a warning of a product that nobody waits for.
    const { word, reason = 'unproven' } = report.verdict;
    return word === 'pass'
      ? [told('skipped', 'It could not be judged, and blocks nothing.')]
      : [told('error', 'It is not proven.', '', reason)];
  }
  // The message says what the condition found; here each rule is a line. There is none for a condition that had no room.
  const text = entries.map((entry) => subjectText(report, entry, line)).join('\n');
  const message = brokenText(report, condition, line);
  return action === 'fail'
    ? [told('failure', message, text, 'broken')]
    : [element('system-out', {}, [`${message}\n${text}`])];
}
