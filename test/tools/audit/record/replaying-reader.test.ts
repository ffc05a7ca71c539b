import { describe, expect, it } from 'vitest';
import type { RepositoryId, ScanId } from '../../../../src/domain/ids.ts';
import type { IssueSearch, IssueState } from '../../../../src/domain/issue.ts';
import { TRIAGED_AT } from '../../../../src/domain/issue-filter.ts';
import type { StoredAnswer, StoredEvidence, StoredQuestion } from '../../../../src/tools/audit/record/record-schema.ts';
import { ReplayClock } from '../../../../src/tools/audit/record/replay/replay-clock.ts';
import { recordedAnswers, replayingReader } from '../../../../src/tools/audit/record/replay/replaying-reader.ts';

const SEARCH: IssueSearch = {
  repositoryId: '101' as RepositoryId,
  refs: ['main', 'refs/heads/main'],
  issueTypes: ['sast', 'sca'],
  states: ['open'],
  severities: ['high', 'low'],
  pageSize: 100,
};
const SECRETS: IssueSearch = { ...SEARCH, refs: ['main'], issueTypes: ['secrets'], severities: undefined };
const RULES = [
  ['secrets', 'r.1', 'aws-key', null],
  ['secrets', 'r.2', 'gcp-key', null, 'https://x.test/r'],
];
const FOUND = { atMs: 40, total: '1', notices: [], groups: [0, 3] };
const FOUND_SECRETS = { ask: 'search-issues', of: SECRETS, askedMs: 30, pages: [FOUND], end: { atMs: 55 } } as const;
const LISTED: StoredAnswer = {
  ask: 'list-scans',
  of: {},
  askedMs: 10,
  pages: [{ atMs: 20, serverTimeMs: 1_000_000, scans: [], malformed: [] }],
  end: { atMs: 25 },
};

function reading(...answers: readonly StoredAnswer[]) {
  const clock = new ReplayClock(0, 0, []);
  const record = { rules: RULES, scans: [], answers } as unknown as StoredEvidence;
  return { clock, reader: replayingReader(record, clock, new AbortController().signal) };
}

async function all<Page>(pages: AsyncIterable<Page>): Promise<readonly Page[]> {
  const read: Page[] = [];
  for await (const page of pages) read.push(page);
  return read;
}

describe('a reader of a record', () => {
  it('returns each page at its recorded time, and sends nothing', async () => {
    const { clock, reader } = reading(FOUND_SECRETS);
    const pages = reader.searchIssues(SECRETS);
    const first = await pages.next();
    const [group] = first.value!.groups;
    expect([clock.now(), group?.issuesCount, group?.rulePath]).toEqual([40, 3n, 'aws-key']);
    expect([(await pages.next()).done, clock.now(), reader.requestsSent()]).toEqual([true, 55, 0]);
  });

  it('returns the address of a rule that has one', async () => {
    const { reader } = reading({ ...FOUND_SECRETS, pages: [{ ...FOUND, groups: [0, 3, 1, 2] }] });
    const [page] = await all(reader.searchIssues(SECRETS));
    expect(page?.groups.map(({ ruleSourceUri }) => ruleSourceUri)).toEqual([undefined, 'https://x.test/r']);
  });

  it('does not accept the pages of an answer without an end as complete', async () => {
    const { end: _, ...endless } = FOUND_SECRETS;
    const { reader } = reading(endless);
    await expect(all(reader.searchIssues(SECRETS))).rejects.toMatchObject({
      reason: 'not-found',
      message: 'the record contains no answer to the search for secrets on main to its end',
    });
  });

  it('waits for an answer that never came until its request is stopped', async () => {
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
    ['a search', ({ reader }: ReturnType<typeof reading>) => all(reader.searchIssues(SECRETS))],
  ])('reports that %s is not in the record', async (_, ask) => {
    await expect(ask(reading(LISTED))).rejects.toMatchObject({
      reason: 'not-found',
      message: expect.stringContaining('the record contains no answer to'),
    });
  });

  it.each<[string, readonly IssueState[], Partial<IssueSearch>, string]>([
    ['other states', ['open'], { states: ['ignored-app', 'fixing'] }, 'secrets (states ignored-app, fixing) on main'],
    ['fewer states than were recorded', ['fixing', 'open'], { states: ['open'] }, 'secrets (states open) on main'],
    ['other types in the same states', ['open'], { issueTypes: ['sast'] }, 'code on main'],
    [
      'an age of triage',
      ['ignored-app'],
      { states: ['ignored-app'], where: { timeFilter: TRIAGED_AT, since: '2026-01-01T00:00:00.000Z' } },
      'secrets (timeFilter "TIME_FILTER_TRIAGED_AT"; since "2026-01-01T00:00:00.000Z") on main',
    ],
  ])('names the search for %s that the record lacks', async (_, states, asked, words) => {
    const { reader } = reading({ ...FOUND_SECRETS, of: { ...SECRETS, states } });
    await expect(all(reader.searchIssues({ ...SECRETS, ...asked }))).rejects.toMatchObject({
      message: `the record contains no answer to the search for ${words}`,
    });
  });

  it('advances the clock of the platform if an answer is used again', async () => {
    const { clock, reader } = reading(LISTED);
    const [first] = await all(reader.listScans({}));
    await clock.sleep(5_000);
    const [again] = await all(reader.listScans({}));
    expect([first?.serverTimeMs, again?.serverTimeMs]).toEqual([1_000_000, 1_005_005]);
  });
});

function searchFor(given: Partial<IssueSearch> = {}): Extract<StoredQuestion, { ask: 'search-issues' }> {
  return { ask: 'search-issues', of: { ...SEARCH, ...given } };
}

function answered(askedMs: number, given: Partial<IssueSearch> = {}): StoredAnswer {
  return { ...searchFor(given), askedMs, pages: [], end: { atMs: askedMs + 10 } };
}

describe('a request', () => {
  it.each<[what: string, given: Partial<IssueSearch>, askedMs?: number]>([
    ['the same in other order', { refs: ['refs/heads/main', 'main'], issueTypes: ['sca', 'sast'] }, 5],
    ['the same with severities in other order', { severities: ['low', 'high'] }, 5],
    ['the same with pages of another size', { pageSize: 7 }, 5],
    ['the same with an empty filter', { where: {} }, 5],
    ['another one of another repository', { repositoryId: '102' as RepositoryId }],
    ['another one of fewer refs', { refs: ['main'] }],
    ['another one of more issue types', { issueTypes: ['sast', 'sca', 'secrets'] }],
    ['another one of other states', { states: ['open', 'fixed'] }],
    ['another one of fewer severities', { severities: ['high'] }],
    ['another one of any severity', { severities: undefined }],
    ['another one with a filter', { where: { includeTicketed: false } }],
    ['another one up to a time', { where: { until: '2026-06-01T00:00:00Z' } }],
    ['another one from a time on', { where: { since: '2026-06-01T00:00:00Z' } }],
    ['another one of another time', { where: { since: '2026-06-01T00:00:00Z', timeFilter: 'TIME_FILTER_TRIAGED_AT' } }],
  ])('is %s', (_, given, askedMs) => {
    expect(recordedAnswers({ answers: [answered(5)] }).answerTo(searchFor(given), 0)?.askedMs).toBe(askedMs);
  });

  it.each(['until', 'since'])(
    'up to or from a time (%s) is the same within a second, and its own if there are several',
    (name) => {
      const until = (time: string): Partial<IssueSearch> => ({ where: { [name]: `2026-06-01T00:00:${time}Z` } });
      const told = recordedAnswers({ answers: [answered(1, until('10')), answered(2, until('11'))] });
      const askedMs = (time: string) => told.answerTo(searchFor(until(time)), 0)?.askedMs;
      expect([askedMs('10'), askedMs('11'), askedMs('09'), askedMs('12.000')]).toEqual([1, 2, 1, 2]);
      expect([askedMs('12.001'), askedMs('08.999')]).toEqual([undefined, undefined]);
      expect(told.answerTo(searchFor(), 0)).toBeUndefined();
    },
  );

  it('that is sent later gets the latest answer of that time, and no older one afterwards', () => {
    const told = recordedAnswers({ answers: [answered(0), answered(10), answered(20), answered(30)] });
    expect([25, 25, 25].map((nowMs) => told.answerTo(searchFor(), nowMs)?.askedMs)).toEqual([20, 30, 30]);
  });

  it('for issues gets no answer after the last one ended, because they may have changed', () => {
    const told = recordedAnswers({ answers: [answered(0), answered(20)] });
    expect([15, 30, 31].map((nowMs) => told.answerTo(searchFor(), nowMs)?.askedMs)).toEqual([20, 20, undefined]);
    const listed = { ask: 'read-scan', of: { id: '7' as ScanId } } as const;
    const details = recordedAnswers({ answers: [{ ...listed, askedMs: 0, pages: [], end: { atMs: 10 } }] });
    expect(details.answerTo(listed, 11)?.askedMs).toBe(0);
  });
});
