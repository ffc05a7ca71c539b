import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutGraphql } from './published/cut-graphql.ts';
import { cutRest, cutWebhooks } from './published/cut-rest.ts';

/*
 * Cuts what the gate and its double of GitHub use out of GitHub's published descriptions, into test/published/cut. Run
 * by hand, after a new operation or for a new version: the package of the first has 400 MB, and 70 kB of it are used, so
 * it is not a dependency that everybody installs.
 */

const FOLDER = join(import.meta.dirname, '../test/published/cut');

const REST = {
  package: '@octokit/openapi@23.0.2',
  integrity: 'sha512-pV8M7L9GY23AybNvTmo2nyjmpmnt6+2sRE/tqr0ZLQcPS4lnw7u5eZGNmwRNkBC3D7gZXbFx5AHzLUVRBXGDhg==',
  file: 'generated/api.github.com.json',
  license: 'LICENSE',
  operations: [
    'GET /repos/{owner}/{repo}',
    'GET /repos/{owner}/{repo}/rules/branches/{branch}',
    // The name of a branch or a ref may have slashes: the longer paths go first.
    'GET /repos/{owner}/{repo}/branches/{branch}/protection',
    'GET /repos/{owner}/{repo}/branches/{branch}',
    'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
    'GET /repos/{owner}/{repo}/commits/{ref}/statuses',
    'GET /repos/{owner}/{repo}/commits/{ref}/status',
    'GET /repos/{owner}/{repo}/commits/{ref}',
    'GET /repos/{owner}/{repo}/git/ref/{ref}',
    'GET /repos/{owner}/{repo}/contents/{path}',
    'GET /repos/{owner}/{repo}/pulls',
    'GET /repos/{owner}/{repo}/pulls/{pull_number}',
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    'GET /repos/{owner}/{repo}/issues/comments/{comment_id}',
    'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
    'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
    'POST /repos/{owner}/{repo}/statuses/{sha}',
    'GET /user',
  ],
  webhooks: [
    'issue-comment-created',
    'merge-group-checks-requested',
    'pull-request-synchronize',
    'push',
    'workflow-dispatch',
    'workflow-run-completed',
  ],
} as const;

const GRAPHQL = {
  package: '@octokit/graphql-schema@15.26.1',
  integrity: 'sha512-RFDC2MpRBd4AxSRvUeBIVeBU7ojN/SxDfALUd7iVYOSeEK3gZaqR2MGOysj4Zh2xj2RY5fQAUT+Oqq7hWTraMA==',
  file: 'schema.graphql',
  license: 'LICENSE.md',
  fields: [
    'Query.viewer',
    'Query.repository',
    'User.login',
    'User.databaseId',
    'Repository.pullRequest',
    'Repository.pullRequests',
    'Repository.object',
    'PullRequest.number',
    'PullRequest.state',
    'PullRequest.headRefOid',
    'PullRequest.baseRefName',
    'PullRequest.timelineItems',
    'PullRequestState',
    'PullRequestConnection.nodes',
    'PullRequestConnection.pageInfo',
    'PageInfo.hasNextPage',
    'PullRequestTimelineItemsConnection.nodes',
    'PullRequestTimelineItemsItemType',
    'PullRequestTimelineItems',
    'BaseRefChangedEvent.createdAt',
    'AutomaticBaseChangeSucceededEvent.createdAt',
    'GitObject.oid',
    'Commit.oid',
    'Commit.associatedPullRequests',
  ],
} as const;

function main(): void {
  const [rest, restLicense] = published(REST);
  const description = JSON.parse(rest);
  writeJson('github-rest.json', cutRest(description, REST.operations));
  writeJson('github-webhooks.json', cutWebhooks(description, REST.webhooks));
  const [graphql, graphqlLicense] = published(GRAPHQL);
  write('github.graphql', `# source: ${GRAPHQL.package}\n\n${cutGraphql(graphql, GRAPHQL.fields)}`);
  write('LICENSES', `${REST.package}\n\n${restLicense}\n---\n\n${GRAPHQL.package}\n\n${graphqlLicense}`);
}

/** The texts of the file and of the license of a package, as they were published. */
function published({
  package: name,
  integrity,
  file,
  license,
}: typeof REST | typeof GRAPHQL): readonly [string, string] {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  try {
    const packed = execFileSync('npm', ['pack', name, '--json', '--pack-destination', folder], { encoding: 'utf8' });
    const [{ filename, integrity: found }] = JSON.parse(packed) as [{ filename: string; integrity: string }];
    if (found !== integrity) throw new Error(`${name}: the package is another one, ${found}`);
    const paths = [file, license].map((path) => `package/${path}`);
    execFileSync('tar', ['-xzf', join(folder, filename), '-C', folder, ...paths]);
    const [text = '', terms = ''] = paths.map((path) => readFileSync(join(folder, path), 'utf8'));
    return [text, terms];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeJson(name: string, cut: object): void {
  write(name, JSON.stringify({ source: REST.package, ...cut }, undefined, 1));
}

function write(name: string, text: string): void {
  writeFileSync(join(FOLDER, name), text.endsWith('\n') ? text : `${text}\n`);
}

main();
