import { expect, test } from 'vitest';
import { logLine } from '../../../src/report/text/text.ts';

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
