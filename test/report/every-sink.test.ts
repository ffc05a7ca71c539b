import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../src/domain/report.ts';
import { renderCodeQuality } from '../../src/report/formats/code-quality.ts';
import { renderJUnit } from '../../src/report/formats/junit.ts';
import { renderSarif } from '../../src/report/formats/sarif.ts';
import { renderJsonReport } from '../../src/report/json/json.ts';
import { renderMarker } from '../../src/report/json/marker.ts';
import { renderOutputs } from '../../src/report/json/outputs.ts';
import { renderAnnotations } from '../../src/report/log/annotations.ts';
import { renderConsole, renderConsoleProof } from '../../src/report/log/console.ts';
import { renderFinalLine } from '../../src/report/log/log-line.ts';
import { statusDescription } from '../../src/report/log/status-description.ts';
import { renderComment } from '../../src/report/pages/comment.ts';
import { shortPage } from '../../src/report/pages/short-page.ts';
import { renderSummary } from '../../src/report/pages/summary.ts';
import { COMMIT } from '../build/a-report.ts';
import { CODE_POINT } from '../build/code-point.ts';
import { judge } from '../build/gfm-judge.ts';
import { UNTRUSTED_FIELDS } from '../build/untrusted-fields.ts';

/* Any text from outside, in any field of a report, in any sink: none of the forms that somebody who reads the sink would obey. */

const MARKER = renderMarker({ key: 'a', pullRequest: 7, head: COMMIT, runId: '1', attempt: 1, digest: 'ab' });
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** A command of a runner, wherever a line with it is printed. */
const COMMAND = /^\s*::|##[a-z]*\[/im;
const ATTACHMENT = /\[\[/;

type Sink = {
  readonly write: (report: GateReport) => string;
  readonly never: readonly RegExp[];
  readonly isPage?: true;
};

const lines = (all: Iterable<string>): string => [...all].join('\n');

const SINKS: Readonly<Record<string, Sink>> = {
  'the log': { write: (report) => lines([...renderConsole(report), ...renderConsoleProof(report)]), never: [COMMAND] },
  'the last line': { write: renderFinalLine, never: [COMMAND, /\n/] },
  annotations: {
    write: (report) => lines(renderAnnotations(report).flatMap(({ title, message }) => [title, message])),
    never: [COMMAND],
  },
  'the commit status': { write: statusDescription, never: [/\n/] },
  'the JSON report': { write: (report) => [...renderJsonReport(report)].join(''), never: [COMMAND] },
  outputs: {
    // What a value says is for whoever asked for it: it only stays one.
    write: (report) => Object.values(renderOutputs(report, { reportPath: 'r.json', commentUrl: '' })).join(''),
    never: [/\n/],
  },
  JUnit: { write: renderJUnit, never: [COMMAND, ATTACHMENT, /<!\[CDATA|\]\]>/] },
  SARIF: { write: renderSarif, never: [COMMAND] },
  'Code Quality': { write: renderCodeQuality, never: [COMMAND] },
  'the summary': { write: (report) => renderSummary(report, { maxBytes: 900 * 1024 }), never: [], isPage: true },
  'the short page': { write: (report) => shortPage(report, '##'), never: [], isPage: true },
  'the comment': {
    write: (report) => renderComment(report, { marker: MARKER }).slice(MARKER.length),
    never: [/<!-- findings-gate key/],
    isPage: true,
  },
};

/** Pieces that overlap in every way: half of one form next to the whole of another. */
const text = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          '[',
          '[[',
          ']',
          'ATTACHMENT|/etc/passwd',
          '|',
          '#',
          '##',
          '::',
          ':',
          'error',
          'vso[',
          '[command]',
        ),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          '\n',
          '\r',
          '\t',
          ' ',
          '\u2028',
          '\u202e',
          '\u200b',
          '\ufeff',
          '\u0000',
          '\ud800',
          '%0A',
        ),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          '<!-- findings-gate',
          '<!-- x',
          '-->',
          '<script',
          '<img src=x>',
          ']]>',
          '<![CDATA[',
          '&lt;',
          '`',
          '@a/b',
        ),
      },
      { weight: 1, arbitrary: fc.string({ unit: CODE_POINT, maxLength: 6 }) },
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((pieces) => pieces.join(''));

test('a rule named with a colon forms no command with the colon that follows each name', () => {
  const written = renderJUnit(UNTRUSTED_FIELDS['rule id of a culprit']!(':'));
  expect(written).toContain('\n: : 1 issue');
});

describe.each(Object.entries(SINKS))('any text in %s', (_name, { write, never, isPage = false }) => {
  test('has none of the forms that somebody would obey, and no character that cannot be seen', () => {
    const reports = Object.values(UNTRUSTED_FIELDS);
    fc.assert(
      fc.property(fc.constantFrom(...reports), text, (reportWith, outside) => {
        const written = write(reportWith(outside));
        for (const form of never) expect(written).not.toMatch(form);
        expect(written.replaceAll('\n', '')).not.toMatch(UNSEEN);
        if (isPage) expect(judge(written).live).toEqual([]);
      }),
      { numRuns: isPage ? 60 : 250 },
    );
  });
});
