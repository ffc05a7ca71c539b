import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { DeploymentId, RepositoryId, ScanId } from '../../src/domain/ids.ts';
import { createFindingsReader } from '../../src/platform/client.ts';
import { type ClientOptions, listScans, openPlatform, readScan, searchIssues } from '../../src/platform/operations.ts';
import type { SearchIssuesRequest } from '../../src/platform/requests/issue-requests.ts';
import type { ListScansRequest } from '../../src/platform/requests/scan-list.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { serve } from './local-server.ts';

type Seen = { readonly line: string; readonly body: string };

/** A platform that gives these answers in turn and fails then, and what it was asked. */
async function aPlatform(...answers: readonly string[]) {
  const seen: Seen[] = [];
  const baseUrl = await serve(async (request, response) => {
    seen.push({ line: `${request.method} ${request.url}`, body: await bodyOf(request) });
    const answer = answers[seen.length - 1];
    if (answer === undefined) response.statusCode = 500;
    response.setHeader('date', 'Wed, 18 Nov 2020 23:30:10 GMT').end(answer);
  });
  const options: ClientOptions = {
    baseUrl,
    token: 'some-token',
    deploymentId: '9007199254740993' as DeploymentId,
    requestTimeoutMs: 5000,
    readBy: 600_000,
    clock: new FakeClock(),
    random: () => 0,
  };
  return { seen, options };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

async function allOf<Page>(pages: AsyncGenerator<Page>): Promise<Page[]> {
  const read: Page[] = [];
  for await (const page of pages) read.push(page);
  return read;
}

describe('the issue search', () => {
  it('sends every documented member as it is given, the deployment as text', async () => {
    const { seen, options } = await aPlatform('{}');
    const request: SearchIssuesRequest = {
      issueType: 'ISSUE_TYPE_SAST',
      issueTypes: ['ISSUE_TYPE_UNSPECIFIED', 'ISSUE_TYPE_RESEARCH'],
      groupBy: 'GROUP_BY_RULE',
      limit: 7,
      filter: { refs: ['main'], status: ['ISSUE_STATUS_FIXED'], onPrimaryBranch: false },
      sortBy: 'SORT_BY_SEVERITY',
      sortDirection: 'SORT_DIRECTION_ASC',
    };
    await allOf(searchIssues(openPlatform(options), request));
    expect(seen[0]?.line).toBe('POST /api/agent/deployments/9007199254740993/issues/search');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ deploymentId: '9007199254740993', ...request });
  });

  it('passes on the pages before the one that is malformed', async () => {
    const { options } = await aPlatform('{"groups":[{"issuesCount":"4"}],"cursor":"two"}', '{"groups":null}');
    const pages = searchIssues(openPlatform(options), {});
    expect((await pages.next()).value).toMatchObject({ groups: [{ issuesCount: 4n }] });
    await expect(pages.next()).rejects.toMatchObject({ reason: 'contract' });
  });
});

describe('the scan list', () => {
  it('sends its ids as exact integers, and every other member as it is given', async () => {
    const { seen, options } = await aPlatform('{}');
    const request: ListScansRequest = {
      repository_id: '9223372036854775807' as RepositoryId,
      branch: 'refs/heads/main',
      cursor: 'from-here',
      limit: 500,
      since: '2026-01-15T12:00:00.000Z',
      is_full_scan: true,
      is_partial_scan: false,
      total_time: { min: 0.5, max: 60 },
      products: ['PRODUCT_SAST', 'PRODUCT_AI_SAST'],
      statuses: ['SCAN_STATUS_PENDING', 'SCAN_STATUS_NEVER_FINISHED'],
    };
    await allOf(listScans(openPlatform(options), request));
    expect(seen).toEqual([
      {
        line: 'POST /api/v1/deployments/9007199254740993/scans/search',
        body:
          '{"deploymentId":9007199254740993,"repository_id":9223372036854775807,"branch":"refs/heads/main",' +
          '"cursor":"from-here","limit":500,"since":"2026-01-15T12:00:00.000Z","is_full_scan":true,' +
          '"is_partial_scan":false,"total_time":{"min":0.5,"max":60},"products":["PRODUCT_SAST","PRODUCT_AI_SAST"],' +
          '"statuses":["SCAN_STATUS_PENDING","SCAN_STATUS_NEVER_FINISHED"]}',
      },
    ]);
  });

  it("gives each page with its malformed entries and the server's clock", async () => {
    const { options } = await aPlatform(
      '{"scans":[{"id":"1","status":"SCAN_STATUS_RUNNING"},{"id":"x"}],"cursor":"two"}',
      '{"cursor":null}',
    );
    const pages = await allOf(listScans(openPlatform(options), {}));
    const serverTimeMs = Date.UTC(2020, 10, 18, 23, 30, 10);
    expect(pages).toMatchObject([
      { scans: [{ id: '1', status: 'running' }], malformed: [{ isCommitReadable: true }], serverTimeMs },
      { scans: [], malformed: [], serverTimeMs },
    ]);
  });

  it('makes no request from an id that is not digits', async () => {
    const { seen, options } = await aPlatform();
    const platform = openPlatform(options);
    await expect(allOf(listScans(platform, { repository_id: '1e3' as RepositoryId }))).rejects.toThrow('not digits');
    expect(seen).toEqual([]);
  });
});

describe('the scan detail', () => {
  it('is asked for without a body', async () => {
    const { seen, options } = await aPlatform('{"id":184467440737095516}');
    const detail = await readScan(openPlatform(options), '184467440737095516' as ScanId);
    expect(detail.id).toBe('184467440737095516');
    expect(seen).toEqual([{ line: 'GET /api/v1/deployments/9007199254740993/scan/184467440737095516', body: '' }]);
  });

  it('is asked for once, and until the given signal stops it, where nothing depends on it', async () => {
    const { seen, options } = await aPlatform();
    const { readScan } = createFindingsReader(options);
    const aside = new AbortController();
    await expect(readScan('1' as ScanId, 'polling', aside.signal)).rejects.toMatchObject({ reason: 'server' });
    aside.abort();
    await expect(readScan('1' as ScanId, 'polling', aside.signal)).rejects.toMatchObject({ reason: 'cancelled' });
    expect(seen).toHaveLength(1);
  });
});
