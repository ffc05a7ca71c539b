import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { REASON_NAMES, REASONS } from '../../../src/domain/reason.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import type { Verdict } from '../../../src/domain/verdict.ts';
import { renderCodeQuality } from '../../../src/report/formats/code-quality.ts';
import { renderJUnit } from '../../../src/report/formats/junit.ts';
import { renderSarif } from '../../../src/report/formats/sarif.ts';
import { renderAnnotations } from '../../../src/report/log/annotations.ts';
import { statusDescription } from '../../../src/report/log/log-line.ts';
import { renderComment } from '../../../src/report/pages/whole-page.ts';
import { nextStep, WHO_ACTS } from '../../../src/report/text/reason-text.ts';
import { reportFor } from '../../build/reason-reports.ts';
import { readCodeQuality, readJUnit, readSarif } from '../formats/read-formats.ts';
import { comment, log, summary, WRITERS } from '../writers.ts';

/** The pages on which people see a verdict: the headline and the whole page. */
const PAGES: Readonly<Record<string, (report: GateReport) => readonly [headline: string, whole: string]>> = {
  comment: (report) => [comment(report).split('\n')[1]!, comment(report)],
  'short comment': (report) => {
    const page = renderComment(report, { marker: '<!-- -->', maxLength: 900 });
    return [page.split('\n')[1]!, page];
  },
  summary: (report) => [summary(report).split('\n')[0]!, summary(report)],
  annotation: (report) => [renderAnnotations(report)[0]!.title, WRITERS.annotations(report)],
  log: (report) => [log(report).split('\n')[1]!, `${log(report)}\n${WRITERS['the last line'](report)}`],
  JUnit: (report) => {
    const [verdict] = readJUnit(renderJUnit(report)).cases;
    return [verdict!.message, `${verdict!.type} ${verdict!.text}`];
  },
  SARIF: (report) => {
    const { text } = readSarif(renderSarif(report)).runs[0].results[0]!.message;
    return [text, text];
  },
  'Code Quality': (report) => {
    const { description } = readCodeQuality(renderCodeQuality(report))[0]!;
    return [description, description];
  },
};

describe.each(REASON_NAMES)('%s', (reason) => {
  const report = reportFor(reason);
  const { missing, actor } = REASONS[reason];

  // The log of a wrong setting has only the problem, for the person who wrote the setting.
  const names = Object.keys(PAGES).filter((name) => name !== 'log' || reason !== 'config');
  it.each(names)('is explained by the %s, with who can act and its name', (name) => {
    const [headline, whole] = PAGES[name]!(report);
    expect(headline).toContain(missing);
    expect(whole).toContain(WHO_ACTS[actor].replace(/:$/, ''));
    expect(whole).toContain(reason);
  });

  it('fits whole into a commit status', () => {
    const line = statusDescription(report);
    expect(line).toBe(`inconclusive (${reason}): ${missing}`);
  });
});

test('pages say of all but these reasons that the change did not cause them', () => {
  const others = REASON_NAMES.filter((reason) => WHO_ACTS[REASONS[reason].actor].includes('not caused by this change'));
  expect(REASON_NAMES.filter((reason) => !others.includes(reason))).toEqual([
    ...['no-scan', 'scan-running', 'scan-failed', 'scan-cancelled', 'scan-never-finished', 'scan-inconsistent'],
    ...['partial-only', 'product-missing', 'superseded', 'index-gap', 'unstable', 'cancelled'],
  ]);
});

test('the comment asks no one to act if the status stays pending for another job', () => {
  const report = reportFor('no-scan');
  const step = nextStep(report, { waitTimeoutMs: 0, commitStatus: 'gate' });
  expect(comment({ ...report, nextStep: step })).not.toContain('Ask the people who run the scans');
});

test.each([
  ['no-scan', 'no scan of the baseline was found'],
  ['server', `for the baseline, ${REASONS.server.missing}`],
] as const)('the headline says what is missing of the baseline: %s', (reason, missing) => {
  const report = reportFor(reason);
  const baseline = { ref: 'refs/heads/main', wasScanned: false };
  const page = comment({ ...report, baseline, verdict: { ...report.verdict, reason, isOfBaseline: true } as Verdict });
  expect(page.split('\n')[1]).toContain(missing);
});

test('an answer missing from a record is not reported as a platform problem', () => {
  const message = 'the record contains no answer to issue search {}';
  const verdict = { word: 'inconclusive', reason: 'not-found', message, detail: 'not-recorded' } as const;
  const [, heading] = comment({ ...reportFor('not-found'), verdict }).split('\n');
  expect(heading).toBe('### ⚠️ Findings Gate: the record does not contain what this policy asks for');
});

/** Writes the headlines of all reasons on one page, so that they can be read one after the other. */
test('the headlines are those in headlines.md', async () => {
  const pages = REASON_NAMES.map((reason) => {
    const report = reportFor(reason);
    const [page] = summary(report).split(/^(?:<details>|\*\*What to correct\*\*)/m);
    return `${page!.trim()}\n\nCommit status: ${statusDescription(report)}\n`;
  });
  await expect(pages.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'headlines.md'));
});
