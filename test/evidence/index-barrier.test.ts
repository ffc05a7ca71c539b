import { describe, expect, it } from 'vitest';
import type { RepositoryId } from '../../src/domain/ids.ts';
import type { IssueType } from '../../src/domain/product.ts';
import type { FindingsCounts } from '../../src/domain/scan.ts';
import { indexLag, isIndexed, unseenIssueTypes } from '../../src/evidence/index-barrier.ts';
import type { SearchReading } from '../../src/evidence/read-search.ts';
import { aScan, someFindings } from '../build/a-scan.ts';
import { anIssueGroup } from '../build/an-issue-group.ts';
import { anIssuePage, ScriptedReader } from '../fakes/scripted-reader.ts';
import { anIndex } from './an-index.ts';

const SCOPE = {
  repositoryId: '4242' as RepositoryId,
  refs: ['refs/pull/7/merge'],
  states: ['open'],
  pageSize: 100,
} as const;

/** Readings of `rated` that found issues of these types, and of `other` that found nothing. */
function found(...types: readonly (IssueType | undefined)[]): ReadonlyMap<string, SearchReading> {
  const rules = types.map((type, index): [string, { group: ReturnType<typeof anIssueGroup>; count: bigint }] => [
    String(index),
    { group: anIssueGroup({ issueType: type as 'sast' | undefined }), count: 1n },
  ]);
  const reading = { isSettled: true, doesTotalFit: true, failure: undefined, notices: [] };
  return new Map<string, SearchReading>([
    ['rated', { ...reading, tally: { rules: new Map(rules), isComplete: true } }],
    ['other', { ...reading, tally: { rules: new Map(), isComplete: true } }],
  ]);
}

describe('what a scan found and the searches did not', () => {
  it.each<
    [
      what: string,
      counts: Partial<FindingsCounts>,
      types: readonly (IssueType | undefined)[],
      unseen: readonly string[][],
    ]
  >([
    ['nothing for a clean scan', {}, [], []],
    ['nothing where each product was seen', { code: 2n, secrets: 1n }, ['sast', 'secrets'], []],
    ['the one product that was not seen', { code: 2n, secrets: 1n }, ['sast'], [['secrets']]],
    ['each product by itself', { code: 2n, supplyChain: 1n, secrets: 1n }, [], [['sast'], ['sca'], ['secrets']]],
    ['a product whose groups do not say their type', { code: 2n }, [undefined], [['sast']]],
    [
      'all types where the scan names no product',
      { total: 4n },
      [],
      [['sast', 'sca', 'secrets', 'research', 'ai-sast']],
    ],
    ['nothing where something was seen and the scan names no product', { total: 4n }, ['sca'], []],
    ['nothing where more was found than the scan says', { code: 1n }, ['sast', 'sca'], []],
  ])('is %s', (_, counts, types, unseen) => {
    expect(unseenIssueTypes([aScan({ findingsCounts: someFindings(counts) })], found(...types))).toEqual(unseen);
  });

  it('is looked for in every scan that covers a product', () => {
    const scans = [aScan(), aScan({ findingsCounts: someFindings({ supplyChain: 1n }) })];
    expect(unseenIssueTypes(scans, found())).toEqual([['sca']]);
  });

  it('does not count as seen because of a group without issues', () => {
    const readings = found('sast');
    const [rule] = [...readings.get('rated')!.tally.rules.values()];
    const empty = new Map([['0', { ...rule!, count: 0n }]]);
    const rated = { ...readings.get('rated')!, tally: { rules: empty, isComplete: true } };
    const scan = aScan({ findingsCounts: someFindings({ code: 1n }) });
    expect(unseenIssueTypes([scan], new Map([...readings, ['rated', rated]]))).toEqual([['sast']]);
  });
});

describe('whether issues of a type are in the index', () => {
  it('is asked over all nine states, of the same refs and repository', async () => {
    const reader = anIndex({ 'all sast': ['a=1'] });
    expect(await isIndexed(reader, ['sast'], SCOPE)).toBe(true);
    expect(reader.issueSearches[0]).toMatchObject({
      repositoryId: '4242',
      refs: ['refs/pull/7/merge'],
      issueTypes: ['sast'],
    });
    expect(reader.issueSearches[0]?.states).toHaveLength(9);
  });

  it.each([
    ['no group', '', false],
    ['a group without issues', 'a=0', false],
    ['an issue on a later page', '||a=1', true],
  ])('depends on the answer: %s', async (_, answer, expected) => {
    expect(await isIndexed(anIndex({ 'all sast': [answer] }), ['sast'], SCOPE)).toBe(expected);
  });

  it('needs only one page where that is enough', async () => {
    const reader = new ScriptedReader({
      issues: () => [anIssuePage([anIssueGroup()]), new Error('a second page was read')],
    });
    expect(await isIndexed(reader, ['sast'], SCOPE)).toBe(true);
  });
});

it('a lag names the products and the refs that were searched (E16)', () => {
  expect(indexLag(['sca'], ['main', 'refs/heads/main'])).toMatchObject({
    reason: 'index-lag',
    message: expect.stringContaining('(sca), but none can be found under "main" or "refs/heads/main"'),
  });
});
