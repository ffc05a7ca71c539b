import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderCodeQuality } from '../../../src/report/formats/code-quality.ts';
import { renderJUnit } from '../../../src/report/formats/junit.ts';
import { renderSarif } from '../../../src/report/formats/sarif.ts';
import { shareOf } from '../../build/draws.ts';
import { judge } from '../../build/gfm-judge.ts';
import { HOSTILE_TEXTS } from '../../build/hostile-texts.ts';
import { UNTRUSTED_FIELDS } from '../../build/untrusted-fields.ts';
import { junitProblems, readCodeQuality, readJUnit, readSarif } from './read-formats.ts';

/* What every form promises, over hostile texts in every field. */

const TEXTS = [
  ...Object.values(HOSTILE_TEXTS).flat(),
  ']]>',
  '<![CDATA[',
  '[[ATTACHMENT|/etc/passwd]]',
  '{0} {1}',
  '[a](1)',
  '\uffff\ufffe',
  '/close',
];
const MOST_FILES = 2_000;
const FIELDS = Object.keys(UNTRUSTED_FIELDS).map((field, index) => ({ field, index }));

/** Texts that were looked at: most are the same in every report. */
const harmless = new Set<string>();
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

const reportsOn = (field: string, texts: readonly string[]) =>
  texts.map((text) => UNTRUSTED_FIELDS[field]!(text.slice(0, 2_000)));

describe.each(FIELDS)('hostile text in $field', ({ field, index }) => {
  const files = { junit: [], sarif: [], codeQuality: [] } as Record<'junit' | 'sarif' | 'codeQuality', string[]>;
  beforeAll(() => {
    for (const report of reportsOn(field, shareOf(TEXTS, index, 1))) {
      files.junit.push(renderJUnit(report));
      files.sarif.push(renderSarif(report));
      files.codeQuality.push(renderCodeQuality(report));
    }
  });
  // The files of all fields together would fill the memory.
  afterAll(() => {
    for (const each of Object.values(files)) each.length = 0;
  });

  it('leaves no character in the JUnit file that cannot be seen', () => {
    for (const file of files.junit) {
      expect(file.replaceAll('\n', '')).not.toMatch(INVISIBLE);
      // A log that prints the file obeys nothing in it, and no system attaches a file of the machine.
      expect(file).not.toMatch(/^\s*::|>::|##\w*\[|\[\[/m);
    }
    expect(new Set(files.junit.map((file) => JSON.stringify(readJUnit(file).counts))).size).toBe(1);
  });

  it('cannot make a link, a mention or anything else of a SARIF message or a description', () => {
    for (const [at, file] of files.sarif.entries()) {
      const messages = readSarif(file).runs.flatMap((run) => [
        ...run.results.map(({ message }) => message.text),
        ...run.invocations[0].toolExecutionNotifications.map(({ message }) => message.text),
        ...run.tool.driver.rules.map(({ shortDescription }) => shortDescription.text),
        ...[run.automationDetails?.description?.text ?? []].flat(),
      ]);
      for (const message of messages) expect(message).not.toMatch(/\]\(|\{\d/);
      const descriptions = readCodeQuality(files.codeQuality[at]!).map(({ description }) => description);
      for (const text of [...messages, ...descriptions].filter((one) => !harmless.has(one))) {
        const { live, structure } = judge(text);
        expect(live).toEqual([]);
        expect(structure).toEqual(['0 root', '1 paragraph']);
        harmless.add(text);
      }
    }
  });

  it('leaves no character in the JSON that cannot be seen or stored', () => {
    for (const text of [...files.sarif, ...files.codeQuality]) {
      expect(textsIn(JSON.parse(text)).filter((one) => INVISIBLE.test(one))).toEqual([]);
    }
  });
});

describe('hostile text in any field', () => {
  it('leaves the JUnit file valid', async () => {
    const reports = FIELDS.flatMap(({ field, index }) => reportsOn(field, shareOf(TEXTS, index, 4)));
    // A parser is started for each call, and has memory for some thousand files.
    for (let first = 0; first < reports.length; first += MOST_FILES) {
      expect(await junitProblems(reports.slice(first, first + MOST_FILES).map(renderJUnit))).toEqual([]);
    }
  });
});

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
