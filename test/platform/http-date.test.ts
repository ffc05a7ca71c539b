import { expect, it } from 'vitest';
import { parseHttpDate } from '../../src/platform/http-date.ts';

it('a date is read in the form that HTTP servers write', () => {
  expect(parseHttpDate('Wed, 18 Nov 2020 23:30:10 GMT')).toBe(Date.UTC(2020, 10, 18, 23, 30, 10));
});

it.each([
  undefined,
  '',
  'soon',
  '2020-11-18T23:30:10Z',
  'Wed, 18 Nov 2020 23:30:10 +0100',
  'Thu, 18 Nov 2020 23:30:10 GMT',
  'Wed, 31 Nov 2020 23:30:10 GMT',
  'Wed, 18 Nov 2020 25:30:10 GMT',
])('%j is not read as a date', (text) => {
  expect(parseHttpDate(text)).toBeUndefined();
});
