import { describe, expect, it } from 'vitest';
import type { HttpAnswer, HttpRequest } from '../../emulator/wire/http.ts';
import { aToken } from '../../gitlab-double/build.ts';
import { problemsOfGitLab } from './gitlab-exchange.ts';

const MERGE_REQUEST = '/api/v4/projects/acme%2Fshop/merge_requests/7';
const JSON_TYPE = 'application/json';

function sent(method: string, path: string, body = ''): HttpRequest {
  const [at = '', query] = path.split('?');
  const headers = { 'user-agent': 'findings-gate', accept: JSON_TYPE, 'private-token': aToken().value };
  const type = body === '' ? {} : { 'content-type': JSON_TYPE };
  return { method, path: at, query: new URLSearchParams(query), headers: { ...headers, ...type }, body };
}

function problemsOf(request: HttpRequest, answer?: HttpAnswer): readonly string[] {
  return problemsOfGitLab({ request, prefix: '/api/v4', answer }, 'findings-gate');
}

describe('an exchange with GitLab', () => {
  it.each([
    ['GET', '/api/v4/projects/21/issues', '', 'no published operation'],
    ['GET', `${MERGE_REQUEST}/notes?sort=up`, '', 'allowed values'],
    ['GET', `${MERGE_REQUEST}/notes?per_page=101`, '', 'must be <= 100'],
    ['POST', `${MERGE_REQUEST}/notes`, '{"text":"x"}', "must have required property 'body'"],
    ['POST', `${MERGE_REQUEST}/notes`, '{"body":"x","position":{}}', 'additional properties'],
    ['PUT', `${MERGE_REQUEST}/notes/1`, '{"body":"x","internal":true}', 'additional properties'],
  ])('with the undocumented request %s %s %s is reported', (method, path, body, problem) => {
    expect(problemsOf(sent(method, path, body)).join('\n')).toContain(problem);
  });

  it.each([
    [200, '{"id":1}', "must have required property 'web_url'"],
    [200, '{"sha":7}', '/sha must be string'],
    [200, '{"author":{"id":1}}', "/author must have required property 'bot'"],
    [200, '{"diff_refs":{"tail_sha":"x"}}', '/diff_refs must NOT have additional properties'],
    [404, '{"reason":"x"}', 'additional properties'],
    [500, '{}', 'is not documented'],
  ])('with the undocumented answer %i %s is reported', (status, body, problem) => {
    const answer = { status, headers: { 'content-type': JSON_TYPE }, body };
    expect(problemsOf(sent('GET', MERGE_REQUEST), answer).join('\n')).toContain(problem);
  });
});
