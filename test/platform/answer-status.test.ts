import { expect, it } from 'vitest';
import { meaningOfStatus } from '../../src/platform/attempt.ts';

it.each([
  ['api-changed', 'never', [201, 202, 204, 206, 400, 405, 409, 418, 422, 501]],
  ['redirect', 'never', [300, 301, 302, 303, 304, 307, 308]],
  ['auth', 'confirm', [401, 403]],
  ['not-found', 'never', [404]],
  ['gone', 'never', [410]],
  ['rate-limited', 'transient', [429]],
  ['server', 'transient', [408, 425, 500, 502, 503, 504, 599]],
] as const)('is read as %s, to be repeated: %s, from the status %j', (reason, retry, statuses) => {
  for (const status of statuses) expect([status, meaningOfStatus(status)]).toMatchObject([status, { reason, retry }]);
});
