import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { PlatformState } from '../../emulator/state.ts';
import type { DeploymentId, RepositoryId, ScanId } from '../../src/domain/ids.ts';
import type { IssueSearch } from '../../src/domain/issue.ts';
import { ISSUE_STATES } from '../../src/domain/issue.ts';
import { openConnections } from '../../src/http/connections.ts';
import { createFindingsReader } from '../../src/platform/client.ts';
import { type ClientOptions, countIssues, listScans, openPlatform, readScan } from '../../src/platform/operations.ts';
import type { ListScansBody } from '../../src/platform/requests/scan-list.ts';
import { platformSlots } from '../../src/platform/transport.ts';
import { runPlatform } from '../emulator/running-platform.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { serve } from './local-server.ts';

const COMMIT = 'c'.repeat(40);

function aWorld(): PlatformState {
  return SCENARIOS['thousands-of-groups']({
    commit: COMMIT,
    repository: 'acme/shop',
    repositoryId: '9007199254740993',
    deploymentId: '42',
    pullRequest: 7,
    headRef: 'feature',
    nowMs: Date.now(),
    token: DEFAULT_TOKEN,
  });
}

function optionsFor(baseUrl: URL, deploymentId: string): ClientOptions {
  const times = { requestTimeoutMs: 5000, readBy: 600_000, clock: new FakeClock(), random: () => 0 };
  const { signal } = new AbortController();
  const quiet = {
    log: { debug: () => {} },
    signal,
    inSlot: platformSlots(),
    connections: openConnections('it', baseUrl, {}),
  };
  return { baseUrl, token: DEFAULT_TOKEN, deploymentId: deploymentId as DeploymentId, ...times, ...quiet };
}

async function running(state: PlatformState) {
  const server = await runPlatform(state);
  return { server, options: optionsFor(new URL(server.origin), state.deploymentId) };
}

async function allOf<Page>(pages: AsyncGenerator<Page>): Promise<Page[]> {
  const read: Page[] = [];
  for await (const page of pages) read.push(page);
  return read;
}

const SEARCH: IssueSearch = {
  repositoryId: '9007199254740993' as RepositoryId,
  refs: ['refs/pull/7/merge'],
  issueTypes: ['sast', 'sca', 'secrets'],
  states: ISSUE_STATES,
  severities: ['critical', 'high', 'medium', 'low'],
  pageSize: 900,
};

type Seen = { readonly line: string; readonly body: string };

/** A platform that gives these answers in turn and then fails, and the requests that it received. */
async function aPlatform(...answers: readonly string[]) {
  const seen: Seen[] = [];
  const baseUrl = await serve(async (request, response) => {
    seen.push({ line: `${request.method} ${request.url}`, body: await bodyOf(request) });
    const answer = answers[seen.length - 1];
    if (answer === undefined) response.statusCode = 500;
    response.setHeader('date', 'Wed, 18 Nov 2020 23:30:10 GMT').end(answer);
  });
  return { seen, options: optionsFor(baseUrl, '9007199254740993') };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

describe('the reader of the gate', () => {
  it('sends at most eight requests at a time, of lists, details and searches', async () => {
    const { server, options } = await running(aWorld());
    const [waiting, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const arrived: string[] = [];
    server.faults.add({
      match: {},
      fault: {
        kind: 'hold',
        until: async () => {
          arrived.push('');
          if (arrived.length === 8) waiting.resolve();
          await free.promise;
        },
      },
    });
    const reader = createFindingsReader(options);
    const readings = Array.from({ length: 5 }, () => [
      allOf(reader.listScans({ repositoryId: SEARCH.repositoryId, sinceMs: undefined })),
      reader.readScan('9007199254740995' as ScanId).catch(() => undefined),
      allOf(reader.searchIssues(SEARCH)),
    ]).flat();
    await waiting.promise;
    await new Promise((done) => setTimeout(done, 50));
    expect(arrived).toHaveLength(8);
    free.resolve();
    await Promise.all(readings);
    expect(arrived.length).toBeGreaterThan(15);
  });

  it('has no notice about documented members', async () => {
    const { options } = await running(aWorld());
    const pages = await allOf(createFindingsReader(options).searchIssues(SEARCH));
    expect(pages.flatMap(({ notices }) => notices)).toEqual([]);
  });

  it('sends no more requests for a search stopped by its own signal, and goes on with other reads', async () => {
    const { server, options } = await running(aWorld());
    const reader = createFindingsReader(options);
    const stop = new AbortController();
    const pages = reader.searchIssues(SEARCH, stop.signal);
    await pages.next();
    stop.abort();
    await expect(pages.next()).rejects.toMatchObject({ reason: 'cancelled' });
    expect(server.requests).toHaveLength(reader.requestsSent());
    expect(reader.requestsSent()).toBe(1);
    await expect(reader.searchIssues(SEARCH).next()).resolves.toMatchObject({ done: false });
  });
});

it('the issue search returns the pages before a malformed one', async () => {
  const { options } = await aPlatform('{"groups":[{"issuesCount":"4"}],"cursor":"two"}', '{"groups":null}');
  const pages = countIssues(openPlatform(options), {});
  expect((await pages.next()).value).toMatchObject({ groups: [{ issuesCount: 4n }] });
  await expect(pages.next()).rejects.toMatchObject({ reason: 'contract' });
});

describe('the scan list', () => {
  it('sends its ids as exact integers, and every other member as it is given', async () => {
    const { seen, options } = await aPlatform('{}');
    const request: ListScansBody = {
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

  it('sends no request for an id that is not digits', async () => {
    const { seen, options } = await aPlatform();
    const platform = openPlatform(options);
    await expect(allOf(listScans(platform, { repository_id: '1e3' as RepositoryId }))).rejects.toThrow('not digits');
    expect(seen).toEqual([]);
  });
});

describe('the scan detail', () => {
  it('is requested without a body', async () => {
    const { seen, options } = await aPlatform('{"id":184467440737095516}');
    const detail = await readScan(openPlatform(options), '184467440737095516' as ScanId);
    expect(detail.id).toBe('184467440737095516');
    expect(seen).toEqual([{ line: 'GET /api/v1/deployments/9007199254740993/scan/184467440737095516', body: '' }]);
  });

  it('is requested once, and until the given signal stops it, if nothing depends on it', async () => {
    const { seen, options } = await aPlatform();
    const { readScan } = createFindingsReader(options);
    const aside = new AbortController();
    await expect(readScan('1' as ScanId, 'polling', aside.signal)).rejects.toMatchObject({ reason: 'server' });
    aside.abort();
    await expect(readScan('1' as ScanId, 'polling', aside.signal)).rejects.toMatchObject({ reason: 'cancelled' });
    expect(seen).toHaveLength(1);
  });
});
