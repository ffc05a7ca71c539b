import { describe, expect, it } from 'vitest';
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

describe('hostile text', () => {
  it.each(FIELDS)('in $field is text alone in every form, with no character that cannot be seen or stored', (row) => {
    const counts = new Set<string>();
    for (const report of reportsOn(row.field, shareOf(TEXTS, row.index, 1))) {
      const [junit, sarif, codeQuality] = [renderJUnit(report), renderSarif(report), renderCodeQuality(report)];
      expect(junit.replaceAll('\n', '')).not.toMatch(INVISIBLE);
      // A log that prints the file obeys nothing in it, and no system attaches a file of the machine.
      expect(junit).not.toMatch(/^\s*::|>::|##\w*\[|\[\[/m);
      counts.add(JSON.stringify(readJUnit(junit).counts));
      const messages = readSarif(sarif).runs.flatMap((run) => [
        ...run.results.map(({ message }) => message.text),
        ...run.invocations[0].toolExecutionNotifications.map(({ message }) => message.text),
        ...run.tool.driver.rules.map(({ shortDescription }) => shortDescription.text),
        ...[run.automationDetails?.description?.text ?? []].flat(),
      ]);
      for (const message of messages) expect(message).not.toMatch(/\]\(|\{\d/);
      const descriptions = readCodeQuality(codeQuality).map(({ description }) => description);
      for (const text of [...messages, ...descriptions].filter((one) => !harmless.has(one))) {
        expect(judge(text)).toEqual({ live: [], structure: ['0 root', '1 paragraph'] });
        harmless.add(text);
      }
      const texts = [sarif, codeQuality].flatMap((text) => textsIn(JSON.parse(text)));
      expect(texts.filter((one) => INVISIBLE.test(one))).toEqual([]);
    }
    expect(counts.size).toBe(1);
  });

  it('in any field leaves the JUnit file valid', async () => {
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
