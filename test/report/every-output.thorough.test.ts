import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMarker } from '../../src/forge/comment-marker.ts';
import { renderComment } from '../../src/report/pages/whole-page.ts';
import { CODE_POINT } from '../build/code-point.ts';
import { draws, shareOf } from '../build/draws.ts';
import { judge } from '../build/gfm-judge.ts';
import { HOSTILE_TEXTS } from '../build/hostile-texts.ts';
import { UNTRUSTED_FIELDS } from '../build/untrusted-fields.ts';
import { junitProblems, readCodeQuality, readJUnit, readSarif } from './formats/read-formats.ts';
import { anyHostileText } from './pages/any-hostile-text.ts';
import { MARKER, WRITERS } from './writers.ts';

/* With any text from outside, in any field of a report, no output may contain a form that a program which reads it would obey. */

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** A command for a runner in a printed line. */
const COMMAND = /^\s*::|##[a-z]*\[/im;
const ATTACHMENT = /\[\[/;

type ReportOutput = { readonly never: readonly RegExp[]; readonly isPage?: true };

const OUTPUTS: Readonly<Record<keyof typeof WRITERS, ReportOutput>> = {
  'the log': { never: [COMMAND] },
  'the last line': { never: [COMMAND, /\n/] },
  annotations: { never: [COMMAND] },
  'the commit status': { never: [/\n/] },
  'the JSON report': { never: [COMMAND] },
  // A value may say anything to the step that reads it, but it must stay one line.
  outputs: { never: [/\n/] },
  JUnit: { never: [COMMAND, ATTACHMENT, /<!\[CDATA|\]\]>/] },
  SARIF: { never: [COMMAND] },
  'Code Quality': { never: [COMMAND] },
  'the summary': { never: [], isPage: true },
  'the short page': { never: [], isPage: true },
  'the comment': { never: [/<!-- findings-gate key/], isPage: true },
};

/** Pieces that overlap in every way, such as half of one form next to the whole of another. */
const PIECES = [
  ...['[', '[[', ']', 'ATTACHMENT|/etc/passwd', '|', '#', '##', '::', ':', 'error', 'vso[', '[command]'],
  ...['\n', '\r', '\t', ' ', '\u2028', '\u202e', '\u200b', '\ufeff', '\u0000', '\ud800', '%0A', ']]>'],
  ...['<!-- findings-gate', '<!-- x', '-->', '<script', '<img src=x>', '<![CDATA[', '&lt;', '`', '@a/b'],
];
const somePieces = fc
  .array(
    fc.oneof(
      { weight: 7, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ unit: CODE_POINT, maxLength: 6 }) },
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((pieces) => pieces.join(''));
const FIELDS = Object.entries(UNTRUSTED_FIELDS).map(([field, reportWith], index) => ({ field, reportWith, index }));
const TEXTS = Object.values(HOSTILE_TEXTS).flat();

test.each(Object.keys(OUTPUTS) as (keyof typeof OUTPUTS)[])('any text in %s is harmless and visible', (name) => {
  const { never, isPage = false } = OUTPUTS[name];
  const reports = fc.constantFrom(...Object.values(UNTRUSTED_FIELDS));
  fc.assert(
    fc.property(reports, fc.oneof(somePieces, anyHostileText), (reportWith, outside) => {
      const written = WRITERS[name](reportWith(outside.slice(0, 1_000)));
      for (const form of never) expect(written).not.toMatch(form);
      expect(written.replaceAll('\n', '')).not.toMatch(INVISIBLE);
      if (isPage) expect(judge(written).live).toEqual([]);
    }),
    { numRuns: isPage ? 60 : 300 },
  );
});

describe.each(FIELDS)('hostile text in $field', ({ reportWith, index }) => {
  const comment = (text: string) => renderComment(reportWith(text), { marker: MARKER });
  const [ofComment, ofSummary] = [comment('plain'), WRITERS['the summary'](reportWith('plain'))].map(judge);

  // Parsing a page as GitHub does takes some milliseconds. So each field gets a share, and all fields together get every text several times.
  test.each(Object.entries(HOSTILE_TEXTS))('%s: the comment keeps the structure of its template', (_family, texts) => {
    for (const text of texts.length <= 4 ? texts : shareOf(texts, index, 10)) {
      const { structure, live } = judge(comment(text));
      expect(live, text.slice(0, 80)).toEqual([]);
      // A page may leave out the place of a blank text.
      if (text.trim() !== '') expect(structure, text.slice(0, 80)).toEqual(ofComment!.structure);
    }
  });

  test('any mix of texts: the summary keeps the structure of its template', () => {
    fc.assert(
      fc.property(anyHostileText, (text) => {
        fc.pre(text.trim() !== '');
        expect(judge(WRITERS['the summary'](reportWith(text)))).toEqual(ofSummary);
      }),
      { numRuns: draws(4) },
    );
  });

  test('leaves the marker once, on the first line', () => {
    for (const text of HOSTILE_TEXTS.marker!) {
      expect(comment(text).split('<!-- findings-gate')).toHaveLength(2);
      expect(parseMarker(comment(text))).toMatchObject({ runId: '1' });
    }
  });
});

const FILES = ['JUnit', 'SARIF', 'Code Quality'] as const;
const FILE_TEXTS = [
  ...TEXTS,
  ...[']]>', '<![CDATA[', '[[ATTACHMENT|/etc/passwd]]', '{0} {1}', '[a](1)', '\uffff\ufffe', '/close'],
];
const MOST_FILES = 2_000;

/** Texts that were checked before: most are the same in every report. */
const harmless = new Set<string>();
const UNSTORABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

describe('hostile text in a file for other systems', () => {
  test.each(FIELDS)(
    'is plain text without characters that cannot be seen or stored: $field',
    ({ reportWith, index }) => {
      const counts = new Set<string>();
      for (const text of shareOf(FILE_TEXTS, index, 1)) {
        const report = reportWith(text.slice(0, 2_000));
        const [junit, sarif, codeQuality] = FILES.map((file) => WRITERS[file](report)) as [string, string, string];
        expect(junit.replaceAll('\n', '')).not.toMatch(UNSTORABLE);
        // If a log prints the file, the runner finds no command in it, and no system attaches a file of the machine.
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
        expect(texts.filter((one) => UNSTORABLE.test(one))).toEqual([]);
      }
      expect(counts.size).toBe(1);
    },
  );

  test('leaves the JUnit file valid', async () => {
    const files = FIELDS.flatMap(({ reportWith, index }) =>
      shareOf(FILE_TEXTS, index, 4).map((text) => WRITERS.JUnit(reportWith(text.slice(0, 2_000)))),
    );
    // Each call starts a parser, which has memory for some thousand files.
    for (let first = 0; first < files.length; first += MOST_FILES)
      expect(await junitProblems(files.slice(first, first + MOST_FILES))).toEqual([]);
  });
});

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
