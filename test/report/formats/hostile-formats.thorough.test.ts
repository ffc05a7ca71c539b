import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderCodeQuality } from '../../../src/report/formats/code-quality.ts';
import { renderJUnit } from '../../../src/report/formats/junit.ts';
import { renderSarif } from '../../../src/report/formats/sarif.ts';
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
const FIELDS = Object.keys(UNTRUSTED_FIELDS).map((field, index) => ({ field, index }));

/** Texts that were looked at: most are the same in every report. */
const harmless = new Set<string>();
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

describe.each(FIELDS)('hostile text in $field', ({ field, index }) => {
  const reports = TEXTS.map((text) => UNTRUSTED_FIELDS[field]!(text.slice(0, 2_000)));

  it('leaves the JUnit file valid, without characters that cannot be seen', async () => {
    const files = reports.map(renderJUnit);
    // The parser takes most of the time: each field meets some of the texts, and all fields together each text often.
    expect(await junitProblems(files.filter((_, at) => (at + index) % 4 === 0))).toEqual([]);
    for (const file of files) {
      expect(file.replaceAll('\n', '')).not.toMatch(UNSEEN);
      // A log that prints the file obeys nothing in it, and no system attaches a file of the machine.
      expect(file).not.toMatch(/^\s*::|>::|##\w*\[|\[\[/m);
    }
    const counts = (report: GateReport) => readJUnit(renderJUnit(report)).counts;
    expect(new Set(reports.map((report) => JSON.stringify(counts(report)))).size).toBe(1);
  });

  it('cannot make a link, a mention or anything else of a SARIF message or a description', () => {
    for (const report of reports) {
      const messages = readSarif(renderSarif(report)).runs.flatMap((run) => [
        ...run.results.map(({ message }) => message.text),
        ...run.invocations[0].toolExecutionNotifications.map(({ message }) => message.text),
        ...run.tool.driver.rules.map(({ shortDescription }) => shortDescription.text),
        ...[run.automationDetails?.description?.text ?? []].flat(),
      ]);
      for (const message of messages) expect(message).not.toMatch(/\]\(|\{\d/);
      const descriptions = readCodeQuality(renderCodeQuality(report)).map(({ description }) => description);
      for (const text of [...messages, ...descriptions].filter((one) => !harmless.has(one))) {
        const { live, structure } = judge(text);
        expect(live).toEqual([]);
        expect(structure).toEqual(['0 root', '1 paragraph']);
        harmless.add(text);
      }
    }
  });

  it('leaves no character in the JSON that cannot be seen or stored', () => {
    for (const report of reports) {
      for (const text of [renderSarif(report), renderCodeQuality(report)]) {
        expect(textsIn(JSON.parse(text)).filter((one) => UNSEEN.test(one))).toEqual([]);
      }
    }
  });
});

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
