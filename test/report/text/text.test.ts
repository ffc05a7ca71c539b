import { describe, expect, test } from 'vitest';
import { beforeRun, clean, isoText, logLine, minuteText, plainSentence } from '../../../src/report/text/text.ts';
import { sentence } from '../../../src/report/text/text-style.ts';

describe('clean', () => {
  test.each([
    ['a\nb\r\tc', 'a\\nb\\r\\tc'],
    ['a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
    ['\u0000\u001b[31m\u0085', '\\u0000\\u001b[31m\\u0085'],
    ['\u202eab\u200b\ufeff', '\\u202eab\\u200b\\ufeff'],
    ['\u{e0041}', '\\u{e0041}'],
    ['a\u3164b\u034fc\ufe0f', 'a\\u3164b\\u034fc\\ufe0f'],
    ['\ud800', '\\ud800'],
    ['plain text, 漢字 and 😀', 'plain text, 漢字 and 😀'],
  ])('shows %j as %j', (text, shown) => {
    expect(clean(text)).toBe(shown);
  });

  test('leaves 200 code points whole and cuts 201 with an ellipsis, by code points', () => {
    expect(clean('😀'.repeat(200))).toBe('😀'.repeat(200));
    expect(clean('😀'.repeat(201))).toBe(`${'😀'.repeat(199)}…`);
  });

  test('keeps to its limit when escapes make the text longer', () => {
    expect(Array.from(clean('\u2028'.repeat(150)))).toHaveLength(200);
  });
});

test.each([
  ['::error::x', ': :error::x'],
  ['  ::error::x', '  : :error::x'],
  ['\u00a0::error::x', '\u00a0: :error::x'],
  ['a ##[error]x', 'a ## [error]x'],
  ['###[error]x', '### [error]x'],
  ['std::mem stays', 'std::mem stays'],
  ['a\n::error::x', 'a\\n::error::x'],
  ['%0A::error::x', '%0A::error::x'],
])('a log line shows %j as %j', (text, line) => {
  expect(logLine(text)).toBe(line);
});

const NOON = Date.UTC(2026, 10, 3, 12, 0, 0);

describe('a time relative to the run', () => {
  test.each([
    [12_000, '12s before this run'],
    [1_000, '1s before this run'],
    [999, 'during this run'],
    [0, 'during this run'],
    [-60_000, 'during this run'],
    [2 * 86_400_000, '2d before this run'],
  ])('%d milliseconds before its start is: %s', (ms, text) => {
    expect(beforeRun(NOON - ms, NOON)).toBe(text);
  });
});

test('an invalid time is a dash', () => {
  expect([minuteText(NOON), minuteText(undefined), minuteText(Number.NaN), minuteText(1e300)]).toEqual([
    '2026-11-03 12:00 UTC',
    '–',
    '–',
    '–',
  ]);
  expect([isoText(NOON), isoText(9e15)]).toEqual(['2026-11-03T12:00:00.000Z', undefined]);
});

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
