import { expect, it } from 'vitest';
import { meaningOfStatus } from '../../src/platform/attempt.ts';

it.each([
  [201, 'api-changed', 'never'],
  [202, 'api-changed', 'never'],
  [204, 'api-changed', 'never'],
  [206, 'api-changed', 'never'],
  [300, 'redirect', 'never'],
  [301, 'redirect', 'never'],
  [302, 'redirect', 'never'],
  [303, 'redirect', 'never'],
  [304, 'redirect', 'never'],
  [307, 'redirect', 'never'],
  [308, 'redirect', 'never'],
  [400, 'api-changed', 'never'],
  [401, 'auth', 'confirm'],
  [403, 'auth', 'confirm'],
  [404, 'not-found', 'never'],
  [405, 'api-changed', 'never'],
  [408, 'server', 'transient'],
  [409, 'api-changed', 'never'],
  [410, 'gone', 'never'],
  [418, 'api-changed', 'never'],
  [422, 'api-changed', 'never'],
  [425, 'server', 'transient'],
  [429, 'rate-limited', 'transient'],
  [500, 'server', 'transient'],
  [501, 'api-changed', 'never'],
  [502, 'server', 'transient'],
  [503, 'server', 'transient'],
  [504, 'server', 'transient'],
  [599, 'server', 'transient'],
])('the status %i is read as %s, to be repeated: %s', (status, reason, retry) => {
  expect(meaningOfStatus(status)).toMatchObject({ reason, retry });
});
