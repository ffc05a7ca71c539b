import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_POINT } from '../build/code-point.ts';
import { judge } from '../build/gfm-judge.ts';
import { UNTRUSTED_FIELDS } from '../build/untrusted-fields.ts';
import { WRITERS } from './writers.ts';

/* Any text from outside, in any field of a report, in any output: none of the forms that somebody who reads the output would obey. */

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** A command of a runner, wherever a line with it is printed. */
const COMMAND = /^\s*::|##[a-z]*\[/im;
const ATTACHMENT = /\[\[/;

type ReportOutput = { readonly never: readonly RegExp[]; readonly isPage?: true };

const OUTPUTS: Readonly<Record<keyof typeof WRITERS, ReportOutput>> = {
  'the log': { never: [COMMAND] },
  'the last line': { never: [COMMAND, /\n/] },
  annotations: { never: [COMMAND] },
  'the commit status': { never: [/\n/] },
  'the JSON report': { never: [COMMAND] },
  // What a value says is for whoever asked for it: it only stays one.
  outputs: { never: [/\n/] },
  JUnit: { never: [COMMAND, ATTACHMENT, /<!\[CDATA|\]\]>/] },
  SARIF: { never: [COMMAND] },
  'Code Quality': { never: [COMMAND] },
  'the summary': { never: [], isPage: true },
  'the short page': { never: [], isPage: true },
  'the comment': { never: [/<!-- findings-gate key/], isPage: true },
};

/** Pieces that overlap in every way: half of one form next to the whole of another. */
const text = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          ...['[', '[[', ']', 'ATTACHMENT|/etc/passwd', '|', '#', '##', '::', ':', 'error'],
          ...['vso[', '[command]'],
        ),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          ...['\n', '\r', '\t', ' ', '\u2028', '\u202e', '\u200b', '\ufeff', '\u0000', '\ud800'],
          ...['%0A'],
        ),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          ...['<!-- findings-gate', '<!-- x', '-->', '<script', '<img src=x>', ']]>'],
          ...['<![CDATA[', '&lt;', '`', '@a/b'],
        ),
      },
      { weight: 1, arbitrary: fc.string({ unit: CODE_POINT, maxLength: 6 }) },
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((pieces) => pieces.join(''));

describe.each(Object.keys(OUTPUTS) as (keyof typeof OUTPUTS)[])('any text in %s', (name) => {
  const write = WRITERS[name];
  const { never, isPage = false } = OUTPUTS[name];

  test('has none of the forms that somebody would obey, and no character that cannot be seen', () => {
    const reports = Object.values(UNTRUSTED_FIELDS);
    fc.assert(
      fc.property(fc.constantFrom(...reports), text, (reportWith, outside) => {
        const written = write(reportWith(outside));
        for (const form of never) expect(written).not.toMatch(form);
        expect(written.replaceAll('\n', '')).not.toMatch(INVISIBLE);
        if (isPage) expect(judge(written).live).toEqual([]);
      }),
      { numRuns: isPage ? 60 : 250 },
    );
  });
});
