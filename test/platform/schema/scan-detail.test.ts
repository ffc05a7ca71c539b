import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../src/platform/schema/answer.ts';
import { SCAN_DETAIL } from '../../../src/platform/schema/scans.ts';

const FULL_META = {
  branch: 'refs/heads/main',
  commit: 'b'.repeat(40),
  config: 'auto',
  repo_url: 'https://git.example/acme/shop',
  ci_job_url: 'https://ci.example/1',
  repository: 'acme/shop',
  commit_title: { title: 'Fix' },
  pull_request_id: 7,
  pull_request_title: 'Fix it',
  commit_author_name: 'Ada',
  commit_author_image_url: 'https://img.example/a.png',
  commit_author_email: 'ada@acme.example',
  commit_author_username: 'ada',
  pull_request_author_username: 'bob',
  pull_request_author_image_url: 'https://img.example/b.png',
  on: 'pull_request',
};

function readDetail(json: string) {
  return readAnswer('scan detail', SCAN_DETAIL.read, Buffer.from(json));
}

it('an HTML page is named as such, because a login page answers 200, too', () => {
  for (const before of ['', '\r\n', '\ufeff'])
    expect(() => readDetail(`${before}<!doctype html><title>Sign in</title>`)).toThrow(
      'scan detail: the answer does not match the documentation: it is an HTML page, such as a login or a proxy sends, not JSON',
    );
});

function withMeta(meta: unknown) {
  return readDetail(JSON.stringify({ id: 1, meta })).meta;
}

describe('a scan detail', () => {
  it('is read with every documented member, ids by their digits', () => {
    const json = `{"id":9007199254740993,"deployment_id":123,"repository_id":"42","started_at":"2020-11-18T23:30:10Z",
      "completed_at":"2020-11-18 23:30:11.5+00:00","exit_code":-1,"has_logs":true,"enabled_products":["sast"],
      "stats":{"findings":12,"total_time":59.5},"meta":${JSON.stringify(FULL_META)},"new":[]}`;
    expect(readDetail(json)).toEqual({
      id: '9007199254740993',
      deploymentId: '123',
      repositoryId: '42',
      startedAtMs: Date.UTC(2020, 10, 18, 23, 30, 10),
      completedAtMs: Date.UTC(2020, 10, 18, 23, 30, 11, 500),
      exitCode: -1n,
      hasLogs: true,
      enabledProducts: ['sast'],
      stats: { findings: 12n, totalTimeSeconds: 59.5 },
      meta: {
        branch: 'refs/heads/main',
        commit: 'b'.repeat(40),
        config: 'auto',
        repoUrl: 'https://git.example/acme/shop',
        ciJobUrl: 'https://ci.example/1',
        repository: 'acme/shop',
        commitTitle: { title: 'Fix' },
        pullRequestId: '7',
        pullRequestTitle: 'Fix it',
        commitAuthorName: 'Ada',
        commitAuthorImageUrl: 'https://img.example/a.png',
        commitAuthorEmail: 'ada@acme.example',
        commitAuthorUsername: 'ada',
        pullRequestAuthorUsername: 'bob',
        pullRequestAuthorImageUrl: 'https://img.example/b.png',
        on: 'pull_request',
        event: 'pull_request',
      },
    });
  });

  it('needs only its id: stats and meta may be null before the scan completes', () => {
    const least = { id: '1', hasLogs: false, enabledProducts: [] };
    expect(readDetail('{"id":"1","stats":null,"meta":null}')).toEqual(least);
    const written = SCAN_DETAIL.write(readDetail('{"id":"1","meta":{}}'));
    expect(written).toMatchObject({
      repository_id: null,
      started_at: null,
      exit_code: null,
      meta: { pull_request_id: null },
    });
    expect(readDetail('{"id":"1","stats":{}}').stats).toEqual({ findings: undefined, totalTimeSeconds: undefined });
  });

  it.each([
    [{ on: 'push', true: 'other' }, 'push'],
    [{ true: 'pull_request' }, 'pull_request'],
    [{ on: null, true: 'push' }, 'push'],
    [{}, undefined],
  ])('has the event kind of %j', (meta, event) => {
    expect(withMeta(meta)?.event).toBe(event);
  });

  it.each(['7', 7, '007'])('has the pull request id %j by its digits', (pull_request_id) => {
    expect(withMeta({ pull_request_id })?.pullRequestId).toBe('7');
  });

  it.each([
    ...['', ' ', '0', 0, '00', 'null', 'false', '$(System.PullRequest.PullRequestNumber)', 'seven'],
    ...['-7', -7, '7.0', '7 ', '#7', '٧', null],
  ])('has no pull request if the id is %j (M10)', (pull_request_id) => {
    expect(withMeta({ branch: 'main', pull_request_id })).toMatchObject({ branch: 'main', pullRequestId: undefined });
  });

  it.each([
    ...['{}', '[]', 'null', '{"id":null}', '{"id":"1/.."}', '{"id":1,"error":"x"}'],
    ...['{"id":1,"has_logs":"yes"}', '{"id":1,"stats":[]}', '{"id":1,"stats":{"findings":-1}}'],
    ...['{"id":1,"exit_code":"x"}', '{"id":1,"started_at":"x"}', '{"id":1,"completed_at":" "}'],
    ...['{"id":1,"meta":"x"}', '{"id":1,"meta":{"commit":3}}'],
    ...['{"id":1,"meta":{"pull_request_id":false}}', '{"id":1,"meta":{"pull_request_id":7.5}}'],
    ...['{"id":1,"meta":{"pull_request_id":["7"]}}'],
    ...['{"id":1,"meta":{"pull_request_id":{"id":7}}}', '{"id":1,"meta":{"commit_title":3}}'],
    ...['{"id":1,"meta":{"commit_title":{"a":3}}}', '{"id":1,"meta":{"true":true}}'],
  ])('that is %s breaks the contract', (json) => {
    expect(() => readDetail(json)).toThrow(expect.objectContaining({ reason: 'contract' }));
  });
});
