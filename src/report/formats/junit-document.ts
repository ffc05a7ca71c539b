import type { EpochMs } from '../../domain/work/time.ts';
import { breakCommands, clean, isoText, replaceInvisible, unitEscapes } from '../text/text.ts';

export type Suite = {
  readonly suite: string;
  readonly seconds: number;
  readonly startedAtMs: EpochMs;
  /** Facts of all the cases, by name; those that are not known are left out. */
  readonly facts: Readonly<Record<string, string | number | undefined>>;
  readonly cases: readonly Element[];
};

/** A JUnit file with these suites. They ran at the same time, so the whole took as long as the longest. */
export function junitDocument(...suites: readonly Suite[]): string {
  const counts = countsOf(suites.flatMap(({ cases }) => cases));
  const time = timeText(Math.max(0, ...suites.map(({ seconds }) => seconds)));
  const attributes = { name: 'Findings Gate', ...counts, time };
  return harmless(xmlDocument(element('testsuites', attributes, suites.map(suiteElement))));
}

function suiteElement({ suite: name, seconds, startedAtMs, facts, cases }: Suite): Element {
  const known = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [element('property', { name, value: line(String(value)) })],
  );
  return element(
    'testsuite',
    {
      name,
      ...countsOf(cases),
      skipped: countOf(cases, 'skipped'),
      time: timeText(seconds),
      timestamp: isoText(startedAtMs)?.slice(0, 19),
    },
    [element('properties', {}, known), ...cases],
  );
}

function countsOf(cases: readonly Element[]) {
  return { tests: cases.length, failures: countOf(cases, 'failure'), errors: countOf(cases, 'error') };
}

function timeText(seconds: number): string {
  return Math.max(0, seconds).toFixed(3);
}

function countOf(cases: readonly Element[], child: string): number {
  return cases.filter(({ children }) => children.some((one) => typeof one !== 'string' && one.name === child)).length;
}

/** Breaks commands, and `[[ATTACHMENT|path]]`, which names a file. Harmless parts can form either, such as a rule named `:` and the colon after each name. */
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

/** Longest name or line, in code points. */
const MOST_OF_A_JUNIT_LINE = 1_000;

export function line(text: string): string {
  return breakCommands(clean(text, MOST_OF_A_JUNIT_LINE));
}

export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly children: readonly (Element | string)[];
};

export function element(name: string, attributes: Element['attributes'], children: Element['children'] = []): Element {
  return { name, attributes, children };
}

/** XML that is well formed with any text. `fast-xml-builder` and `junit-xml` 1.2.0 write control characters as they are, `xmlbuilder` drops them silently. */
export function xmlDocument(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${[...written(root, '')].join('')}`;
}

function* written({ name, attributes, children }: Element, indent: string): Generator<string, void, undefined> {
  const own = Object.entries(attributes).filter(([, value]) => value !== undefined);
  // A line feed in an attribute would be read as a space.
  const texts = own.map(([key, value]) => ` ${key}="${escaped(String(value)).replaceAll('\n', '&#10;')}"`);
  const start = `${indent}<${name}${texts.join('')}`;
  if (children.length === 0) {
    yield `${start}/>\n`;
    return;
  }
  // Text stays next to its tags: white space would become part of it.
  const hasText = children.some((child) => typeof child === 'string');
  yield `${start}>${hasText ? '' : '\n'}`;
  for (const child of children) {
    if (typeof child === 'string') yield escaped(child);
    else yield* written(child, `${indent}  `);
  }
  yield `${hasText ? '' : indent}</${name}>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  // This character may end `]]>`, which no text may contain.
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML 1.0 has no form at all for most control characters and for half a surrogate pair: they are shown as escapes. */
function escaped(text: string): string {
  const seen = replaceInvisible(text, (character) => (character === '\n' ? character : unitEscapes(character)));
  return seen.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
