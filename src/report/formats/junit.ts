import type { GateReport, ReportedCondition } from '../../domain/report.ts';
import { findingRows } from '../text/finding-rows.ts';
import { partsOf } from '../text/projects.ts';
import { whoActs } from '../text/reason-text.ts';
import { replayText } from '../text/replay-text.ts';
import { plainRow } from '../text/row-text.ts';
import { joined, plainSentence } from '../text/text.ts';
import { plain } from '../text/text-style.ts';
import { brokenText, cautionsOf, enforcementText, isNotProven, verdictTitle } from './entry-text.ts';
import { type Element, element, junitDocument, line, reported, type Suite, testCase } from './junit-document.ts';

/** A suite for the gate, or for each project. A broken condition is a failure, a broken warning a pass with a note, an unproven verdict or condition an error. */
export function renderJUnit(report: GateReport): string {
  const projects = partsOf(report);
  const suites = projects.map((project) => {
    const name = project.project && line(project.project.name);
    return name === undefined ? suiteOf(project, report.repository) : suiteOf(project, name, `.${name}`);
  });
  return junitDocument(...suites);
}

/** `within` separates the tests of a project from those of the others, which have the same names. */
function suiteOf(report: GateReport, name: string, within = ''): Suite {
  const { verdict, exitCode, mode, commit, ref, pullRequest } = report;
  return {
    suite: `Findings Gate: ${line(name)}`,
    seconds: report.times.seconds,
    startedAtMs: report.times.startedAtMs,
    facts: {
      replay: replayText(report) || undefined,
      verdict: verdict.word,
      reason: verdict.reason,
      'exit-code': exitCode,
      mode,
      commit,
      ref,
      'pull-request': pullRequest,
    },
    cases: [
      verdictCase(report, within),
      ...report.conditions.map((condition) => {
        const name = line(condition.name) || '(without a name)';
        return testCase(`findings-gate${within}.${condition.source}`, name, conditionOutcome(report, condition));
      }),
    ],
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
    if (isNotProven(report)) return [reported('error', title, text, verdict.reason)];
    if (verdict.word === 'fail') return [reported('failure', title, text, 'fail')];
    const cautions = cautionsOf(report).map((caution) => plainSentence(line(caution.text)));
    const note = joined([replay, ...cautions], '\n');
    return note === '' ? [] : [element('system-out', {}, [note])];
  }
}

function conditionOutcome(report: GateReport, condition: ReportedCondition): readonly Element[] {
  const { result, action } = condition;
  if (result === 'ok') return [];
  if (result === 'not-applicable') return [reported('skipped', 'No scan of this commit ran a product that it counts.')];
  if (result === 'unproven') {
    // Beside a pass, this can only be a warning about a product that the gate does not wait for.
    const { word, reason = 'unproven' } = report.verdict;
    return word === 'pass'
      ? [reported('skipped', 'It could not be judged, and blocks nothing.')]
      : [reported('error', 'It is not proven.', '', reason)];
  }
  const message = brokenText(report, condition, line);
  const text = rowLines(report, condition).join('\n');
  return action === 'fail'
    ? [reported('failure', message, text, 'broken')]
    : [element('system-out', {}, [`${message}\n${text}`])];
}

const MOST_JUNIT_ROWS = 50;

function rowLines(report: GateReport, condition: ReportedCondition): readonly string[] {
  const { rows } = findingRows(report);
  const style = { ...plain(report), rule: plain(report).wholeRule };
  const own = rows.filter(({ conditions }) => conditions.includes(condition));
  const left = Math.max(0, own.length - MOST_JUNIT_ROWS) + condition.rulesInAll - condition.rules.length;
  return [
    ...own.slice(0, MOST_JUNIT_ROWS).map((row) => line(Object.values(plainRow(row, report, style)).join('  '))),
    ...(left === 0 ? [] : [`and ${left} more`]),
  ];
}
