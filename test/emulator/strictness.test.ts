import { describe, expect, it } from 'vitest';
import { aPlatformState, aScan, DEFAULT_TOKEN } from '../../emulator/build.ts';
import { runPlatform } from './running-platform.ts';

const SEARCH = '/api/agent/deployments/42/issues/search';
const LIST = '/api/v1/deployments/42/scans/search';
const SCAN = '/api/v1/deployments/42/scan/9001';
const TEAM = '/api/permissions/v2/deployments/42/teams/31';

function aPlatform() {
  return aPlatformState({
    tokens: [
      { token: DEFAULT_TOKEN, webApi: true, scheme: 'api-token' },
      { token: 'without-web-api', webApi: false, scheme: 'api-token' },
      { token: 'a-users-jwt', webApi: false, scheme: 'jwt' },
    ],
    scans: [aScan()],
    teams: [{ id: '31', name: 'payments', repositoryIds: ['101'] }],
  });
}

describe('a request without permission', () => {
  it.each([
    ['no credential', ''],
    ['an unknown token', 'Bearer nobody'],
    ['a token with text after it', `Bearer ${DEFAULT_TOKEN} more`],
  ])('is answered with 401 for %s, on every operation', async (_, authorization) => {
    const platform = await runPlatform(aPlatform());
    for (const [method, path] of [
      ['POST', SEARCH],
      ['POST', LIST],
      ['GET', SCAN],
      ['DELETE', TEAM],
    ] as const) {
      const answer = await platform.send(method, path, method === 'POST' ? {} : undefined, { authorization });
      expect([answer.status, await answer.json()]).toEqual([401, { error: expect.any(String) }]);
    }
  });

  it('is answered with 404 for a token without the Web API permission', async () => {
    const platform = await runPlatform(aPlatform());
    const answer = await platform.send('POST', SEARCH, {}, { authorization: 'Bearer without-web-api' });
    expect(answer.status).toBe(404);
  });

  it.each([
    ['POST', SEARCH, 200],
    ['DELETE', TEAM, 200],
    ['POST', LIST, 401],
    ['GET', SCAN, 401],
  ])("takes a user's JWT only where the document says so: %s %s", async (method, path, status) => {
    const platform = await runPlatform(aPlatform());
    const body = method === 'POST' ? {} : undefined;
    const answer = await platform.send(method, path, body, { authorization: 'Bearer a-users-jwt' });
    expect(answer.status).toBe(status);
  });
});

it.each([
  ['POST', '/api/agent/deployments/43/issues/search', 404],
  ['POST', '/api/v1/deployments/43/scans/search', 404],
  ['GET', '/api/v1/deployments/43/scan/9001', 404],
  ['DELETE', '/api/permissions/v2/deployments/43/teams/31', 404],
  ['GET', '/api/v1/deployments/42/scan/9002', 404],
  ['GET', '/api/v1/deployments/42/scan/09001', 404],
  ['DELETE', '/api/permissions/v2/deployments/42/teams/32', 404],
  ['POST', `${SEARCH}/`, 404],
  ['GET', '/__emulator__/requests', 404],
  ['GET', TEAM, 405],
])('a path (%s %s) is answered with %i', async (method, path, status) => {
  const platform = await runPlatform(aPlatform());
  const answer = await platform.send(method, path, method === 'GET' || method === 'DELETE' ? undefined : {});
  expect([answer.status, await answer.json()]).toEqual([status, { error: expect.any(String) }]);
});

describe('a request body', () => {
  it.each<[string, string, unknown]>([
    ['malformed JSON', SEARCH, '{"limit": 1'],
    ['an empty body', LIST, ''],
    ['null for a body', SEARCH, 'null'],
    ['an unknown member', SEARCH, { page_size: 10 }],
    ['an unknown filter member', SEARCH, { filter: { ref: ['main'] } }],
    ['a member of Object.prototype', SEARCH, '{"filter": {"constructor": ["x"]}}'],
    ['an integer as text', SEARCH, { limit: '10' }],
    ['a fraction as a limit', LIST, { limit: 1.5 }],
    ['a limit over 500 scans', LIST, { limit: 501 }],
    ['a limit over 1000 groups', SEARCH, { limit: 1001 }],
    ['a negative limit', SEARCH, { limit: -1 }],
    ['null inside a list', SEARCH, { filter: { refs: ['main', null] } }],
    ['text for a boolean', LIST, { is_full_scan: 'true' }],
    ['a severity in lower case', SEARCH, { filter: { severities: ['severity_high'] } }],
    ['an unspecified type where the document does not list it', SEARCH, { issueType: 'ISSUE_TYPE_UNSPECIFIED' }],
    ['a date without a time', LIST, { since: '2026-11-20' }],
    ["another deployment's id as text", SEARCH, { deploymentId: '43' }],
    ["another deployment's id as a number", LIST, { deploymentId: 43 }],
    ['a deployment id of the wrong type', SEARCH, { deploymentId: 42 }],
    ['a cursor that is none', SEARCH, { cursor: 'next' }],
    ['a cursor that is none', LIST, { cursor: 'MTAw' }],
  ])('is answered with 400 for %s', async (_, path, body) => {
    const platform = await runPlatform(aPlatform());
    const answer = await platform.send('POST', path, body);
    expect([answer.status, await answer.json()]).toEqual([400, { error: expect.any(String) }]);
  });

  it.each(['text/plain', 'application/jsonp'])('is answered with 400 when JSON is sent as %s', async (type) => {
    const platform = await runPlatform(aPlatform());
    expect((await platform.send('POST', LIST, {}, { 'content-type': type })).status).toBe(400);
  });

  it.each<[string, unknown]>([
    [SEARCH, {}],
    [SEARCH, { deploymentId: '42', limit: 1000, cursor: '', groupBy: 'GROUP_BY_RULE', filter: {} }],
    [SEARCH, { issueTypes: ['ISSUE_TYPE_UNSPECIFIED'], sortBy: 'SORT_BY_SEVERITY' }],
    [SEARCH, { filter: { since: '2026-01-01T00:00:00+01:00' } }],
    [LIST, {}],
    [LIST, { deploymentId: 42, repository_id: 101, limit: 500, cursor: '', since: '2026-01-01T00:00:00.000Z' }],
    [LIST, { products: ['PRODUCT_UNSPECIFIED'], statuses: ['SCAN_STATUS_RUNNING'], total_time: { min: 0.5 } }],
  ])('is accepted as the document shows it: %s %j', async (path, body) => {
    const platform = await runPlatform(aPlatform());
    const type = { 'content-type': 'application/json; charset=utf-8' };
    expect((await platform.send('POST', path, body, type)).status).toBe(200);
  });

  it('gets an error with the path of the wrong value', async () => {
    const platform = await runPlatform(aPlatform());
    const answer = await platform.send('POST', SEARCH, { filter: { severities: ['SEVERITY_LOW', 'SEVERITY_TOP'] } });
    expect(await answer.json()).toEqual({ error: 'body.filter.severities[1]: unknown value "SEVERITY_TOP"' });
  });
});
