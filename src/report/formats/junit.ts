import type { GateReport, ReportedCondition } from '../../domain/report.ts';
import { breakCommands } from '../text/log-text.ts';
import { whoActs } from '../text/reasons/told-reason.ts';
import { plainSentence } from '../text/sentence.ts';
import { clean } from '../text/text.ts';
import { isoText } from '../text/time-text.ts';
import { cautionsOf, type Entry, entriesOf } from './entries.ts';
import { brokenText, enforcementText, isNotProven, subjectText, verdictTitle } from './entry-text.ts';
import { type Element, element, xmlDocument } from './xml.ts';

/** A name or line has at most so many code points. */
const MOST_OF_A_JUNIT_LINE = 1_000;

function line(text: string): string {
  return breakCommands(clean(text, MOST_OF_A_JUNIT_LINE));
}

/**
 * Text in a test, which some systems print in their log, and in which some look for the path of a file to attach
 * (`[[ATTACHMENT|path]]`): no line is a command, and no two brackets stand together. Parts that are harmless by
 * themselves can form either: a rule named `:`, and the colon that follows each name.
 */
function harmless(document: string): string {
  return document
    .split('\n')
    .map(breakCommands)
    .join('\n')
    .replaceAll(/\[(?=\[)/g, '[ ');
}

/**
 * A JUnit file: one suite for the gate, in it a test for the verdict and one for each condition. A broken condition is a failure, a broken
 * warning a test that passed with a note, what is not proven an error. Text from outside is harmless in it.
 */
export function renderJUnit(report: GateReport): string {
  const cases = [verdictCase(report), ...conditionCases(report)];
  const counts = {
    tests: cases.length,
    failures: cases.filter((each) => has(each, 'failure')).length,
    errors: cases.filter((each) => has(each, 'error')).length,
  };
  const time = Math.max(0, report.times.seconds).toFixed(3);
  const suite = element(
    'testsuite',
    {
      name: `Findings Gate: ${line(report.repository)}`,
      ...counts,
      skipped: cases.filter((each) => has(each, 'skipped')).length,
      time,
      timestamp: isoText(report.times.startedAtMs)?.slice(0, 19),
    },
    [properties(report), ...cases],
  );
  return harmless(xmlDocument(element('testsuites', { name: 'Findings Gate', ...counts, time }, [suite])));
}

function has({ children }: Element, name: string): boolean {
  return children.some((child) => typeof child !== 'string' && child.name === name);
}

function properties(report: GateReport): Element {
  const { verdict, exitCode, mode, commit, ref, pullRequest } = report;
  const facts = {
    verdict: verdict.word,
    reason: verdict.reason,
    'exit-code': exitCode,
    mode,
    commit,
    ref,
    'pull-request': pullRequest,
  };
  return element(
    'properties',
    {},
    Object.entries(facts).flatMap(([name, value]) =>
      value === undefined ? [] : [element('property', { name, value: line(String(value)) })],
    ),
  );
}

function verdictCase(report: GateReport): Element {
  const { verdict, nextStep } = report;
  const said = [plainSentence(line(verdict.message)), whoActs(report), enforcementText(report), nextStepText(nextStep)];
  const text = said.filter((part) => part !== '').join('\n');
  const title = verdictTitle(report);
  return testCase('findings-gate', 'verdict', outcome());

  function outcome(): readonly Element[] {
    if (isNotProven(report)) return [told('error', title, text, verdict.reason)];
    if (verdict.word === 'fail') return [told('failure', title, text, 'fail')];
    const cautions = cautionsOf(report).map((caution) => plainSentence(line(caution.text)));
    return cautions.length === 0 ? [] : [element('system-out', {}, [cautions.join('\n')])];
  }
}

function nextStepText(nextStep: string): string {
  return nextStep === '' ? '' : `Next: ${line(nextStep)}`;
}

function conditionCases(report: GateReport): readonly Element[] {
  const byCondition = Map.groupBy(entriesOf(report).entries, ({ condition }) => condition);
  return report.conditions.map((condition) =>
    testCase(
      `findings-gate.${condition.source}`,
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

/** The message stands in the text as well: Jenkins shows both, GitLab only the text. */
function told(name: 'error' | 'failure' | 'skipped', message: string, text = '', type?: string): Element {
  return element(name, { type, message }, [text === '' ? message : `${message}\n${text}`]);
}

function testCase(classname: string, name: string, children: readonly Element[]): Element {
  return element('testcase', { classname, name, time: '0' }, children);
}
