import { describe, expect, it } from 'vitest';
import type { RepositoryId, ScanId } from '../../../../src/domain/ids.ts';
import type { IssueSearch, IssueState } from '../../../../src/domain/issue.ts';
import { TRIAGED_AT } from '../../../../src/domain/issue-filter.ts';
import type { EvidenceRecord, StoredAnswer } from '../../../../src/tools/audit/record/record-schema.ts';
import { ReplayClock } from '../../../../src/tools/audit/record/replay/replay-clock.ts';
import { replayingReader } from '../../../../src/tools/audit/record/replay/replaying-reader.ts';

const SEARCH: IssueSearch = {
  repositoryId: '101' as RepositoryId,
  refs: ['main'],
  issueTypes: ['secrets'],
  states: ['open'],
  pageSize: 100,
};
const RULES = [
  ['secrets', 'r.1', 'aws-key', null],
  ['secrets', 'r.2', 'gcp-key', null, 'https://x.test/r'],
];
const FOUND = { atMs: 40, total: '1', notices: [], groups: [0, 3] };
const LISTED: StoredAnswer = {
  ask: 'list-scans',
  of: {},
  askedMs: 10,
  pages: [{ atMs: 20, serverTimeMs: 1_000_000, scans: [], malformed: [] }],
  end: { atMs: 25 },
};

function reading(...answers: readonly StoredAnswer[]) {
  const clock = new ReplayClock(0, 0, []);
  const record = { rules: RULES, scans: [], answers } as unknown as EvidenceRecord;
  return { clock, reader: replayingReader(record, clock, new AbortController().signal) };
}

async function all<Page>(pages: AsyncIterable<Page>): Promise<readonly Page[]> {
  const read: Page[] = [];
  for await (const page of pages) read.push(page);
  return read;
}

describe('a reader of a record', () => {
  it('tells each page at the time at which it came, and has sent nothing', async () => {
    const answer: StoredAnswer = { ask: 'search-issues', of: SEARCH, askedMs: 30, pages: [FOUND], end: { atMs: 55 } };
    const { clock, reader } = reading(answer);
    const pages = reader.searchIssues(SEARCH);
    const first = await pages.next();
    const [group] = first.value!.groups;
    expect([clock.now(), group?.issuesCount, group?.rulePath]).toEqual([40, 3n, 'aws-key']);
    expect([(await pages.next()).done, clock.now(), reader.requestsSent()]).toEqual([true, 55, 0]);
  });

  it('tells the address of a rule where it has one', async () => {
    const { reader } = reading({
      ask: 'search-issues',
      of: SEARCH,
      askedMs: 30,
      pages: [{ ...FOUND, groups: [0, 3, 1, 2] }],
      end: { atMs: 55 },
    });
    const [page] = await all(reader.searchIssues(SEARCH));
    expect(page?.groups.map(({ ruleSourceUri }) => ruleSourceUri)).toEqual([undefined, 'https://x.test/r']);
  });

  it('does not take the pages of an answer that has no end for all of them', async () => {
    const { reader } = reading({ ask: 'search-issues', of: SEARCH, askedMs: 30, pages: [FOUND] });
    await expect(all(reader.searchIssues(SEARCH))).rejects.toMatchObject({
      reason: 'not-found',
      message: 'the record holds no answer to the search for secrets on main to its end',
    });
  });

  it('waits for an answer that never came until nobody wants it any more', async () => {
    const { clock, reader } = reading({ ask: 'read-scan', of: { id: '7' }, askedMs: 5, pages: [] });
    const unwanted = new AbortController();
    const told = reader.readScan('7' as ScanId, 'polling', unwanted.signal);
    await Promise.all([
      expect(told).rejects.toThrow('nobody wants it'),
      clock.sleep(100).then(() => unwanted.abort(new Error('nobody wants it'))),
    ]);
    expect(clock.now()).toBe(100);
  });

  it.each([
    ['a list', ({ reader }: ReturnType<typeof reading>) => all(reader.listScans({ branch: 'main' }))],
    ['a detail', ({ reader }: ReturnType<typeof reading>) => reader.readScan('8' as ScanId)],
    ['a search', ({ reader }: ReturnType<typeof reading>) => all(reader.searchIssues(SEARCH))],
  ])('says that %s is not in the record', async (_, ask) => {
    await expect(ask(reading(LISTED))).rejects.toMatchObject({
      reason: 'not-found',
      message: expect.stringContaining('the record holds no answer to'),
    });
  });

  it.each<[string, readonly IssueState[], Partial<IssueSearch>, string]>([
    ['other states', ['open'], { states: ['ignored-app', 'fixing'] }, 'secrets (states ignored-app, fixing) on main'],
    ['states beside others', ['fixing', 'open'], { states: ['open'] }, 'secrets (states open) on main'],
    ['other types in the same states', ['open'], { issueTypes: ['sast'] }, 'code on main'],
    [
      'an age of triage',
      ['ignored-app'],
      { states: ['ignored-app'], where: { timeFilter: TRIAGED_AT, since: '2026-01-01T00:00:00.000Z' } },
      'secrets (timeFilter "TIME_FILTER_TRIAGED_AT"; since "2026-01-01T00:00:00.000Z") on main',
    ],
  ])('names what differs of a search in %s', async (_, states, asked, words) => {
    const of = { ...SEARCH, states };
    const { reader } = reading({ ask: 'search-issues', of, askedMs: 30, pages: [FOUND], end: { atMs: 55 } });
    await expect(all(reader.searchIssues({ ...SEARCH, ...asked }))).rejects.toMatchObject({
      message: `the record holds no answer to the search for ${words}`,
    });
  });

  it('lets the clock of the platform go on where an answer is told again', async () => {
    const { clock, reader } = reading(LISTED);
    const [first] = await all(reader.listScans({}));
    await clock.sleep(5_000);
    const [again] = await all(reader.listScans({}));
    expect([first?.serverTimeMs, again?.serverTimeMs]).toEqual([1_000_000, 1_005_005]);
  });
});
