import type { EpochMs } from '../../domain/work/time.ts';
import { breakCommands, clean } from '../text/text.ts';
import { isoText } from '../text/time-text.ts';
import { type Element, element, xmlDocument } from './xml.ts';

export type Suite = {
  readonly suite: string;
  readonly seconds: number;
  readonly startedAtMs: EpochMs;
  /** Facts of all the cases, by name; those that are not known are left out. */
  readonly facts: Readonly<Record<string, string | number | undefined>>;
  readonly cases: readonly Element[];
};

/** A JUnit file with these suites. They ran at the same time: the longest is how long it all took. */
export function junitDocument(...suites: readonly Suite[]): string {
  const counts = countsOf(suites.flatMap(({ cases }) => cases));
  const time = timeText(Math.max(0, ...suites.map(({ seconds }) => seconds)));
  const attributes = { name: 'Findings Gate', ...counts, time };
  return harmless(xmlDocument(element('testsuites', attributes, suites.map(suiteElement))));
}

function suiteElement({ suite: name, seconds, startedAtMs, facts, cases }: Suite): Element {
  return element(
    'testsuite',
    {
      name,
      ...countsOf(cases),
      skipped: cases.filter((each) => has(each, 'skipped')).length,
      time: timeText(seconds),
      timestamp: isoText(startedAtMs)?.slice(0, 19),
    },
    [properties(facts), ...cases],
  );
}

function countsOf(cases: readonly Element[]) {
  return {
    tests: cases.length,
    failures: cases.filter((each) => has(each, 'failure')).length,
    errors: cases.filter((each) => has(each, 'error')).length,
  };
}

function timeText(seconds: number): string {
  return Math.max(0, seconds).toFixed(3);
}

function properties(facts: Suite['facts']): Element {
  return element(
    'properties',
    {},
    Object.entries(facts).flatMap(([name, value]) =>
      value === undefined ? [] : [element('property', { name, value: line(String(value)) })],
    ),
  );
}

function has({ children }: Element, name: string): boolean {
  return children.some((child) => typeof child !== 'string' && child.name === name);
}

/** No line is a command, and no `[[ATTACHMENT|path]]` names a file. Harmless parts can form either: a rule named `:`, and the colon after each name. */
function harmless(document: string): string {
  return document
    .split('\n')
    .map(breakCommands)
    .join('\n')
    .replaceAll(/\[(?=\[)/g, '[ ');
}

/** The message is in the text as well: Jenkins shows both, GitLab only the text. */
export function reported(name: 'error' | 'failure' | 'skipped', message: string, text = '', type?: string): Element {
  return element(name, { type, message }, [text === '' ? message : `${message}\n${text}`]);
}

export function testCase(classname: string, name: string, children: readonly Element[]): Element {
  return element('testcase', { classname, name, time: '0' }, children);
}

/** Of a name or line, in code points. */
const MOST_OF_A_JUNIT_LINE = 1_000;

export function line(text: string): string {
  return breakCommands(clean(text, MOST_OF_A_JUNIT_LINE));
}
