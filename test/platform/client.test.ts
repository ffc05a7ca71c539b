import { describe, expect, it } from 'vitest';
import { aPlatformState, DEFAULT_TOKEN } from '../../emulator/build.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { PlatformState } from '../../emulator/state.ts';
import type { WireForm } from '../../emulator/wire/wire-form.ts';
import type { DeploymentId, RepositoryId, ScanId } from '../../src/domain/ids.ts';
import type { IssueSearch } from '../../src/domain/issue.ts';
import { ISSUE_STATES } from '../../src/domain/issue.ts';
import { FILTER_MEMBER_NAMES, type FilterMemberName, filterMember } from '../../src/domain/issue-filter.ts';
import { createFindingsReader } from '../../src/platform/client.ts';
import { type ClientOptions, openPlatform, searchIssues } from '../../src/platform/operations.ts';
import { runPlatform } from '../emulator/running-platform.ts';
import { FakeClock } from '../fakes/fake-clock.ts';

const COMMIT = 'c'.repeat(40);

function aWorld(parts: Partial<WireForm> = {}): PlatformState {
  const state = SCENARIOS['thousands-of-groups']({
    commit: COMMIT,
    repository: 'acme/shop',
    repositoryId: '9007199254740993',
    deploymentId: '42',
    pullRequest: 7,
    headRef: 'feature',
    nowMs: Date.now(),
    token: DEFAULT_TOKEN,
  });
  return { ...state, wire: { ...state.wire, ...parts } };
}

/** The emulator for one test, and what a client needs to reach it. */
async function running(state: PlatformState) {
  const server = await runPlatform(state);
  const options: ClientOptions = {
    baseUrl: new URL(server.origin),
    token: DEFAULT_TOKEN,
    deploymentId: state.deploymentId as DeploymentId,
    requestTimeoutMs: 5000,
    readBy: 600_000,
    clock: new FakeClock(),
    random: () => 0,
  };
  return { server, options };
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

describe('the reader of the gate', () => {
  it('has at most eight requests on their way, of lists, details and searches', async () => {
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

  it.each<Partial<WireForm>>([
    {},
    { omitsEmptyMembers: true, endOfPaging: 'absent', totals: 'absent' },
    { timestamps: 'space-separated', endOfPaging: 'null', totals: 'issues', scanOrder: { shuffledBy: 3 } },
  ])('reads scans, a detail and every page of issues from a platform that spells them as %j', async (wire) => {
    const { server, options } = await running(aWorld(wire));
    const reader = createFindingsReader(options);

    const scans = (await allOf(reader.listScans({ repositoryId: SEARCH.repositoryId }))).flatMap((page) => page.scans);
    const scan = scans.find(({ commit }) => commit === COMMIT);
    expect(scan).toMatchObject({ status: 'completed', repositoryId: '9007199254740993', isPartialScan: false });

    const detail = await reader.readScan(scan?.id as ScanId);
    expect(detail).toMatchObject({ id: scan?.id, startedAtMs: scan?.startedAtMs, meta: { commit: COMMIT } });

    const groups = (await allOf(reader.searchIssues(SEARCH))).flatMap((page) => page.groups);
    expect(groups).toHaveLength(4000);
    expect(groups.reduce((sum, { issuesCount }) => sum + issuesCount, 0n)).toBe(4000n);
    expect(reader.requestsSent()).toBe(server.requests.length);
  });

  it('shows no notice about what the documentation knows', async () => {
    const { options } = await running(aWorld());
    const pages = await allOf(createFindingsReader(options).searchIssues(SEARCH));
    expect(pages.flatMap(({ notices }) => notices)).toEqual([]);
  });

  it('sends nothing more for a search that is stopped by its own signal, and goes on with other reads', async () => {
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

describe('every documented request member', () => {
  it.each(FILTER_MEMBER_NAMES)('of the issues filter is accepted by the platform: %s', async (name) => {
    const { server, options } = await running(aPlatformState());
    const platform = openPlatform(options);
    for (const value of valuesOf(name)) {
      await allOf(searchIssues(platform, { issueTypes: ['ISSUE_TYPE_SAST'], filter: { [name]: value } }));
      expect(server.requests.at(-1)?.json).toMatchObject({ filter: { [name]: value } });
    }
  });
});

function valuesOf(name: FilterMemberName): readonly (string | boolean | readonly string[])[] {
  const { kind, values } = filterMember(name);
  switch (kind) {
    case 'boolean':
      return [true, false];
    case 'text':
      return ['some text'];
    case 'date-time':
      return ['2026-01-15T12:00:00Z'];
    case 'texts':
      return [['some text']];
    case 'enum':
      return values === undefined ? [] : values;
    case 'enums':
      return values === undefined ? [] : values.map((value) => [value]);
  }
}
