import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../emulator/wire/exchange.ts';
import type { HttpAnswer, HttpRequest } from '../../emulator/wire/http.ts';
import { aSha, aToken } from '../../github-double/build.ts';
import { OPERATION_NAMES, operationOf } from '../../github-double/operation.ts';
import { problemsOfGitHub } from './github-exchange.ts';

const REPO = '/repos/octo-org/shop';
const JSON_TYPE = 'application/json; charset=utf-8';
const QUERY =
  'query ($number: Int!) { repository(owner: "o", name: "n") { pullRequest(number: $number) { headRefOid } } }';

type Sent = { method?: string; path?: string; body?: string | undefined; headers?: Record<string, string> };

function sent({ method = 'GET', path = REPO, body = '', headers = {} }: Sent): HttpRequest {
  const [at = '', query] = path.split('?');
  const own = {
    'user-agent': 'findings-gate octokit',
    accept: 'application/vnd.github.v3+json',
    authorization: `token ${aToken().value}`,
  };
  const type: Record<string, string> = body === '' ? {} : { 'content-type': JSON_TYPE };
  return { method, path: at, query: new URLSearchParams(query), headers: { ...own, ...type, ...headers }, body };
}

function answered(status: number, body: unknown, type = JSON_TYPE): HttpAnswer {
  return { status, headers: { 'content-type': type }, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

function problemsOf(request: HttpRequest, answer?: HttpAnswer, prefix = ''): readonly string[] {
  const exchange: Exchange = { request, prefix, answer };
  return problemsOfGitHub(exchange, 'findings-gate');
}

const STATUSES = `${REPO}/statuses/${aSha('a')}`;
const post = (path: string, body?: object): Sent => ({ method: 'POST', path, body: body && JSON.stringify(body) });
const graphql = (query: string, variables?: object): Sent => post('/graphql', { query, variables });
const ME = '{ viewer { login } }';
const SHA_ALONE = { accept: 'application/vnd.github.sha' };

describe('a request', () => {
  it.each<[string, Sent, string]>([
    ['of no operation', { path: `${REPO}/branches` }, 'no published operation is GET /repos/octo-org/shop/branches'],
    ['with another method', { method: 'PUT' }, 'no published operation is PUT'],
    ['with an unknown parameter', { path: `${REPO}/pulls?perpage=3` }, 'no parameter perpage'],
    ['with a parameter of another type', { path: `${REPO}/pulls?per_page=all` }, 'parameter per_page must be integer'],
    ['with an unknown word', { path: `${REPO}/pulls?state=opened` }, 'must be equal to one of the allowed values'],
    ['that accepts an unknown media type', { headers: SHA_ALONE }, 'accepts application/vnd.github.sha'],
    ['without its body', post(STATUSES), 'has no body'],
    ['with a misspelt member', post(STATUSES, { state: 'success', descripton: 'x' }), 'additional properties'],
    ['with an unknown state', post(STATUSES, { state: 'passed' }), 'allowed values'],
    ['whose query asks for an unknown field', graphql('{ viewer { nickname } }'), 'Cannot query field "nickname"'],
    ['whose variable is of another type', graphql(QUERY, { number: '7' }), 'Int cannot represent non-integer value'],
  ])('%s is reported', (_what, request, problem) => {
    expect(problemsOf(sent(request))).toEqual([expect.stringContaining(problem)]);
    expect(problemsOf(sent({ ...request, headers: { ...request.headers, 'user-agent': 'a test' } }))).toEqual([]);
  });

  it.each<Sent>([
    { path: `${REPO}/contents/a/b.yml?ref=main` },
    { path: `${REPO}/commits/refs/heads/a`, headers: SHA_ALONE },
    { path: `${REPO}/pulls?state=open&head=octo-org:a&per_page=100&page=2` },
    post(STATUSES, { state: 'success', description: null }),
    graphql(QUERY, { number: 7 }),
    { ...graphql(ME), path: '/api/graphql' },
  ])('%j is valid', (request) => {
    expect(problemsOf(sent(request))).toEqual([]);
  });

  it('is looked up without the prefix of an Enterprise Server', () => {
    expect(problemsOf(sent({ path: `/api/v3${REPO}` }), undefined, '/api/v3')).toEqual([]);
  });
});

describe('an answer', () => {
  const comment = { path: `${REPO}/issues/comments/1` };
  const noLogin = { data: { viewer: {} } };
  const more = { data: { viewer: { login: 'a', databaseId: 1 } } };
  it.each<[string, Sent, HttpAnswer, string]>([
    ['with a status that is not documented', comment, answered(202, {}), 'is not documented'],
    ['of another media type', comment, answered(404, 'gone', 'text/html'), 'is text/html'],
    ['without a member', comment, answered(200, { id: 1 }), "must have required property 'node_id'"],
    ['with a member of another type', comment, answered(404, { message: 404 }), '/message must be string'],
    ['with an undocumented member', comment, answered(404, { message: 'x', hint: 'y' }), 'additional properties'],
    ['with a body where none is documented', { ...comment, method: 'DELETE' }, answered(204, 'x'), 'has a body'],
    ['without a field that was asked for', graphql(ME), answered(200, noLogin), 'Cannot return null for non-nullable'],
    ['with a field that was not asked for', graphql(ME), answered(200, more), 'not what the query asks for'],
  ])('%s is reported', (_what, request, answer, problem) => {
    expect(problemsOf(sent(request), answer).join('\n')).toContain(problem);
  });
});

it('every operation of the double is known by its request, and is published', () => {
  expect(operationOf('DELETE', '/repos/o/r')).toBeUndefined();
  const commit = `commits/${aSha('a')}`;
  const asked = [
    ...['', '/branches/main', '/branches/main/protection', '/rules/branches/main?per_page=100&page=1'],
    ...[`/${commit}/check-runs?per_page=100`, `/${commit}/statuses?per_page=100&page=1`],
    ...[`/${commit}/status`, '/commits/main', '/git/ref/heads/main'],
    ...['/contents/a', '/pulls', '/pulls/7', '/pulls/7/files', '/issues/7/comments', '/issues/comments/1'],
  ].map((path) => `GET ${REPO}${path}`);
  const others = [
    ...['GET /user', `DELETE ${REPO}/issues/comments/1`, 'POST /graphql {"query":"{ viewer { login } }"}'],
    ...[`POST ${REPO}/issues/7/comments {"body":"x"}`, `PATCH ${REPO}/issues/comments/1 {"body":"x"}`],
    `POST ${REPO}/statuses/${aSha('a')} {"state":"pending"}`,
  ];
  const known = [...asked, ...others].map((request) => {
    const [method = '', path = '', ...body] = request.split(' ');
    const [at = ''] = path.split('?');
    expect(problemsOf(sent({ method, path, body: body.join(' ') })), request).toEqual([]);
    const operation = operationOf(method, at);
    expect(operationOf(method, `${at === '/graphql' ? '/api' : '/api/v3'}${at}`)).toBe(operation);
    return operation;
  });
  expect(known.toSorted()).toEqual(OPERATION_NAMES.toSorted());
});
