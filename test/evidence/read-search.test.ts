import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../src/domain/failure.ts';
import type { RepositoryId } from '../../src/domain/ids.ts';
import type { IssueSearch } from '../../src/domain/issue.ts';
import { RATED_ISSUE_TYPES } from '../../src/domain/product.ts';
import { sumOf } from '../../src/domain/tally.ts';
import { KnownRules } from '../../src/evidence/known-rules.ts';
import { readSearch } from '../../src/evidence/read-search.ts';
import type { IssueGroup, IssuePage } from '../../src/platform/schema/whole-group.ts';
import { anIssueGroup, someGroups } from '../build/an-issue-group.ts';
import { anIssuePage, type Pages, ScriptedReader } from '../fakes/scripted-reader.ts';

const SEARCH: IssueSearch = {
  repositoryId: '4242' as RepositoryId,
  refs: ['main'],
  issueTypes: RATED_ISSUE_TYPES,
  states: ['open'],
  pageSize: 100,
};

function worldOf(pages: Pages<IssuePage>) {
  const reader = new ScriptedReader({ issues: () => pages });
  const [notices, debugNotes] = [new Set<string>(), new Set<string>()];
  return { reader, signal: new AbortController().signal, rules: new KnownRules(), notices, debugNotes };
}

function read(...pages: Pages<IssuePage>) {
  return readSearch(worldOf(pages), SEARCH);
}

async function counts(...pages: Pages<IssuePage>): Promise<Readonly<Record<string, bigint>>> {
  const { tally } = await read(...pages);
  return Object.fromEntries([...tally.rules].map(([{ rulePath }, count]) => [rulePath, count]));
}

/** A page of a longer list, with the total of the whole list. */
function part(text: string, total?: bigint): IssuePage {
  return anIssuePage(someGroups(text), { total });
}

describe('groups that count by their score', () => {
  const scored = (name: string, score: number | undefined, count = 1n): IssueGroup => {
    const epss = score === undefined ? undefined : { score, percentile: 0, updatedAt: undefined, categorization: '' };
    return anIssueGroup({ ruleId: name, rulePath: name, issuesCount: count, issueType: 'sca', epss });
  };
  const readScored = async (unscored: 'count' | 'ignore' | undefined, ...pages: IssuePage[]) => {
    const world = worldOf(pages);
    const reading = await readSearch(world, SEARCH, { epssAbove: 0.1, unscored });
    return { ...reading, notices: [...world.notices], debugNotes: [...world.debugNotes] };
  };
  const readAbove = (...pages: IssuePage[]) => readScored(undefined, ...pages);
  const found = ({ tally }: Awaited<ReturnType<typeof readAbove>>) =>
    [...tally.rules].filter(([, count]) => count > 0n).map(([{ rulePath }, count]) => `${rulePath}=${count}`);

  it('are those with the score or more, and those without a score from 0 to 1, with a notice', async () => {
    const scores = { a: 0.1, b: 0.0999, c: 1, d: undefined, e: 1.5, f: -1 };
    const groups = Object.entries(scores).map(([name, score]) => scored(name, score));
    const reading = await readAbove(anIssuePage(groups, { total: 6n }));
    expect(found(reading)).toEqual(['a=1', 'c=1', 'd=1', 'e=1', 'f=1']);
    expect(reading).toMatchObject({ isSettled: true, doesTotalFit: true });
    expect(reading.notices).toEqual([expect.stringContaining('without an EPSS score')]);
  });

  it('are those with the score or more alone if the others are ignored, with a debug note', async () => {
    const groups = [scored('a', 0.1), scored('b', 0.05), scored('c', undefined), scored('d', 7)];
    const page = anIssuePage(groups, { total: 4n });
    const ignoring = await readScored('ignore', page);
    expect([found(ignoring), ignoring.isSettled, ignoring.doesTotalFit]).toEqual([['a=1'], true, true]);
    expect(ignoring.notices).toEqual([]);
    expect(ignoring.debugNotes).toEqual([
      'Issues of dependencies without an EPSS score from 0 to 1 were found: "unscored: ignore" leaves them out.',
    ]);
    const counting = await readScored('count', page);
    expect([found(counting), counting.debugNotes]).toEqual([['a=1', 'c=1', 'd=1'], []]);
    expect(counting.notices).toHaveLength(1);
  });

  it('have no notice if all have a score', async () => {
    expect((await readAbove(anIssuePage([scored('a', 0.5), scored('b', 0)], { total: 2n }))).notices).toEqual([]);
  });

  it('are in doubt if a later page has the same rule with another score', async () => {
    const pages = [anIssuePage([scored('a', 0.05)], { total: 1n }), anIssuePage([scored('a', 0.5)], { total: 1n })];
    const reading = await readAbove(...pages);
    expect([found(reading), reading.isSettled]).toEqual([['a=1'], false]);
  });
});

describe('reading a search', () => {
  it('adds up issues per rule over all pages', async () => {
    expect(await counts(part('a=3 b=1'), part(''), part('c=2'))).toEqual({ a: 3n, b: 1n, c: 2n });
  });

  it.each([
    ['more', 'b=1', 'b=5'],
    ['less', 'b=5', 'b=1'],
  ])(
    'keeps the larger count if a rule comes again with %s, and reports that issues moved (E7)',
    async (_, first, again) => {
      const reading = await read(part(`a=3 ${first}`), part(again));
      expect([sumOf(reading.tally), reading.isSettled]).toEqual([8n, false]);
    },
  );

  it('adds up the groups of one rule in two versions on a page, and does not add the same page again', async () => {
    const groups = [anIssueGroup({ ruleShaSum: 'sha-1' }), anIssueGroup({ ruleShaSum: 'sha-2', issuesCount: 5n })];
    const page = anIssuePage(groups, { total: 2n });
    for (const reading of [await read(page), await read(page, page)]) {
      expect([...reading.tally.rules.values()]).toEqual([8n]);
      expect(reading).toMatchObject({ isSettled: true, doesTotalFit: true });
    }
  });

  it('never treats groups without a name as the same', async () => {
    const reading = await read(part('=3 =3'), part('=3'));
    expect([sumOf(reading.tally), reading.isSettled]).toEqual([9n, true]);
  });

  it.each<[what: string, one: Partial<IssueGroup>, other: Partial<IssueGroup>]>([
    ['ids that differ in case', { ruleId: 'Eval' }, { ruleId: 'eval' }],
    ['ids that are names of members of every object', { ruleId: '__proto__' }, { ruleId: 'constructor' }],
    ['one id and path of two issue types (L13)', { issueType: 'sast' }, { issueType: 'secrets' }],
    ['one of a known type and one without a type', { issueType: 'sast' }, { issueType: undefined }],
    ['equal ids with different paths', { rulePath: 'a' }, { rulePath: 'b' }],
    ['an id and a path that are swapped', { ruleId: 'a', rulePath: '' }, { ruleId: '', rulePath: 'a' }],
    ['an id of 100 KB and one that is longer', { ruleId: 'x'.repeat(100_000) }, { ruleId: 'x'.repeat(100_001) }],
  ])('distinguishes rules: %s (E22)', async (_, one, other) => {
    const reading = await read(anIssuePage([anIssueGroup(one), anIssueGroup(other)]));
    expect([reading.tally.rules.size, sumOf(reading.tally)]).toEqual([2, 6n]);
  });

  it('is exact beyond 2^53 (E12)', async () => {
    const reading = await read(part('a=9007199254740993'), part('b=9223372036854775807'));
    expect(sumOf(reading.tally)).toBe(9007199254740993n + 9223372036854775807n);
  });

  it('stores only the members of a group that the pages need', async () => {
    const ruleSourceUri = 'https://x.test';
    const group = anIssueGroup({ ruleSourceUri, ruleTestCases: [{ target: 'secret', language: 'py' }] });
    const [rule] = (await read(anIssuePage([group]))).tally.rules.keys();
    const known = { ruleId: 'r-1', rulePath: 'python.eval', issueType: 'sast', epss: undefined };
    expect(rule).toEqual({ ...known, ruleSourceUri });
  });

  it('has each debug note once', async () => {
    const page = anIssuePage([], { notices: ['unknown member x'] });
    const world = worldOf([page, page]);
    await readSearch(world, SEARCH);
    expect(world).toMatchObject({ notices: new Set(), debugNotes: new Set(['unknown member x']) });
  });
});

describe('a search that fails', () => {
  it('keeps the pages before, and is incomplete (E6)', async () => {
    const failure = new GateFailure('server', 'status 503');
    const reading = await read(part('a=3'), failure);
    expect(reading.failure).toBe(failure);
    expect([sumOf(reading.tally), reading.tally.isComplete]).toEqual([3n, false]);
  });

  it('on its first page has read nothing, which differs from an empty answer', async () => {
    const { tally, failure } = await read(new GateFailure('not-found', 'status 404'));
    expect(tally).toEqual({ rules: new Map(), isComplete: false });
    expect(failure?.reason).toBe('not-found');
  });

  it('because of a defect is internal', async () => {
    expect((await read(new TypeError('x is not a function'))).failure?.reason).toBe('internal');
  });
});

it.each<[what: string, doesFit: boolean, pages: readonly IssuePage[]]>([
  ['counts groups', true, [part('a=3 b=1', 3n), part('c=2', 3n)]],
  ['counts issues', true, [part('a=3 b=1', 6n), part('c=2', 6n)]],
  ['is missing with nothing to count', true, [part('')]],
  ['is zero with nothing to count', true, [part('', 0n)]],
  ['counts a rule once that came twice', true, [part('a=3', 2n), part('a=3 b=1', 2n)]],
  ['is smaller', false, [part('a=3 b=1', 1n)]],
  ['is larger', false, [part('a=3 b=1', 5n)]],
  ['is missing with groups to count', false, [part('a=3')]],
  ['changes between pages', false, [part('a=3', 1n), part('b=1', 2n)]],
  ['is missing on one page', false, [part('a=3', 2n), part('b=1')]],
  ['counts groups on pages without groups', false, [part('', 4n)]],
])('the total of an answer (E9) %s, and fits: %s', async (_, doesFit, pages) => {
  expect((await read(...pages)).doesTotalFit).toBe(doesFit);
});

describe('rules that were read', () => {
  const first = { rulePath: 'a', ruleId: '1', issueType: 'sast' } as const;

  it.each([
    ['the first of an id', first],
    ['another path of that id', { ...first, rulePath: 'b' }],
    ['another issue type of that id', { ...first, issueType: 'sca' } as const],
    ['a rule without an id', { ...first, ruleId: '' }],
  ])('have %s once', (_, facts) => {
    const known = new KnownRules();
    const one = known.ruleOf(anIssueGroup(first));
    const found = known.ruleOf(anIssueGroup(facts));
    expect(found).toMatchObject(facts);
    expect([known.ruleOf(anIssueGroup(first)), known.ruleOf(anIssueGroup(facts))]).toEqual([one, found]);
    expect(known.ruleOf(anIssueGroup(facts))).toBe(found);
    expect(found === one).toBe(facts === first);
  });

  it('have each group without a name separately', () => {
    const known = new KnownRules();
    const nameless = anIssueGroup({ rulePath: '', ruleId: '' });
    expect(known.ruleOf(nameless)).not.toBe(known.ruleOf(nameless));
  });

  it.each([
    [[0.2, 0.9, 0.5], 0.9],
    [[undefined, 0.1], 0.1],
    [[0.1, 1.5, undefined, -1], 0.1],
  ])('have the highest valid score of %j', (scores, highest) => {
    const known = new KnownRules();
    const rules = scores.map((score) =>
      known.ruleOf(anIssueGroup({ epss: { score, percentile: 0, updatedAt: undefined, categorization: '' } })),
    );
    expect(rules.map(({ epss }) => epss?.score)).toEqual(rules.map(() => highest));
  });
});
