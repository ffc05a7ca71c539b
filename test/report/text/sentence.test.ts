import { expect, test } from 'vitest';
import { plainSentence } from '../../../src/report/text/text.ts';
import { sentence } from '../../../src/report/text/text-style.ts';

test.each([
  ['scan 7 is still running after 2m 30s', 'Scan 7 is still running after 2m 30s.'],
  ['raise wait-timeout, or page-size.', 'Raise `wait-timeout`, or `page-size`.'],
  ['max-high is "lots": give a number', '`max-high` is "lots": give a number.'],
  ['re-run it; the gate-keeper waits', 're-run it; the gate-keeper waits.'],
  ['is it?', 'Is it?'],
  ['org/repo was scanned as evil/repo', '`org/repo` was scanned as `evil/repo`.'],
  ['', ''],
])('%j becomes %j on a page', (text, markdown) => {
  expect(sentence(text)).toBe(markdown);
});

test.each([
  ['scan 7 is running', 'Scan 7 is running.'],
  ['max-high is "lots".', 'max-high is "lots".'],
  ['', ''],
])('%j becomes %j in a log', (text, line) => {
  expect(plainSentence(text)).toBe(line);
});
